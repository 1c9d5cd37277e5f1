import { readdirSync, readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { percorsi } from '../../packages/contract/src/index.ts';
import { type Accesso, type Avviato, ends, IN_DISPARTE, login, post, readSocket, start } from './casa.ts';
import { runSql } from './provvista.ts';
import { ask, makeFile } from './scritture.ts';

/** What the process holds at a moment. */
export interface Presa {
  readonly minuto: number;
  readonly rssMb: number;
  readonly heapMb: number;
  /** Descriptors: files, sockets, pipes. */
  readonly descrittori: number;
  readonly connessioni: number;
  readonly flussi: number;
  readonly richieste: number;
}
export interface OpzioniSosta {
  /** A data folder of its own. */
  readonly dati: string;
  readonly minuti: number;
  readonly isBasta?: () => boolean;
  readonly onPasso?: (frase: string) => void;
}
export interface EsitoSosta {
  readonly prese: readonly Presa[];
  /** Before anybody came, and when everybody has gone for a while. */
  readonly prima: Presa;
  readonly dopo: Presa;
  /** How many of each came and went; and how many did not, and why. */
  readonly passati: Readonly<Record<string, number>>;
  readonly mancati: Readonly<Record<string, number>>;
  /** What is still held, or grew. */
  readonly perdite: readonly string[];
  /** What could not be proved: of who was not let in nothing can be held. */
  readonly nonProvati: readonly string[];
}

const CARICHI_MB = [4, 200];
const nameCarico = (mega: number) => `carichi di ${mega} MB tagliati`;
/** Everybody who comes and goes. */
const GENERI = [
  ...['elenchi', 'importazioni', 'esportazioni', 'entrate e uscite', 'flussi di eventi', 'chiamanti lenti'],
  ...CARICHI_MB.map(nameCarico),
];

interface Casa {
  readonly avviato: Avviato;
  readonly dati: string;
  readonly token: string;
  readonly passati: Map<string, number>;
  /** By kind, and by what was answered instead. */
  readonly mancati: Map<string, number>;
  isFinita: boolean;
}
const count = (voci: Map<string, number>, che: string) => voci.set(che, (voci.get(che) ?? 0) + 1);
const sum = (voci: Iterable<number>) => [...voci].reduce((somma, quante) => somma + quante, 0);
const pickDi = <T>(voci: readonly T[]): T => voci[Math.floor(Math.random() * voci.length)] as T;

const PRESA_MS = 20_000;
/** After this a connection nobody uses has gone, and so has what was kept for who may come back. */
const QUIETE_MS = 75_000;
const MB = 2 ** 20;
const MANDATI_MB = 6;

/** A number of the metrics, or of a page of the system. @throws when it is not told any more */
export function readMisura(testo: string, nome: string): number {
  const misura = new RegExp(`^${nome}:?[ \\t]+(\\S+)`, 'm').exec(testo)?.[1];
  const numero = Number(misura ?? Number.NaN);
  if (Number.isNaN(numero)) throw new Error(`Nobody tells ${nome} any more`);
  return numero;
}

async function take({ avviato, dati, passati }: Casa, inizio: number): Promise<Presa> {
  const { pid = 0 } = avviato.processo;
  const pagina = await fetch(`${avviato.indirizzo}/metrics`);
  if (!pagina.ok) throw new Error(`metrics: ${pagina.status}`);
  const metriche = await pagina.text();
  const [riga] = await runSql<{ n: number }>(
    { host: readSocket(dati), user: 'postgres' },
    "select count(*)::int as n from pg_stat_activity where datname = 'quadra' and pid <> pg_backend_pid()",
  );
  if (riga === undefined) throw new Error('Nobody tells the connections any more');
  const stato = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    minuto: Math.round((performance.now() - inizio) / 6_000) / 10,
    rssMb: Math.round(readMisura(stato, 'VmRSS') / 1024),
    heapMb: Math.round(readMisura(metriche, 'nodejs_heap_size_used_bytes') / MB),
    descrittori: readdirSync(`/proc/${pid}/fd`).length,
    connessioni: riga.n,
    flussi: readMisura(metriche, 'quadra_event_streams'),
    richieste: sum(passati.values()),
  };
}

