import type { VoceArrivoFilo, VoceNonLettaFilo } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

interface ArrivoTable {
  studio_id: number;
  id: Generated<string>;
  utente_id: number;
  voci: Generated<number>;
  byte: Generated<number>;
  creato_il: Generated<Date>;
  chiesto_il: Generated<Date | null>;
}

/** What became of a thing of an arrival. */
export interface FattoArrivo {
  readonly che?: string;
  readonly anagraficaId?: string;
  readonly denominazione?: string;
  readonly clienteNuovo?: boolean;
  readonly dichiarazioneId?: string;
  readonly anno?: number;
  readonly caselle?: number;
  readonly nonLette?: readonly VoceNonLettaFilo[];
}

interface ArrivoVoceTable {
  studio_id: number;
  id: Generated<string>;
  arrivo_id: string;
  numero: number;
  nome: string;
  genere: 'dichiarazione' | 'cliente' | 'documento' | 'file';
  fornitura: Generated<string>;
  codice_fiscale: Generated<string>;
  riga: Generated<number>;
  contenuto: Buffer | null;
  testo: string | null;
  esito: Generated<VoceArrivoFilo['Esito']>;
  fatto: ColumnType<FattoArrivo, string | undefined, string>;
}

declare module '../../../db/database.ts' {
  interface Database {
    arrivo: ArrivoTable;
    arrivo_voce: ArrivoVoceTable;
  }
}
