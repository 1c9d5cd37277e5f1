import type { FonteCollegamento } from '@quadra/contract';
import type { ValoreCasella } from '@quadra/fisco';
import type { ColumnType, Generated } from 'kysely';

export type AttoCollegamento = 'accettato' | 'rifiutato' | 'ignorato';
/** A casella of what was decided: what was there, and what the source says. */
export interface CasellaDecisa {
  readonly casella: string;
  readonly prima: ValoreCasella | null;
  readonly dopo: ValoreCasella | null;
}

export interface CollegamentoTable {
  studio_id: number;
  id: Generated<string>;
  dichiarazione_id: string;
  atto: AttoCollegamento;
  fonte: FonteCollegamento;
  rigo: string;
  da: string;
  caselle: ColumnType<CasellaDecisa[], string, never>;
  motivo: string | null;
  quando: Generated<Date>;
  utente_id: number | null;
  annullato_il: ColumnType<Date | null, never, Date>;
  annullato_da: ColumnType<number | null, never, number>;
}

declare module '../../../db/database.ts' {
  interface Database {
    collegamento: CollegamentoTable;
  }
}
