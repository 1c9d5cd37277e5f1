import { formatIntero } from '../formato/formato.ts';

/** Words of the accounts that fill RF, RG and the accounts of the IRAP. */
export const messaggiBilancio = {
  comando: 'Da bilancio',
  suggerimento: 'Riporta le voci di un bilancio nelle caselle del quadro',
  titolo: (quadro: string) => `Bilancio nel quadro ${quadro}`,
  nonRiuscito: 'Bilancio non riportato',
  scegli: 'Scegli un file CSV o XBRL',
  sostituisci: 'Scegli un altro file',
  testo: 'CSV con le colonne Conto, Descrizione, Dare, Avere e Voce, o il bilancio XBRL depositato',
  importato: (fonte: string, quando: string, righe: number) =>
    `${fonte}, importato ${quando}: ${righe === 1 ? '1 riga' : `${formatIntero(righe)} righe`}.`,
  spiega:
    'Per ogni voce, la casella che riempie: dove lo schema la dice è già proposta. La scelta resta per i bilanci che verranno.',
  /** The amount first: a long item is cut, an amount never. */
  voce: (voce: string, importo: string) => `${importo}, ${voce}`,
  nessuna: 'Nessuna casella',
  log: 'Ultime importazioni',
  annulla: 'Annulla',
  riporta: 'Riporta e salva',
} as const;
