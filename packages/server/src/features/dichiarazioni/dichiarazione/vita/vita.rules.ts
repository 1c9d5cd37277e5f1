import {
  type CodiceErrore,
  type EtichettaDichiarazione,
  errori,
  escapeTesto,
  frasiErrore,
  frasiSolaLettura,
  type MotivoSolaLettura,
  type StatoDichiarazione,
} from '@quadra/contract';
import { DomainError } from '../../../../http/domain-error.ts';

/** What stops every write of a studio for a type of declaration and a year. */
export interface Fermo {
  readonly isStudioBloccato: boolean;
  /** The module of the type counts today, for some year; and for this one. */
  readonly isModuloAttivo: boolean;
  readonly isAnnoAbilitato: boolean;
}

/** What is true of a declaration: all that may be done with it follows from here. */
export interface Fatti extends Fermo {
  readonly stato: StatoDichiarazione;
  readonly stampaData: Date | null;
  readonly riapertaIl: Date | null;
  readonly archiviataIl: Date | null;
  /** Who took it in charge; null: nobody. */
  readonly inCaricoA: { readonly id: number; readonly nome: string } | null;
  /** When the telematic file of today was made, whether it is only for trial, and whether it left. */
  readonly telematicoCreatoIl: Date | null;
  readonly isTelematicoDiProva: boolean;
  readonly isTelematicoInviato: boolean;
  /** A telematic file of it left, also before it was reopened. */
  readonly hasInvii: boolean;
  /** An Integrativa or a copy was made from it. */
  readonly hasDerivate: boolean;
  /** Its client was asked to pay for its print, and paid or still may. */
  readonly hasPagante: boolean;
}

/** Who asks, and whether he confirmed what has to be. */
export interface Chi {
  readonly utenteId: number;
  readonly conferma?: boolean;
}

interface Rifiuto {
  readonly codice: CodiceErrore;
  readonly messaggio?: string;
}
type Condizione = (fatti: Fatti, chi: Chi) => Rifiuto | undefined;

/** Why nothing of the studio is written; undefined when it may be. */
export function findFermo({
  isStudioBloccato,
  isModuloAttivo,
  isAnnoAbilitato,
}: Fermo): MotivoSolaLettura | undefined {
  if (isStudioBloccato) return 'studio bloccato';
  if (!isModuloAttivo) return 'modulo non attivo';
  return isAnnoAbilitato ? undefined : 'anno non abilitato';
}

/** Why it cannot be changed at all, whatever its state; undefined when it can. */
function findBlocco(fatti: Fatti, utenteId: number): MotivoSolaLettura | undefined {
  if (fatti.archiviataIl !== null) return 'archiviata';
  const fermo = findFermo(fatti);
  if (fermo !== undefined) return fermo;
  return fatti.inCaricoA !== null && fatti.inCaricoA.id !== utenteId ? 'in carico' : undefined;
}

/** Why who asks only looks at it; undefined when he may write. */
export const findMotivo = (fatti: Fatti, utenteId: number): MotivoSolaLettura | undefined =>
  findBlocco(fatti, utenteId) ?? (fatti.stato === 'Chiusa' ? 'chiusa' : undefined);

const describeMotivo = (motivo: MotivoSolaLettura, { inCaricoA }: Fatti): string =>
  frasiSolaLettura[motivo](escapeTesto(inCaricoA?.nome ?? ''));

const scrivibile: Condizione = (fatti, { utenteId }) => {
  const motivo = findBlocco(fatti, utenteId);
  if (motivo === undefined) return undefined;
  const messaggio = `${errori.DICHIARAZIONE_SOLA_LETTURA.testo} ${describeMotivo(motivo, fatti)}`;
  return { codice: 'DICHIARAZIONE_SOLA_LETTURA', messaggio };
};
/** A refusal that adds its reason to the sentence of the act. */
const unless =
  (isVero: (fatti: Fatti) => boolean, codice: CodiceErrore, frase: string): Condizione =>
  (fatti) =>
    isVero(fatti) ? undefined : { codice, messaggio: `${errori[codice].testo} ${frase}` };
const stampata =
  (codice: CodiceErrore): Condizione =>
  ({ stampaData }) =>
    stampaData === null ? { codice } : undefined;
const nonArchiviata = (codice: CodiceErrore, frase: string = frasiErrore.ARCHIVIATA) =>
  unless(({ archiviataIl }) => archiviataIl === null, codice, frase);
const riapribile: Condizione = ({ isTelematicoInviato }, { conferma }) =>
  isTelematicoInviato && !conferma ? { codice: 'RIAPERTURA_DA_CONFERMARE' } : undefined;
const prendibile: Condizione = ({ inCaricoA }, { utenteId, conferma }) =>
  inCaricoA === null || inCaricoA.id === utenteId || conferma
    ? undefined
    : { codice: 'DICHIARAZIONE_IN_CARICO' };

