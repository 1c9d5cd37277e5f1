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
  /** In clear until the row is sealed. */
  prima: ColumnType<unknown, string | null | undefined, null>;
  dopo: ColumnType<unknown, string | null | undefined, null>;
  attore_id: ColumnType<number | null, number | null | undefined, never>;
  attore: ColumnType<string | null, string | null | undefined, null>;
  /** The data key of `cifrato`: before and after, once sealed. */
  chiave_id: ColumnType<string | null, never, string>;
  cifrato: ColumnType<Buffer | null, never, Buffer>;
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

/** What became of a row that was sealed in clear, attested with the secret of the application when it was encrypted. */
export interface RegistroRicoperturaTable {
  studio_id: number;
  registro_id: string;
  attestato: Buffer;
}
