import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type ClientRequest, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percorsi, priorita, tipologiaUtente } from '../../packages/contract/src/index.ts';
import { type Accesso, type Avviato, ends, IN_DISPARTE, login, post, readSocket, start } from './casa.ts';
import { runSql } from './provvista.ts';
import { readMisura } from './sosta.ts';

export interface OpzioniFlussi {
  /** A data folder of its own. */
  readonly dati: string;
  /** People who listen: one stream each, in studi of twenty. */
  readonly quanti: number;
  readonly notifiche: number;
  /** How long they listen while nothing happens, and how long after they are gone. */
  readonly quieteMs?: number;
  readonly onPasso?: (frase: string) => void;
}
interface Tenuta {
  readonly rssMb: number;
  readonly descrittori: number;
  readonly flussi: number;
  /** Processor time of the server and of the PostgreSQL it started, in milliseconds. */
  readonly cpuMs: number;
}
export interface EsitoFlussi {
  readonly quanti: number;
  /** Before anybody came, all there and quiet, all gone. */
  readonly prima: Tenuta;
  readonly aperti: Tenuta;
  readonly dopo: Tenuta;
  readonly aperturaMs: number;
  /** Share of one processor taken by all of them while nothing happens, house and database. */
  readonly quotaInQuiete: number;
  /** Milliseconds from the answer to who published to each stream, of all notifications. */
  readonly tempi: readonly number[];
  /** Of these, from the moment the house began to announce. */
  readonly daAnnuncio: readonly number[];
  /** Streams refused, notifications not received, or received twice. */
  readonly mancati: readonly string[];
  readonly uscita: number | null;
}

/** What is promised to who listens. */
const ENTRO_MS = 2_000;
const ATTESA_MS = 30_000;
const PER_STUDIO = 20;
/** Opened at once: more than this would try the queue of the door, not the streams. */
const INSIEME = 50;
const MB_IN_KB = 1024;

/** Users of many studi, each inside with the cookie of a session of his own. Answers the cookies. */
async function enterTutti(dati: string, quanti: number): Promise<string[]> {
  const segreti = Array.from({ length: quanti }, () => randomBytes(32).toString('base64url'));
  const hash = (testo: string) => createHash('sha256').update(testo).digest();
  const righe = await runSql<{ n: number }>(
    { host: readSocket(dati), user: 'postgres' },
    `with studi as (insert into studio (ragione_sociale)
         select 'Studio dei flussi ' || n from generate_series(1, ceil($1::int / $2::float)::int) n returning id),
       posti as (select id, row_number() over (order by id) as n from studi),
       nuovi as (insert into utente (studio_id, email, nome, cognome, tipologia_utente, password_hash)
         select p.id, 'flusso-' || uno.n || '@prova.example', 'Ada', 'Neri', $3, ''
         from generate_series(1, $1::int) uno (n) join posti p on p.n = (uno.n - 1) / $2::int + 1 returning id),
       contati as (select id, row_number() over (order by id) as n from nuovi),
       dentro as (insert into sessione (sid_hash, token_hash, utente_id, persona_id, legata, ip, scade_il)
         select ($4::bytea[])[n], sha256(($4::bytea[])[n]), id, id, true, '127.0.0.1', now() + interval '2 hours'
         from contati returning 1)
     select count(*)::int as n from dentro`,
    [quanti, PER_STUDIO, tipologiaUtente.OP_STU, segreti.map(hash)],
  );
  if (righe[0]?.n !== quanti) throw new Error(`In ${righe[0]?.n}, not ${quanti}`);
  return segreti.map((segreto) => `quadra_sid=${segreto}`);
}

/** What a stream received: the moment of each notification, by its number. */
interface Linea {
  readonly arrivi: Map<number, number[]>;
  readonly richiesta: ClientRequest;
}

