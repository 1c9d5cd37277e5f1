import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';

/** Reads without a transaction. Tenant tables show no row here: those need `withTenant`. */
export type Db = Kysely<Database>;
/** A transaction: functions that lock or write ask for it by type. */
export type Trx = Transaction<Database>;

export interface Connessioni {
  readonly pool: pg.Pool;
  readonly db: Db;
  stop(): Promise<void>;
}

const DATA = 1082;
const INTERO_LUNGO = 20;
const asTesto = (valore: string) => valore;

/** Calendar days stay text (no time zone shifts them); counts are numbers. */
const tipi: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, formato?: 'text' | 'binary') => {
    if (oid === DATA) return asTesto;
    if (oid === INTERO_LUNGO) return Number;
    return pg.types.getTypeParser(oid, formato as 'text');
  },
};

const MARCA = 'select /* preparata */';
/**
 * Put right after `select`: each connection plans the statement once. For what is asked at every call and whose best plan
 * does not depend on its values: never a text that is looked for.
 */
export const preparata = sql`/* preparata */`;
const nomi = new Map<string, string>();

/** The same name for the same text: PostgreSQL knows a prepared statement by it. */
function nameOf(testo: string): string {
  const noto = nomi.get(testo);
  if (noto) return noto;
  const nome = createHash('sha256').update(testo).digest('base64url').slice(0, 32);
  nomi.set(testo, nome);
  return nome;
}

/** The pool as kysely asks for it: what is marked is sent with its name. */
const makePreparante = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    const query = (testo: string, valori: unknown[]) =>
      testo.startsWith(MARCA)
        ? client.query({ name: nameOf(testo), text: testo, values: valori })
        : client.query(testo, valori);
    return Object.create(client, { query: { value: query } });
  },
});

/**
 * The pool of the application. A backend that dies must never end the process: both the idle and the busy connections
 * report to `onPerduta`. `query_timeout` is the client's: the only one that ends a query on a hung server.
 */
export function openConnessioni(
  config: pg.ClientConfig,
  quante: number,
  onPerduta: (errore: Error) => void,
): Connessioni {
  const pool = new pg.Pool({
    ...config,
    types: tipi,
    max: quante,
    connectionTimeoutMillis: 4_000,
    query_timeout: 15_000,
    statement_timeout: 14_000,
    idle_in_transaction_session_timeout: 30_000,
    idleTimeoutMillis: 60_000,
    application_name: 'quadra',
  });
  pool.on('error', onPerduta);
  pool.on('connect', (client) => client.on('error', onPerduta));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: makePreparante(pool) }) });
  return { pool, db, stop: () => db.destroy() };
}
