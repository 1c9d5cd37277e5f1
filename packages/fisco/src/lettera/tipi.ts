import type { Data } from '@quadra/values';
import type { ChiaveCasella, Precisione } from '../modelli/modello.ts';

/** Where a number of the letter is written: on the form of the year or of the year before, in the tax account, on a model F24. */
export type FonteLettera = 'dichiarazione' | 'anno prima' | 'conto fiscale' | 'F24';

/** One number that a figure is made of, as it stands where it was read: euro, with the sign it has in the sum. */
export interface AddendoLettera {
  readonly fonte: FonteLettera;
  readonly casella: ChiaveCasella | null;
  readonly nome: string;
  readonly importo: number;
}

/** What of a difference between two years: what was given, the formulas of the law, its numbers. */
export const partiDifferenza = ['dati', 'legge', 'parametri'] as const;
export type ParteDifferenza = (typeof partiDifferenza)[number];

/** A figure: the sum of its addends or, with `parte`, that part of it. Euro. */
export interface CifraLettera {
  readonly importo: number;
  readonly addendi: readonly AddendoLettera[];
  readonly parte: ParteDifferenza | null;
  /** It is read with its sign. */
  readonly conSegno: boolean;
  readonly stato: 'completo' | 'provvisorio' | 'incompleto';
  readonly precisione: Precisione;
}

export type PezzoLettera =
  | { readonly testo: string }
  | { readonly cifra: CifraLettera }
  | { readonly giorno: Data };
export type FraseLettera = readonly PezzoLettera[];

/** A line of a list: what it is, and its amount. */
export interface RigaLettera {
  readonly frase: FraseLettera;
  readonly cifra: CifraLettera;
  readonly entro: Data | null;
  readonly isTotale: boolean;
}

/** A part of the letter: sentences, a list, what is said after it. */
export interface ParteLettera {
  readonly codice: 'quanto' | 'perché' | 'da dove' | 'manca' | 'fatto';
  readonly titolo: string;
  readonly frasi: readonly FraseLettera[];
  readonly righe: readonly RigaLettera[];
  readonly coda: readonly FraseLettera[];
}

/** The letter for who pays: the first sentence, then its parts. */
export interface LetteraCliente {
  readonly apertura: FraseLettera;
  readonly parti: readonly ParteLettera[];
  /** The declaration is not closed: what it says may change. */
  readonly isProvvisoria: boolean;
}

/** Something to be paid on a day, or that was: a debt of the declaration, or the model that holds it. Cents. */
export interface VersamentoLettera {
  readonly data: Data;
  readonly nome: string;
  readonly importo: number;
  readonly casella: ChiaveCasella | null;
  readonly fonte: FonteLettera;
  readonly isAcconto: boolean;
  readonly isPagato: boolean;
}

/** A credit that is left to be used. Cents. */
export type CreditoLettera = Pick<VersamentoLettera, 'nome' | 'importo' | 'casella' | 'fonte'>;

/** Something that was done, and when: null, nobody wrote the day. */
export interface FattoLettera {
  readonly cosa: 'chiusa' | 'stampata' | 'telematico' | 'inviata' | 'accolta';
  readonly giorno: Data | null;
}