/** A stream as a browser keeps it; resolves when it has begun. */
function openLinea(indirizzo: string, cookie: string): Promise<Linea> {
  return new Promise((resolve, reject) => {
    const arrivi: Linea['arrivi'] = new Map();
    const headers = { accept: 'text/event-stream', cookie, 'sec-fetch-site': 'same-origin' };
    const richiesta = get(indirizzo + percorsi.eventi, { headers, agent: false }, (risposta) => {
      if (risposta.statusCode !== 200) {
        risposta.resume();
        return reject(new Error(`risposta ${risposta.statusCode}`));
      }
      let letto = '';
      risposta.setEncoding('utf8');
      risposta.on('error', () => undefined);
      risposta.on('data', (pezzo: string) => {
        const blocchi = (letto + pezzo).split('\n\n');
        letto = blocchi.pop() ?? '';
        for (const blocco of blocchi) {
          if (/^event: inizio$/m.test(blocco)) resolve({ arrivi, richiesta });
          const [, testo] = /^event: notifica\ndata: (.*)$/m.exec(blocco) ?? [];
          if (testo === undefined) continue;
          const { Id } = (JSON.parse(testo) as { Notifica: { Id: number } }).Notifica;
          arrivi.set(Id, [...(arrivi.get(Id) ?? []), Date.now()]);
        }
      });
    });
    richiesta.on('error', reject);
  });
}

const TACCA_MS = 10;
/** Processor time of a process, and of those that it waited for. */
const readCpu = (pid: number): number => {
  const campi = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return [11, 12, 13, 14].reduce((somma, n) => somma + Number(campi[n]) * TACCA_MS, 0);
};
const listFigli = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

async function take({ indirizzo, processo: { pid = 0 } }: Avviato): Promise<Tenuta> {
  const metriche = await (await fetch(`${indirizzo}/metrics`)).text();
  const stato = readFileSync(`/proc/${pid}/status`, 'utf8');
  const famiglia = [pid, ...listFigli(pid).flatMap((figlio) => [figlio, ...listFigli(figlio)])];
  return {
    rssMb: Math.round(readMisura(stato, 'VmRSS') / MB_IN_KB),
    descrittori: readdirSync(`/proc/${pid}/fd`).length,
    flussi: readMisura(metriche, 'quadra_event_streams'),
    cpuMs: famiglia.reduce((somma, uno) => somma + readCpu(uno), 0),
  };
}

/** Publishes, and waits until everybody has it. Answers the number, and the moment who published was answered. */
async function publish(
  { indirizzo }: Avviato,
  token: string,
  linee: readonly Linea[],
): Promise<{ id: number; quando: number }> {
  const risposta = await post(indirizzo, token, percorsi.notifiche, {
    ...{ Oggetto: 'Prova dei flussi', Testo: 'Prova', Priorita: priorita.NORMALE, Subito: true },
  });
  if (risposta.status !== 201) throw new Error(`notifica: ${risposta.status} ${await risposta.text()}`);
  const quando = Date.now();
  const { Id: id } = ((await risposta.json()) as { data: { Id: number } }).data;
  while (linee.some(({ arrivi }) => !arrivi.has(id)) && Date.now() < quando + ATTESA_MS) await sleep(20);
  return { id, quando };
}

