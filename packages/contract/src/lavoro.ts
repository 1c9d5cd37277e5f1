import { z } from 'zod';
import { COLONNE_ESPORTATE_MASSIME } from './limiti.ts';
import { listQuery } from './lista.ts';
import { testiCampo } from './testi-campo.ts';

/** What the kinds of job are called, with what they are about. */
export const titoliLavoro = {
  esportazione: (lista: string, anno: number | null, formato: string) =>
    `Esportazione ${lista}${anno === null ? '' : ` ${anno}`} (${formato.toUpperCase()})`,
  chiusura: (anno: number, quante: number) => `Chiusura dichiarazioni ${anno}: ${quante}`,
  riapertura: (anno: number, quante: number) => `Riapertura dichiarazioni ${anno}: ${quante}`,
  eliminazione: (anno: number, quante: number) => `Eliminazione dichiarazioni ${anno}: ${quante}`,
  stampa: (anno: number, quante: number) => `Stampa dichiarazioni ${anno}: ${quante}`,
  telematico: (anno: number, quante: number) => `File telematici ${anno}: ${quante}`,
  trasmissione: (anno: number, quante: number) => `Trasmissione dichiarazioni ${anno}: ${quante}`,
  modelli: (anno: number, quante: number) => `Modelli delle dichiarazioni ${anno}: ${quante}`,
  riepiloghi: (anno: number, quante: number) => `Riepiloghi per i clienti ${anno}: ${quante}`,
  conferimenti: (anno: number, quante: number) => `Conferimenti d’incarico ${anno}: ${quante}`,
  incarichi: (tipo: string, anno: number, quante: number) => `${tipo} ${anno}, stampa: ${quante}`,
  preparaF24: (giorno: string, quanti: number) => `F24 del ${giorno}, preparazione: ${quanti} clienti`,
  portaImu: (anno: number, quanti: number) => `IMU ${anno} nel conto fiscale: ${quanti} clienti`,
  stampaF24: (quanti: number) => `Stampa F24: ${quanti}`,
  fileF24: (quanti: number) => `File F24A0: ${quanti} F24`,
  pagaF24: (quanti: number) => `F24 pagati: ${quanti}`,
  postaF24: (quanti: number) => `F24 per e-mail: ${quanti}`,
  bancaF24: (quanti: number) => `F24 pagati, dall’estratto conto: ${quanti}`,
  archivio: (anno: number, quante: number) => `Congelamento in Quadra, dichiarazioni ${anno}: ${quante}`,
  incarico: (anno: number, quante: number) => `Presa in carico dichiarazioni ${anno}: ${quante}`,
  ricalcolo: (anno: number) => `Ricalcolo dichiarazioni aperte ${anno}`,
  importazione: (nome: string) => `Importazione clienti da ${nome}`,
  copiaDati: 'Copia dei dati di un cliente',
  esportaStudio: 'Esportazione dello studio',
  arrivo: 'Arrivo da un altro programma',
  importazioneImmobili: (nome: string) => `Importazione immobili da ${nome}`,
  liste: { anagrafica: 'Anagrafiche', dichiarazione: 'Dichiarazioni', contabilita: 'Movimenti contabili' },
  ricalcolate: ['Cliente', 'Dichiarazione', 'Voce', 'Prima', 'Dopo'],
  vociRicalcolate: {
    esito: 'Esito',
    aDebito: 'A debito',
    aCredito: 'A credito',
    completi: 'Quadri completi',
    quadri: 'Quadri',
    manca: 'Manca',
    bloccante: 'Errore bloccante',
  },
  resoconto: ['Riga', 'Esito', 'Messaggio'],
} as const;

const plurale = (quante: number, una: string, altre: string) => `${quante} ${quante === 1 ? una : altre}`;

/** What the report of a job says of a declaration that it closed. */
export const noteChiusura = {
  nonDefinitiva: (incomplete: number, provvisorie: number) => {
    const quante = [
      ...(incomplete > 0 ? [plurale(incomplete, 'casella incompleta', 'caselle incomplete')] : []),
      ...(provvisorie > 0 ? [plurale(provvisorie, 'casella provvisoria', 'caselle provvisorie')] : []),
    ];
    return `Chiusa con risultati non definitivi: ${quante.join(' e ')}.`;
  },
  senzaImpegno: 'Manca la data dell’impegno: il telematico non si invia, per indicarla va riaperta.',
} as const;

