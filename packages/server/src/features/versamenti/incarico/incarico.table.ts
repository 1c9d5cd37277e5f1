import type { TipoTestoIncarico } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

type Fermo<T> = ColumnType<T, T, never>;

/** The versions of a text are added, never changed. */
interface TestoIncaricoTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  tipo: Fermo<TipoTestoIncarico>;
  anno: Fermo<number>;
  versione: Fermo<number>;
  testo: Fermo<string>;
  scritto_da: Fermo<number | null>;
  scritto_il: ColumnType<Date, Date | undefined, never>;
}

declare module '../../../db/database.ts' {
  interface Database {
    testo_incarico: TestoIncaricoTable;
  }
}
