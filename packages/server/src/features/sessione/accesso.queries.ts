import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';
import { withIdentita } from '../../db/tenancy.ts';
import type { EsitoAccesso } from './sessione.table.ts';

const FINESTRA_MINUTI = 15;
const MASSIMO_ACCOUNT = 10;
const MASSIMO_RETE = 50;
/** Guesses of one account that are looked at in a day, wherever they come from. */
const MASSIMO_GIORNO = 100;
const GIORNO_MINUTI = 24 * 60;

/** Failures that count against one limit, and seconds until the oldest of them no longer does. */
interface Contati {
  readonly quanti: number;
  readonly attesa: number;
}

/**
 * The failures of the last minutes, no more than `massimo`: of an account since somebody entered with it, or proved to read
 * its mail; of an address.
 */
async function countFalliti(
  trx: Trx,
  chi: { readonly account: string } | { readonly ip: string },
  { adesso, minuti, massimo }: { adesso: Date; minuti: number; massimo: number },
): Promise<Contati> {
  const dal = new Date(adesso.getTime() - minuti * 60_000);
  const suoi =
    'account' in chi
      ? sql<boolean>`account = ${chi.account} and quando > greatest(${dal}::timestamptz, (select max(quando) from accesso
          where account = ${chi.account} and esito in ('riuscito', 'password recuperata')))`
      : sql<boolean>`ip = ${chi.ip} and quando > ${dal}`;
  const esito = await sql<{ quanti: number; prima: Date | null }>`
    select count(*)::int as quanti, min(quando) as prima from (
      select quando from accesso where esito in ('credenziali errate', 'verifica errata', 'in corso') and ${suoi}
      order by quando desc limit ${massimo}) falliti`.execute(trx);
  const { quanti = 0, prima = null } = esito.rows[0] ?? {};
  return { quanti, attesa: prima === null ? 0 : Math.ceil((prima.getTime() - dal.getTime()) / 1000) };
}

/** Seconds to wait before another guess of this account, or from this address, is looked at; null when it may be now. */
async function findAttesa(trx: Trx, account: string, ip: string, adesso: Date): Promise<number | null> {
  const limiti = [
    { chi: { account }, minuti: FINESTRA_MINUTI, massimo: MASSIMO_ACCOUNT },
    { chi: { ip }, minuti: FINESTRA_MINUTI, massimo: MASSIMO_RETE },
    { chi: { account }, minuti: GIORNO_MINUTI, massimo: MASSIMO_GIORNO },
  ];
  for (const { chi, minuti, massimo } of limiti) {
    const { quanti, attesa } = await countFalliti(trx, chi, { adesso, minuti, massimo });
    if (quanti >= massimo) return Math.max(1, attesa);
  }
  return null;
}

export type Tentativo = { readonly id: number } | { readonly riprovaFra: number };

/**
 * Opens an attempt to enter, counted in the database so that every process agrees. Attempts of one account take turns:
 * twenty at once are not twenty guesses. Too many: the attempt is recorded and refused before any hashing. `istante`: when,
 * if not now on the clock of the database.
 */
export function beginAccesso(db: Db, account: string, rete: string, istante?: Date): Promise<Tentativo> {
  return withIdentita(db, async (trx) => {
    const turno = await sql<{ ora: Date }>`
      select now() as ora, pg_advisory_xact_lock(hashtextextended(${`accesso:${account}`}, 0))`.execute(trx);
    const adesso = istante ?? turno.rows[0]?.ora ?? new Date();
    const attesa = await findAttesa(trx, account, rete, adesso);
    const esito = attesa === null ? 'in corso' : 'troppi tentativi';
    const riga = await trx
      .insertInto('accesso')
      .values({ account, ip: rete, utente_id: null, esito, quando: adesso })
      .returning('id')
      .executeTakeFirstOrThrow();
    return attesa === null ? { id: riga.id } : { riprovaFra: attesa };
  });
}

/** Who set a new password with the link of the mail is its owner: the failures before no longer count against the account. */
export async function recordRecupero(
  trx: Trx,
  { account, ip, utenteId }: { account: string; ip: string; utenteId: number },
): Promise<void> {
  const riga = {
    account,
    ip,
    utente_id: utenteId,
    esito: 'password recuperata',
    quando: new Date(),
  } as const;
  await trx.insertInto('accesso').values(riga).execute();
}

/** Closes an attempt with its outcome; a closed one cannot be changed. */
export async function settleAccesso(
  db: Db,
  id: number,
  esito: EsitoAccesso,
  utenteId: number | null,
): Promise<void> {
  await db.updateTable('accesso').set({ esito, utente_id: utenteId }).where('id', '=', id).execute();
}
