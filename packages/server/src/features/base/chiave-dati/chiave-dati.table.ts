import type { ColumnType, Generated } from 'kysely';

export interface ChiaveDatiTable {
  studio_id: number;
  id: Generated<string>;
  soggetti: ColumnType<string[], string[], never>;
  /** SHA-256 of the subjects. */
  impronta: ColumnType<Buffer, Buffer, never>;
  /** The key under the secret of the application; null once it was destroyed. */
  avvolta: ColumnType<Buffer | null, Buffer, Buffer | null>;
  creata_il: Generated<Date>;
  distrutta_il: ColumnType<Date | null, never, Date>;
}

declare module '../../../db/database.ts' {
  interface Database {
    chiave_dati: ChiaveDatiTable;
  }
}
