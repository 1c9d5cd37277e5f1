import type { ColumnType, Generated } from 'kysely';

type Fermo<T> = ColumnType<T, T, never>;

interface PostaCuTable {
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
    posta_cu: PostaCuTable;
  }
}
