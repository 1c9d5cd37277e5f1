import {
  type CodiceFunzionalita,
  type CodicePermesso,
  computeEffettivo,
  errori,
  tipologiaUtente,
} from '@quadra/contract';
import type { Sessione } from '../features/sessione/sessione.public.ts';
import { DomainError } from './domain-error.ts';

/** Who may do what to which thing, in words; the record's own scope is kept by row-level security. */
export interface Permesso {
  readonly azione: string;
  readonly risorsa: string;
  readonly regola: (sessione: Sessione) => boolean;
  /** Besides, the permission that operators must have. */
  readonly permesso?: CodicePermesso;
  /** Besides, the feature that must be active. */
  readonly funzionalita?: CodiceFunzionalita;
}

/** Declares a right. It is asked by the route that names it, before anything else of the call is read. */
export const allow = (
  azione: string,
  risorsa: string,
  regola: Permesso['regola'],
  chiede: Pick<Permesso, 'permesso' | 'funzionalita'> = {},
): Permesso => Object.freeze({ azione, risorsa, regola, ...chiede });

/** Permissions limit operators: who administers has them all. */
export const hasPermesso = (
  sessione: Pick<Sessione, 'tipologia' | 'valoriPermesso'>,
  codice: CodicePermesso,
): boolean =>
  (sessione.tipologia !== tipologiaUtente.OP_STU && sessione.tipologia !== tipologiaUtente.OP_GES) ||
  computeEffettivo(sessione.valoriPermesso, codice).valore;

/** Features hold for everybody; the vendor's own people have them all. */
export const hasFunzionalita = (
  sessione: Pick<Sessione, 'tipologia' | 'valoriPermesso'>,
  codice: CodiceFunzionalita,
): boolean =>
  sessione.tipologia === tipologiaUtente.AMM_ELMAS ||
  sessione.tipologia === tipologiaUtente.CON_ELMAS ||
  computeEffettivo(sessione.valoriPermesso, codice).valore;

/** What stops a session before a right; undefined when it has it. */
export function findDivieto(
  sessione: Sessione,
  diritto: Permesso,
): 'ruolo' | 'funzionalita' | 'permesso' | undefined {
  if (!diritto.regola(sessione)) return 'ruolo';
  if (diritto.funzionalita && !hasFunzionalita(sessione, diritto.funzionalita)) return 'funzionalita';
  return diritto.permesso && !hasPermesso(sessione, diritto.permesso) ? 'permesso' : undefined;
}

/** The actions of a right that change nothing. */
export const azioniDiLettura: readonly string[] = ['leggi', 'elenca', 'calcola', 'spiega', 'simula'];

/** @throws NON_AUTORIZZATO when the session lacks the right, FUNZIONALITA_NON_ATTIVA when what it is about is off. */
export function authorize(sessione: Sessione, permesso: Permesso): void {
  const divieto = findDivieto(sessione, permesso);
  if (divieto)
    throw new DomainError(divieto === 'funzionalita' ? 'FUNZIONALITA_NON_ATTIVA' : 'NON_AUTORIZZATO');
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

export const isFornitore = ({ tipologia }: Sessione): boolean => tipologia === tipologiaUtente.AMM_ELMAS;
export const isConsulente = ({ tipologia }: Sessione): boolean => tipologia === tipologiaUtente.CON_ELMAS;
export const isDiStudio = ({ tipologia }: Sessione): boolean =>
  tipologia === tipologiaUtente.AMM_STU || tipologia === tipologiaUtente.OP_STU;

/**
 * The studio a write is for: the user's own, or the one named by who reaches several.
 * @throws STUDIO_NON_INDICATO, or NON_TROVATO when it is outside the session's reach.
 */
export function requireStudio(sessione: Sessione, idStudio: number | undefined): number {
  const studio = idStudio ?? sessione.studioId;
  if (studio === null) {
    throw new DomainError('STUDIO_NON_INDICATO', {
      modelState: { IdStudio: [errori.STUDIO_NON_INDICATO.testo] },
    });
  }
  if (!sessione.studi.includes(studio)) throw new DomainError('NON_TROVATO');
  return studio;
}