/** Where a background job stands. The last four do not change any more. */
export const statoLavoro = [
  'in coda',
  'in corso',
  'riuscito',
  'riuscito con errori',
  'non riuscito',
  'annullato',
] as const;
export type StatoLavoro = (typeof statoLavoro)[number];

export const lavoro = z.object({
  Id: z.uuid(),
  /** The kind of job, as `start-job` names it. */
  Nome: z.string(),
  Titolo: z.string(),
  Stato: z.enum(statoLavoro),
  /** Percent, 0 to 100; null while nobody knows how many rows there are. */
  Avanzamento: z.number().int().nullable(),
  Totale: z.number().int().nullable(),
  Fatte: z.number().int(),
  Riuscite: z.number().int(),
  Scartate: z.number().int(),
  /** Seconds it will still take, at the pace kept so far; null while it cannot be told. */
  RestanoSecondi: z.number().int().nullable(),
  /** Cancellation was asked and the row in hand is being finished. */
  InAnnullamento: z.boolean(),
  /** There is a report row by row. */
  ConResoconto: z.boolean(),
  Errore: z.string().nullable(),
  Esito: z.object({ Nome: z.string(), Tipo: z.string(), Byte: z.number().int() }).nullable(),
  Creato: z.string(),
  Inizio: z.string().nullable(),
  Fine: z.string().nullable(),
  /** When rows and file are deleted. */
  Scadenza: z.string().nullable(),
});
export type LavoroFilo = z.infer<typeof lavoro>;

export const startJobRequest = z.object({
  Nome: z.string().max(60),
  Parametri: z.record(z.string(), z.unknown()).default({}),
  appid: z.string().max(40).optional(),
});
export const jobRequest = z.object({ JobId: z.string().max(60), appid: z.string().max(40).optional() });
/** The shape of the specification, lower case included. */
export const startJobAnswer = z.object({ data: z.object({ jobId: z.uuid() }) });

/** One row of the report of a job. */
export const lavoroRiga = z.object({
  Numero: z.number().int(),
  Chiave: z.string(),
  Descrizione: z.string(),
  Esito: z.enum(['da fare', 'riuscita', 'scartata']),
  Messaggio: z.string().nullable(),
});
export type LavoroRigaFilo = z.infer<typeof lavoroRiga>;

/** What happened to the user's things: a job of his, a notification for him. */
const evento = z.discriminatedUnion('Tipo', [
  z.object({ Id: z.number().int(), Tipo: z.literal('lavoro'), Lavoro: lavoro }),
  z.object({
    Id: z.number().int(),
    Tipo: z.literal('notifica'),
    Notifica: z.object({ Id: z.number().int() }),
  }),
]);
export type EventoFilo = z.infer<typeof evento>;
export const eventiAnswer = z.object({ data: z.array(evento), Ultimo: z.number().int() });

export const formatoEsportazione = ['csv', 'xlsx'] as const;
/** An export: which list, its query as the list takes it, the columns in order with the head each shall have. */
export const esportaRequest = z.object({
  lista: z.string().max(60),
  anno: z.number().int().optional(),
  Filter: listQuery.shape.Filter,
  Order: listQuery.shape.Order,
  Logic: listQuery.shape.Logic,
  colonne: z
    .array(z.object({ Campo: z.string().max(60), Titolo: z.string().trim().min(1).max(80) }))
    .min(1, testiCampo.UNA_COLONNA)
    .max(COLONNE_ESPORTATE_MASSIME),
  formato: z.enum(formatoEsportazione),
  appid: z.string().max(40).optional(),
});
export type EsportaFilo = z.input<typeof esportaRequest>;

/** What the house does every so often by itself: how often, when it was last, how it went. */
export const giroPeriodico = z.object({
  Nome: z.string(),
  OgniSecondi: z.number(),
  Ultima: z.string().nullable(),
  DurataMs: z.number().int().nullable(),
  Esito: z.enum(['Fatto', 'Fallito']).nullable(),
  /** The last time it went well. */
  UltimaRiuscita: z.string().nullable(),
  /** When it is expected next; null when it was never done. */
  Prossima: z.string().nullable(),
});
