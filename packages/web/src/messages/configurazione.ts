import { formatIntero } from '../formato/formato.ts';

const campi: Readonly<Record<string, string>> = {
  codice: 'Codice',
  descrizione: 'Descrizione',
  creditiDichiarazione: 'Crediti per dichiarazione',
  modello: 'Modello',
  versioneTelematico: 'Versione del telematico',
  titolo: 'Titolo',
  ordine: 'Ordine',
  copertura: 'Copertura',
};

/** The label of a field by its path: `tipi.0.descrizione`. */
export const nameCampoConfigurazione = (percorso: string): string =>
  campi[percorso.split('.').at(-1) ?? ''] ?? percorso;

const countDaCorreggere = (cosa: string, quanti: number): string =>
  quanti === 1 ? `${cosa}: 1 campo da correggere` : `${cosa}: ${formatIntero(quanti)} campi da correggere`;

/** Words of the types of declaration and of their quadri. */
export const messaggiConfigurazione = {
  titolo: 'Tipi e quadri',
  quanti: (totale: number) => (totale === 1 ? '1 tipo' : `${formatIntero(totale)} tipi`),
  anno: 'Anno',
  codice: 'Codice',
  descrizione: 'Descrizione',
  stato: 'Stato',
  attivo: 'Attivo',
  spento: 'Non attivo',
  senzaModello: 'Senza modello',
  crediti: 'Crediti',
  dalListino: 'È il prezzo del listino: si cambia dai Listini.',
  senzaListino: 'Nessun listino lo dice: vale quanto scritto qui.',
  modello: 'Modello',
  versione: 'Telematico',
  quadri: 'Quadri',
  solaLettura: 'Sola lettura',
  copia: 'Copia in un altro anno',
  copiaTitolo: (anno: number) => `Copia la configurazione del ${anno}`,
  copiaTesto: (anno: number) =>
    `Ciò che è stato scritto per il ${anno} vale anche nell’anno scelto, al posto di ciò che vi era stato scritto degli stessi tipi e quadri.`,
  annoDestinazione: 'Anno di destinazione',
  copiata: (anno: number) => `Configurazione del ${anno} copiata.`,
  tipo: 'Tipo di dichiarazione',
  tipoTesto: 'Come si presenta, quanto costa e se si può creare.',
  tipoSenzaModello: 'In questo anno il tipo non ha un modello: non si può creare.',
  siPuoCreare: 'Si possono creare dichiarazioni di questo tipo',
  quadriTesto: (modello: string) =>
    `Sono del modello ${modello} e valgono per tutti i tipi che lo usano. L’indice della dichiarazione li mostra in questo ordine.`,
  titoloQuadro: 'Titolo',
  ordine: 'Ordine',
  obbligatorio: 'Obbligatorio',
  multimodulo: 'Multimodulo',
  copertura: 'Copertura',
  coperture: { esatto: 'Esatto', indicativo: 'Indicativo', 'non gestito': 'Non gestito' },
  si: 'Sì',
  no: 'No',
  configurato: 'configurato',
  tipoSalvato: 'Tipo di dichiarazione salvato.',
  tipoNonSalvato: (quanti: number) => countDaCorreggere('Tipo non salvato', quanti),
  aggiungiQuadro: 'Aggiungi un quadro',
  unQuadro: 'Quadro',
  nuovoQuadro: 'Nuovo quadro',
  titoloDi: (codice: string, titolo: string) => `${codice} · ${titolo}`,
  quadro: 'Quadro',
  quadroTesto: 'Il codice ha da una a quattro lettere maiuscole. L’ordine dice dopo quale quadro compare.',
  quadroObbligatorio: 'Il quadro è obbligatorio',
  quadroMultimodulo: 'Il quadro si ripete in più moduli',
  comeSiCompila: 'Come si compila',
  delModello: 'Se si ripete in moduli lo dice il modello.',
  campiDefiniti: 'I campi del quadro si aggiungono con le definizioni.',
  definizioni: 'Definizioni',
  quadroSalvato: 'Quadro salvato.',
  quadroNonSalvato: (quanti: number) => countDaCorreggere('Quadro non salvato', quanti),
  delFornitore: {
    elimina: 'Elimina',
    eliminaDomanda: 'Eliminare il quadro?',
    eliminaTesto: 'Non compare più nelle dichiarazioni. Ciò che vi è scritto resta, e non conta.',
    eliminato: 'Quadro eliminato.',
  },
  sulModello: {
    elimina: 'Torna al modello',
    eliminaDomanda: 'Rimettere il quadro come nel modello?',
    eliminaTesto: 'Titolo, ordine, obbligo e copertura tornano quelli del modello.',
    eliminato: 'Quadro rimesso come nel modello.',
  },
} as const;