interface Transizione {
  /** The state it starts from; left out: either. */
  readonly da?: StatoDichiarazione;
  /** The state it leads to; left out: the same. Null: there is none any more. */
  readonly a?: StatoDichiarazione | null;
  /** The refusal when the state is another. */
  readonly altrimenti: CodiceErrore;
  /** What has to be true besides, in the order in which it is told. */
  readonly chiede: readonly Condizione[];
}

/**
 * The life of a declaration: from which state, to which, wanting what, with which refusal. Who may is the right of the call
 * (`dichiarazione.policy.ts`); what the law of the quadri asks to close is in `chiudi-dichiarazione.ts`.
 */
export const transizioni = {
  modifica: { da: 'Aperta', altrimenti: 'DICHIARAZIONE_CHIUSA', chiede: [scrivibile] },
  chiudi: { da: 'Aperta', a: 'Chiusa', altrimenti: 'DICHIARAZIONE_CHIUSA', chiede: [scrivibile] },
  stampa: { da: 'Chiusa', altrimenti: 'STAMPA_MANCANTE', chiede: [] },
  salvamodello: { da: 'Chiusa', altrimenti: 'MODELLO_NON_CHIUSO', chiede: [] },
  telematico: {
    da: 'Chiusa',
    altrimenti: 'TELEMATICO_NON_STAMPATO',
    chiede: [stampata('TELEMATICO_NON_STAMPATO')],
  },
  archivia: {
    da: 'Chiusa',
    altrimenti: 'IMPOSSIBILE_ARCHIVIARE',
    chiede: [
      nonArchiviata('IMPOSSIBILE_ARCHIVIARE', frasiErrore.GIA_ARCHIVIATA),
      scrivibile,
      stampata('IMPOSSIBILE_ARCHIVIARE'),
    ],
  },
  scongela: {
    da: 'Chiusa',
    altrimenti: 'DICHIARAZIONE_NON_CONGELATA',
    chiede: [
      ({ archiviataIl }) => (archiviataIl === null ? { codice: 'DICHIARAZIONE_NON_CONGELATA' } : undefined),
      unless(
        ({ isStudioBloccato }) => !isStudioBloccato,
        'DICHIARAZIONE_SOLA_LETTURA',
        frasiSolaLettura['studio bloccato'](''),
      ),
    ],
  },
  riapri: {
    da: 'Chiusa',
    a: 'Aperta',
    altrimenti: 'IMPOSSIBILE_RIAPRIRE',
    chiede: [nonArchiviata('IMPOSSIBILE_RIAPRIRE'), scrivibile, riapribile],
  },
  elimina: {
    da: 'Aperta',
    a: null,
    altrimenti: 'IMPOSSIBILE_ELIMINARE',
    chiede: [
      scrivibile,
      unless(({ hasInvii }) => !hasInvii, 'IMPOSSIBILE_ELIMINARE', frasiErrore.TELEMATICO_INVIATO),
      unless(({ hasDerivate }) => !hasDerivate, 'IMPOSSIBILE_ELIMINARE', frasiErrore.CON_INTEGRATIVE),
      unless(({ hasPagante }) => !hasPagante, 'IMPOSSIBILE_ELIMINARE', frasiErrore.CON_PAGANTE),
    ],
  },
  presaincarico: {
    altrimenti: 'DICHIARAZIONE_SOLA_LETTURA',
    chiede: [nonArchiviata('DICHIARAZIONE_SOLA_LETTURA'), prendibile],
  },
} as const satisfies Record<string, Transizione>;
export type Passo = keyof typeof transizioni;

/** Why a step cannot be taken; undefined when it can. */
export function findRifiuto(passo: Passo, fatti: Fatti, chi: Chi): Rifiuto | undefined {
  const { da, altrimenti, chiede }: Transizione = transizioni[passo];
  for (const condizione of chiede) {
    const rifiuto = condizione(fatti, chi);
    if (rifiuto) return rifiuto;
  }
  return da === undefined || da === fatti.stato ? undefined : { codice: altrimenti };
}

/** @throws the refusal of the step, with its sentence */
export function requirePasso(passo: Passo, fatti: Fatti, chi: Chi): void {
  const rifiuto = findRifiuto(passo, fatti, chi);
  if (rifiuto)
    throw new DomainError(
      rifiuto.codice,
      rifiuto.messaggio === undefined ? {} : { messaggio: rifiuto.messaggio },
    );
}

/** What is said of a declaration beside its state. */
export function listEtichette(fatti: Fatti, isSolaLettura: boolean): EtichettaDichiarazione[] {
  const voci: readonly (readonly [EtichettaDichiarazione, boolean])[] = [
    ['Stampata definitiva', fatti.stampaData !== null],
    ['Telematico creato', fatti.telematicoCreatoIl !== null && !fatti.isTelematicoDiProva],
    ['Telematico di prova', fatti.telematicoCreatoIl !== null && fatti.isTelematicoDiProva],
    ['Congelata in Quadra', fatti.archiviataIl !== null],
    ['Riapertura', fatti.stato === 'Aperta' && fatti.riapertaIl !== null],
    ['Sola lettura', isSolaLettura],
  ];
  return voci.flatMap(([etichetta, isVera]) => (isVera ? [etichetta] : []));
}
