import { formatIntero } from '../formato/formato.ts';

const mesi = (quanti: number) => (quanti === 1 ? '1 mese' : `${quanti} mesi`);

/** Labels by name of the field: the error summary reads them here too. */
export const etichettePacchetto: Readonly<Record<string, string>> = {
  nome: 'Nome',
  crediti: 'Crediti',
  costoUnitario: 'Costo unitario',
  prezzo: 'Prezzo pacchetto',
  scadenzaMesi: 'Scadenza in mesi',
};

/** Words of the packages of credits. */
export const messaggiPacchetto = {
  titolo: 'Pacchetti',
  uno: 'Pacchetto',
  quanti: (totale: number) => (totale === 1 ? '1 pacchetto' : `${formatIntero(totale)} pacchetti`),
  nuovo: 'Nuovo pacchetto',
  acquisto: 'Acquisto manuale',
  nessuno: 'Nessun pacchetto',
  nessunoTesto: 'Un pacchetto è una quantità di crediti con il suo prezzo e la sua scadenza.',
  nessunoConFiltri: 'Nessun pacchetto con questi filtri',
  nome: 'Nome',
  crediti: 'Crediti',
  costoUnitario: 'Costo unitario',
  prezzo: 'Prezzo',
  scadenza: 'Scadenza',
  mai: 'mai',
  mesi,
  stato: 'Stato',
  attivo: 'Attivo',
  nonAttivo: 'Non attivo',
  pubblico: 'Pubblico',
  nonPubblico: 'Non pubblico',
  gestore: 'Gestore',
  delFornitore: 'Fornitore',
  salvato: 'Pacchetto salvato.',
  nonSalvato: (campi: number) =>
    campi === 1
      ? 'Pacchetto non salvato: 1 campo da correggere'
      : `Pacchetto non salvato: ${formatIntero(campi)} campi da correggere`,
  dati: 'Contenuto e prezzo',
  datiTesto: 'Senza un prezzo proprio vale crediti per costo unitario.',
  calcolato: 'calcolato se vuoto',
  maiSeVuoto: 'mai se vuoto',
  vendita: 'Vendita',
  venditaTesto: 'Solo i pacchetti attivi e pubblici sono offerti agli studi.',
  soloAttivazione: 'Di questo pacchetto si può solo dire se è attivo e se è pubblico per i propri studi.',
  elimina: 'Elimina',
  eliminaDomanda: 'Eliminare il pacchetto?',
  eliminaTesto: 'Non si può annullare.',
  eliminato: 'Pacchetto eliminato.',
  residui: (crediti: number) =>
    `${formatIntero(crediti)} ${crediti === 1 ? 'credito disponibile' : 'crediti disponibili'}`,
  perCredito: (costo: string) => `${costo} a credito`,
  valePer: (quanti: number | null) => (quanti === null ? 'Senza scadenza' : `Validi ${mesi(quanti)}`),
  comeAcquistare: 'Come acquistare',
  chiedere: (nome: string) =>
    `Per acquistare un pacchetto scrivere o telefonare a ${nome}, che lo attiva per lo studio.`,
  nessunOfferto: 'Nessun pacchetto in vendita',
  nessunOffertoTesto: (nome: string) =>
    `Al momento ${nome} non propone pacchetti. I recapiti sono qui sotto.`,
} as const;
