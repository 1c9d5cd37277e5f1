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
}
