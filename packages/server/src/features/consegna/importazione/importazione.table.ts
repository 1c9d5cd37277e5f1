import type { Generated } from 'kysely';

export interface ImportazioneTable {
  studio_id: number;
  id: Generated<string>;
  utente_id: number;
  oggetto: Generated<'anagrafica' | 'immobile'>;
  nome: string;
  contenuto: Buffer;
  righe: number;
  fatte: Generated<number>;
  creata_il: Generated<Date>;
  /** When the job that imports it was asked for. */
  chiesta_il: Generated<Date | null>;
}

declare module '../../../db/database.ts' {
  interface Database {
    importazione: ImportazioneTable;
  }
}
