import type { CollegamentiFilo, FonteCollegamento } from '@quadra/contract';
import type { CodiceModello, DatiModello, Modello, ValoreCasella } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import type { Dichiarazione } from '../dichiarazione/dichiarazione.queries.ts';

/** The declaration that is spoken to. */
export interface Destinataria {
  readonly trx: Trx;
  readonly dichiarazione: Dichiarazione;
  readonly modello: Modello;
  readonly codiceFiscale: string;
}

/** What a source says of one casella; null empties it. */
export interface VoceFonte {
  readonly casella: string;
  readonly valore: ValoreCasella | null;
  /** Where it stands in the source. */
  readonly da: string;
  readonly dettaglio: string;
  /** As the source has it, where that is not what is written: with its cents. */
  readonly la?: ValoreCasella;
  readonly perche: string;
}
type Filo<T> = T extends readonly (infer U)[] ? Omit<U, 'Fonte'> : never;
/** Two figures of the same thing. */
export type SommaFonte = Filo<CollegamentiFilo['Somme']['Diverse']>;
/** What a source says that has no place in the form. */
export type VoceIgnota = Filo<CollegamentiFilo['NonRiconosciute']['Voci']>;

/** What was read of a source. */
export interface FonteLetta {
  readonly dettaglio: string;
  /** The act that wants it there. */
  readonly norma?: string;
  readonly dichiarazione?: Pick<Dichiarazione, 'id' | 'anno' | 'tipo'>;
  readonly voci: readonly VoceFonte[];
  readonly somme?: readonly SommaFonte[];
  /** How many sums were tried, those that hold among them. */
  readonly sommeProvate?: number;
  readonly ignote?: readonly VoceIgnota[];
}

/** A source: which forms it speaks to, and how it is read. Several readings: one for each paper of that kind. Null: nothing there. */
export interface Fonte {
  readonly codice: FonteCollegamento;
  readonly modelli: readonly CodiceModello[];
  readonly read: (a: Destinataria) => Promise<readonly FonteLetta[]>;
}

/** The value of a casella; null where it is empty. */
export const readCasella = (righi: DatiModello, casella: string): ValoreCasella | null =>
  righi[casella] ?? null;
