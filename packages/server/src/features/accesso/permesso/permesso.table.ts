import type { Generated } from 'kysely';

export interface PermessoPredefinitoTable {
  codice: string;
  valore: boolean;
}

export interface PermessoGestoreTable {
  gestore_id: number;
  codice: string;
  valore: boolean;
  detto_il: Generated<Date | null>;
  detto_da: number | null;
}

export interface PermessoStudioTable {
  studio_id: number;
  codice: string;
  valore: boolean;
  detto_il: Generated<Date | null>;
  detto_da: number | null;
}

declare module '../../../db/database.ts' {
  interface Database {
    permesso_gestore: PermessoGestoreTable;
    permesso_predefinito: PermessoPredefinitoTable;
    permesso_studio: PermessoStudioTable;
  }
}
