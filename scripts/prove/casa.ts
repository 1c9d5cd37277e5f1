import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { radice } from '../web.ts';

const processi: ChildProcess[] = [];

/** Ends whatever was started here and is still under way. */
export function killAll(): void {
  for (const processo of processi.splice(0)) processo.kill('SIGKILL');
}

/** What the trial starts does not outlive it. */
const LEGATO = ['setpriv', '--pdeathsig', 'KILL'];
export const MUORI_CON_NOI = spawnSync('setpriv', [...LEGATO.slice(1), 'true']).status === 0 ? LEGATO : [];
/** Ctrl+C in the terminal reaches the trial alone, that goes on with the house until it has told what came of it. */
export const IN_DISPARTE = { prefisso: MUORI_CON_NOI, isInDisparte: true } as const;

/** The product under way, as a person starts it. */
export interface Avviato {
  processo: ChildProcess;
  indirizzo: string;
  /** The login of the administrator of a studio; `accessi` holds one for each type of user. */
  accesso: Accesso;
  accessi: ReadonlyMap<string, Accesso>;
  uscita: () => string;
}

export interface Accesso {
  username: string;
  password: string;
}

export interface Opzioni {
  env?: Record<string, string>;
  /** Where the program is; ours, where none is said. */
  radiceSua?: string;
  uid?: number;
  /** The command, and its words. */
  file?: string;
  parole?: readonly string[];
  /** Words before the program, to run it somewhere else. */
  prefisso?: readonly string[];
  /** In a process group of its own. */
  isInDisparte?: boolean;
  /** Told of the process as soon as there is one. */
  onProcesso?: (processo: ChildProcess) => void;
}

/** Runs a command, and does not wait for its end. */
export function startComando({
  env = {},
  radiceSua = radice,
  uid,
  file = 'scripts/start.ts',
  parole = [],
  prefisso = [],
  isInDisparte = false,
  onProcesso = () => undefined,
}: Opzioni): {
  processo: ChildProcess;
  uscita: () => string;
} {
  const { DATABASE_URL: _, ...ambiente } = process.env;
  const [programma = '', ...argomenti] = [...prefisso, process.execPath, join(radiceSua, file), ...parole];
  const processo = spawn(programma, argomenti, {
    cwd: radiceSua,
    // Without the season of the demo, that goes on being written once the house is ready.
    env: { ...ambiente, PORT: '0', QUADRA_SCENA: 'no', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isInDisparte,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  processi.push(processo);
  onProcesso(processo);
  let uscita = '';
  const read = (pezzo: Buffer) => {
    uscita += pezzo.toString();
  };
  processo.stdout?.on('data', read);
  processo.stderr?.on('data', read);
  return { processo, uscita: () => uscita };
}

/** Starts the product and waits until it says where it is. */
export async function start(opzioni: Opzioni): Promise<Avviato> {
  const { processo, uscita } = startComando(opzioni);
  for (;;) {
    const indirizzo = /Quadra è pronta: (http:\/\/\S+:\d+)/.exec(uscita())?.[1];
    // Of those of a type the first is the studio's: a private client and a company follow.
    const accessi = new Map(
      [...uscita().matchAll(/^demo {2}(\S+) {2}(\S+) {2}(\S+)$/gm)]
        .toReversed()
        .map(([, tipo = '', username = '', password = '']) => [tipo, { username, password }]),
    );
    const accesso = accessi.get('AMM_STU');
    if (indirizzo && accesso) return { processo, indirizzo, accesso, accessi, uscita };
    if (processo.exitCode !== null || processo.signalCode !== null)
      throw new Error(`uscita ${processo.exitCode}: ${uscita()}`);
    await sleep(20);
  }
}

/** 1 while it has not ended. */
export const countVivi = ({ exitCode, signalCode }: ChildProcess): number =>
  exitCode === null && signalCode === null ? 1 : 0;

/** Waits for the end of a process; answers its exit code. */
export async function ends(processo: ChildProcess): Promise<number | null> {
  if (countVivi(processo) > 0) await new Promise((resolve) => processo.once('exit', resolve));
  return processo.exitCode;
}

/** Runs a command until it ends by itself. */
export async function runComando(opzioni: Opzioni): Promise<{ codice: number | null; righe: string[] }> {
  const { processo, uscita } = startComando(opzioni);
  const codice = await ends(processo);
  return { codice, righe: uscita().trim().split('\n') };
}

/** The process of the embedded PostgreSQL. */
export const readPostmaster = (dati: string) =>
  Number.parseInt(readFileSync(join(dati, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** The folder of its socket. */
export const readSocket = (dati: string): string =>
  readFileSync(join(dati, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4] ?? '';

/** Neither gone nor dead and not yet collected. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Enters; answers the token. */
export async function login({ indirizzo, accesso }: Pick<Avviato, 'indirizzo' | 'accesso'>): Promise<string> {
  const risposta = await fetch(`${indirizzo}/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...accesso, grant_type: 'password' }),
  });
  if (risposta.status !== 200) throw new Error(`login: ${risposta.status}`);
  return ((await risposta.json()) as { access_token: string }).access_token;
}

export const post = (indirizzo: string, token: string, percorso: string, corpo: unknown) =>
  fetch(`${indirizzo}${percorso}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });

/** A client with a code of its own. */
export const cliente = (n: number) => ({
  Tipo: 'SD',
  Estera: true,
  IdentificativoEstero: `XX${n}`,
  CodiceFiscale: `XX${n}`,
  RagioneSociale: `Prova ${n}`,
  DomicilioFiscale: {
    Comune: 'F205',
    ComuneDescrizione: 'MILANO',
    Provincia: 'MI',
    CAP: '20121',
    Via: 'Via Prova',
    Civico: '1',
  },
});
