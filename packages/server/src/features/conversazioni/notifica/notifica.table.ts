import type { Priorita } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

export interface NotificaTable {
  id: Generated<number>;
  oggetto: string;
  testo: string;
  priorita: Priorita;
  data_pubblicazione: Date | null;
  ruoli: Generated<number[]>;
  gestori: Generated<number[]>;
  studi: Generated<number[]>;
  annunciata_il: Date | null;
  versione: Generated<number>;
  creata_il: Istante;
  modificata_il: Istante;
}

export interface NotificaLettaTable {
  utente_id: number;
  notifica_id: number;
  letta_il: Istante;
}

declare module '../../../db/database.ts' {
  interface Database {
    notifica: NotificaTable;
    notifica_letta: NotificaLettaTable;
  }
}
