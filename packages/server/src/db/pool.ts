import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Kysely, type KyselyProps, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { runSegmento } from '../telemetria.ts';
import type { Database } from './database.ts';
import { type Esito, type Passo, sendFascio } from './fascio.ts';

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
let giro = 0;
/** A table has other columns than when a statement was prepared: from now on all of them have other names, on every connection. */
export function forgetPiani(): void {
  nomi.clear();
  giro += 1;
}

/** The same name for the same text: PostgreSQL knows a prepared statement by it. */
function nameOf(testo: string): string {
  const noto = nomi.get(testo);
  if (noto) return noto;
  const nome = createHash('sha256').update(`${giro} ${testo}`).digest('base64url').slice(0, 32);
  nomi.set(testo, nome);
  return nome;
}

/** How long one statement may be waited for, in milliseconds, by whoever is asking now. */
const pazienza = new AsyncLocalStorage<number>();
/** Somebody is in front of the page: a server that is silent must be said within five seconds. */
const PAZIENZA_CHIAMATA_MS = 4_500;
const PAZIENZA_MS = 15_000;

/** What is asked to the database by `fn`, and by what it starts, is waited for as long as who calls can wait. */
export const withPazienza = <T>(fn: () => T): T => pazienza.run(PAZIENZA_CHIAMATA_MS, fn);

/** What `pg` does not say of its connections. */
interface Intimo {
  readonly connection?: { readonly stream?: { destroy(): void } };
  readonly connectionParameters?: object;
}

/** Asked at each statement, how long it may be waited for: by who is asking. */
const setPazienza = ({ connectionParameters = {} }: Intimo) =>
  Object.defineProperty(connectionParameters, 'query_timeout', {
    get: () => pazienza.getStore() ?? PAZIENZA_MS,
  });

/** A connection that did not answer is worth nothing: whatever is asked next, a rollback too, would wait as long again. */
function dropMuta(client: Intimo, errore: unknown): never {
  if (errore instanceof Error && errore.message === 'Query read timeout')
    client.connection?.stream?.destroy();
  throw errore;
}

/** Connections that somebody in between lends by the transaction: the next one may not know what this one prepared. */
const condivise = new WeakSet<object>();
const toAnonimo = ({ nome: _, ...passo }: Passo): Passo => passo;

/** Whatever is asked of it by name, by anybody, is asked without. */
function forgetNomi(client: pg.PoolClient): void {
  condivise.add(client);
  const query = client.query.bind(client) as (...dati: unknown[]) => unknown;
  const queryAnonima = (domanda: unknown, ...altro: unknown[]) =>
    query(
      typeof domanda === 'object' && domanda !== null && 'name' in domanda
        ? { ...domanda, name: undefined }
        : domanda,
      ...altro,
    );
  Object.defineProperty(client, 'query', { value: queryAnonima });
}

/** Statements as who collects reads them: verbs, and the text of the last, which has the places of its values and never them. */
const describeDomande = (testi: readonly string[]) => ({
  nome: testi.map((testo) => /[a-z]+/i.exec(testo)?.[0].toLowerCase() ?? 'sql').join(' '),
  attributi: {
    'db.system.name': 'postgresql',
    'db.operation.batch.size': testi.length,
    'db.query.text': testi.at(-1)?.slice(0, 1_000) ?? '',
  },
});

/** Statements that travel together on a connection; one that does not answer in time is left. */
export const sendInsieme = (client: pg.ClientBase, passi: readonly Passo[]): Promise<Esito[]> =>
  runSegmento(
    () => describeDomande(passi.map(({ testo }) => testo)),
    () =>
      sendFascio(client, condivise.has(client) ? passi.map(toAnonimo) : passi, tipi).catch(
        (errore: unknown) => dropMuta(client as Intimo, errore),
      ),
  );

/** Longer texts, and those that come after so many others, are of lists that are never alike: they are planned each time. */
const PREPARATI = { caratteri: 4_000, quanti: 500 } as const;
const isPreparabile = (testo: string): boolean =>
  nomi.has(testo) || (testo.length <= PREPARATI.caratteri && nomi.size < PREPARATI.quanti);

/**
 * A text of ours and its values, with a name when it is marked as `preparata`, or when the transaction `isRipetuta`: done
 * again and again with the same statements, which under row-level security take longer to plan than to run.
 */
export const toPasso = (testo: string, valori: readonly unknown[], isRipetuta = false): Passo =>
  testo.startsWith(MARCA) || (isRipetuta && isPreparabile(testo))
    ? { testo, valori, nome: nameOf(testo) }
    : { testo, valori };

/** The pool as kysely asks for it: what is marked is sent with its name, and who is silent is left. */
const makePreparante = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    const query = (testo: string, valori: unknown[]) => {
      const ask = () =>
        testo.startsWith(MARCA) && !condivise.has(client)
          ? client.query({ name: nameOf(testo), text: testo, values: valori })
          : client.query(testo, valori);
      return runSegmento(
        () => describeDomande([testo]),
        () => ask().catch((errore: unknown) => dropMuta(client as Intimo, errore)),
      );
    };
    return Object.create(client, { query: { value: query } });
  },
});

/** The transaction that is under way on a connection of its own, for what asks for one by type. */
export function makeTrx(client: pg.Client): Trx {
  const connessione = {
    query: (testo: string, valori: readonly unknown[]) =>
      client.query({ text: testo, values: [...valori], types: tipi }),
    release: () => undefined,
  };
  const pool = { connect: async () => connessione, end: async () => undefined };
  const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool });
  return new Kysely<Database>({ dialect }) as unknown as Trx;
}

/** What a transaction is made of: the connections, and what kysely wants to know of any database. */
interface Fondo extends Omit<KyselyProps, 'executor'> {
  readonly pool: pg.Pool;
  /** It follows another database: no transaction of it may even ask to write. */
  readonly isCopia: boolean;
}
const fondi = new WeakMap<Db, Fondo>();

/** What is behind a database of ours. */
export function findFondo(db: Db): Fondo {
  const fondo = fondi.get(db);
  if (!fondo) throw new Error('A transaction was asked of something that is not the database');
  return fondo;
}

/**
 * The pool of the application. A backend that dies must never end the process: both the idle and the busy connections
 * report to `onPerduta`. `query_timeout` is the client's: the only one that ends a query on a hung server. `isCondivisa`: a
 * pgbouncer in transaction mode is in between; nothing is prepared by name, and the limits of time are those of the role.
 * `isCopia`: it follows another database, and only reads.
 */
export function openConnessioni(
  config: pg.ClientConfig,
  quante: number,
  onPerduta: (errore: Error) => void,
  { isCondivisa = false, isCopia = false } = {},
): Connessioni {
  const limiti = { statement_timeout: 14_000, idle_in_transaction_session_timeout: 30_000 };
  const pool = new pg.Pool({
    ...config,
    types: tipi,
    max: quante,
    connectionTimeoutMillis: 4_000,
    query_timeout: PAZIENZA_MS,
    ...(isCondivisa ? {} : limiti),
    idleTimeoutMillis: 60_000,
    application_name: 'quadra',
  });
  pool.on('error', onPerduta);
  pool.on('connect', (client) => {
    client.on('error', onPerduta);
    if (isCondivisa) forgetNomi(client);
    setPazienza(client as Intimo);
  });
  const dialect = new PostgresDialect({ pool: makePreparante(pool) });
  const db = new Kysely<Database>({ dialect });
  fondi.set(db, { pool, isCopia, config: { dialect }, dialect, driver: dialect.createDriver() });
  return { pool, db, stop: () => db.destroy() };
}
