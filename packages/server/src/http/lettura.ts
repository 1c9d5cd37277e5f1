import { isDaRitentare } from '../db/tenancy.ts';
import { isMomentaneo } from './error-reply.ts';
import type { Servizi } from './servizi.ts';

/** Writing is forbidden there: a call that is said to read alone and does not is a mistake of ours, and is told. */
const DIVIETO = '25006';

const isDellaCopia = (errore: unknown): boolean =>
  errore instanceof Error &&
  (!('code' in errore) || errore.code !== DIVIETO) &&
  (isMomentaneo(errore) || isDaRitentare(errore));

/**
 * A reading that may be heavy: by the copy when there is one that holds all that was confirmed before, by the database
 * otherwise. What the copy leaves in the middle (it is away, or what is replayed on it came first) is read again there:
 * `read` may run twice, so it writes nothing.
 */
export async function readDallaReplica<T>(
  casa: Servizi,
  read: (casa: Servizi) => Promise<T> | T,
): Promise<T> {
  const { replica } = casa;
  if (replica === null || !(await replica.isAlPari())) return read(casa);
  try {
    return await read({ ...casa, db: replica.db });
  } catch (errore) {
    if (!isDellaCopia(errore)) throw errore;
    replica.rest();
    return read(casa);
  }
}
