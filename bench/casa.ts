import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HEADER_APP, type LavoroFilo, percorsi, percorso } from '../packages/contract/src/index.ts';
import { listAccessiDemo } from '../packages/server/demo/load-demo.ts';
import { type Costo, readCosto } from './costo.ts';

const radice = join(import.meta.dirname, '..');

export interface CasaDiProva {
  readonly base: string;
  readonly server: ChildProcess;
  /** Of the administrator of a studio of the demo. */
  readonly intestazioni: Readonly<Record<string, string>>;
  /** The `data` of the answer. @throws with the answer, where it is a refusal */
  post<T>(dove: string, corpo: object): Promise<T>;
  /** Starts a job and waits for its end. Answers how many seconds passed. */
  runLavoro(Nome: string, Parametri: object): Promise<{ lavoro: LavoroFilo; secondi: number }>;
  /** Processor time so far, of the server and of its database. */
  readSpeso(): Costo | undefined;
}

const isPronta = (base: string) =>
  fetch(`${base}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The demo is loaded after the server answers. */
async function enter(base: string): Promise<string> {
  const accesso = listAccessiDemo().find(({ tipologia }) => tipologia === 'AMM_STU');
  if (accesso === undefined) throw new Error('no demo login');
  const body = new URLSearchParams({
    username: accesso.email,
    password: accesso.password,
    grant_type: 'password',
  });
  for (let volte = 0; volte < 100; volte += 1) {
    const token = await fetch(base + percorsi.token, { method: 'POST', body });
    if (token.ok) return ((await token.json()) as { access_token: string }).access_token;
    await wait(1_000);
  }
  throw new Error('the demo was not loaded');
}

/** Runs a measure on the whole house, as `npm start` opens it, with the demo in a data folder of its own. */
export async function withCasa(
  nome: string,
  porta: number,
  run: (casa: CasaDiProva) => Promise<void>,
): Promise<void> {
  const base = `http://127.0.0.1:${porta}`;
  const dati = mkdtempSync(join(tmpdir(), `quadra-${nome}-`));
  const server = spawn(process.execPath, [join(radice, 'scripts/start.ts')], {
    cwd: radice,
    // The season of the demo is made in the background: it would be counted too.
    env: { ...process.env, PORT: String(porta), QUADRA_DATI: dati, QUADRA_SCENA: 'no' },
    stdio: 'ignore',
  });
  try {
    while (!(await isPronta(base))) await wait(300);
    const intestazioni = { authorization: `Bearer ${await enter(base)}`, [HEADER_APP]: 'bench' };
    const read = async <T>(risposta: Response): Promise<T> => {
      if (!risposta.ok) throw new Error(await risposta.text());
      return ((await risposta.json()) as { data: T }).data;
    };
    const post = async <T>(dove: string, corpo: object): Promise<T> =>
      read<T>(
        await fetch(base + dove, {
          method: 'POST',
          headers: { ...intestazioni, 'content-type': 'application/json' },
          body: JSON.stringify(corpo),
        }),
      );
    const runLavoro = async (Nome: string, Parametri: object) => {
      const inizio = performance.now();
      const { jobId } = await post<{ jobId: string }>(percorsi.lavoroAvvia, { Nome, Parametri });
      let lavoro: LavoroFilo;
      do {
        await wait(200);
        const dove = base + percorso(percorsi.lavoroUno, { id: jobId });
        lavoro = await read<LavoroFilo>(await fetch(dove, { headers: intestazioni }));
      } while (lavoro.Fine === null);
      return { lavoro, secondi: (performance.now() - inizio) / 1000 };
    };
    const readSpeso = () => {
      const postgres = Number.parseInt(readFileSync(join(dati, 'postgres', 'postmaster.pid'), 'utf8'), 10);
      return readCosto(server.pid === undefined ? [] : [server.pid], postgres);
    };
    await run({ base, server, intestazioni, post, runLavoro, readSpeso });
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(dati, { recursive: true, force: true });
  }
}
