import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RITORNO_IDENTITA } from '../packages/contract/src/index.ts';
import { CLIENT_DI_PROVA, startFornitoreDiProva } from '../packages/server/demo/fornitore-di-prova.ts';
import { startServizi } from '../packages/server/demo/servizi/indice.ts';
import { readServizi } from '../packages/server/src/config-servizi.ts';
import { makeCartella } from '../packages/server/test/cartella.ts';

const radice = join(import.meta.dirname, '..');

const secondi = (quanti: number) => new Promise((resolve) => setTimeout(resolve, quanti * 1000));

/** Until the server says that it is ready; fails with what it said when it ends before, or after two minutes. */
async function waitForServer(server: ChildProcess): Promise<void> {
  let uscita = '';
  const read = (pezzo: Buffer) => {
    uscita += pezzo.toString();
  };
  server.stdout?.on('data', read);
  server.stderr?.on('data', read);
  const fine = Date.now() + 120_000;
  while (server.exitCode === null && Date.now() < fine) {
    // It answers before the demo is whole: the sentence comes after.
    if (uscita.includes('Quadra è pronta')) return;
    await secondi(0.2);
  }
  server.kill('SIGTERM');
  throw new Error(`Il server non risponde (uscita: ${server.exitCode}):\n${uscita}`);
}

/** The provider of identities of the journeys, and the file that tells it to the server. */
async function startIdentita(dati: string, porta: number) {
  const issuer = `http://127.0.0.1:${porta + 2}`;
  const fornitore = await startFornitoreDiProva(issuer, [`http://127.0.0.1:${porta}${RITORNO_IDENTITA}`]);
  const file = join(dati, 'identita.json');
  writeFileSync(
    file,
    JSON.stringify([{ id: 'prova', etichetta: 'Fornitore di prova', issuer, ...CLIENT_DI_PROVA }]),
  );
  return { file, stop: fornitore.stop };
}

/** The simulated services of the journeys, each as far from our port as the example is from 3000. */
async function startEsterni(dati: string, porta: number) {
  const esempio = readFileSync(join(radice, 'docs/servizi-di-prova.json'), 'utf8');
  const file = join(dati, 'servizi.json');
  writeFileSync(
    file,
    esempio.replaceAll(/(127\.0\.0\.1):(30\d\d)/g, (_, host, sua) => `${host}:${porta + Number(sua) - 3000}`),
  );
  const servizi = await startServizi(readServizi(file), `http://127.0.0.1:${porta}`);
  return { file, stop: servizi.stop };
}

/** The training area of the demo, beside the Quadra of the journeys. */
async function startFormazione(porta: number): Promise<ChildProcess> {
  const formazione = spawn(process.execPath, [join(radice, 'scripts/lms.ts')], {
    env: { ...process.env, QUADRA_INDIRIZZO: `http://127.0.0.1:${porta}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const detto = formazione.stdout && once(formazione.stdout, 'data');
  const uscito = once(formazione, 'exit').then(([codice]) => {
    throw new Error(`La formazione è uscita con ${codice}`);
  });
  await Promise.race([detto, uscito]);
  uscito.catch(() => {});
  return formazione;
}

async function stop(processo: ChildProcess): Promise<void> {
  if (processo.exitCode !== null) return;
  const finito = once(processo, 'exit');
  processo.kill('SIGTERM');
  await finito;
}

/** The origins of the test environment, each with its ground. */
function writeSuite(dati: string, porta: number): string {
  const file = join(dati, 'suite.json');
  const origini = Object.fromEntries(
    ['login', 'aziende', 'condominio'].map((sfondo) => [`http://${sfondo}.localhost:${porta}`, { sfondo }]),
  );
  writeFileSync(file, JSON.stringify({ origini }));
  return file;
}

/** Starts the product as a newcomer would, on a data folder of its own; the answer stops it. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const dati = makeCartella('quadra-e2e-');
  const porta = Number(process.env.QUADRA_PROVE_PORTA ?? 3917);
  // Told to the server, to the journeys and to the training area.
  process.env.LMS_PORTA ??= String(porta + 1);
  const identita = await startIdentita(dati, porta);
  const esterni = await startEsterni(dati, porta);
  const { DATABASE_URL: _, ...ambiente } = process.env;
  const server = spawn(process.execPath, [join(radice, 'scripts/start.ts')], {
    cwd: radice,
    env: {
      ...ambiente,
      PORT: String(porta),
      QUADRA_DATI: dati,
      QUADRA_SUITE: writeSuite(dati, porta),
      QUADRA_GALLERIA: '1',
      // What takes as long as the rest of the demo: no journey asks for it.
      QUADRA_SCENA: 'no',
      MODEL_FILES_URL: 'https://modelli.example/quadra/',
      QUADRA_HOST_DEBUG: 'http://127.0.0.1:3001',
      QUADRA_HOST_REMOTI: `http://127.0.0.1:${porta}`,
      QUADRA_IDENTITA: identita.file,
      QUADRA_SERVIZI: esterni.file,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitForServer(server);
  const formazione = await startFormazione(porta);
  return async () => {
    await stop(formazione);
    await stop(server);
    await esterni.stop();
    await identita.stop();
    rmSync(dati, { recursive: true, force: true });
  };
}
