import type { ColumnType } from 'kysely';

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

declare module '../../../db/database.ts' {
  interface Database {
    registro_anello: RegistroAnelloTable;
    registro_catena: RegistroCatenaTable;
    registro_coda: RegistroCodaTable;
    registro_ricopertura: RegistroRicoperturaTable;
  }
}
