import { formatIntero } from '../formato/formato.ts';

const fogli = (numeri: readonly number[]): string =>
  numeri.length === 1 ? `foglio ${numeri[0]}` : `fogli ${numeri.join(', ')}`;

/** Words of the sheets that come back signed by hand. */
export const messaggiScansioni = {
  titolo: 'Scansioni firmate a mano',
  apri: 'Scansioni firmate',
  stampa: 'Stampa per la firma a mano',
  testo:
    'I fogli stampati con il codice si riconoscono da soli, anche in una pila sola: ciascuno va al suo documento. La lettura avviene in questo browser.',
  scegli: 'Scegli le scansioni',
  trascina: 'oppure trascinarle qui. PDF o fotografie (PNG, JPEG), 5 MB per file.',
  scelti: (nomi: string) => `Da leggere: ${nomi}`,
  lettura: 'Lettura dei fogli…',
  elenco: 'Documenti riconosciuti',
  trovati: (quanti: number) =>
    quanti === 0
      ? 'Nessun documento da conservare.'
      : quanti === 1
        ? '1 documento firmato da conservare.'
        : `${formatIntero(quanti)} documenti firmati da conservare.`,
  dove: (file: string, pagine: readonly number[]) => `${file}, ${fogli(pagine)}`,
  pronto: 'Completo',
  mancano: (numeri: readonly number[]) => `Nella scansione manca: ${fogli(numeri)}`,
  inPiuFile: 'I suoi fogli sono in più file: unirli in un PDF',
  cambiato: 'Il documento è cambiato dopo la stampa',
  nonDaFirmare: 'Già firmato, in firma o archiviato',
  sconosciuto: 'Documento non trovato',
  senzaCodice: (file: string, pagine: readonly number[]) =>
    `${file}: senza codice leggibile, ${fogli(pagine)}.`,
  nessuno: 'Nessun foglio da conservare: scegliere la scansione di fogli stampati con il codice.',
  conservati: (quanti: number) =>
    quanti === 1
      ? '1 scansione conservata: il documento è firmato a mano.'
      : `${formatIntero(quanti)} scansioni conservate: i documenti sono firmati a mano.`,
} as const;
