import type { StatoDetto } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

type Fermo<T> = ColumnType<T, T, never>;

interface F24DettoTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  f24_id: Fermo<string>;
  stato: Generated<StatoDetto>;
  pagato_il: Fermo<string>;
  documento_id: string | null;
  detto_da: Fermo<number | null>;
  detto_il: Fermo<Date>;
  risposto_da: number | null;
  risposto_il: Date | null;
  motivo: string | null;
}

declare module '../../../../db/database.ts' {
  interface Database {
    f24_detto: F24DettoTable;
  }
}
