import { setTimeout as sleep } from 'node:timers/promises';
import { LAVORO_IMPORTAZIONE, percorsi } from '../../packages/contract/src/index.ts';
import { computeCodiceFiscale } from '../../packages/values/src/index.ts';
import { cliente } from './casa.ts';

/** The house that is tried, wherever it answers now; the address changes at every start. */
export interface Bersaglio {
  indirizzo: string;
  /** Of the administrator of the studio, and of the vendor. */
  readonly token: string;
  readonly tokenFornitore: string;
  readonly idStudio: number;
  isFinito: boolean;
}

/** What the house said it had done. */
export interface Promesse {
  /** Codes of clients answered with 201. */
  readonly clienti: string[];
  /** Keys of credits answered with 200: one credit each. */
  readonly spese: Set<string>;
  /** Keys whose answer never came: asked again with the same key until it comes. */
  readonly speseInSospeso: Set<string>;
  /** Jobs answered with an id; the codes each must have brought. */
  readonly lavori: Map<string, readonly string[]>;
  /** Imports at once: answered, and those of which nobody knows. */
  readonly importati: (readonly string[])[];
  readonly importatiForse: (readonly string[])[];
  richieste: number;
  /** Answers that are neither a promise nor one of the refusals foreseen. */
  readonly inattese: Map<string, number>;
}

export const makePromesse = (): Promesse => ({
  clienti: [],
  spese: new Set(),
  speseInSospeso: new Set(),
  lavori: new Map(),
  importati: [],
  importatiForse: [],
  richieste: 0,
  inattese: new Map(),
});

const ATTESA_MS = 20_000;
const RIGHE_IMPORTAZIONE = 40;
/** Refusals of a house that falls, or that has enough in hand. */
const ATTESI = [409, 429, 503];

interface Domanda {
  readonly metodo?: 'GET' | 'POST' | 'PUT';
  readonly token?: string;
  readonly corpo?: unknown;
  readonly chiave?: string;
}
interface Risposta {
  readonly status: number;
  readonly corpo: { data?: Record<string, unknown> };
  /** Remembered by its key, not done again. */
  readonly isRicordata: boolean;
}

/** Asks; undefined when no answer came. */
export async function ask(
  casa: Bersaglio,
  percorso: string,
  { metodo = 'POST', token = casa.token, corpo, chiave }: Domanda,
): Promise<Risposta | undefined> {
  const isModulo = corpo instanceof FormData;
  const isScritta = !isModulo && corpo !== undefined;
  try {
    const risposta = await fetch(casa.indirizzo + percorso, {
      method: metodo,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isScritta ? { 'content-type': 'application/json' } : {}),
        ...(chiave ? { 'idempotency-key': chiave } : {}),
      },
      ...(corpo === undefined ? {} : { body: isModulo ? corpo : JSON.stringify(corpo) }),
      signal: AbortSignal.timeout(ATTESA_MS),
    });
    return {
      status: risposta.status,
      corpo: (await risposta.json()) as Risposta['corpo'],
      isRicordata: risposta.headers.get('idempotency-hit') === 'true',
    };
  } catch {
    return undefined;
  }
}

export function note(promesse: Promesse, che: string, status: number | undefined): void {
  promesse.richieste += 1;
  if (status === undefined || ATTESI.includes(status)) return;
  const voce = `${che}: ${status}`;
  promesse.inattese.set(voce, (promesse.inattese.get(voce) ?? 0) + 1);
}

/** A house that is down is not asked again at once, or its return is spent on saying no. */
const rest = (risposta: Risposta | undefined) =>
  sleep((risposta === undefined || risposta.status === 503 ? 250 : 40) + Math.random() * 60);

let ultimo = 0;
async function writeClienti(casa: Bersaglio, promesse: Promesse): Promise<void> {
  while (!casa.isFinito) {
    ultimo += 1;
    const nuovo = cliente(ultimo);
    const risposta = await ask(casa, percorsi.anagrafica, { corpo: nuovo });
    if (risposta?.status === 201) promesse.clienti.push(nuovo.CodiceFiscale);
    else note(promesse, 'cliente', risposta?.status);
    await rest(risposta);
  }
}

let chiave = 0;
async function spendCrediti(casa: Bersaglio, promesse: Promesse): Promise<void> {
  while (!casa.isFinito) {
    chiave += 1;
    const mia = `spesa-${process.pid}-${chiave}`;
    promesse.speseInSospeso.add(mia);
    await settleSpesa(casa, promesse, mia);
    await sleep(40 + Math.random() * 60);
  }
}

