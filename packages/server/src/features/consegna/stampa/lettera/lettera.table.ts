import type { ColumnType, Generated } from 'kysely';

type Fermo<T> = ColumnType<T, T, never>;
type Istante = ColumnType<Date, Date | undefined, Date>;

/** What the studio writes of its own in the letter of a declaration. */
interface LetteraTable {
  studio_id: Fermo<number>;
  dichiarazione_id: Fermo<string>;
  prima: string;
  dopo: string;
  versione: Generated<number>;
  scritta_il: Istante;
  scritta_da: number | null;
}

interface PostaLetteraTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  dichiarazione_id: Fermo<string>;
  email: Fermo<string>;
  documento_id: Fermo<string | null>;
  inviata_il: ColumnType<Date, Date | undefined, never>;
  inviata_da: Fermo<number | null>;
}

declare module '../../../../db/database.ts' {
  interface Database {
    lettera: LetteraTable;
    posta_lettera: PostaLetteraTable;
  }
}
