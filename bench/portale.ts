import { spawn } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { PASSWORD_DEMO, utenteDelGrande } from '../packages/server/src/demo/studi-demo.ts';

/**
 * The portal under load: 200,000 anagrafiche in one database, authentication and row-level security on, 16 connections.
 * Server, database and generator share the machine. Prints; asserts nothing.
 * `node bench/portale.ts [rows]`, on a data folder of its own (.quadra/bench).
 */
const radice = join(import.meta.dirname, '..');
const righe = process.argv[2] ?? '200000';
const porta = '3931';
const base = `http://127.0.0.1:${porta}`;
const ambiente = {
  ...process.env,
  PORT: porta,
  QUADRA_DATI: join(radice, '.quadra', 'bench'),
  QUADRA_LIMITE_RICHIESTE: '0',
};
const CONNESSIONI = 16;
const SECONDI = 10;

const run = (file: string, ...argomenti: string[]) =>
  spawn(process.execPath, [join(radice, 'scripts', file), ...argomenti], {
    cwd: radice,
    env: ambiente,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function prepare(): Promise<void> {
  const demo = run('demo.ts', '--anagrafiche', righe);
  demo.stdout.pipe(process.stdout);
  const codice = await new Promise((resolve) => demo.once('exit', resolve));
  if (codice !== 0) throw new Error(`demo: uscita ${codice}`);
}

async function login(username: string, password: string): Promise<string> {
  const risposta = await fetch(`${base}/token`, {
    method: 'POST',
    body: new URLSearchParams({ username, password, grant_type: 'password' }),
  });
  const { access_token } = (await risposta.json()) as { access_token: string };
  return access_token;
}

async function measure(
  nome: string,
  token: string,
  percorso: string,
  corpi: readonly string[],
): Promise<void> {
  const esito = await autocannon({
    url: base,
    connections: CONNESSIONI,
    duration: SECONDI,
    requests: corpi.map((body) => ({
      method: 'POST',
      path: percorso,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    })),
  });
  const { latency, requests } = esito;
  const fallite = esito.non2xx + esito.errors;
  process.stdout.write(
    `${nome}: ${Math.round(requests.average)} richieste/s, p50 ${latency.p50} ms, p97,5 ${latency.p97_5} ms, p99 ${latency.p99} ms, ${fallite} fallite\n`,
  );
}

await prepare();
const server = run('start.ts');
await new Promise<void>((resolve, reject) => {
  let uscita = '';
  server.stdout.on('data', (pezzo) => {
    uscita += pezzo;
    if (/http:\/\//.test(uscita)) resolve();
  });
  server.once('exit', (codice) => reject(new Error(`start: uscita ${codice}`)));
});
try {
  const token = await login(utenteDelGrande.email, PASSWORD_DEMO);
  const pagine = Array.from({ length: 20 }, (_, n) =>
    JSON.stringify({ PageNo: n + 1, PageSize: 50, Order: ['Denominazione'] }),
  );
  const filtri = ['ross', 'bian', 'fer', 'con'].map((testo) =>
    JSON.stringify({ Filter: { Denominazione: testo }, PageSize: 50 }),
  );
  await measure('whoami', token, '/api/utente/whoami', ['{}']);
  await measure('lista anagrafiche, 20 pagine', token, '/api/anagrafica/list', pagine);
  await measure('lista anagrafiche, filtrata', token, '/api/anagrafica/list', filtri);
} finally {
  server.kill('SIGTERM');
}
