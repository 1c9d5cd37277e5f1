import type { ColumnType, Generated } from 'kysely';

interface FoglioDiStileTable {
  /** Always true: there is one. */
  unico: Generated<boolean>;
  nome: string;
  contenuto: string;
  caricato_il: ColumnType<Date, Date | undefined, Date>;
  caricato_da: number | null;
}

declare module '../../../../db/database.ts' {
  interface Database {
    foglio_di_stile: FoglioDiStileTable;
  }
}
