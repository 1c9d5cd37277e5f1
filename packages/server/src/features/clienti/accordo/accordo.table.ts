import type { TipoDocumentoContratto } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

export interface AccordoTable {
  studio_id: number;
  id: Generated<string>;
  tipo: TipoDocumentoContratto;
  /** Day of the signature. */
  data: string;
  nome: string;
  formato: string;
  dimensione: number;
  sha256: Buffer;
  contenuto: Buffer;
  caricato_il: ColumnType<Date, Date | undefined, never>;
  caricato_da: number | null;
  autore: string;
}

declare module '../../../db/database.ts' {
  interface Database {
    accordo: AccordoTable;
  }
}
