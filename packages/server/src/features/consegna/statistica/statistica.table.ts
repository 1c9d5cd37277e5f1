import type { Generated } from 'kysely';

/** Clients that came and went in a month of Italy (its first day): added and never changed, put together from time to time. */
interface StatisticaClienteTable {
  studio_id: number;
  id: Generated<string>;
  mese: string;
  tipo: string;
  archiviata: boolean;
  limitata: boolean;
  quantita: number;
}
/** Declarations, by the month they were begun. */
interface StatisticaDichiarazioneTable {
  studio_id: number;
  id: Generated<string>;
  mese: string;
  anno: number;
  tipo: string;
  stato: string;
  telematico: string;
  limitata: boolean;
  quantita: number;
}
/** Credits, by the month and the type of their movements. */
interface StatisticaMovimentoTable {
  studio_id: number;
  id: Generated<string>;
  mese: string;
  tipo: string;
  quantita: number;
}

declare module '../../../db/database.ts' {
  interface Database {
    statistica_cliente: StatisticaClienteTable;
    statistica_dichiarazione: StatisticaDichiarazioneTable;
    statistica_movimento: StatisticaMovimentoTable;
  }
}
