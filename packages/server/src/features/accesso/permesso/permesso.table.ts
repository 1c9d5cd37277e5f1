export interface PermessoPredefinitoTable {
  codice: string;
  valore: boolean;
}

export interface PermessoGestoreTable {
  gestore_id: number;
  codice: string;
  valore: boolean;
}

export interface PermessoStudioTable {
  studio_id: number;
  codice: string;
  valore: boolean;
}

declare module '../../../db/database.ts' {
  interface Database {
    permesso_gestore: PermessoGestoreTable;
    permesso_predefinito: PermessoPredefinitoTable;
    permesso_studio: PermessoStudioTable;
  }
}
