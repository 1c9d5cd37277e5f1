import type { Generated } from 'kysely';

export interface GruppoListinoTable {
  id: Generated<string>;
  /** Null: of the vendor. */
  gestore_id: number | null;
  nome: string;
  valido_da: string;
  valido_a: string | null;
  versione: Generated<number>;
}

export interface VoceListinoTable {
  gruppo_id: string;
  tipo: string;
  anno: number | null;
  crediti: number;
  /** Cents. */
  prezzo_unitario: number;
}

declare module '../../../db/database.ts' {
  interface Database {
    gruppo_listino: GruppoListinoTable;
    voce_listino: VoceListinoTable;
  }
}