/** What was answered instead of what was asked for. */
class NonPassato extends Error {}

/** @throws NonPassato when nothing was answered, or a refusal */
export function requirePassato(status: number | undefined): void {
  if (status === undefined) throw new NonPassato('senza risposta');
  if (status < 200 || status >= 300) throw new NonPassato(`risposta ${status}`);
}

/** Goes on at its own pace until everybody leaves; an error of one turn is that of who came, and is counted. */
async function repeat(casa: Casa, che: string, ogniMs: number, uno: () => Promise<unknown>): Promise<void> {
  while (!casa.isFinita) {
    await uno().then(
      () => count(casa.passati, che),
      (errore: unknown) =>
        count(casa.mancati, `${che}: ${errore instanceof NonPassato ? errore.message : 'senza risposta'}`),
    );
    await sleep(ogniMs * (0.5 + Math.random()));
  }
}

/** Somebody listens for a while, and is gone without a word. */
async function listenUnPo({ avviato }: Casa, token: string): Promise<void> {
  const via = new AbortController();
  const risposta = await fetch(avviato.indirizzo + percorsi.eventi, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: via.signal,
  });
  requirePassato(risposta.status);
  const primo = await risposta.body?.getReader().read();
  if (primo?.value === undefined) throw new NonPassato('senza eventi');
  await sleep(1_000 + Math.random() * 9_000);
  via.abort();
}

/**
 * Whether a line that was cut had been let in: it was there, and nothing was said before the end but what is foreseen.
 * @throws NonPassato
 */
export function requireTagliata(
  { isArrivata, detto }: { readonly isArrivata: boolean; readonly detto: string },
  ammessi: readonly number[],
): void {
  if (!isArrivata) throw new NonPassato('senza linea');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(detto)?.[1] ?? Number.NaN);
  if (detto !== '' && !ammessi.includes(status)) throw new NonPassato(`risposta ${status}`);
}

interface Invio {
  readonly pezzi: Iterable<string | Buffer>;
  readonly ogniMs: number;
  /** What the house may say before the line is cut. */
  readonly ammessi: readonly number[];
}
/** Bytes to the door, in pieces, and then the line is cut. */
async function sendETaglia({ avviato }: Casa, { pezzi, ogniMs, ammessi }: Invio): Promise<void> {
  const { hostname, port } = new URL(avviato.indirizzo);
  const linea = createConnection({ host: hostname, port: Number(port) });
  let [isArrivata, isChiusa] = [false, false];
  let detto = '';
  linea.on('error', () => undefined);
  linea.on('close', () => {
    isChiusa = true;
  });
  linea.on('data', (pezzo) => {
    if (detto === '') detto = pezzo.toString('latin1');
  });
  await new Promise<void>((resolve) => {
    linea.once('connect', () => {
      isArrivata = true;
      resolve();
    });
    linea.once('close', () => resolve());
  });
  for (const pezzo of pezzi) {
    if (isChiusa) break;
    if (!linea.write(pezzo))
      await Promise.race([new Promise((resolve) => linea.once('drain', resolve)), sleep(2_000)]);
    await sleep(ogniMs);
  }
  linea.resetAndDestroy();
  requireTagliata({ isArrivata, detto }, ammessi);
}

/** A file of so many megabytes, of which a few come: one that may be taken, or one that is refused while it comes. */
function* makeCaricoTagliato({ avviato, token }: Casa, mega: number): Generator<string | Buffer> {
  const confine = 'confine-della-prova';
  yield [
    `POST ${percorsi.importazioneFile} HTTP/1.1`,
    `host: ${new URL(avviato.indirizzo).host}`,
    `authorization: Bearer ${token}`,
    `content-type: multipart/form-data; boundary=${confine}`,
    `content-length: ${mega * MB}`,
    '',
    `--${confine}`,
    'content-disposition: form-data; name="uploadFile0"; filename="clienti.csv"',
    'content-type: text/csv',
    '',
    '',
  ].join('\r\n');
  for (let n = 0; n < Math.min(mega / 2, MANDATI_MB) * 4; n += 1) yield Buffer.alloc(MB / 4, 'a;b;c\n');
}
function* makeLento({ avviato, token }: Casa): Generator<string> {
  yield* `POST ${percorsi.whoami} HTTP/1.1\r\nhost: ${new URL(avviato.indirizzo).host}\r\nauthorization: Bearer ${token}\r\ncontent-le`;
}

