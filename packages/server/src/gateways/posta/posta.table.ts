import type { StatoMessaggioPosta } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

export interface MessaggioPostaTable {
  id: Generated<string>;
  modello: string;
  destinatario: string;
  oggetto: string;
  testo: string;
  html: string | null;
  stato: Generated<StatoMessaggioPosta>;
  tentativi: Generated<number>;
  prossimo_tentativo: Istante;
  errore: string | null;
  creato_il: Istante;
  inviato_il: Date | null;
  /** The words with what they carry, sealed. */
  busta: Buffer | null;
  segreto_hash: Buffer | null;
  segreto_scade_il: Date | null;
  /** When it came back to the server that had taken it. */
  tornata_il: Date | null;
  /** Places of those it came back from the last time, from 1: the recipient, then `cc`. */
  tornata_da: Generated<number[]>;
  /** In which sending each place was handed over last, from 1. */
  invii: Generated<number[]>;
  /** Who reads it too. */
  cc: Generated<string[]>;
}

export interface AllegatoPostaTable {
  messaggio_id: string;
  posizione: number;
  nome: string;
  tipo: string;
  byte: number;
  sha256: Buffer;
  /** The bytes, sealed; null once a server took them. */
  busta: Buffer | null;
}

declare module '../../db/database.ts' {
  interface Database {
    messaggio_posta: MessaggioPostaTable;
    allegato_posta: AllegatoPostaTable;
  }
}
