import type {
  DefinizioneInVigore,
  DefinizioneScritta,
  GenereDefinizione,
  MessaggioConfiguratoFilo,
  StatoDefinizione,
} from '@quadra/contract';
import type { CodiceModello } from '@quadra/fisco';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

export interface DefinizioneTable {
  id: Generated<string>;
  anno: number;
  modello: CodiceModello;
  genere: GenereDefinizione;
  codice: string;
  quadro: string;
  casella: string;
  /** The version in force. */
  pubblicata: number | null;
  /** The version still to be published: always the last. */
  bozza: number | null;
  ultima: number;
  /** Grows at each write. */
  revisione: Generated<number>;
  stato: GeneratedAlways<StatoDefinizione>;
  modificata_il: Generated<Date>;
}

export interface DefinizioneVersioneTable {
  definizione_id: string;
  versione: number;
  contenuto: Json<DefinizioneScritta>;
  scritta_il: Generated<Date>;
  scritta_da: number | null;
  pubblicata_il: Date | null;
  pubblicata_da: number | null;
}

/** What is in force, put together when it changes: read at each opening of a declaration. */
export interface DefinizioneInsiemeTable {
  anno: number;
  modello: CodiceModello;
  impronta: string;
  contenuto: Json<DefinizioneInVigore[]>;
  messaggi: Json<MessaggioConfiguratoFilo[]>;
}

export interface MessaggioConfiguratoTable {
  anno: number;
  modello: CodiceModello;
  codice: string;
  testo: string | null;
  livello: MessaggioConfiguratoFilo['Livello'];
  attivo: boolean;
  versione: Generated<number>;
}

declare module '../../../db/database.ts' {
  interface Database {
    definizione: DefinizioneTable;
    definizione_versione: DefinizioneVersioneTable;
    definizione_insieme: DefinizioneInsiemeTable;
    messaggio_configurato: MessaggioConfiguratoTable;
  }
}
