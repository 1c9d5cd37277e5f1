import type { ColumnType, Generated } from 'kysely';

type Fermo<T> = ColumnType<T, T, never>;

interface PostaF24Table {
  studio_id: Fermo<number>;
  id: Generated<string>;
  f24_id: Fermo<string>;
  a: Fermo<'studio' | 'cliente'>;
  email: Fermo<string>;
  documento_id: Fermo<string | null>;
  inviata_il: ColumnType<Date, Date | undefined, never>;
  inviata_da: Fermo<number | null>;
}

declare module '../../../../db/database.ts' {
  interface Database {
    posta_f24: PostaF24Table;
  }
}
