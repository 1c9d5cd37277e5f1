import type { ColumnType } from 'kysely';

/** Written once, deleted when its time is over. */
type Fermo<T> = ColumnType<T, T, never>;

/** A request of a studio that was done, by the key of who made it: asked again, it gets the answer of the first time. */
export interface IdempotenzaTable {
  studio_id: Fermo<number>;
  chiave: Fermo<string>;
  /** SHA-256 of who asked, of the path and of the body. */
  impronta: Fermo<Buffer>;
  /** The answer, as JSON. */
  corpo: Fermo<string>;
  scade_il: Fermo<Date>;
}

declare module '../../../db/database.ts' {
  interface Database {
    idempotenza: IdempotenzaTable;
  }
}
