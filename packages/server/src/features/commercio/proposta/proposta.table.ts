import type { StatoProposta, TipoProposta } from '@quadra/contract';
import type { SoggettoFattura } from '@quadra/fisco';
import type { ColumnType, Generated } from 'kysely';
import type { RigaTenuta } from '../fattura/fattura.table.ts';

type Fermo<T> = ColumnType<T, T, never>;
type JsonFermo<T> = ColumnType<T, string, never>;

export interface PropostaTable {
  id: Generated<string>;
  /** Null: of the vendor. */
  gestore_id: Fermo<number | null>;
  cliente_studio_id: Fermo<number>;
  tipo: Fermo<TipoProposta>;
  anno: Fermo<number>;
  progressivo: Fermo<number>;
  numero: Fermo<string>;
  data: Fermo<string>;
  /** Of an offer: the last day it may be accepted. */
  scadenza: Fermo<string | null>;
  venditore: Fermo<string>;
  cliente: JsonFermo<SoggettoFattura>;
  righe: JsonFermo<RigaTenuta[]>;
  /** Cents, as all that follow. */
  imponibile: Fermo<number>;
  iva: Fermo<number>;
  totale: Fermo<number>;
  note: Fermo<string>;
  stato: StatoProposta;
  risposta_il: Date | null;
  risposta_da: number | null;
  fattura_id: string | null;
  versione: Generated<number>;
  creata_il: ColumnType<Date, Date | undefined, never>;
}

declare module '../../../db/database.ts' {
  interface Database {
    proposta: PropostaTable;
  }
}
