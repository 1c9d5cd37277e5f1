import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** The schema of the queue: made by the owner when the database is prepared, used by the application. */
const SCHEMA_CODA = 'quadra_coda';
/** The one queue: who hands out long work. */
export const CODA_LAVORI = 'lavoro';
/** The channel on which workers hear that there is something to do. */
export const CANALE_LAVORI = 'quadra_lavori';

/** What a job of the queue holds: the keys of the row that says everything else. */
export interface Incarico {
  readonly studioId: number;
  readonly lavoroId: string;
}

const CONSERVATE_SECONDI = 86_400;
/** Longest life of one attempt, far beyond any lease of ours: who holds a job is decided by the table `lavoro`. */
const ATTESA_MASSIMA_SECONDI = 82_800;

const base = { schema: SCHEMA_CODA, schedule: false, reindex: false, monitorVacuum: false } as const;

/**
 * Creates or updates the schema of the queue, as the owner, and gives the application its rows: to add, take and settle
 * jobs and to say when it last looked at them, never to change the shape. Call it inside `withSerratura`, after the migrations.
 */
export async function prepareCoda(client: pg.Client, gruppo: string): Promise<void> {
  const boss = new PgBoss({
    ...base,
    db: { executeSql: (testo, valori) => client.query(testo, valori) },
    supervise: false,
    createSchema: true,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await boss.createQueue(CODA_LAVORI, {
      retryLimit: 0,
      expireInSeconds: ATTESA_MASSIMA_SECONDI,
      deleteAfterSeconds: CONSERVATE_SECONDI,
    });
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
  await client.query(`
    grant usage on schema ${SCHEMA_CODA} to ${gruppo};
    grant select on all tables in schema ${SCHEMA_CODA} to ${gruppo};
    grant insert, update, delete on ${SCHEMA_CODA}.job, ${SCHEMA_CODA}.job_common, ${SCHEMA_CODA}.job_dependency,
      ${SCHEMA_CODA}.warning, ${SCHEMA_CODA}.bam to ${gruppo};
    grant update on ${SCHEMA_CODA}.queue to ${gruppo};
    grant update (flow_on) on ${SCHEMA_CODA}.version to ${gruppo}`);
}

/** The queue as the application uses it; only a process that works keeps it clean. */
export function makeCoda(pool: pg.Pool, isLavoratore: boolean): PgBoss {
  return new PgBoss({
    ...base,
    db: { executeSql: (testo, valori) => pool.query(testo, valori) },
    supervise: isLavoratore,
    migrate: false,
    createSchema: false,
  });
}
