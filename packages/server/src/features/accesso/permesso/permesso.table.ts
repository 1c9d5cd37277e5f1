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
