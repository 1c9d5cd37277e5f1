import { errori } from '@quadra/contract';
import { formatData } from '@quadra/values';
import { formatIntero } from '../formato/formato.ts';

const quante = (n: number) => (n === 1 ? '1 documento' : `${formatIntero(n)} documenti`);

/** Words of the invoices, and of what the exchange says of them. */
export const messaggiFattura = {
  titolo: 'Fatture',
  quante,
  nuova: 'Nuova fattura',
  nessuna: 'Nessuna fattura',
  nessunaTesto: 'Le fatture nascono da ogni acquisto di crediti, o si scrivono da qui.',
  nessunaRicevuta: 'Le fatture degli acquisti di crediti arrivano qui quando sono state inviate.',
  nessunaConFiltri: 'Nessuna fattura con questi filtri',
  numero: 'Numero',
  data: 'Data',
  cliente: 'Cliente',
  imponibile: 'Imponibile (€)',
  iva: 'IVA (€)',
  totale: 'Totale (€)',
  statoSdi: 'Stato SDI',
  stato: 'Stato',
  notifica: 'Ricevuta',
  sezionale: 'Sezionale',
  anno: 'Anno',
  gruppo: 'Da fare',
  dal: 'Dal',
  al: 'Al',
  emesse: 'Emesse',
  daRinviare: 'Da rinviare',
  nonContate: (n: number) => `${quante(n)}, non contati nelle emesse`,
  conNote: (n: number, note: number) => {
    if (note === 0) return quante(n);
    return note === 1
      ? `${quante(n)}, 1 è una nota di credito`
      : `${quante(n)}, ${formatIntero(note)} sono note di credito`;
  },
  scartate: (n: number) => (n === 1 ? '1 scartata' : `${formatIntero(n)} scartate`),
  entro: (giorno: string) => `da rinviare entro il ${formatData(giorno)}`,
  nonPartite: (n: number) => (n === 1 ? '1 non partita' : `${formatIntero(n)} non partite`),
  inAttesa: (n: number) =>
    n === 1 ? '1 attende la ricevuta dello SDI' : `${formatIntero(n)} attendono la ricevuta dello SDI`,
  simulato: 'Simulato: lo SDI di prova non porta nulla a nessuno.',
  assente: 'Collegamento con lo SDI assente: le fatture si scaricano in XML.',
  simulata: 'Simulata',
  scegli: 'Scegliere una fattura per leggerla.',
  dettaglio: 'Fattura scelta',
  del: (cliente: string, giorno: string) => `${cliente}, ${formatData(giorno)}`,
  piuIva: (imponibile: string, iva: string) => `${imponibile} più IVA ${iva}.`,
  storna: 'Nota di credito',
  stornoDi: (numero: string, giorno: string) => `Storna la fattura ${numero} del ${formatData(giorno)}.`,
  stornata: 'Stornata da una nota di credito.',
  manuale: 'Il file è quello caricato a mano.',
  incassata: (giorno: string) => `Incassata il ${formatData(giorno)}.`,
  nonIncassata: 'Non ancora incassata.',
  righe: 'Righe',
  descrizione: 'Descrizione',
  perche: 'Perché è stata scartata',
  codice: (codice: string, testo: string) => `Codice ${codice}: ${testo}`,
  nonPartita: 'Perché non è partita',
  correggere: 'Che cosa correggere',
  codiceSDI: 'Codice destinatario',
  pec: 'PEC destinatario',
  partitaIva: 'Partita IVA',
  codiceFiscale: 'Codice fiscale',
  aggiornaScheda: 'Aggiorna anche la scheda del cliente',
  termine: (giorno: string) =>
    `Entro il ${formatData(giorno)} numero e data restano gli stessi. Dopo serve un numero nuovo.`,
  correggi: 'Correggi e rinvia',
  rinvia: 'Rinvia',
  invia: 'Invia allo SDI',
  inviata: 'Fattura inviata.',
  modifica: 'Numero e data',
  modificata: 'Fattura modificata.',
  annoFisso: (anno: number, sezionale: string) =>
    sezionale === ''
      ? `L’anno ${anno} non cambia.`
      : `L’anno ${anno} e il sezionale ${sezionale} non cambiano.`,
  incasso: 'Segna incassata',
  giornoIncasso: 'Incassata il',
  incassoScritto: 'Incasso scritto.',
  stornaDomanda: (numero: string) => `Stornare la fattura ${numero}?`,
  stornaTesto: 'Si emette una nota di credito di tutto l’importo, con il suo numero.',
  motivo: 'Motivo',
  notaEmessa: 'Nota di credito emessa.',
  xml: 'Scarica XML',
  pdf: 'Scarica PDF',
  notifiche: 'Notifiche',
  idSdi: (id: string) => `SDI ${id}`,
  studio: 'Studio',
  prezzo: 'Prezzo senza IVA (€)',
  quantita: 'Quantità',
  creata: 'Fattura emessa.',
  avvisoMC: 'Non recapitata: il cliente la trova nella sua area riservata del sito dell’Agenzia. Avvisarlo.',
  configura: 'Fatturazione',
  nonConfigurata: errori.FATTURAZIONE_NON_CONFIGURATA.testo,
  nonConfigurataTesto: 'Servono i dati di chi vende, il sezionale e le cifre dell’anno nel numero.',
} as const;

/** What a notice means. */
export const paroleNotifica: Readonly<Record<string, string>> = {
  RC: 'consegnata',
  NS: 'scartata',
  MC: 'mancata consegna',
  NE: 'risposta del cliente',
  DT: 'decorrenza termini',
  AT: 'impossibile recapitarla',
};

export const etichetteFatturazione: Readonly<Record<string, string>> = {
  attiva: 'Fatturazione attiva',
  denominazione: 'Denominazione',
  partitaIva: 'Partita IVA',
  codiceFiscale: 'Codice fiscale',
  regime: 'Regime fiscale',
  via: 'Via e numero',
  cap: 'CAP',
  comune: 'Comune',
  provincia: 'Provincia',
  email: 'E-mail',
  telefono: 'Telefono',
  reaUfficio: 'Ufficio REA',
  reaNumero: 'Numero REA',
  iban: 'IBAN',
  sezionale: 'Sezionale delle fatture',
  sezionaleNote: 'Sezionale delle note di credito',
  cifre: 'Cifre dell’anno nel numero',
  bolloAddebitato: 'Il bollo si addebita al cliente',
};
export const messaggiFatturazione = {
  titolo: 'Fatturazione',
  chi: 'Chi vende',
  chiTesto: 'Come è scritto nelle fatture: quelle già emesse restano com’erano.',
  numeri: 'Numeri',
  numeriTesto: 'Ogni sezionale ha la sua serie, dall’1 in ogni anno, senza salti.',
  attivaTesto: 'Finché non è attiva la vendita di crediti è ferma.',
  esempio: (numero: string) => `Il numero 12 si scrive ${numero}.`,
  salvata: 'Fatturazione salvata.',
  nonSalvata: (quanti: number) =>
    quanti === 1
      ? 'Non salvata: 1 campo da correggere'
      : `Non salvata: ${formatIntero(quanti)} campi da correggere`,
} as const;
