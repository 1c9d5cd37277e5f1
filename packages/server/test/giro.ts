import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How long the loop turned, and its longest stop. */
export interface Giro<T> {
  readonly esito: T;
  /** Milliseconds of processor that this thread took without a pause: what the machine does besides is not counted. */
  readonly fermoMs: number;
}

const readMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Does something and tells for how long, meanwhile, nobody else could have been answered. */
export async function measureGiro<T>(run: () => Promise<T>): Promise<Giro<T>> {
  // What other tests left in this process is collected before: what stops it now is of what is done now.
  collect();
  let fermoMs = 0;
  let prima = readMs();
  let isFinito = false;
  const look = () => {
    const ora = readMs();
    fermoMs = Math.max(fermoMs, ora - prima);
    prima = ora;
    if (!isFinito) setTimeout(look, 2);
  };
  setTimeout(look, 2);
  try {
    const esito = await run();
    look();
    return { esito, fermoMs };
  } finally {
    isFinito = true;
  }
}
