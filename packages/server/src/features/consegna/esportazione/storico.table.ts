import type { FormatoStorico, ListQuery } from '@quadra/contract';
import type { ColumnType } from 'kysely';

export interface StoricoEsportazioneTable {
  studio_id: number;
  id: string;
  utente_id: number | null;
  tipo: string;
  anno: number | null;
  filtro: ColumnType<ListQuery['Filter'], string, never>;
  formato: FormatoStorico;
  righe: number;
  chiavi: string[];
  file_nome: string;
  file_tipo: string;
  file_byte: number;
  creato_il: Date;
  scade_il: Date;
}

export interface StoricoEsportazioneParteTable {
  studio_id: number;
  esportazione_id: string;
  numero: number;
  dati: Buffer;
}

declare module '../../../db/database.ts' {
  interface Database {
    storico_esportazione: StoricoEsportazioneTable;
    storico_esportazione_parte: StoricoEsportazioneParteTable;
  }
}
