import type { Data } from '@quadra/values';

export const sezioniF24 = ['erario', 'inps', 'regioni', 'locali', 'inail', 'altri', 'elide'] as const;
export type SezioneF24 = (typeof sezioniF24)[number];

/** Which of the three papers: the ordinary one, the short one, that of what has elements of its own. */
export type TipoF24 = 'ordinario' | 'semplificato' | 'elide';

/** A row: what it asks depends on its section, and on its code. Amounts in cents, one of the two. */
export interface RigoF24 {
  readonly sezione: SezioneF24;
  /** Codice tributo; causale of the INPS, of the INAIL, of the other bodies. */
  readonly codice: string;
  readonly debito?: number;
  readonly credito?: number;
  readonly rateazione?: string;
  readonly anno?: string;
  /** Regione (two digits), comune (catastale), province of the chamber of commerce, code of the body. */
  readonly ente?: string;
  readonly sede?: string;
  /** Matricola of the INPS, ditta of the INAIL, posizione of the other bodies. */
  readonly posizione?: string;
  readonly da?: string;
  readonly a?: string;
  readonly ravvedimento?: boolean;
  readonly variati?: boolean;
  readonly acconto?: boolean;
  readonly saldo?: boolean;
  readonly immobili?: number;
  readonly detrazione?: number;
  /** INAIL: check code of the ditta, number of reference. */
  readonly cc?: string;
  readonly riferimento?: string;
  /** An act: one couple a model. */
  readonly ufficio?: string;
  readonly atto?: string;
  /** Of the comune, when it asks for it: one a model. */
  readonly operazione?: string;
  /** ELIDE: kind of payment and its elements. */
  readonly tipo?: string;
  readonly elementi?: string;
  /** While it is proposed: the debt or the credit that it pays or uses. */
  readonly voce?: string;
  /** And how much of that, in cents, where it is less than the row. */
  readonly quota?: number;
}

export interface F24 {
  readonly tipo: TipoF24;
  /** When it is paid. */
  readonly data: Data;
  readonly righi: readonly RigoF24[];
  readonly iban?: string;
}

/** Rows that each paper has, by section. */
export const capienze: Readonly<Record<TipoF24, Partial<Record<SezioneF24, number>>>> = {
  ordinario: { erario: 6, inps: 4, regioni: 4, locali: 4, inail: 3, altri: 2 },
  semplificato: { erario: 10, regioni: 10, locali: 10 },
  elide: { elide: 28 },
};
/** The short paper has one list for its three sections. */
export const RIGHI_SEMPLIFICATO = 10;

export interface TotaleSezione {
  readonly debito: number;
  readonly credito: number;
  readonly saldo: number;
}

export const debitoDi = ({ debito = 0 }: RigoF24): number => debito;
export const creditoDi = ({ credito = 0 }: RigoF24): number => credito;
const sum = (righi: readonly RigoF24[], di: (rigo: RigoF24) => number): number =>
  righi.reduce((somma, rigo) => somma + di(rigo), 0);

/** What rows owe, what they take off, what is left. */
export function computeTotale(righi: readonly RigoF24[]): TotaleSezione {
  const [debito, credito] = [sum(righi, debitoDi), sum(righi, creditoDi)];
  return { debito, credito, saldo: debito - credito };
}

/** Totals of the sections that have rows, in the order of the model. */
export const computeSezioni = (
  righi: readonly RigoF24[],
): readonly (TotaleSezione & { readonly sezione: SezioneF24 })[] =>
  sezioniF24.flatMap((sezione) => {
    const suoi = righi.filter((rigo) => rigo.sezione === sezione);
    return suoi.length === 0 ? [] : [{ sezione, ...computeTotale(suoi) }];
  });
