import {
  computeEffettivo,
  errori,
  findMancante,
  frasiErrore,
  funzionalita,
  type Possesso,
  permessi,
  type Requisito,
  tipologiaUtente,
} from '@quadra/contract';
import { DomainError } from './domain-error.ts';
import type { Sessione } from './sessione/sessione.ts';

/** Who may do what to which thing, in words, and what it asks besides; the record's own scope is kept by row-level security. */
export interface Permesso extends Requisito {
  readonly azione: string;
  readonly risorsa: string;
  readonly regola: (sessione: Sessione) => boolean;
}

/** Declares a right. It is asked by the route that names it, before anything else of the call is read. */
export const allow = (
  azione: string,
  risorsa: string,
  regola: Permesso['regola'],
  chiede: Requisito = {},
): Permesso => Object.freeze({ azione, risorsa, regola, ...chiede });

type Misurata = Pick<Sessione, 'tipologia' | 'valoriPermesso' | 'profilo'>;
const limitati: readonly number[] = [tipologiaUtente.OP_STU, tipologiaUtente.OP_GES];
const delFornitore: readonly number[] = [tipologiaUtente.AMM_ELMAS, tipologiaUtente.CON_ELMAS];

/**
 * What a session has. Permissions limit operators: who administers has them all. Features hold for everybody; the vendor's
 * own people have them all.
 */
export function computePossesso({ tipologia, valoriPermesso, profilo }: Misurata): Possesso {
  const listCodici = (voci: readonly { codice: string }[], isTutto: boolean) =>
    voci
      .map(({ codice }) => codice)
      .filter((codice) => isTutto || computeEffettivo(valoriPermesso, codice).valore);
  return {
    moduli: profilo.studio && [...new Set(profilo.studio.applicativi.map(({ codice }) => codice))],
    funzionalita: listCodici(funzionalita, delFornitore.includes(tipologia)),
    permessi: listCodici(permessi, !limitati.includes(tipologia)),
    abilitazioni: {
      VisureAbilitate: profilo.visureAbilitate,
      AbilitaAI: profilo.abilitaAi,
      Esportazione730Enabled: profilo.esportazione730,
    },
  };
}

/** What stops a session before a right; undefined when it has it. */
export function findDivieto(sessione: Sessione, diritto: Permesso): 'ruolo' | keyof Requisito | undefined {
  return diritto.regola(sessione) ? findMancante(diritto, computePossesso(sessione)) : 'ruolo';
}

/** Each missing thing with its sentence: of a module, who may buy it is told where, the others to whom to turn. */
const rifiuti: Readonly<
  Record<keyof Requisito, (requisito: Requisito, sessione: Pick<Sessione, 'tipologia'>) => DomainError>
> = {
  modulo: (_, { tipologia }) =>
    new DomainError(
      'MODULO_NON_ATTIVO',
      tipologia === tipologiaUtente.AMM_STU ? { messaggio: frasiErrore.MODULO_DA_ACQUISTARE } : {},
    ),
  funzionalita: () => new DomainError('FUNZIONALITA_NON_ATTIVA'),
  abilitazione: ({ abilitazione }) =>
    new DomainError(abilitazione === 'VisureAbilitate' ? 'VISURE_DISABILITATE' : 'FUNZIONALITA_NON_ATTIVA'),
  permesso: () => new DomainError('NON_AUTORIZZATO'),
};

/**
 * What a call asks besides its right, where only what it was sent says it.
 * @throws MODULO_NON_ATTIVO, FUNZIONALITA_NON_ATTIVA, VISURE_DISABILITATE, NON_AUTORIZZATO
 */
export function requireRequisito(sessione: Misurata, requisito: Requisito): void {
  const mancante = findMancante(requisito, computePossesso(sessione));
  if (mancante) throw rifiuti[mancante](requisito, sessione);
}

/** The actions of a right that change nothing. */
export const azioniDiLettura: readonly string[] = ['leggi', 'elenca', 'calcola', 'spiega', 'simula'];

/**
 * @throws NON_AUTORIZZATO when the session lacks the right; MODULO_NON_ATTIVO, FUNZIONALITA_NON_ATTIVA or VISURE_DISABILITATE
 * when what it is about is off
 */
export function authorize(sessione: Sessione, permesso: Permesso): void {
  if (!permesso.regola(sessione)) throw new DomainError('NON_AUTORIZZATO');
  requireRequisito(sessione, permesso);
}

/**
 * The one place where who acts in place of another is stopped: calls of the person alone, and changes when only looking.
 * @throws SOSTITUZIONE_NON_AMMESSA, SOLA_LETTURA
 */
export function requireSostituibile(sessione: Sessione, sostituibile: 'legge' | 'scrive' | 'mai'): void {
  if (sessione.sostituzione === null) return;
  if (sostituibile === 'mai') throw new DomainError('SOSTITUZIONE_NON_AMMESSA');
  if (sostituibile === 'scrive' && isSolaLettura(sessione)) throw new DomainError('SOLA_LETTURA');
}

/** Who only looks in place of another: every change of such a session is refused. */
export const isSolaLettura = ({ sostituzione }: Sessione): boolean => sostituzione?.scrittura === false;

/** Clients whose treatment is limited are seen by who answers for the studio, and by him only to look at them. */
export const canVedereLimitati = ({ tipologia }: Pick<Sessione, 'tipologia'>): boolean =>
  tipologia === tipologiaUtente.AMM_STU;

export const isFornitore = ({ tipologia }: Sessione): boolean => tipologia === tipologiaUtente.AMM_ELMAS;
export const isConsulente = ({ tipologia }: Sessione): boolean => tipologia === tipologiaUtente.CON_ELMAS;
export const isDiStudio = ({ tipologia }: Sessione): boolean =>
  tipologia === tipologiaUtente.AMM_STU || tipologia === tipologiaUtente.OP_STU;

/**
 * The studio a write is for: the user's own, or the one named by who reaches several.
 * @throws STUDIO_NON_INDICATO, or NON_TROVATO when it is outside the session's reach.
 */
export function requireStudio(
  sessione: Pick<Sessione, 'studioId' | 'studi'>,
  idStudio: number | undefined,
): number {
  const studio = idStudio ?? sessione.studioId;
  if (studio === null) {
    throw new DomainError('STUDIO_NON_INDICATO', {
      modelState: { IdStudio: [errori.STUDIO_NON_INDICATO.testo] },
    });
  }
  if (!sessione.studi.includes(studio)) throw new DomainError('NON_TROVATO');
  return studio;
}
