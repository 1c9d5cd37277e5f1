import type { ColumnType, Generated } from 'kysely';

export interface PacchettoTable {
  id: Generated<string>;
  /** Null: of the vendor. */
  gestore_id: number | null;
  nome: string;
  crediti: number;
  /** Cents. */
  costo_unitario: number;
  /** Cents. */
  prezzo: number;
  scadenza_mesi: number | null;
  pubblico: Generated<boolean>;
  attivo: Generated<boolean>;
  versione: Generated<number>;
  modificato_il: ColumnType<Date, Date | undefined, Date>;
}

/** What a gestore does with a package of the vendor. */
export interface PacchettoGestoreTable {
  gestore_id: number;
  pacchetto_id: string;
  attivo: Generated<boolean>;
  pubblico: Generated<boolean>;
}

declare module '../../../db/database.ts' {
  interface Database {
    pacchetto: PacchettoTable;
    pacchetto_gestore: PacchettoGestoreTable;
  }
}
