import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { countVivi, ends, MUORI_CON_NOI } from '../casa.ts';

/** A program of others that stands between the house and its people, or its database. */
export interface Mezzo {
  start(): Promise<void>;
  /** Answers how many it ended: none when it had ended by itself. */
  kill(): Promise<number>;
  uscita(): string;
}

const CARTELLE = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/usr/bin'];
/** Where a program is installed; undefined when it is not. */
export const findProgramma = (nome: string): string | undefined =>
  CARTELLE.map((cartella) => `${cartella}/${nome}`).find((file) => existsSync(file));

interface Avvio {
  readonly parole: readonly string[];
  readonly cartella: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly prefisso?: readonly string[];
  readonly isPronto: () => Promise<boolean>;
}
const RIGHE = 40_000;
const ATTESA_MS = 15_000;

/** A program, started as it is said, waited for until it is ready. */
export function makeMezzo(
  nome: string,
  { parole, cartella, env = {}, prefisso = MUORI_CON_NOI, isPronto }: Avvio,
): Mezzo {
  let processo: ChildProcess | undefined;
  let uscita = '';
  const read = (pezzo: Buffer) => {
    uscita = (uscita + pezzo.toString()).slice(-RIGHE);
  };
  return {
    uscita: () => uscita,
    start: async () => {
      const [programma = '', ...argomenti] = [...prefisso, ...parole];
      const nuovo = spawn(programma, argomenti, {
        cwd: cartella,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      processo = nuovo;
      nuovo.stdout.on('data', read);
      nuovo.stderr.on('data', read);
      const scadenza = performance.now() + ATTESA_MS;
      while (!(await isPronto().catch(() => false)))
        if (nuovo.exitCode !== null || nuovo.signalCode !== null || performance.now() > scadenza)
          throw new Error(`${nome}: ${uscita}`);
    },
    kill: async () => {
      if (processo === undefined) return 0;
      const vivi = countVivi(processo);
      processo.kill('SIGKILL');
      await ends(processo);
      return vivi;
    },
  };
}