/** Asks until it knows: the key makes it once, however many times it is asked. */
export async function settleSpesa(casa: Bersaglio, promesse: Promesse, mia: string): Promise<void> {
  const corpo = { IdStudio: casa.idStudio, Crediti: 1, Motivazione: 'Prova' };
  for (;;) {
    const risposta = await ask(casa, percorsi.creditiScala, {
      token: casa.tokenFornitore,
      corpo,
      chiave: mia,
    });
    if (risposta?.status === 200) {
      promesse.spese.add(mia);
      promesse.speseInSospeso.delete(mia);
      return;
    }
    note(promesse, 'spesa', risposta?.status);
    if (casa.isFinito) return;
    await rest(risposta);
  }
}

const TESTA = 'CF;Cognome;Nome;Comune;CAP\n';
const COGNOMI = ['Bruni', 'Neri', 'Verdi', 'Conti', 'Galli', 'Sarti', 'Monti', 'Testa'];
let nato = 0;
/** A file of people nobody has seen yet. */
export function makeFile(): { codici: string[]; modulo: FormData } {
  const righe = Array.from({ length: RIGHE_IMPORTAZIONE }, () => {
    nato += 1;
    const data = new Date(Date.UTC(1930, 0, 1 + (nato % 25_000))).toISOString().slice(0, 10);
    const cognome = COGNOMI[Math.floor(nato / 25_000) % COGNOMI.length] ?? 'Bruni';
    const codice = computeCodiceFiscale({ cognome, nome: 'Ada', sesso: 'F', data, codiceCatastale: 'F257' });
    return { codice, riga: `${codice};${cognome};Ada;Modena;41121\n` };
  });
  const modulo = new FormData();
  const testo = TESTA + righe.map(({ riga }) => riga).join('');
  modulo.set('uploadFile0', new Blob([testo]), 'clienti.csv');
  return { codici: righe.map(({ codice }) => codice), modulo };
}

/** An import in the background: the file, then the job. */
async function startImportazioni(casa: Bersaglio, promesse: Promesse): Promise<void> {
  while (!casa.isFinito) {
    const { codici, modulo } = makeFile();
    const letta = await ask(casa, percorsi.importazioneFile, { corpo: modulo });
    if (letta?.status !== 200 && letta?.status !== 201) note(promesse, 'file', letta?.status);
    else {
      const { Id, Nome, Colonne } = letta.corpo.data ?? {};
      const avvio = { Nome: LAVORO_IMPORTAZIONE, Parametri: { IdImportazione: Id, Nome, Colonne } };
      const risposta = await ask(casa, percorsi.lavoroAvvia, { corpo: avvio });
      const id = risposta?.corpo.data?.jobId;
      if (typeof id === 'string') promesse.lavori.set(id, codici);
      else note(promesse, 'lavoro', risposta?.status);
    }
    await sleep(300);
  }
}

/** An import at once: whole, or not at all. */
async function importSubito(casa: Bersaglio, promesse: Promesse): Promise<void> {
  while (!casa.isFinito) {
    const { codici, modulo } = makeFile();
    const risposta = await ask(casa, percorsi.importazione, { corpo: modulo });
    if (risposta && risposta.status < 300) promesse.importati.push(codici);
    else if (risposta === undefined || risposta.status >= 500) promesse.importatiForse.push(codici);
    if (!risposta || risposta.status >= 300) note(promesse, 'importazione', risposta?.status);
    await sleep(400);
  }
}

const colonne = [{ Campo: 'Denominazione', Titolo: 'Cliente' }];
/** A job that reads: each asks for other clients, so that none is refused as already under way. */
async function startEsportazioni(casa: Bersaglio, promesse: Promesse): Promise<void> {
  for (let n = 0; !casa.isFinito; n += 1) {
    const corpo = { lista: 'anagrafica', colonne, formato: 'csv', Filter: { Denominazione: `Prova ${n}` } };
    const risposta = await ask(casa, percorsi.esporta, { corpo });
    const id = risposta?.corpo.data?.jobId;
    if (typeof id === 'string') promesse.lavori.set(id, []);
    else note(promesse, 'esportazione', risposta?.status);
    await sleep(500);
  }
}

/** Everybody at work, until the house is finished with. */
export const writeTutti = (casa: Bersaglio, promesse: Promesse): Promise<unknown> =>
  Promise.all([
    writeClienti(casa, promesse),
    writeClienti(casa, promesse),
    spendCrediti(casa, promesse),
    spendCrediti(casa, promesse),
    startImportazioni(casa, promesse),
    importSubito(casa, promesse),
    startEsportazioni(casa, promesse),
  ]);
