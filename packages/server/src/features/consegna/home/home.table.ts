import type { RiepilogoNotifiche } from '@quadra/contract';
import type { Generated } from 'kysely';

export interface PreferenzaHomeTable {
  utente_id: number;
  preferiti: Generated<string[]>;
  note_lette: string | null;
  tasto_aiuto: Generated<boolean>;
  passi_nascosti: Generated<boolean>;
  riepilogo: Generated<RiepilogoNotifiche>;
  /** When it was chosen, or last looked at: once for each morning or week. */
  riepilogo_il: Date | null;
}

declare module '../../../db/database.ts' {
  interface Database {
    preferenza_home: PreferenzaHomeTable;
  }
}
