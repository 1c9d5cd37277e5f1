import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';
import { withIdentita } from '../../db/tenancy.ts';
import type { EsitoAccesso } from './sessione.table.ts';

const FINESTRA_MINUTI = 15;
const MASSIMO_ACCOUNT = 10;
const MASSIMO_RETE = 50;

interface Contati {
  account: number;
  rete: number;
  attesa: number;
}

/** Failures of the window, of the account since its last success and of the address, and seconds until one leaves it. */
async function countFalliti(trx: Trx, account: string, rete: string): Promise<Contati> {
  const esito = await sql<Contati>`
    with finestra as (select now() - make_interval(mins => ${FINESTRA_MINUTI}) as dal),
    dell_account as (
      select quando from accesso, finestra
      where account = ${account} and esito in ('credenziali errate', 'verifica errata', 'in corso')
        and quando > greatest(dal, (select max(quando) from accesso where account = ${account} and esito = 'riuscito'))
      order by quando desc limit ${MASSIMO_ACCOUNT}),
    della_rete as (
      select quando from accesso, finestra
      where ip = ${rete} and esito in ('credenziali errate', 'verifica errata', 'in corso') and quando > dal
      order by quando desc limit ${MASSIMO_RETE})
    select (select count(*) from dell_account) as account, (select count(*) from della_rete) as rete,
      ceil(extract(epoch from coalesce(
        case when (select count(*) from dell_account) >= ${MASSIMO_ACCOUNT}
          then (select min(quando) from dell_account) else (select min(quando) from della_rete) end, now())
        - (select dal from finestra)))::int as attesa`.execute(trx);
  return esito.rows[0] ?? { account: 0, rete: 0, attesa: 0 };
}

export type Tentativo = { readonly id: number } | { readonly riprovaFra: number };

/**
 * Opens an attempt to enter, counted in the database so that every process agrees. Attempts of one account take turns:
 * twenty at once are not twenty guesses. Too many: the attempt is recorded and refused before any hashing.
 */
export function beginAccesso(db: Db, account: string, rete: string): Promise<Tentativo> {
  return withIdentita(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`accesso:${account}`}, 0))`.execute(trx);
    const contati = await countFalliti(trx, account, rete);
    const isTroppi = contati.account >= MASSIMO_ACCOUNT || contati.rete >= MASSIMO_RETE;
    const riga = await trx
      .insertInto('accesso')
      .values({ account, ip: rete, utente_id: null, esito: isTroppi ? 'troppi tentativi' : 'in corso' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return isTroppi ? { riprovaFra: Math.max(1, contati.attesa) } : { id: riga.id };
  });
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