/** Many people listen to one process, each with a stream of his own: what it costs, and when each is told something. */
export async function runFlussi(opzioni: OpzioniFlussi): Promise<EsitoFlussi> {
  const { dati, quanti, notifiche, quieteMs = 30_000, onPasso = () => undefined } = opzioni;
  const avviato = await start({ env: { QUADRA_DATI: dati }, ...IN_DISPARTE });
  const { indirizzo, accessi } = avviato;
  const token = await login({ indirizzo, accesso: accessi.get('AMM_ELMAS') as Accesso });
  const cookie = await enterTutti(dati, quanti);
  onPasso('casa avviata');
  await sleep(Math.min(quieteMs, 10_000));
  const prima = await take(avviato);
  const inizio = performance.now();
  const linee: Linea[] = [];
  const mancati: string[] = [];
  for (let n = 0; n < cookie.length; n += INSIEME) {
    const esiti = await Promise.allSettled(
      cookie.slice(n, n + INSIEME).map((uno) => openLinea(indirizzo, uno)),
    );
    for (const esito of esiti)
      if (esito.status === 'fulfilled') linee.push(esito.value);
      else mancati.push(`flusso: ${(esito.reason as Error).message}`);
  }
  const aperturaMs = Math.round(performance.now() - inizio);
  onPasso(`${linee.length} flussi aperti in ${aperturaMs} ms`);
  await sleep(Math.min(quieteMs, 5_000));
  const [fermi, fermiDa] = [await take(avviato), performance.now()];
  await sleep(quieteMs);
  const aperti = await take(avviato);
  const quotaInQuiete = (aperti.cpuMs - fermi.cpuMs) / (performance.now() - fermiDa);
  const [tempi, daAnnuncio]: [number[], number[]] = [[], []];
  for (let n = 0; n < notifiche; n += 1) {
    const { id, quando } = await publish(avviato, token, linee);
    const [riga] = await runSql<{ ms: number }>(
      { host: readSocket(dati), user: 'postgres' },
      'select (extract(epoch from annunciata_il) * 1000)::float8 as ms from notifica where id = $1',
      [id],
    );
    for (const { arrivi } of linee) {
      const [primo, altro] = arrivi.get(id) ?? [];
      if (primo === undefined) mancati.push(`notifica ${id}: non ricevuta`);
      else {
        tempi.push(primo - quando);
        daAnnuncio.push(Math.round(primo - (riga?.ms ?? 0)));
      }
      if (altro !== undefined) mancati.push(`notifica ${id}: ricevuta due volte`);
    }
    onPasso(`notifica ${n + 1}: ${describeTempi(tempi.slice(-linee.length))}`);
  }
  // Each is gone without a word, as a browser that is closed.
  for (const { richiesta } of linee) richiesta.destroy();
  await sleep(quieteMs);
  const dopo = await take(avviato);
  avviato.processo.kill('SIGTERM');
  const uscita = await ends(avviato.processo);
  return { quanti, prima, aperti, dopo, aperturaMs, quotaInQuiete, tempi, daAnnuncio, mancati, uscita };
}

const quantile = (numeri: readonly number[], quota: number) =>
  numeri.toSorted((a, b) => a - b)[Math.floor((numeri.length - 1) * quota)] ?? 0;
const describeTempi = (tempi: readonly number[]) =>
  `p50 ${quantile(tempi, 0.5)} ms, p95 ${quantile(tempi, 0.95)} ms, massimo ${quantile(tempi, 1)} ms`;

/** What is not as it should be. */
export function listStortiFlussi({
  quanti,
  prima,
  aperti,
  dopo,
  tempi,
  mancati,
  uscita,
}: EsitoFlussi): string[] {
  const tardi = tempi.filter((ms) => ms > ENTRO_MS).length;
  const voci: [boolean, string][] = [
    [tempi.length === 0, 'nessuna notifica ricevuta'],
    [tardi > 0, `${tardi} notifiche su ${tempi.length} oltre ${ENTRO_MS} ms`],
    [
      aperti.flussi < prima.flussi + quanti,
      `flussi aperti: ${aperti.flussi}, attesi ${prima.flussi + quanti}`,
    ],
    [dopo.flussi > prima.flussi, `flussi: ${dopo.flussi} senza nessuno che ascolti`],
    [
      dopo.descrittori > prima.descrittori + 20,
      `descrittori: ${dopo.descrittori}, prima ${prima.descrittori}`,
    ],
    [uscita !== 0, `uscita ${uscita} dopo SIGTERM`],
  ];
  return [...mancati, ...voci.filter(([isStorta]) => isStorta).map(([, frase]) => frase)];
}

export function describeFlussi(esito: EsitoFlussi): string[] {
  const { quanti, prima, aperti, dopo, aperturaMs, quotaInQuiete, tempi, daAnnuncio } = esito;
  const perFlusso = ((aperti.rssMb - prima.rssMb) * MB_IN_KB) / quanti;
  const say = (nome: string, { rssMb, descrittori, flussi }: Tenuta) =>
    `| ${nome} | ${rssMb} MB | ${descrittori} | ${flussi} |`;
  return [
    ...['| quando | memoria (RSS) | descrittori | flussi |', '|---|---|---|---|'],
    ...[say('prima', prima), say('tutti aperti', aperti), say('andati via', dopo)],
    `${quanti} flussi aperti in ${aperturaMs} ms; ${perFlusso.toFixed(0)} kB di memoria ognuno; in quiete ${(quotaInQuiete * 100).toFixed(0)}% di un processore, database compreso`,
    `dalla risposta a chi pubblica: ${describeTempi(tempi)}; da quando l’annuncio comincia: ${describeTempi(daAnnuncio)}`,
  ];
}
