import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

export interface GruppoTable {
  studio_id: number;
  id: Generated<string>;
  nome: string;
  descrizione: Generated<string>;
  versione: Generated<number>;
  creato_il: Istante;
  modificato_il: Istante;
}

export interface GruppoUtenteTable {
  studio_id: number;
  gruppo_id: string;
  utente_id: number;
  /** Who put him there; null: not known. */
  messo_da: number | null;
  /** Null: before this was kept. */
  messo_il: ColumnType<Date | null, Date | undefined, never>;
}

export interface GruppoAnagraficaTable {
  studio_id: number;
  gruppo_id: string;
  anagrafica_id: string;
}

declare module '../../../db/database.ts' {
  interface Database {
    gruppo: GruppoTable;
    gruppo_anagrafica: GruppoAnagraficaTable;
    gruppo_utente: GruppoUtenteTable;
  }
}
