import { formatIntero } from '../formato/formato.ts';

/** Words of the history of the exports. */
export const messaggiEsportazione = {
  titolo: 'Storico esportazioni',
  quante: (totale: number) => (totale === 1 ? '1 esportazione' : `${formatIntero(totale)} esportazioni`),
  data: 'Data',
  utente: 'Utente',
  tipo: 'Elenco',
  diAnno: (tipo: string, anno: number) => `${tipo} ${anno}`,
  filtro: 'Filtro',
  senzaFiltro: 'Tutte le righe',
  righe: 'Righe',
  peso: 'Dimensione',
  file: 'File',
  fino: 'Disponibile fino al',
  scaduto: 'Non più disponibile',
  nessuna: 'Nessuna esportazione',
  nessunaTesto:
    'Ogni esportazione di un elenco resta qui; il file si può scaricare di nuovo per novanta giorni.',
  nessunaConFiltri: 'Nessuna esportazione con questi filtri',
} as const;
