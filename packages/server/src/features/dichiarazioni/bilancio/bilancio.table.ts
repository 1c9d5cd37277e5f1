import type { ColumnType } from 'kysely';
import type { RigaBilancio, VoceLog } from './bilancio.rules.ts';

export interface BilancioTable {
  studio_id: number;
  dichiarazione_id: string;
  fonte: string;
  /** A table of accounts, or an instance of the taxonomy. */
  genere: 'conti' | 'xbrl';
  /** Whose it says it is; null where it does not say. */
  codice_fiscale: string | null;
  importato_il: Date;
  righe: ColumnType<RigaBilancio[], string, string>;
  log: ColumnType<VoceLog[], string, string>;
  caselle: ColumnType<Record<string, string>, string, string>;
}

declare module '../../../db/database.ts' {
  interface Database {
    bilancio: BilancioTable;
  }
}
