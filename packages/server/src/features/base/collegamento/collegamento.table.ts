import type { Generated } from 'kysely';

/** What a link opens. */
export type GenereCollegamento = 'richiesta' | 'firma';
/** Why a link opens nothing any more. */
export type FineCollegamento = 'usato' | 'ritirato' | 'errori';

export interface CollegamentoClienteTable {
  studio_id: number;
  id: Generated<string>;
  anagrafica_id: string;
  genere: GenereCollegamento;
  /** Where it went, and where its codes go. */
  email: string;
  hash: Buffer;
  /** The link, sealed, as long as it may have to be written again. */
  parola: Buffer | null;
  scade_il: Date;
  creato_il: Date;
  aperto_il: Date | null;
  /** Wrong codes in all. */
  errori: Generated<number>;
  codice_hash: Buffer | null;
  codice_scade_il: Date | null;
  codice_mandato_il: Date | null;
  codice_errori: Generated<number>;
  /** Codes that were sent. */
  codici: Generated<number>;
  fine: FineCollegamento | null;
  finito_il: Date | null;
}

declare module '../../../db/database.ts' {
  interface Database {
    collegamento_cliente: CollegamentoClienteTable;
  }
}
