import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

export interface SuiteModelloTable {
  modello: string;
  id: Buffer;
  dati: ColumnType<Record<string, unknown>, string, string>;
  concessione: string | null;
  uid: string | null;
  sessione_id: string | null;
  consumato_il: Date | null;
  scade_il: Date;
}

export interface SuiteChiaveTable {
  id: string;
  uso: 'firma' | 'cookie';
  chiave: ColumnType<Record<string, unknown>, string, string>;
  creata_il: Istante;
  attiva_dal: Istante;
  ritirata_il: Date | null;
}

export interface SuiteUscitaTable {
  id: Generated<string>;
  client_id: string;
  sub: string;
  sid: string;
  tentativi: Generated<number>;
  prossimo_tentativo: Istante;
  creata_il: Istante;
}

declare module '../../../db/database.ts' {
  interface Database {
    suite_chiave: SuiteChiaveTable;
    suite_modello: SuiteModelloTable;
    suite_uscita: SuiteUscitaTable;
  }
}
