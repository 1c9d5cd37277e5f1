export interface TipoDichiarazioneTable {
  anno: number;
  codice: string;
  descrizione: string;
  attivo: boolean;
  crediti_dichiarazione: number;
  versione_telematico: string;
}

export interface QuadroTable {
  anno: number;
  modello: string;
  codice: string;
  titolo: string;
  ordine: number;
  obbligatorio: boolean;
  multimodulo: boolean;
  copertura: 'esatto' | 'indicativo' | 'non gestito';
}

declare module '../../../db/database.ts' {
  interface Database {
    quadro: QuadroTable;
    tipo_dichiarazione: TipoDichiarazioneTable;
  }
}
