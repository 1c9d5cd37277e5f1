import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** Starts the product as a newcomer would, on a data folder of its own; the answer stops it. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const dati = mkdtempSync(join(tmpdir(), 'quadra-e2e-'));
  const porta = Number(process.env.QUADRA_PROVE_PORTA ?? 3917);
  // The journeys start the training area themselves; here its address is only told, to them and to the server.
  process.env.LMS_PORTA ??= String(porta + 1);
  const { DATABASE_URL: _, ...ambiente } = process.env;
  const server = spawn(process.execPath, [join(radice, 'scripts/start.ts')], {
    cwd: radice,
    env: {
      ...ambiente,
      PORT: String(porta),
      QUADRA_DATI: dati,
      QUADRA_GALLERIA: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitForAddress(server);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(dati, { recursive: true, force: true });
  };
}
