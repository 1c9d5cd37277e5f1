import { setTimeout as sleep } from 'node:timers/promises';
import { type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import { sql } from 'kysely';
import { type Db, preparata, type Trx } from './pool.ts';

const { AMM_ELMAS, CON_ELMAS } = tipologiaUtente;
const RITENTABILI = ['40001', '40P01'];
const TENTATIVI = 3;

const readCodice = (errore: unknown): string =>
  errore instanceof Error && 'code' in errore && typeof errore.code === 'string' ? errore.code : '';

/** Whether PostgreSQL asks for the whole transaction again (serialization, deadlock). */
export const isDaRitentare = (errore: unknown): boolean => RITENTABILI.includes(readCodice(errore));

/** A transaction repeated whole when PostgreSQL asks for it; never after an unknown COMMIT. */
async function transact<T>(
  db: Db,
  prepare: (trx: Trx) => Promise<unknown>,
  fn: (trx: Trx) => Promise<T>,
): Promise<T> {
  for (let tentativo = 1; ; tentativo += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await prepare(trx);
        return await fn(trx);
      });
    } catch (errore) {
      if (tentativo >= TENTATIVI || !isDaRitentare(errore)) throw errore;
      await sleep(10 * tentativo + Math.random() * 20);
    }
  }
}

/** The studi a transaction may see and change: computed by the server from the session, never from the request. */
export interface Ambito {
  readonly studi: readonly number[];
  /** Groups that restrict the clients to be seen; null or absent: no restriction. */
  readonly gruppi?: readonly { readonly id: string }[] | null;
  /** Those in a group see the clients of no group too. */
  readonly senzaGruppo?: boolean;
  /** Those whose treatment is limited are seen too. */
  readonly limitati?: boolean;
  /** Who acts in place of the user: written by the database beside every act. */
  readonly sostituzione?: { readonly attoreId: number; readonly attore: string } | null;
}

/** The settings that row-level security reads: the studi, and the groups of who is restricted to some. */
const showAmbito = ({ studi, gruppi = null, senzaGruppo = false, limitati = false }: Ambito) =>
  sql`set_config('app.studio_ids', ${studi.join(',')}, true),
    set_config('app.gruppi', ${gruppi === null ? '' : `{${gruppi.map(({ id }) => id).join(',')}}`}, true),
    set_config('app.senza_gruppo', ${senzaGruppo ? 'on' : ''}, true),
    set_config('app.limitati', ${limitati ? 'on' : ''}, true)`;

/** Runs `fn` in a transaction where row-level security shows the studi of `ambito` and nothing else. */
export function withTenant<T>(db: Db, ambito: Ambito, fn: (trx: Trx) => Promise<T>): Promise<T> {
  const { attoreId = '', attore = '' } = ambito.sostituzione ?? {};
  const prepare = (trx: Trx) =>
    sql`select ${preparata} ${showAmbito(ambito)}, set_config('app.attore', ${String(attoreId)}, true),
      set_config('app.attore_nome', ${attore}, true)`.execute(trx);
  return transact(db, prepare, fn);
}

/** Runs `fn` where users and studi are visible before a session exists: login, recovery of the password, seeds. */
export function withIdentita<T>(db: Db, fn: (trx: Trx) => Promise<T>): Promise<T> {
  return transact(db, (trx) => sql`select set_config('app.identita', 'on', true)`.execute(trx), fn);
}

/** Inside a transaction of studi, one step that is of none of them: a new studio, an act outside every studio. */
export async function stepOutside<T>(trx: Trx, step: () => Promise<T>): Promise<T> {
  await sql`select set_config('app.identita', 'on', true)`.execute(trx);
  const esito = await step();
  await sql`select set_config('app.identita', '', true)`.execute(trx);
  return esito;
}

/**
 * Inside the transaction of who sees some clients alone, one step that looks at all those of its studi: to count what is of
 * the whole studio. No row may come out of it.
 */
export async function stepSenzaGruppi<T>(trx: Trx, step: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{
    gruppi: string;
  }>`select coalesce(current_setting('app.gruppi', true), '') as gruppi`.execute(trx);
  const gruppi = rows[0]?.gruppi ?? '';
  if (gruppi === '') return step();
  await sql`select set_config('app.gruppi', '', true)`.execute(trx);
  const esito = await step();
  await sql`select set_config('app.gruppi', ${gruppi}, true)`.execute(trx);
  return esito;
}

/** Inside a transaction of studi, one step that sees the clients whose treatment is limited too. */
export async function stepLimitati<T>(trx: Trx, step: () => Promise<T>): Promise<T> {
  await sql`select set_config('app.limitati', 'on', true)`.execute(trx);
  const esito = await step();
  await sql`select set_config('app.limitati', '', true)`.execute(trx);
  return esito;
}

/** Inside a transaction, one step that is done whole or not at all: when it fails, what was done before it stands. */
export async function stepIntero<T>(trx: Trx, step: () => Promise<T>): Promise<T> {
  await sql`savepoint passo`.execute(trx);
  try {
    const esito = await step();
    await sql`release savepoint passo`.execute(trx);
    return esito;
  } catch (errore) {
    await sql`rollback to savepoint passo`.execute(trx);
    await sql`release savepoint passo`.execute(trx);
    throw errore;
  }
}

/** Reads, however many queries they are, as the studi of `ambito` were at one instant. */
export function withFotografia<T>(db: Db, ambito: Ambito, fn: (trx: Trx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`select ${showAmbito(ambito)}`.execute(trx);
      return fn(trx);
    });
}

/** Who administers users: those of its studi and, of a gestore, those of the gestore; all, for the vendor and for the house. */
interface AmbitoUtenti extends Ambito {
  readonly tipologia?: TipologiaUtente;
  readonly studioId?: number | null;
  readonly gestoreId?: number | null;
}

function computePortata({ tipologia, studioId, gestoreId }: AmbitoUtenti): string {
  const isDiTutti = tipologia === undefined || tipologia === AMM_ELMAS || tipologia === CON_ELMAS;
  if (isDiTutti) return '';
  return String(typeof studioId === 'number' ? 0 : (gestoreId ?? 0));
}

/**
 * Both at once, for who administers users: users as far as it reaches, rows of a studio only within `ambito`, and who acts
 * in place of another is written as always.
 */
export function withUtenti<T>(db: Db, ambito: AmbitoUtenti, fn: (trx: Trx) => Promise<T>): Promise<T> {
  return withTenant(db, ambito, async (trx) => {
    await sql`select set_config('app.identita', 'on', true),
      set_config('app.portata', ${computePortata(ambito)}, true)`.execute(trx);
    return fn(trx);
  });
}

/**
 * Inside the transaction of who administers users, one step that looks for a person wherever he is: whether an address is
 * taken. Nothing of what it finds may be told.
 */
export async function stepTraTutti<T>(trx: Trx, step: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{
    portata: string;
  }>`select coalesce(current_setting('app.portata', true), '') as portata`.execute(trx);
  await sql`select set_config('app.portata', '', true)`.execute(trx);
  const esito = await step();
  await sql`select set_config('app.portata', ${rows[0]?.portata ?? ''}, true)`.execute(trx);
  return esito;
}
