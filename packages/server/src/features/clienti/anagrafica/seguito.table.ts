import type { Generated } from 'kysely';

export interface SeguitoClienteTable {
  studio_id: number;
  anagrafica_id: string;
  /** Who follows the client; null: nobody. */
  utente_id: number | null;
  nota: string | null;
  modificato_da: number | null;
  modificato_il: Date;
  versione: Generated<number>;
}

declare module '../../../db/database.ts' {
  interface Database {
    seguito_cliente: SeguitoClienteTable;
  }
}
