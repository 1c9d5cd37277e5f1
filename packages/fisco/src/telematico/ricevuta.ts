/**
 * The receipt as Quadra writes and reads it: the layout of the official file of receipts is in no public text at hand, so
 * this is a form of our own, «di prova». One `CHIAVE: valore` a line, then one ERRORE line for each reason:
 *
 *   RICEVUTA QUADRA DI PROVA 1
 *   FILE: <sha256 of the file sent>
 *   PROTOCOLLO: <17 digits>
 *   PROGRESSIVO: <6 digits>
 *   DATA: 2025-10-31
 *   ESITO: ACCOLTA | SCARTATA
 *   ERRORE: <codice>;<riga>;<posizione>;<campo>;<testo>
 */
export interface Ricevuta {
  readonly file: string;
  readonly protocollo: string;
  readonly progressivo: string;
  /** Day of the outcome. */
  readonly data: string;
  readonly esito: 'ACCOLTA' | 'SCARTATA';
  readonly errori: readonly ErroreRicevuta[];
}

export interface ErroreRicevuta {
  readonly codice: string;
  /** From 1; 0 when the reason is of the whole file. */
  readonly riga: number;
  readonly posizione: number;
  readonly campo: string;
  readonly testo: string;
}

const TITOLO = 'RICEVUTA QUADRA DI PROVA 1';
const ERRORI_MASSIMI = 500;
const TESTO_MASSIMO = 300;
/** Lines of a receipt, with those that are empty. */
const RIGHE_MASSIME = 2_000;

const FORME: Readonly<Record<string, RegExp>> = {
  FILE: /^[0-9a-f]{64}$/,
  PROTOCOLLO: /^\d{17}$/,
  PROGRESSIVO: /^\d{6}$/,
  DATA: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  ESITO: /^(ACCOLTA|SCARTATA)$/,
};

export const writeRicevuta = (r: Ricevuta): string =>
  [
    TITOLO,
    `FILE: ${r.file}`,
    `PROTOCOLLO: ${r.protocollo}`,
    `PROGRESSIVO: ${r.progressivo}`,
    `DATA: ${r.data}`,
    `ESITO: ${r.esito}`,
    ...r.errori.map((e) =>
      `ERRORE: ${e.codice};${e.riga};${e.posizione};${e.campo};${e.testo.replace(/\s+/g, ' ')}`.slice(0, 400),
    ),
    '',
  ].join('\r\n');

function readErrore(testo: string): ErroreRicevuta | null {
  const [, codice = '', riga = '', posizione = '', campo = '', frase = ''] =
    /^([A-Z_0-9]{1,40});(\d{1,7});(\d{1,4});([A-Z0-9]{0,12});(.*)$/.exec(testo) ?? [];
  if (codice === '') return null;
  return {
    codice,
    riga: Number(riga),
    posizione: Number(posizione),
    campo,
    testo: frase.slice(0, TESTO_MASSIMO),
  };
}

/** Reads a receipt. Answers the sentence that refuses it, with its line, when it is not one. */
export function readRicevuta(testo: string): Ricevuta | string {
  const righe = testo.split(/\r?\n/, RIGHE_MASSIME + 1).map((riga) => riga.trim());
  if (righe[0] !== TITOLO) return 'Riga 1: non è una ricevuta che il programma sa leggere.';
  if (righe.length > RIGHE_MASSIME) return `Riga ${RIGHE_MASSIME + 1}: una ricevuta non ha tante righe.`;
  const campi = new Map<string, string>();
  const errori: ErroreRicevuta[] = [];
  for (const [i, riga] of righe.entries()) {
    if (i === 0 || riga === '') continue;
    const [, chiave = '', valore = ''] = /^([A-Z]+): (.*)$/.exec(riga) ?? [];
    const errore = chiave === 'ERRORE' ? readErrore(valore) : null;
    if (errore !== null && errori.length < ERRORI_MASSIMI) errori.push(errore);
    else if (FORME[chiave]?.test(valore) && !campi.has(chiave)) campi.set(chiave, valore);
    else return `Riga ${i + 1}: non è scritta come una ricevuta.`;
  }
  const mancante = Object.keys(FORME).find((chiave) => !campi.has(chiave));
  if (mancante !== undefined) return `Manca la riga ${mancante}.`;
  const esito = campi.get('ESITO') === 'ACCOLTA' ? 'ACCOLTA' : 'SCARTATA';
  if (esito === 'ACCOLTA' && errori.length > 0) return 'Una ricevuta accolta non ha errori.';
  return {
    file: campi.get('FILE') ?? '',
    protocollo: campi.get('PROTOCOLLO') ?? '',
    progressivo: campi.get('PROGRESSIVO') ?? '',
    data: campi.get('DATA') ?? '',
    esito,
    errori,
  };
}
