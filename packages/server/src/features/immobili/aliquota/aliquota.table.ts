import type { fattispecieImu } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

export interface AliquotaStudioTable {
  studio_id: number;
  id: Generated<string>;
  comune: string;
  comune_descrizione: string;
  /** Of the tax. */
  anno: number;
  fattispecie: (typeof fattispecieImu)[number];
  percento: ColumnType<string, number, number>;
  numero_delibera: string;
  data_delibera: string;
  link: string | null;
  nota: string | null;
  versione: Generated<number>;
  creata_il: Istante;
  modificata_il: Istante;
  /** It counts no more: a mark of when. */
  eliminata_il: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '../../../db/database.ts' {
  interface Database {
    aliquota_studio: AliquotaStudioTable;
  }
}
