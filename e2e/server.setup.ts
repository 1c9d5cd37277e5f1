import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RITORNO_IDENTITA } from '../packages/contract/src/index.ts';
import { CLIENT_DI_PROVA, startFornitoreDiProva } from '../packages/server/src/demo/fornitore-di-prova.ts';

const radice = join(import.meta.dirname, '..');

function waitForAddress(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let uscita = '';
    const read = (pezzo: Buffer) => {
      uscita += pezzo.toString();
      if (/http:\/\/\S+:\d+/.test(uscita)) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (codice) => reject(new Error(`Il server è uscito con ${codice}:\n${uscita}`)));
  });
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

/** The training area of the demo, beside the Quadra of the journeys. */
async function startFormazione(porta: number): Promise<ChildProcess> {
  const formazione = spawn(process.execPath, [join(radice, 'scripts/lms.ts')], {
    env: { ...process.env, QUADRA_INDIRIZZO: `http://127.0.0.1:${porta}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (formazione.stdout) await once(formazione.stdout, 'data');
  return formazione;
}

async function stop(processo: ChildProcess): Promise<void> {
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
  const dati = mkdtempSync(join(tmpdir(), 'quadra-e2e-'));
  const porta = Number(process.env.QUADRA_PROVE_PORTA ?? 3917);
  // Told to the server, to the journeys and to the training area.
  process.env.LMS_PORTA ??= String(porta + 1);
  const identita = await startIdentita(dati, porta);
  const { DATABASE_URL: _, ...ambiente } = process.env;
  const server = spawn(process.execPath, [join(radice, 'scripts/start.ts')], {
    cwd: radice,
    env: {
      ...ambiente,
      PORT: String(porta),
      QUADRA_DATI: dati,
      QUADRA_SUITE: writeSuite(dati, porta),
      QUADRA_GALLERIA: '1',
      QUADRA_HOST_DEBUG: 'http://127.0.0.1:3001',
      QUADRA_IDENTITA: identita.file,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitForAddress(server);
  const formazione = await startFormazione(porta);
  return async () => {
    await stop(formazione);
    await stop(server);
    await identita.stop();
    rmSync(dati, { recursive: true, force: true });
  };
}
