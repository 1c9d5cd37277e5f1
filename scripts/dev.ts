import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readConfig } from '../packages/server/src/main.ts';
import { runFinoAllaFine } from '../packages/server/src/processo.ts';
import { radice } from './web.ts';

/** A port that nobody holds now. */
async function findPorta(): Promise<number> {
  const prova = createServer().listen(0, '127.0.0.1');
  await once(prova, 'listening');
  const indirizzo = prova.address();
  prova.close();
  await once(prova, 'close');
  return typeof indirizzo === 'object' && indirizzo ? indirizzo.port : 0;
}

/** The calls: started again at each change of the server's sources. Its own address is not shown. */
function startChiamate(porta: number, pagine: number): ChildProcess {
  const figlio = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--watch',
      '--watch-preserve-output',
      join(radice, 'scripts/start.ts'),
    ],
    {
      cwd: radice,
      env: {
        ...process.env,
        PORT: String(porta),
        HOST: '127.0.0.1',
        QUADRA_DEV: '1',
        QUADRA_INDIRIZZO_PUBBLICO: `http://127.0.0.1:${pagine}`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (figlio.stdout) {
    createInterface({ input: figlio.stdout }).on('line', (riga) => {
      if (!riga.startsWith('Quadra è pronta')) process.stdout.write(`${riga}\n`);
    });
  }
  return figlio;
}

/** The pages: Vite serves them from their sources and passes the calls on. */
function startPagine(porta: number, chiamate: number): ChildProcess {
  return spawn(
    process.execPath,
    [
      join(radice, 'node_modules/vite/bin/vite.js'),
      '--port',
      String(porta),
      '--strictPort',
      '--clearScreen',
      'false',
      '--logLevel',
      'warn',
    ],
    {
      cwd: join(radice, 'packages/web'),
      env: { ...process.env, QUADRA_SERVER: `http://127.0.0.1:${chiamate}` },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
}

async function stop(figlio: ChildProcess): Promise<void> {
  if (figlio.exitCode !== null || figlio.signalCode !== null) return;
  const finito = once(figlio, 'exit');
  figlio.kill('SIGTERM');
  await finito;
}

async function startDev(): Promise<{ stop(): Promise<void> }> {
  const config = readConfig();
  const porta = config.porta === 0 ? await findPorta() : config.porta;
  const chiamate = await findPorta();
  const figli = [startChiamate(chiamate, porta), startPagine(porta, chiamate)];
  for (const figlio of figli) figlio.once('exit', (codice) => process.exit(codice ?? 0));
  process.stdout.write(`Quadra è in lavorazione: http://127.0.0.1:${porta}\n`);
  return {
    stop: async () => {
      for (const figlio of figli) figlio.removeAllListeners('exit');
      await Promise.all(figli.map(stop));
    },
  };
}

await runFinoAllaFine(startDev);
