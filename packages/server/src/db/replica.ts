import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connessioni, Db } from './pool.ts';

/** Who answered a reading that a copy may serve, and when not the copy, why. */
const ESITI = ['replica', 'in ritardo', 'assente'] as const;
type EsitoReplica = (typeof ESITI)[number];

/** The copy that follows the database (streaming replication), for what only reads. */
export interface Replica {
  readonly db: Db;
  /** How many readings it was asked for, by who answered. */
  readonly letture: ReadonlyMap<EsitoReplica, number>;
  /**
   * Whether it holds all that the database had confirmed when this was asked: it is waited for a little. A reading done
   * after it never misses what its person, or anybody, has just written.
   */
  isAlPari(): Promise<boolean>;
  /** It failed in the middle of a reading: for a while nobody asks it anything. */
  rest(): void;
  stop(): Promise<void>;
}

/** How long a copy that is behind is waited for. */
const ATTESA_MS = 200;
/** How long a copy, or a database, that does not say how far it is may keep a call. */
const SILENZIO_MS = 1_000;
const PASSO_MS = 10;
const RIPOSO_MS = 5_000;

/** The last byte that is confirmed, and whose: two databases begin with a number of their own. */
const findPunto = (db: Db) =>
  sql<{ qui: string; quale: string }>`
    select pg_current_wal_flush_lsn()::text as qui, system_identifier::text as quale from pg_control_system()`
    .execute(db)
    .then(({ rows: [riga] }) => riga);

/** Whether the copy has come to that byte; a copy that was promoted follows nobody. */
const isArrivata = (db: Db, { qui, quale }: { qui: string; quale: string }) =>
  sql<{ segue: boolean; arrivata: boolean }>`
    select pg_is_in_recovery() and system_identifier::text = ${quale} as segue,
      coalesce(pg_last_wal_replay_lsn() >= ${qui}::pg_lsn, false) as arrivata
    from pg_control_system()`
    .execute(db)
    .then(({ rows: [riga] }) => riga);

/** Follows a copy: `db` is the database that is written. The connections become the copy's: `stop` closes them. */
export function makeReplica(
  db: Db,
  { db: copia, stop }: Pick<Connessioni, 'db' | 'stop'>,
  onAssente: (causa: unknown) => void = () => undefined,
): Replica {
  const letture = new Map<EsitoReplica, number>(ESITI.map((esito) => [esito, 0]));
  let riposaFino = 0;
  const ask = async (scadenza: number): Promise<EsitoReplica> => {
    const punto = await findPunto(db);
    if (!punto) return 'assente';
    for (;;) {
      const stato = await isArrivata(copia, punto);
      if (!stato?.segue) return 'assente';
      if (stato.arrivata) return 'replica';
      if (performance.now() >= scadenza) return 'in ritardo';
      await sleep(PASSO_MS);
    }
  };
  const rest = (causa: unknown) => {
    riposaFino = performance.now() + RIPOSO_MS;
    onAssente(causa);
  };
  const measure = async (): Promise<EsitoReplica> => {
    if (performance.now() < riposaFino) return 'assente';
    const silenzio = new AbortController();
    try {
      const muta = sleep(SILENZIO_MS, 'assente' as const, { signal: silenzio.signal });
      muta.catch(() => undefined);
      const esito = await Promise.race([ask(performance.now() + ATTESA_MS), muta]);
      if (esito === 'assente') rest('no copy that follows this database answers');
      return esito;
    } catch (errore) {
      rest(errore);
      return 'assente';
    } finally {
      silenzio.abort();
    }
  };
  return {
    db: copia,
    letture,
    async isAlPari() {
      const esito = await measure();
      letture.set(esito, (letture.get(esito) ?? 0) + 1);
      return esito === 'replica';
    },
    rest: () => rest('it failed in the middle of a reading'),
    stop,
  };
}
