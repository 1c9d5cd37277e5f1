import { setTimeout as sleep } from 'node:timers/promises';
import { type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import { sql } from 'kysely';
import type { Passo } from './fascio.ts';
import { type Db, findFondo, type Trx } from './pool.ts';
import { type Apertura, PIANO_VECCHIO, readCodice, runTransazione } from './transazione.ts';

const { AMM_ELMAS, CON_ELMAS } = tipologiaUtente;
const RITENTABILI = ['40001', '40P01', PIANO_VECCHIO];
const TENTATIVI = 3;

/** Whether PostgreSQL asks for the whole transaction again (serialization, deadlock, a plan of a table as it was). */
export const isDaRitentare = (errore: unknown): boolean => RITENTABILI.includes(readCodice(errore));

/** A transaction repeated whole when PostgreSQL asks for it; never after an unknown COMMIT. */
async function transact<T>(db: Db, apertura: Apertura, fn: (trx: Trx) => Promise<T>): Promise<T> {
  for (let tentativo = 1; ; tentativo += 1) {
    try {
      return await runTransazione(db, apertura, fn);
    } catch (errore) {
      if (tentativo >= TENTATIVI || !isDaRitentare(errore)) throw errore;
      await sleep(10 * tentativo + Math.random() * 20);
    }
  }
}

const INIZIO: Passo = { testo: 'begin', nome: 'inizio' };
const FOTOGRAFIA: Passo = {
  testo: 'start transaction isolation level repeatable read read only',
  nome: 'fotografia',
};

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

const makeImpostazioni = (nomi: readonly string[]): string =>
  `select ${nomi.map((nome, posto) => `set_config('${nome}', $${posto + 1}, true)`).join(', ')}`;

const onOff = (vero: boolean) => (vero ? 'on' : '');
/** The groups that restrict what is seen, as an array of PostgreSQL; nothing: no restriction. */
const writeGruppi = (gruppi: readonly string[] | null): string =>
  gruppi === null ? '' : `{${gruppi.join(',')}}`;
const AMBITO = makeImpostazioni([
  ...['app.studio_ids', 'app.gruppi', 'app.senza_gruppo', 'app.limitati', 'app.attore', 'app.attore_nome'],
  ...['app.identita', 'app.portata', 'transaction_read_only'],
]);

/** Of who administers users: whether he sees them, and those of which gestore. */
interface Utenti {
  readonly identita: boolean;
  readonly portata: string;
}

/** The settings that row-level security reads: the studi, the groups of who is restricted to some, who acts for whom. */
function makePremessa(
  { studi, gruppi = null, senzaGruppo = false, limitati = false, sostituzione }: Ambito,
  { identita, portata }: Utenti = { identita: false, portata: '' },
) {
  const { attoreId = '', attore = '' } = sostituzione ?? {};
  const comuni = [
    studi.join(','),
    writeGruppi(gruppi === null ? null : gruppi.map(({ id }) => id)),
    ...[onOff(senzaGruppo), onOff(limitati), String(attoreId), attore, onOff(identita), portata],
  ];
  return (isSola: boolean): Passo => ({
    testo: AMBITO,
    nome: 'ambito',
    valori: [...comuni, isSola ? 'on' : 'off'],
  });
}

/**
 * Runs `fn` in a transaction where row-level security shows the studi of `ambito` and nothing else. With `isLettura` each
 * plain reading is a transaction of its own, under the same settings and unable to write; from the first statement of any
 * other kind on, it is one for all of them. With `isRipetuta` it is one of many alike: its statements are planned once.
 */
export function withTenant<T>(
  db: Db,
  ambito: Ambito,
  fn: (trx: Trx) => Promise<T>,
  { isLettura = false, isRipetuta = false } = {},
): Promise<T> {
  const premessa = makePremessa(ambito);
  const { isCopia } = findFondo(db);
  return transact(
    db,
    { inizio: INIZIO, premessa: (isSola) => premessa(isSola || isCopia), isLettura, isRipetuta },
    fn,
  );
}

const IDENTITA: Passo = { testo: makeImpostazioni(['app.identita']), valori: ['on'], nome: 'identita' };

/** Runs `fn` where users and studi are visible before a session exists: login, recovery of the password, seeds. */
export function withIdentita<T>(
  db: Db,
  fn: (trx: Trx) => Promise<T>,
  { isRipetuta = false } = {},
): Promise<T> {
  return transact(db, { inizio: INIZIO, premessa: () => IDENTITA, isLettura: false, isRipetuta }, fn);
}

/** Inside a transaction of studi, one step that is of none of them: a new studio, an act outside every studio. */
export async function stepOutside<T>(trx: Trx, step: () => Promise<T>): Promise<T> {
  await sql`select set_config('app.identita', 'on', true)`.execute(trx);
  const esito = await step();
  await sql`select set_config('app.identita', '', true)`.execute(trx);
  return esito;
}

/** Which clients the transaction sees, as row-level security reads it. */
interface Sguardo {
  readonly gruppi: string;
  readonly senza: string;
}
async function readSguardo(trx: Trx): Promise<Sguardo> {
  const { rows } = await sql<Sguardo>`select coalesce(current_setting('app.gruppi', true), '') as gruppi,
    coalesce(current_setting('app.senza_gruppo', true), '') as senza`.execute(trx);
  return rows[0] ?? { gruppi: '', senza: '' };
}
const setSguardo = (trx: Trx, { gruppi, senza }: Sguardo) =>
  sql`select set_config('app.gruppi', ${gruppi}, true), set_config('app.senza_gruppo', ${senza}, true)`.execute(
    trx,
  );

/**
 * Inside the transaction of who sees some clients alone, one step that looks at all those of its studi: to count what is of
 * the whole studio. No row may come out of it.
 */
export async function stepSenzaGruppi<T>(trx: Trx, step: () => Promise<T>): Promise<T> {
  const prima = await readSguardo(trx);
  if (prima.gruppi === '') return step();
  await setSguardo(trx, { ...prima, gruppi: '' });
  const esito = await step();
  await setSguardo(trx, prima);
  return esito;
}

/** Inside a transaction of studi, one step that sees the clients that somebody else would: those of his groups, or all. */
export async function stepComeChi<T>(
  trx: Trx,
  { gruppi, senzaGruppo }: { gruppi: readonly string[] | null; senzaGruppo: boolean },
  step: () => Promise<T>,
): Promise<T> {
  const prima = await readSguardo(trx);
  await setSguardo(trx, { gruppi: writeGruppi(gruppi), senza: onOff(senzaGruppo) });
  const esito = await step();
  await setSguardo(trx, prima);
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

/** Inside a transaction, one step that is done to see what comes of it, and taken back. */
export async function stepProva<T>(trx: Trx, step: () => Promise<T>): Promise<T> {
  await sql`savepoint prova`.execute(trx);
  const esito = await step();
  await sql`rollback to savepoint prova`.execute(trx);
  return esito;
}

/** Reads, however many queries they are, as the studi of `ambito` were at one instant. */
export function withFotografia<T>(db: Db, ambito: Ambito, fn: (trx: Trx) => Promise<T>): Promise<T> {
  const premessa = makePremessa(ambito);
  return runTransazione(db, { inizio: FOTOGRAFIA, premessa: () => premessa(true), isLettura: false }, fn);
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
  const premessa = makePremessa(ambito, { identita: true, portata: computePortata(ambito) });
  return transact(db, { inizio: INIZIO, premessa, isLettura: false }, fn);
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
