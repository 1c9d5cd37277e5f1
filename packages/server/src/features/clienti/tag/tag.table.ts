import type { ColoreTag } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

export interface TagTable {
  studio_id: number;
  id: Generated<string>;
  nome: string;
  colore: ColoreTag;
  versione: Generated<number>;
  creato_il: Istante;
  modificato_il: Istante;
}

export interface TagAnagraficaTable {
  studio_id: number;
  tag_id: string;
  anagrafica_id: string;
}

export interface TagDichiarazioneTable {
  studio_id: number;
  tag_id: string;
  dichiarazione_id: string;
}

declare module '../../../db/database.ts' {
  interface Database {
    tag: TagTable;
    tag_anagrafica: TagAnagraficaTable;
    tag_dichiarazione: TagDichiarazioneTable;
  }
}
