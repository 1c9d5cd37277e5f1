import { formatIntero } from '../formato/formato.ts';

const conta = (quanti: number, uno: string, molti: string) =>
  `${formatIntero(quanti)} ${quanti === 1 ? uno : molti}`;

/** Words of what comes from another program. */
export const messaggiArrivo = {
  titolo: 'Arrivo da un altro programma',
  torna: 'Anagrafica',
  spiega:
    'File telematici degli anni passati, PDF, anche in uno zip o in una cartella intera. Prima si vede che cosa contengono, poi un lavoro li porta dentro: i file telematici diventano dichiarazioni dei clienti, i PDF restano fra i documenti. Le dichiarazioni che ci sono già non si toccano, e ciò che non si legge è elencato.',
  prima:
    'I clienti prima: si importano da CSV o Excel, perché i file telematici non dicono come si chiamano.',
  importaClienti: 'Importa clienti',
  scegli: 'Scegli i file',
  cartella: 'Scegli una cartella',
  trascina:
    'oppure trascinare qui file e cartelle. I file telematici fino a 25 MB, i PDF fino a 5 MB ciascuno.',
  inCorso: (fatti: number, totale: number) =>
    `Guardati ${formatIntero(fatti)} di ${formatIntero(totale)} file.`,
  finito: (file: number, dichiarazioni: number, clienti: number, documenti: number) =>
    `${conta(file, 'file guardato', 'file guardati')}: ${[
      conta(dichiarazioni, 'dichiarazione', 'dichiarazioni'),
      ...(clienti > 0 ? [conta(clienti, 'cliente', 'clienti')] : []),
      conta(documenti, 'documento', 'documenti'),
    ].join(', ')}.`,
  visti: 'File da portare dentro',
  contiene: 'Contiene',
  quante: 'Quanti',
  daSapere: 'Da sapere',
  nulla: 'Non si legge',
  senzaScheda: (quante: number) =>
    `${conta(quante, 'dichiarazione è', 'dichiarazioni sono')} di chi non ha ancora una scheda: si riprova dal pannello Lavori, dopo averla creata.`,
  schede: 'Scarica l’elenco di chi non ha una scheda',
  schedeTesto:
    'Ha i codici fiscali e le date di nascita che si leggono nei file: completato con il nome e il comune di ciascuno, si importa da «Importa clienti».',
  altri: (quanti: number) => `E altri ${formatIntero(quanti)} file.`,
  porta: (quante: number) => `Porta dentro ${formatIntero(quante)}`,
  ricomincia: 'Ricomincia',
  porto: 'Arrivo in corso',
  portati: (fatte: number, totale: number) =>
    `Portati dentro ${formatIntero(fatte)} di ${formatIntero(totale)}.`,
  portaTesto: 'Si può lasciare la pagina: l’arrivo continua, e si segue dal pannello Lavori.',
  riuscite: (quante: number) => conta(quante, 'portato dentro', 'portati dentro'),
  scartate: (quante: number) => conta(quante, 'lasciato fuori', 'lasciati fuori'),
  soloNonLetti: 'Solo ciò che è rimasto fuori',
  altro: 'Altri file',
  resoconto: 'Scarica ciò che non si è letto',
  file: 'File',
  esito: 'Esito',
  che: 'Che cosa',
  cliente: 'Cliente',
  caselle: 'Caselle',
  nonLette: 'Non lette',
  nuovo: 'cliente nuovo',
  tutte: (nome: string) => ` voci non lette di ${nome}`,
  altre: (quante: number) => `E altre ${formatIntero(quante)}, nel file da scaricare.`,
  vuoto: 'nulla',
} as const;