async function enterEdEsci({ avviato }: Casa): Promise<void> {
  const { indirizzo } = avviato;
  const accesso = pickDi<Accesso>([...avviato.accessi.values()]);
  const token = await login({ indirizzo, accesso });
  const uscita = await post(indirizzo, token, percorsi.logout, {});
  await uscita.text();
  requirePassato(uscita.status);
}

let nato = 0;
/** Everybody, at a pace that a machine with other things to do can keep. */
function comeTutti(casa: Casa, token: readonly string[]): Promise<unknown> {
  const { avviato } = casa;
  const bersaglio = {
    indirizzo: avviato.indirizzo,
    token: casa.token,
    tokenFornitore: '',
    idStudio: 0,
    isFinito: false,
  };
  const asks = async (percorso: string, corpo: unknown) => {
    requirePassato((await ask(bersaglio, percorso, { corpo }))?.status);
  };
  const colonne = [{ Campo: 'Denominazione', Titolo: 'Cliente' }];
  return Promise.all([
    repeat(casa, 'elenchi', 500, () => asks(percorsi.anagraficaLista, { PageSize: 100 })),
    repeat(casa, 'importazioni', 15_000, () => asks(percorsi.importazione, makeFile().modulo)),
    repeat(casa, 'esportazioni', 12_000, () => {
      nato += 1;
      return asks(percorsi.esporta, {
        lista: 'anagrafica',
        colonne,
        formato: 'xlsx',
        Filter: { Denominazione: `Prova ${nato}` },
      });
    }),
    repeat(casa, 'entrate e uscite', 4_000, () => enterEdEsci(casa)),
    ...token.map((suo) => repeat(casa, 'flussi di eventi', 1_000, () => listenUnPo(casa, suo))),
    ...CARICHI_MB.map((mega) =>
      repeat(casa, nameCarico(mega), 8_000, () =>
        // Too large, or cut before it is whole.
        sendETaglia(casa, { pezzi: makeCaricoTagliato(casa, mega), ogniMs: 20, ammessi: [413] }),
      ),
    ),
    repeat(casa, 'chiamanti lenti', 1_000, () =>
      sendETaglia(casa, { pezzi: makeLento(casa), ogniMs: 60, ammessi: [408] }),
    ),
  ]);
}

const median = (numeri: readonly number[]) =>
  numeri.toSorted((a, b) => a - b)[Math.floor((numeri.length - 1) / 2)] ?? 0;

/** What is held by a process that everybody left, or grew while they were there. */
export function listPerdite({
  prese,
  prima,
  dopo,
  uscita,
}: Pick<EsitoSosta, 'prese' | 'prima' | 'dopo'> & { readonly uscita: string }): string[] {
  const terzo = Math.floor(prese.length / 3);
  const [mezzo, fine] = [prese.slice(terzo, terzo * 2), prese.slice(-terzo)].map((alcune) =>
    median(alcune.map(({ rssMb }) => rssMb)),
  );
  const voci: [boolean, string][] = [
    [dopo.flussi > prima.flussi, `flussi di eventi: ${dopo.flussi} senza nessuno che ascolti`],
    [
      dopo.descrittori > prima.descrittori + 20,
      `descrittori: ${dopo.descrittori}, prima ${prima.descrittori}`,
    ],
    [
      dopo.connessioni > prima.connessioni + 16,
      `connessioni al database: ${dopo.connessioni}, prima ${prima.connessioni}`,
    ],
    [/MaxListenersExceeded/.test(uscita), 'ascoltatori oltre il limite'],
    // Of a third against the one before: the first is still filling what it will keep.
    [
      terzo > 0 && (fine ?? 0) > (mezzo ?? 0) * 1.15,
      `memoria: ${fine} MB nell’ultimo terzo, ${mezzo} in quello di mezzo`,
    ],
  ];
  return voci.filter(([isPerdita]) => isPerdita).map(([, frase]) => frase);
}

