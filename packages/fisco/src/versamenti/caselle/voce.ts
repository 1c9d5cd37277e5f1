import type { SoggettoAcconto } from '../../acconti.ts';
import type { ChiaveCasella, DatiModello } from '../../modelli/modello.ts';
import type { SezioneF24 } from '../f24.ts';

/** A code, or the casella that says which: by its value, `sì` for an amount or a tick. */
export type CodiceVoce =
  | string
  | null
  | {
      readonly casella: ChiaveCasella;
      readonly valori: Readonly<Record<string, string>>;
      readonly altrimenti: string | null;
    };

/** When it is paid: with the balance, with the second advance, at the date of the IVA. */
export type Termine = 'saldo' | 'secondo acconto' | 'iva';

/** An advance: the tax it is of, and the first or the second (that is the only one of a small tax). */
export interface Acconto {
  readonly imposta: string;
  readonly quale: 1 | 2;
  /** Said where the form is of both persons and companies. */
  readonly soggetto?: SoggettoAcconto;
}

/** Where a declaration says a debt or a credit, and how it goes into an F24. */
export interface VoceConto {
  readonly nome: string;
  readonly casella: ChiaveCasella;
  readonly verso: 'debito' | 'credito';
  /** Without a code it is in the account, and not in an F24: whoever pays it writes the code. */
  readonly codice: CodiceVoce;
  readonly sezione: SezioneF24;
  /** The tax year, or the one after: advances. */
  readonly anno: 0 | 1;
  readonly termine: Termine;
  /** Up to this, in euro, nothing is paid nor used. */
  readonly minimo?: number;
  /** Whose it is: the casella of the comune, or the regione that the caller knows. */
  readonly ente?: ChiaveCasella | 'regione';
  /** Casella of the code of the INPS. */
  readonly posizione?: ChiaveCasella;
  /** Of an advance: of which tax, and which of the two. */
  readonly acconto?: Acconto;
  /** The box that is ticked when the thresholds of its advances are those of persons. */
  readonly personeSe?: ChiaveCasella;
  /** Repeated with the moduli of its quadro. */
  readonly ripetuta?: true;
  /** First and last year of the form in which the casella says this, when in the others it does not. */
  readonly dal?: number;
  readonly al?: number;
  /** The box of the form without whose tick nothing of it is here. */
  readonly soloSe?: ChiaveCasella;
  /** Whose it is, by what the declaration says of who declares. */
  readonly quando?: (righi: DatiModello) => boolean;
  /** Due while the advances of these taxes are by history: a forecast of one of them takes it away. */
  readonly seStorico?: readonly string[];
}

type Resto = Partial<
  Pick<
    VoceConto,
    'minimo' | 'ente' | 'posizione' | 'ripetuta' | 'dal' | 'al' | 'soloSe' | 'quando' | 'personeSe'
  >
>;

/** As it is, but that a debt up to so many euro is not paid: a credit is used however small. */
export const withDebitoMinimo = (voci: readonly VoceConto[], minimo: number): VoceConto[] =>
  voci.map((voce) => (voce.verso === 'debito' ? { ...voce, minimo } : voce));

/** Of IVIE, IVAFE and of the tax on cripto-attività (Istruzioni Redditi PF 2023-2026, fascicolo 2, righi RW6-RW8). */
export const MINIMO_ESTERO = 12;

/** The balance of a tax: its debt, and the credit that is not asked back. */
export const saldo = (
  nome: string,
  sezione: SezioneF24,
  codice: CodiceVoce,
  [debito, credito]: readonly [ChiaveCasella, ChiaveCasella?],
  resto: Resto = {},
): VoceConto[] => {
  const voce = { nome, codice, sezione, anno: 0, termine: 'saldo', ...resto } as const;
  return [
    { ...voce, casella: debito, verso: 'debito' },
    ...(credito === undefined ? [] : [{ ...voce, casella: credito, verso: 'credito' } as const]),
  ];
};

/** The advances for the year after. */
export const acconti = (
  nome: string,
  sezione: SezioneF24,
  codici: readonly [CodiceVoce, CodiceVoce],
  caselle: readonly [ChiaveCasella, ChiaveCasella],
  resto: Resto = {},
): VoceConto[] =>
  ([0, 1] as const).map((n) => ({
    nome: `${nome}, ${n === 0 ? 'primo acconto' : 'secondo o unico acconto'}`,
    casella: caselle[n],
    verso: 'debito',
    codice: codici[n],
    sezione,
    anno: 1,
    termine: n === 0 ? 'saldo' : 'secondo acconto',
    // What is owed to the INPS has rules of its own, and no forecast.
    ...(sezione === 'inps' ? {} : { acconto: { imposta: nome, quale: n === 0 ? 1 : 2 } }),
    ...resto,
  }));
