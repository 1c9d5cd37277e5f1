import type { ColumnType } from 'kysely';

export type RighiBozza = Record<string, string | number | boolean | null>;

export interface BozzaTable {
  studio_id: number;
  utente_id: number;
  luogo: string;
  righi: ColumnType<RighiBozza, string, string>;
  versione: number | null;
  salvata_il: Date;
  scade_il: Date;
}

declare module '../../../db/database.ts' {
  interface Database {
    bozza: BozzaTable;
  }
}
