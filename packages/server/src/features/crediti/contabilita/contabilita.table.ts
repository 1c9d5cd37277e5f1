import type { Generated } from 'kysely';

/** Accounting defaults: of the vendor (no gestore), or of one gestore. */
export interface ContabilitaTable {
  id: Generated<number>;
  gestore_id: number | null;
  causale_consumo: string;
  causale_incasso: string;
  conto_banca: string;
  causale_vendita: string;
  codice_iva: string;
  conto_iva: string;
  numero_registro: number;
  tipo_registro: number;
  tipo_conto_cliente: string;
  tipo_conto_gestore: string;
}

declare module '../../../db/database.ts' {
  interface Database {
    contabilita: ContabilitaTable;
  }
}
