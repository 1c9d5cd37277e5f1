import type { Generated } from 'kysely';

export interface PreferenzaHomeTable {
  utente_id: number;
  preferiti: Generated<string[]>;
  note_lette: string | null;
  tasto_aiuto: Generated<boolean>;
  passi_nascosti: Generated<boolean>;
}

declare module '../../../db/database.ts' {
  interface Database {
    preferenza_home: PreferenzaHomeTable;
  }
}
