import type { Generated } from 'kysely';

interface StatoServizioTable {
  nome: string;
  stato: 'Spento' | 'Risponde' | 'Non risponde';
  dal: Generated<Date>;
  misurato_il: Generated<Date>;
}

declare module '../../../db/database.ts' {
  interface Database {
    stato_servizio: StatoServizioTable;
  }
}
