import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

const OGNI_MS = 30_000;
/** A reading slower than this says too little of the instant it was taken at. */
const LETTURA_LENTA_MS = 1_000;

/** The instant of this transaction; outside one, now: on the clock of the database, the only one that decides. */
export async function readOra(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ ora: Date }>`select now() as ora`.execute(db);
  const [riga] = rows;
  if (riga === undefined) throw new Error('The database did not tell the time');
  return riga.ora;
}

export interface Orologio {
  /** The time of the database, by what has gone since it was last asked. */
  readonly now: () => Date;
  /** Seconds the clock of the machine was ahead at the start; behind, negative. */
  readonly scarto: number;
  stop(): void;
}

/**
 * Reads the clock of the database and goes on by the one of the process that nobody sets: a machine whose clock is wrong, or
 * is put right while we work, decides nothing. Asked again every thirty seconds.
 */
export async function startOrologio(db: Kysely<Database>): Promise<Orologio> {
  let base = { ora: 0, letta: Number.NEGATIVE_INFINITY };
  const now = () => new Date(base.ora + performance.now() - base.letta);
  const read = async () => {
    const prima = performance.now();
    const ora = (await readOra(db)).getTime();
    const dopo = performance.now();
    if (dopo - prima > LETTURA_LENTA_MS && Number.isFinite(base.letta)) return;
    base = { ora, letta: (prima + dopo) / 2 };
  };
  await read();
  // A database that does not answer is said elsewhere: meanwhile time goes on.
  const sveglia = setInterval(() => void read().catch(() => undefined), OGNI_MS);
  sveglia.unref();
  const scarto = Math.round((Date.now() - now().getTime()) / 1000);
  return { now, scarto, stop: () => clearInterval(sveglia) };
}
