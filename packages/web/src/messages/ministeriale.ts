import { formatIntero } from '../formato/formato.ts';

const countDi = (quanti: number, uno: string, molti: string): string =>
  quanti === 1 ? `1 ${uno}` : `${formatIntero(quanti)} ${molti}`;

/** Words of the official PDFs and of what goes in their fields. */
export const messaggiMinisteriale = {
  titolo: 'Modelli ministeriali',
  uno: 'Modello ministeriale',
  quanti: (totale: number) => countDi(totale, 'modello', 'modelli'),
  carica: 'Carica un PDF',
  nessuno: 'Nessun modello ministeriale',
  nessunoTesto: 'Le stampe usano il prospetto di lavoro finché non è pubblicato il PDF ufficiale.',
  nessunoConFiltri: 'Nessun modello con questi filtri',
  tipo: 'Dichiarazione o F24',
  anno: 'Anno',
  pagina: 'Da pagina',
  file: 'File',
  pagine: 'Pagine',
  campi: 'Campi',
  collegati: 'Collegati',
  stato: 'Stato',
  modificato: 'Modificato',
  // --- upload
  caricaTitolo: 'Carica il PDF ufficiale',
  caricaTesto:
    'Serve il PDF compilabile (con campi AcroForm) del modello. Script, allegati e collegamenti che contiene non si conservano.',
  paginaTesto: 'Se il modello è in più file: la pagina da cui questo comincia.',
  scegli: 'Scegli il PDF',
  scegliTesto: 'oppure trascinarlo qui. Al massimo 5 MB.',
  scelto: (nome: string) => nome,
  inLettura: 'Lettura dei campi in corso…',
  caricato: 'PDF caricato: collegare i campi che restano e pubblicare.',
  // --- one
  titoloDi: (tipo: string, anno: number) => `${tipo} ${anno}`,
  collegatiDi: (collegati: number, campi: number) =>
    `${formatIntero(collegati)} di ${countDi(campi, 'campo collegato', 'campi collegati')}`,
  mappatura: 'Campi e caselle',
  mappaturaTesto:
    'Ogni campo mostra una casella (RC1.3, oppure RC1.3#2 per il secondo modulo che sta nello stesso foglio) o una di queste voci: CodiceFiscale, Denominazione, NumeroModulo, ImpegnoCodiceFiscale, ImpegnoData. I campi che si chiamano come una casella sono già collegati. Le righe dell’F24 hanno nomi nostri: ER1.1 è il codice tributo della prima riga dell’Erario.',
  cerca: 'Cerca fra i campi',
  mostra: 'Campi da mostrare',
  mostrati: { tutti: 'Tutti', vuoti: 'Da collegare', pieni: 'Collegati', errati: 'Da correggere' },
  nessunCampo: 'Nessun campo.',
  campo: 'Campo',
  paginaBreve: 'Pag.',
  genere: 'Tipo',
  generi: { Testo: 'Da scrivere', Spunta: 'Da barrare', Scelta: 'Da scegliere' },
  casella: 'Casella',
  valore: 'Quando vale',
  valoreSegnaposto: 'codice',
  parte: 'Che cosa mostra',
  parti: {
    Intero: 'Tutto',
    Giorno: 'Il giorno',
    Mese: 'Il mese',
    Anno: 'L’anno',
    Comune: 'Il comune',
    Provincia: 'La provincia',
    Euro: 'Gli euro',
    Centesimi: 'I centesimi',
  },
  significato: 'Significato',
  casellaSconosciuta: 'Casella che il modello non ha',
  voci: {
    CodiceFiscale: 'Codice fiscale del contribuente',
    Denominazione: 'Cognome e nome o denominazione',
    NumeroModulo: 'Numero del modulo',
    ImpegnoCodiceFiscale: 'Codice fiscale dell’incaricato',
    ImpegnoData: 'Data dell’impegno',
  },
  casellaDi: (campo: string) => `Casella del campo ${campo}`,
  valoreDi: (campo: string) => `Valore che barra il campo ${campo}`,
  parteDi: (campo: string) => `Parte mostrata nel campo ${campo}`,
  nomeErrore: (campo: string) => `Campo ${campo}`,
  salvato: 'Collegamenti salvati.',
  nonSalvato: (quanti: number) =>
    `Collegamenti non salvati: ${countDi(quanti, 'campo da correggere', 'campi da correggere')}`,
  salvarePrima: 'Ci sono modifiche non salvate: salvarle prima.',
  pubblica: 'Pubblica',
  pubblicaDomanda: 'Pubblicare il modello ministeriale?',
  pubblicaTesto:
    'Le stampe di questo tipo e anno potranno usarlo subito. Prende il posto di quello pubblicato per la stessa pagina. Le stampe definitive già fatte restano come sono.',
  pubblicato: 'Modello ministeriale pubblicato.',
  ritira: 'Ritira',
  ritiraDomanda: 'Ritirare il modello ministeriale?',
  ritiraTesto:
    'Le nuove stampe tornano al prospetto di lavoro. Quelle definitive già fatte restano come sono.',
  ritirato: 'Modello ministeriale ritirato.',
  scarica: 'Scarica il PDF',
  elimina: 'Elimina',
  eliminaDomanda: 'Eliminare il modello ministeriale?',
  eliminaTesto: 'Si eliminano il PDF e i suoi collegamenti.',
  eliminato: 'Modello ministeriale eliminato.',
} as const;

/** Words of the sheets for the client. */
export const messaggiComunicazione = {
  Riepilogo: 'Riepilogo per il cliente',
  Conferimento: 'Conferimento dell’incarico',
  riepiloghi: 'Riepiloghi per i clienti',
  conferimenti: 'Conferimenti d’incarico',
} as const;

/** Words of the print on the official pages. */
export const messaggiStampaMinisteriale = {
  voce: 'Modello ministeriale…',
  forma: 'Forma della stampa',
  prospetto: 'Prospetto di lavoro',
  modello: 'Modello ministeriale',
  formaProspetto: 'Riporta tutte le caselle compilate.',
  formaMinisteriale:
    'Dove non è pubblicato si stampa il prospetto di lavoro. Il resoconto dice, riga per riga, che cosa non ha posto nel modello.',
  titolo: 'Stampa sul modello ministeriale',
  completo: 'Ogni casella compilata ha il suo posto nel modello.',
  senzaPosto: (quante: number) =>
    countDi(quante, 'casella senza posto nel modello', 'caselle senza posto nel modello'),
  senzaPostoTesto: 'Non compariranno nella stampa: il prospetto di lavoro le riporta tutte.',
  casella: 'Casella',
  descrizione: 'Descrizione',
  valore: 'Valore',
  nonEntra: 'non entra nel suo campo',
  bozza: 'Stampa bozza',
  definitiva: 'Stampa definitiva',
} as const;
