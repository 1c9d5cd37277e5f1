import type { ColumnType, Generated } from 'kysely';

export interface RegistroTable {
  studio_id: number;
  id: Generated<string>;
  quando: ColumnType<Date, never, never>;
  utente_id: number | null;
  ip: string | null;
  azione: string;
  entita: string;
  entita_id: string | null;
  prima: ColumnType<unknown, string | null | undefined, never>;
  dopo: ColumnType<unknown, string | null | undefined, never>;
  attore_id: ColumnType<number | null, number | null | undefined, never>;
  attore: ColumnType<string | null, string | null | undefined, never>;
}

/** Rows of the audit log not yet in the chain. */
export interface RegistroCodaTable {
  studio_id: number;
  registro_id: string;
}

/** One link: the imprint of a row and of the link before it. */
export interface RegistroAnelloTable {
  studio_id: number;
  numero: ColumnType<string, number, never>;
  registro_id: string;
  impronta: Buffer;
}

/** Where the chain of a studio ends. */
export interface RegistroCatenaTable {
  studio_id: number;
  numero: ColumnType<string, number, number>;
  impronta: Buffer;
  cambiata_il: ColumnType<Date, Date | undefined, Date>;
}
