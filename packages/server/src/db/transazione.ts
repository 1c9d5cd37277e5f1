import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
  Transaction,
} from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import { shareDeposito } from './deposito.ts';
import type { Esito, Passo } from './fascio.ts';
import { type Db, findFondo, forgetPiani, sendInsieme, type Trx, toPasso } from './pool.ts';

/** How a transaction begins. */
export interface Apertura {
  /** The statement that opens it. */
  readonly inizio: Passo;
  /** The settings it runs under; of one statement by itself, they forbid to write. */
  readonly premessa: (isSola: boolean) => Passo;
  /** What it is for only looks: each plain reading is by itself, and no end has to be waited for. */
  readonly isLettura: boolean;
  /** One of many alike: each connection plans its statements once. */
  readonly isRipetuta?: boolean;
}

const FINE: Passo = { testo: 'commit', nome: 'fine' };
const RINUNCIA: Passo = { testo: 'rollback', nome: 'rinuncia' };
const SCRITTURE = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** Reads and does nothing else: no lock, no statement inside, no text of ours that may call what writes. */
const isSolaLettura = ({ query }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) && query.with === undefined && !query.endModifiers?.length;

const toResult = <R>({ comando, quante, righe }: Esito): QueryResult<R> => ({
  rows: righe as R[],
  ...(SCRITTURE.includes(comando) ? { numAffectedRows: BigInt(quante) } : {}),
});

/** PostgreSQL on a statement that was prepared, whose table has other columns now. */
export const PIANO_VECCHIO = '0A000';
export const readCodice = (errore: unknown): string =>
  errore instanceof Error && 'code' in errore && typeof errore.code === 'string' ? errore.code : '';

/** Where it was asked, beside where it failed. */
function traceErrore(errore: unknown): never {
  if (errore instanceof Error) errore.stack += `\n${new Error().stack?.split('\n').slice(1).join('\n')}`;
  throw errore;
}

/**
 * One transaction on one connection. Nothing is sent until the first query: its beginning and the settings of row-level
 * security travel before it, in the same write, and when one of them fails no query is done.
 */
class Tragitto implements DatabaseConnection, ConnectionProvider {
  #stato: 'da aprire' | 'aperta' | 'finita' = 'da aprire';
  #coda: Promise<unknown> = Promise.resolve();
  readonly #client: pg.PoolClient;
  readonly #apertura: Apertura;

  constructor(client: pg.PoolClient, apertura: Apertura) {
    this.#client = client;
    this.#apertura = apertura;
  }

  /** One query at a time, in the order they were asked. */
  provideConnection<T>(consumer: (connessione: DatabaseConnection) => Promise<T>): Promise<T> {
    const esito = this.#coda.then(() => consumer(this));
    this.#coda = esito.catch(() => undefined);
    return esito;
  }

  #prepare(query: CompiledQuery): Passo[] {
    const { inizio, premessa, isLettura, isRipetuta } = this.#apertura;
    const passo = toPasso(query.sql, query.parameters, isRipetuta);
    if (this.#stato === 'aperta') return [passo];
    if (this.#stato === 'finita') throw new Error('A query was asked of a transaction that is over');
    if (isLettura && isSolaLettura(query)) return [premessa(true), passo];
    this.#stato = 'aperta';
    return [inizio, premessa(false), passo];
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const esiti = await sendInsieme(this.#client, this.#prepare(query)).catch(traceErrore);
    return toResult(esiti.at(-1) as Esito);
  }

  streamQuery(): never {
    throw new Error('No rows are read little by little here');
  }

  /** What was written stays. @throws when PostgreSQL gave it up for an error that nobody minded */
  async commit(): Promise<void> {
    await this.#coda;
    const isAperta = this.#stato === 'aperta';
    this.#stato = 'finita';
    if (!isAperta) return;
    const [esito] = await sendInsieme(this.#client, [FINE]);
    if (esito?.comando === 'ROLLBACK') throw new Error('The transaction had failed: nothing was written');
  }

  async rollback(): Promise<void> {
    await this.#coda;
    const isAperta = this.#stato === 'aperta';
    this.#stato = 'finita';
    if (isAperta) await sendInsieme(this.#client, [RINUNCIA]);
  }
}

/** Runs `fn` in a transaction; a connection that may still be in it is not given back, it is closed. */
export async function runTransazione<T>(
  db: Db,
  apertura: Apertura,
  fn: (trx: Trx) => Promise<T>,
): Promise<T> {
  const { pool, isCopia: _, ...fondo } = findFondo(db);
  const client = await pool.connect();
  const tragitto = new Tragitto(client, apertura);
  const trx = new Transaction<Database>({
    ...fondo,
    executor: db.getExecutor().withConnectionProvider(tragitto),
  });
  shareDeposito(db, trx);
  let isPulita = false;
  try {
    const esito = await fn(trx);
    await tragitto.commit();
    isPulita = true;
    return esito;
  } catch (errore) {
    if (readCodice(errore) === PIANO_VECCHIO) forgetPiani();
    await tragitto.rollback().then(
      () => {
        isPulita = true;
      },
      () => undefined,
    );
    throw errore;
  } finally {
    client.release(!isPulita || client.getTransactionStatus() !== 'I');
  }
}
