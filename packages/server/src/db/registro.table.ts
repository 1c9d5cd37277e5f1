import type { ColumnType, Generated } from 'kysely';

export interface RegistroTable {
  studio_id: number;
  id: Generated<string>;
  quando: ColumnType<Date, never, never>;
  utente_id: number | null;
  ip: string | null;
  azione: string;
  entita: string;
  entita_id: string | null;
  /** In clear until the row is sealed. */
  prima: ColumnType<unknown, string | null | undefined, null>;
  dopo: ColumnType<unknown, string | null | undefined, null>;
  attore_id: ColumnType<number | null, number | null | undefined, never>;
  attore: ColumnType<string | null, string | null | undefined, null>;
  /** The data key of `cifrato`: before and after, once sealed. */
  chiave_id: ColumnType<string | null, never, string>;
  cifrato: ColumnType<Buffer | null, never, Buffer>;
}
