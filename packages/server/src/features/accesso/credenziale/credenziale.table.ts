import type { ServizioCredenziale } from '@quadra/contract';
import type { ColumnType } from 'kysely';

export interface CredenzialeTable {
  studio_id: number;
  servizio: ServizioCredenziale;
  sigillata: Buffer;
  aggiornata_il: ColumnType<Date, Date | undefined, Date>;
}

declare module '../../../db/database.ts' {
  interface Database {
    credenziale: CredenzialeTable;
  }
}
