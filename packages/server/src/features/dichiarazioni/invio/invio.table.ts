import type { StatoInvio, StatoTelematico } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

interface DichiarazioneTelematicoTable {
  studio_id: number;
  dichiarazione_id: string;
  stato: StatoTelematico;
  stato_invio: StatoInvio;
  file_id: string | null;
  creato_il: Date | null;
  inviato_il: string | null;
  protocollo: string | null;
  aggiornato_il: Istante;
  aggiornato_da: number | null;
}

interface DichiarazioneTelematicoFileTable {
  studio_id: number;
  id: Generated<string>;
  dichiarazione_id: string;
  numero: number;
  nome: string;
  tracciato: string;
  versione: string;
  di_prova: string | null;
  righe: number;
  contenuto: Buffer;
  sha256: Buffer;
  creato_il: ColumnType<Date, Date | undefined, never>;
  utente_id: number | null;
  inviato_il: ColumnType<string | null, never, string>;
  protocollo: ColumnType<string | null, never, string | null>;
}

/** A reason of rejection, with the casella it is about where the file tells it. */
export interface ErroreScritto {
  readonly codice: string;
  readonly riga: number;
  readonly posizione: number;
  readonly campo: string;
  readonly testo: string;
  readonly chiave: string | null;
}

interface DichiarazioneTelematicoRicevutaTable {
  studio_id: number;
  id: Generated<string>;
  dichiarazione_id: string;
  file_id: string;
  esito: 'ACCOLTA' | 'SCARTATA';
  data: string;
  protocollo: string;
  errori: ColumnType<readonly ErroreScritto[], string, never>;
  contenuto: Buffer;
  registrata_il: ColumnType<Date, Date | undefined, never>;
  utente_id: number | null;
}

declare module '../../../db/database.ts' {
  interface Database {
    dichiarazione_telematico: DichiarazioneTelematicoTable;
    dichiarazione_telematico_file: DichiarazioneTelematicoFileTable;
    dichiarazione_telematico_ricevuta: DichiarazioneTelematicoRicevutaTable;
  }
}
