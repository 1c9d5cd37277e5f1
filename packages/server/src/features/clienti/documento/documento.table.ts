import type { ColumnType, Generated } from 'kysely';

export interface DocumentoTable {
  studio_id: number;
  id: Generated<string>;
  anagrafica_id: string;
  nome: string;
  tipo: string;
  formato: string;
  dimensione: number;
  sha256: Buffer;
  contenuto: Buffer;
  caricato_il: ColumnType<Date, Date | undefined, never>;
  caricato_da: number | null;
  /** Of a client whose treatment is limited. */
  limitato: Generated<boolean>;
}

declare module '../../../db/database.ts' {
  interface Database {
    documento: DocumentoTable;
  }
}