const QUOTA_MANCATI = 0.05;
const PRESE_MINIME = 3;
/** Why a run would prove nothing: who was to come and was not let in, or did not stay long enough. */
export function listNonProvati({
  passati,
  mancati,
  prese,
}: Pick<EsitoSosta, 'passati' | 'mancati'> & { readonly prese: { readonly length: number } }): string[] {
  const persi = sum(Object.values(mancati));
  const chiamate = persi + sum(Object.values(passati));
  return [
    ...GENERI.filter((genere) => (passati[genere] ?? 0) === 0).map(
      (genere) => `${genere}: nessuno è passato`,
    ),
    ...(persi > chiamate * QUOTA_MANCATI ? [`${persi} su ${chiamate} non sono passati`] : []),
    ...(prese.length < PRESE_MINIME ? ['troppo breve per dire della memoria'] : []),
  ];
}

/** The table of a run: what the process holds before, at a few moments, and after. */
export function describeSosta({
  prima,
  prese,
  dopo,
}: Pick<EsitoSosta, 'prese' | 'prima' | 'dopo'>): string[] {
  const alcune = [0, 0.25, 0.5, 0.75, 1].map((quota) => prese[Math.floor((prese.length - 1) * quota)]);
  const scelte = [...new Set([prima, ...alcune, dopo])].filter((una) => una !== undefined);
  return [
    '| minuto | memoria (RSS) | oggetti | descrittori | connessioni al database | flussi aperti | passati fin lì |',
    '|---|---|---|---|---|---|---|',
    ...scelte.map(
      ({ minuto, rssMb, heapMb, descrittori, connessioni, flussi, richieste }) =>
        `| ${String(minuto).replace('.', ',')} | ${rssMb} MB | ${heapMb} MB | ${descrittori} | ${connessioni} | ${flussi} | ${richieste} |`,
    ),
  ];
}

/** A house that people come to and leave, well and badly, for a long time: what it holds is looked at meanwhile and after. */
export async function runSosta({
  dati,
  minuti,
  isBasta = () => false,
  onPasso = () => undefined,
}: OpzioniSosta): Promise<EsitoSosta> {
  const avviato = await start({ env: { QUADRA_DATI: dati }, ...IN_DISPARTE });
  const { indirizzo, accesso, accessi } = avviato;
  const casa: Casa = {
    avviato,
    dati,
    token: await login({ indirizzo, accesso }),
    ...{ passati: new Map(), mancati: new Map() },
    isFinita: false,
  };
  const token: string[] = [];
  for (const suo of accessi.values()) token.push(await login({ indirizzo, accesso: suo }));
  onPasso('casa avviata');
  await sleep(20_000);
  const inizio = performance.now();
  const prima = await take(casa, inizio);
  const lavoro = comeTutti(casa, token);
  const prese: Presa[] = [];
  while (performance.now() - inizio < minuti * 60_000 && !isBasta()) {
    await sleep(PRESA_MS);
    const presa = await take(casa, inizio);
    prese.push(presa);
    onPasso(JSON.stringify(presa));
  }
  casa.isFinita = true;
  await lavoro;
  await sleep(QUIETE_MS);
  const dopo = await take(casa, inizio);
  avviato.processo.kill('SIGTERM');
  const codice = await ends(avviato.processo);
  const perdite = listPerdite({ prese, prima, dopo, uscita: avviato.uscita() });
  const [passati, mancati] = [Object.fromEntries(casa.passati), Object.fromEntries(casa.mancati)];
  return {
    ...{ prese, prima, dopo, passati, mancati },
    nonProvati: listNonProvati({ passati, mancati, prese }),
    perdite: codice === 0 ? perdite : [...perdite, `uscita ${codice} dopo SIGTERM`],
  };
}
