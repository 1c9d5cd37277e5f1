import type { ColumnType } from 'kysely';

export interface RichiestaRipetibileTable {
  studio_id: number;
  utente_id: number;
  chiave: string;
  impronta: Buffer;
  risposta: ColumnType<unknown, string | null, string>;
  scade_il: Date;
}

declare module '../../../db/database.ts' {
  interface Database {
    richiesta_ripetibile: RichiestaRipetibileTable;
  }
}
