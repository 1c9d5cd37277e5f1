import type { RegistroTable } from './registro.table.ts';

/** Every table of the house, by its name: the others are declared beside their columns, in the `.table.ts` of who owns them. */
export interface Database {
  registro: RegistroTable;
}
