import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { PASSWORD_DEMO, utenteDelGrande, utenteDelMedio } from '../packages/server/demo/studi-demo.ts';
import { startPostgresLocale } from '../packages/server/src/db/postgres-locale.ts';
import { ensureDatabase } from '../packages/server/src/db/prepare.ts';
import { describeCosto, readCosto } from './costo.ts';
import { measureSalvataggio } from './portale-salvataggio.ts';

/**
 * The portal under load: 200,000 anagrafiche of 100 studi in one database, authentication and row-level security on, 16
 * connections; one process first, then two on the same database, the same session in turn on both: nothing is sticky.
 * Measured in the large studio, which has a tenth of all, and the lists also in one as large as the others; then one
 * declaration, saved over and over. Of each the processor time of a request, which other work on the machine hardly moves.
 * Servers, database and generator share the machine. Prints; asserts nothing.
 * `npm run bench portale [rows] [studi]`, on a data folder of its own (.quadra/bench).
 */
const radice = join(import.meta.dirname, '..');
const [righe = '200000', studi = '100'] = process.argv.slice(2);
const dati = join(radice, '.quadra', `bench-${righe}-${studi}`);
const porte = [3931, 3932] as const;
const CONNESSIONI = 16;
const SECONDI = 10;

interface Misura {
  readonly nome: string;
  readonly percorso: string;
  readonly corpi: readonly string[];
}

const misure: readonly Misura[] = [
  { nome: 'whoami', percorso: '/api/utente/whoami', corpi: ['{}'] },
  {
    nome: 'lista anagrafiche, 20 pagine',
    percorso: '/api/anagrafica/list',
    corpi: Array.from({ length: 20 }, (_, n) =>
      JSON.stringify({ PageNo: n + 1, PageSize: 50, Order: ['Denominazione'] }),
    ),
  },
  {
    nome: 'lista anagrafiche, per nome (contiene)',
    percorso: '/api/anagrafica/list',
    corpi: ['ross', 'bian', 'fer', 'con'].map((testo) =>
      JSON.stringify({ Filter: { Denominazione: testo }, PageSize: 50 }),
    ),
  },
  {
    nome: 'lista anagrafiche, per codice fiscale',
    percorso: '/api/anagrafica/list',
    corpi: ['RSS', 'BNC', 'FRR', 'CNT'].map((testo) =>
      JSON.stringify({ Filter: { CodiceFiscale: testo }, PageSize: 50 }),
    ),
  },
];

const baseDi = (porta: number) => `http://127.0.0.1:${porta}`;
const uscito = (processo: ChildProcess) =>
  new Promise<number | null>((resolve) => processo.once('exit', resolve));

function run(file: string, argomenti: readonly string[], ambiente: NodeJS.ProcessEnv) {
  return spawn(process.execPath, [join(radice, 'scripts', file), ...argomenti], {
    cwd: radice,
    env: { ...process.env, QUADRA_DATI: dati, ...ambiente },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function prepareDati(url: string): Promise<void> {
  const demo = run('demo.ts', ['--anagrafiche', righe, '--studi', studi], { DATABASE_URL: url });
  demo.stdout.pipe(process.stdout);
  const codice = await uscito(demo);
  if (codice !== 0) throw new Error(`demo: uscita ${codice}`);
}

/** A server that listens, on its own port. */
async function startProcesso(url: string, porta: number): Promise<ChildProcess> {
  const server = run('start.ts', [], { DATABASE_URL: url, PORT: String(porta) });
  await new Promise<void>((resolve, reject) => {
    let uscita = '';
    server.stdout.on('data', (pezzo) => {
      uscita += pezzo;
      if (/http:\/\//.test(uscita)) resolve();
    });
    server.once('exit', (codice) => reject(new Error(`start: uscita ${codice}`)));
  });
  return server;
}

/** What the servers do by themselves after they begin is over, and is no part of what a request costs. */
async function waitQuiete(): Promise<void> {
  for (let fermi = 0, prima = readSpeso(); prima && fermi < 3; ) {
    await sleep(1000);
    const dopo = readSpeso();
    fermi = dopo && dopo.node - prima.node < 50 ? fermi + 1 : 0;
    prima = dopo;
  }
}

async function login(base: string, utente: { email: string }): Promise<string> {
  const risposta = await fetch(`${base}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      username: utente.email,
      password: PASSWORD_DEMO,
      grant_type: 'password',
    }),
  });
  const { access_token } = (await risposta.json()) as { access_token: string };
  return access_token;
}

const load = (base: string, token: string, { percorso, corpi }: Misura, connessioni: number) =>
  autocannon({
    url: base,
    connections: connessioni,
    duration: SECONDI,
    requests: corpi.map((body) => ({
      method: 'POST',
      path: percorso,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    })),
  });

const readSpeso = () =>
  readCosto(
    server.flatMap(({ pid }) => pid ?? []),
    postgres.pid,
  );

/** The same session on every base, the connections shared equally. Answers the requests per second of all. */
async function measure(misura: Misura, basi: readonly string[], token: string): Promise<number> {
  const prima = readSpeso();
  const esiti = await Promise.all(basi.map((base) => load(base, token, misura, CONNESSIONI / basi.length)));
  const dopo = readSpeso();
  const totale = esiti.reduce((somma, esito) => somma + esito.requests.average, 0);
  const richieste = esiti.reduce((somma, esito) => somma + esito.requests.total, 0);
  const peggiore = (voce: 'p50' | 'p97_5' | 'p99') => Math.max(...esiti.map(({ latency }) => latency[voce]));
  const fallite = esiti.reduce((somma, esito) => somma + esito.non2xx + esito.errors, 0);
  process.stdout.write(
    `${misura.nome}, processi ${basi.length}: ${Math.round(totale)} richieste/s, p50 ${peggiore('p50')} ms, p97,5 ${peggiore('p97_5')} ms, p99 ${peggiore('p99')} ms, ${fallite} fallite${describeCosto(prima, dopo, richieste)}\n`,
  );
  return totale;
}

const postgres = await startPostgresLocale(dati);
const server: ChildProcess[] = [];
try {
  const { host, user } = await ensureDatabase(postgres.amministratore, 'quadra');
  const url = `postgresql://${user ?? 'postgres'}@/quadra?host=${encodeURIComponent(host ?? '')}`;
  await prepareDati(url);
  for (const porta of porte) server.push(await startProcesso(url, porta));
  await waitQuiete();
  const medio = await login(baseDi(porte[0]), utenteDelMedio);
  process.stdout.write('Uno studio medio\n');
  for (const misura of misure.filter(({ nome }) => nome !== 'whoami'))
    await measure(misura, [baseDi(porte[0])], medio);
  process.stdout.write('Lo studio grande\n');
  const token = await login(baseDi(porte[0]), utenteDelGrande);
  for (const misura of misure) {
    const uno = await measure(misura, [baseDi(porte[0])], token);
    const due = await measure(misura, porte.map(baseDi), token);
    process.stdout.write(`${misura.nome}, due processi contro uno: ${(due / uno).toFixed(2)}\n`);
  }
  process.stdout.write(await measureSalvataggio(baseDi(porte[0]), token, SECONDI, readSpeso));
} finally {
  for (const processo of server) {
    processo.kill('SIGTERM');
    await uscito(processo);
  }
  await postgres.stop();
}
