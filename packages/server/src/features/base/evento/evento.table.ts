import type { ColumnType, Generated } from 'kysely';

export interface EventoTable {
  studio_id: number;
  utente_id: number;
  id: Generated<number>;
  tipo: 'lavoro' | 'notifica';
  dati: ColumnType<unknown, string, never>;
  creato_il: ColumnType<Date, Date | undefined, never>;
}

declare module '../../../db/database.ts' {
  interface Database {
    evento: EventoTable;
  }
}
