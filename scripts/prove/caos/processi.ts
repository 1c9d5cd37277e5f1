import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { radice } from '../../web.ts';
import { type Avviato, ends, IN_DISPARTE, type Opzioni, start } from '../casa.ts';

/** A process of the house: it comes back at another address each time. */
export interface Nodo {
  readonly nome: string;
  readonly ruolo: 'chiamate' | 'lavori';
  /** Where it answers, or answered until it fell. */
  indirizzo(): string;
  avviato(): Avviato;
  start(): Promise<void>;
  /** Ends it with a signal, and waits for its end; answers the exit code. */
  end(segnale: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Stopped where it is, and on its way again. */
  signal(segnale: 'SIGSTOP' | 'SIGCONT'): void;
  /** Whether it ended, whoever ended it. */
  isCaduto(): boolean;
  /** Of one that is starting: it is still reading its own sources, and asked nobody anything. */
  isLontano(): boolean;
  /** Ends it, if it is there. */
  close(): Promise<void>;
}

const ATTESA_AVVIO_MS = 120_000;

/** A process that cannot start is tried again, as who looks after it would: its database may be away. */
async function startComunque(
  opzioni: Pick<Opzioni, 'env' | 'radiceSua'>,
  onProcesso: (processo: ChildProcess) => void,
): Promise<Avviato> {
  const scadenza = performance.now() + ATTESA_AVVIO_MS;
  for (;;) {
    try {
      return await start({ ...opzioni, ...IN_DISPARTE, onProcesso });
    } catch (errore) {
      if (performance.now() > scadenza) throw errore;
      await sleep(300);
    }
  }
}

/** Its standard output and error are sockets too. */
const PRESE_DI_CASA = 2;
/** How many sockets a process holds; none when it is gone. */
function countPrese(pid: number): number {
  const cartella = `/proc/${pid}/fd`;
  try {
    return readdirSync(cartella).filter((fd) => readlinkSync(`${cartella}/${fd}`).startsWith('socket:'))
      .length;
  } catch {
    return 0;
  }
}

/** `getRadice`: where the program is, each time it starts. */
export function makeNodo(
  nome: string,
  ruolo: Nodo['ruolo'],
  env: Record<string, string>,
  getRadice: () => string = () => radice,
): Nodo {
  let avviato: Avviato | undefined;
  let inCorso: ChildProcess | undefined;
  const getAvviato = () => {
    if (avviato === undefined) throw new Error(`${nome}: not started`);
    return avviato;
  };
  return {
    nome,
    ruolo,
    indirizzo: () => getAvviato().indirizzo,
    avviato: getAvviato,
    start: async () => {
      const opzioni = { env: { ...env, QUADRA_RUOLO: ruolo }, radiceSua: getRadice() };
      avviato = await startComunque(opzioni, (processo) => {
        inCorso = processo;
      });
    },
    end: (segnale) => {
      const { processo } = getAvviato();
      processo.kill(segnale);
      return ends(processo);
    },
    signal: (segnale) => void getAvviato().processo.kill(segnale),
    isCaduto: () => {
      const { processo } = getAvviato();
      return processo.exitCode !== null || processo.signalCode !== null;
    },
    isLontano: () => countPrese(inCorso?.pid ?? 0) <= PRESE_DI_CASA,
    close: async () => {
      avviato?.processo.kill('SIGKILL');
      if (avviato) await ends(avviato.processo);
    },
  };
}

const readGenitore = (pid: string): number => {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
};
/** A process and those it started: the postmaster of the trial and who answers for it. */
export const listFamiglia = (pid: number): number[] => [
  pid,
  ...readdirSync('/proc')
    .filter((voce) => /^\d+$/.test(voce) && readGenitore(voce) === pid)
    .map(Number),
];

/** A signal to each; one that is gone meanwhile needs none. */
export function signalTutti(pid: readonly number[], segnale: NodeJS.Signals): void {
  for (const uno of pid) {
    try {
      process.kill(uno, segnale);
    } catch {
      // Gone.
    }
  }
}
