import { LUNGHEZZE_CONTRATTO, QUOTA_MASSIMA } from '@quadra/values';

/** Limits, sizes and times of the pages of work (specification, section 9): apart, so that the login page does not carry them. */

/** In place of another: minutes, and characters of the reason. */
export const sostituzione = { minuti: 60, motivoMinimo: 10, motivoMassimo: 300, ticketMassimo: 60 } as const;
export const RIGHE_PER_PAGINA = 50;
export const RIGHE_PER_PAGINA_MASSIME = 500;
export const DICHIARAZIONI_PER_LOTTO = 50;
/** Models F24 prepared, printed, paid at once: their clients. */
export const F24_PER_LOTTO = 1_000;
/** Movements of one statement of a bank. */
export const MOVIMENTI_PER_ESTRATTO = 5_000;
/** Imports: rows of one file, rows the answer of one call may settle, rows of a preview, characters of its cells. */
export const importazione = {
  righe: 200_000,
  righeSubito: 5_000,
  righeAnteprima: 100,
  colonne: 100,
} as const;
/** Dependants, partners and helpers of a client, in each of its three lists. */
export const LEGAMI_MASSIMI = 60;
export const TESTO_FILTRO_MASSIMO = 200;
/** A draft is on the server at most this long after the last key. */
export const BOZZA_ENTRO_MS = 2_000;
/** Who types without a pause is not waited for longer than this. */
export const BOZZA_AL_MASSIMO_MS = 2_500;
/** Drafts: days kept, values, bytes (a page that is being left may send no more than 64 kB). */
export const BOZZA_GIORNI = 30;
export const BOZZA_VALORI_MASSIMI = 500;
export const BOZZA_BYTE_MASSIMI = 60_000;
export const CHIAVE_MASSIMA = 200;
export const RICHIESTA_RIPETIBILE_ORE = 24;

/** Lists: rows of a table page, page buttons, rows asked when only the count matters, decimals of a number column. */
export const RIGHE_PER_TABELLA = 10;
export const PAGINE_MOSTRATE = 10;
export const RIGHE_PER_CONTEGGIO = 2;
export const DECIMALI = 2;
/** A list already asked by another widget is waited for this long, this many times. */
export const cacheElenco = { attesaMs: 100, tentativi: 20 } as const;

/** Filters that are days: on the wire yyyy-mm-dd, whatever the page holds. */
export const FILTRI_DATA: ReadonlySet<string> = new Set([
  'DataDa',
  'DataA',
  'DataInvio',
  'DataInvioDa',
  'DataInvioA',
  'DataDaUltimoCaricamentoContratto',
  'DataAUltimoCaricamentoContratto',
  'DataDaUltimoCaricamentoNomina',
  'DataAUltimoCaricamentoNomina',
]);

/** Searchable lists: rows, pixels, milliseconds, characters. */
export const RICERCA_ATTESA_MS = 200;
export const combo = { caratteriMinimi: 1, altezzaMassima: 201, altezzaVoce: 40 } as const;
export const tendina = { caratteriMinimi: 2, vociMassime: 50, vociVisibili: 15, altezzaVoce: 20 } as const;

/** Windows and notifications: pixels and milliseconds. */
export const finestre = {
  larghezza: 400,
  larghezzaPopup: 250,
  scartoSchermo: 20,
  cascata: 32,
  margine: 20,
  larghezzaMinima: 300,
  altezzaMinima: 200,
  larghezzaWidget: 500,
  altezzaContenuto: 620,
  altezzaContenutoBassa: 490,
  animazioneMs: 300,
} as const;
export const aiutoPopup = { larghezza: 1300, altezza: 600 } as const;
export const notificaLarghezza = { guscio: 300, account: 500 } as const;
export const attesaComponente = { ogniMs: 100, volte: 50 } as const;
/** The window of the external identity provider. */
export const finestraIdentita = { larghezza: 1000, altezza: 800, y: 50, stato: 'massimizzata' } as const;

/** Limits of what a person may send. */
export const limiti = {
  fileByte: 5 * 1024 * 1024,
  csvZipByte: 30 * 1024 * 1024,
  csvApertoByte: 300 * 1024 * 1024,
  codiceContratto: LUNGHEZZE_CONTRATTO,
  quotaMassima: QUOTA_MASSIMA,
  descrizioneAggiuntiva: 25,
  /** Of invoices and of the export to accounting: their rooms are not built yet, and will read these. */
  numeroFattura: 20,
  tipiRegistro: [1, 3, 5],
} as const;
/** Names of the specification's tax calls: who asks a table of rates, the year in an address or a sentence, how a print that makes the file runs. */
export const fisco = {
  appidAliquote: 'fisc21',
  segnapostoAnno: '{ANNO}',
  modoTelematico: 'telematico',
} as const;
/** Pixels of the logo of the prints, at most; bytes of either logo. */
export const LOGO_STAMPA = { larghezza: 704, altezza: 200 } as const;
export const LOGO_BYTE = 32_768;
export const ULTIMI_MOVIMENTI = 5;
/** Credits about to expire are told this many days before. */
export const AVVISO_SCADENZA_GIORNI = 30;

/** How many caselle a sentence names before it only counts the others. */
export const CASELLE_ELENCATE = 5;

/** Studi that the radar looks at together; who sees more chooses one. */
export const RADAR_STUDI_MASSIMI = 20;

/** Background jobs: days a result is kept, rows of an export, wait between two readings when no stream is possible. */
export const LAVORO_GIORNI = 7;
export const COLONNE_ESPORTATE_MASSIME = 60;
export const RIGHE_ESPORTATE_MASSIME = { csv: 200_000, xlsx: 10_000 } as const;
export const EVENTI_OGNI_MS = 5_000;

/** Characters of the act that a studio writes beside a rate of its own, of its address, of a note. */
export const DELIBERA_MASSIMO = 40;
export const LINK_MASSIMO = 500;
export const NOTA_MASSIMO = 500;
/** Of a record: the next one still fits where it is kept. */
export const VERSIONE_MASSIMA = 2_147_483_646;
