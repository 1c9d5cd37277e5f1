import { sql } from 'kysely';
import { readOra } from '../../../db/orologio.ts';
import type { Db, Trx } from '../../../db/pool.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import {
  ATTESE_DA,
  computePausa,
  FINESTRA_MINUTI,
  GIORNO_MINUTI,
  MASSIMO_ACCOUNT,
  MASSIMO_GIORNO,
  MASSIMO_RETE,
} from './attesa.rules.ts';
import type { EsitoAccesso } from './sessione.table.ts';

/** Who tries to enter with an account, and from where. */
export interface Tentatore {
  readonly account: string;
  /** The address, an IPv6 by its /64. */
  readonly ip: string;
  /** Hash of the browser that knocks: known when this person entered from it before. */
  readonly dispositivo?: Buffer | null;
  /** The session that is open: who is in is never stopped by who is out. */
  readonly sessioneId?: string;
}

/** Failures of the last minutes, how long the oldest has to go, and when the newest was. */
interface Contati {
  readonly quanti: number;
  readonly prima: Date | null;
  readonly ultima: Date | null;
}

const falliti = sql`esito in ('credenziali errate', 'verifica errata', 'in corso')`;

/** What counts together: an account from a network or from a place that is known, an address, an account from anywhere. */
type Chiave =
  | { readonly account: string; readonly rete: string; readonly nota: string | null }
  | { readonly ip: string }
  | { readonly account: string };

function makeCondizione(chiave: Chiave) {
  if ('ip' in chiave) return sql<boolean>`ip = ${chiave.ip} and origine_nota is null`;
  if (!('rete' in chiave)) return sql<boolean>`account = ${chiave.account}`;
  const { account, rete, nota } = chiave;
  return nota === null
    ? sql<boolean>`account = ${account} and rete = ${rete} and origine_nota is null`
    : sql<boolean>`account = ${account} and origine_nota = ${nota}`;
}

/**
 * The failures of the last minutes, no more than `massimo`: of a key since somebody entered there with the account; of an
 * account, from anywhere, since its owner proved to read its mail.
 */
async function countFalliti(
  trx: Trx,
  chiave: Chiave,
  { adesso, minuti, massimo }: { adesso: Date; minuti: number; massimo: number },
): Promise<Contati> {
  const dal = new Date(adesso.getTime() - minuti * 60_000);
  const suoi = makeCondizione(chiave);
  const riparte =
    'account' in chiave
      ? sql`greatest(${dal}::timestamptz,
          (select max(quando) from accesso where account = ${chiave.account} and esito = 'password recuperata'),
          ${'rete' in chiave ? sql`(select max(quando) from accesso where ${suoi} and esito = 'riuscito')` : sql`null`})`
      : sql`${dal}::timestamptz`;
  const esito = await sql<Contati>`
    select count(*)::int as quanti, min(quando) as prima, max(quando) as ultima from (
      select quando from accesso where ${falliti} and ${suoi} and quando > ${riparte}
      order by quando desc limit ${massimo}) falliti`.execute(trx);
  return esito.rows[0] ?? { quanti: 0, prima: null, ultima: null };
}

const secondiFino = (istante: number, adesso: Date) => Math.ceil((istante - adesso.getTime()) / 1000);

/** Seconds to wait before another guess of this account from there, or from this address, is looked at; null when it may be now. */
async function findAttesa(
  trx: Trx,
  chiave: { account: string; rete: string; nota: string | null },
  ip: string,
  adesso: Date,
): Promise<number | null> {
  const brevi = [
    { chiave, massimo: MASSIMO_ACCOUNT },
    ...(chiave.nota === null ? [{ chiave: { ip }, massimo: MASSIMO_RETE }] : []),
  ];
  for (const { chiave: quale, massimo } of brevi) {
    const { quanti, prima } = await countFalliti(trx, quale, { adesso, minuti: FINESTRA_MINUTI, massimo });
    if (quanti < massimo || prima === null) continue;
    return Math.max(1, secondiFino(prima.getTime() + FINESTRA_MINUTI * 60_000, adesso));
  }
  const lungo = await countFalliti(trx, chiave, { adesso, minuti: GIORNO_MINUTI, massimo: MASSIMO_GIORNO });
  if (lungo.quanti < ATTESE_DA || lungo.ultima === null) return null;
  const attesa = secondiFino(lungo.ultima.getTime() + computePausa(lungo.quanti) * 60_000, adesso);
  return attesa > 0 ? attesa : null;
}

/** What tells this place apart from its network: the session, or a browser this person entered from; null when nothing does. */
async function findOrigineNota(
  trx: Trx,
  { account, sessioneId, dispositivo }: Tentatore,
): Promise<string | null> {
  if (sessioneId !== undefined) return sessioneId;
  if (!dispositivo) return null;
  const { rows } = await sql`
    select 1 from dispositivo d join utente u on u.id = d.persona_id
    where d.hash = ${dispositivo} and lower(u.email) = ${account} limit 1`.execute(trx);
  return rows.length === 0 ? null : dispositivo.toString('hex').slice(0, 32);
}

/** Beyond the guesses of a day the right password is not enough: `conPosta` asks a code by mail too. */
export type Tentativo = { readonly id: number; readonly conPosta: boolean } | { readonly riprovaFra: number };

/**
 * Opens an attempt to enter, counted in the database so that every process agrees. Attempts of one account take turns:
 * twenty at once are not twenty guesses. Too many: the attempt is recorded and refused before any hashing. `istante`: when,
 * if not now on the clock of the database.
 */
export function beginAccesso(db: Db, chi: Tentatore, istante?: Date): Promise<Tentativo> {
  const { account, ip } = chi;
  return withIdentita(db, async (trx) => {
    const turno = await sql<{ ora: Date; rete: string }>`
      select now() as ora, pg_advisory_xact_lock(hashtextextended(${`accesso:${account}`}, 0)),
        compute_rete(${ip}) as rete`.execute(trx);
    const [{ ora, rete } = { ora: await readOra(trx), rete: ip }] = turno.rows;
    const adesso = istante ?? ora;
    const nota = await findOrigineNota(trx, chi);
    const attesa = await findAttesa(trx, { account, rete, nota }, ip, adesso);
    const esito = attesa === null ? 'in corso' : 'troppi tentativi';
    const limite = { adesso, minuti: GIORNO_MINUTI, massimo: MASSIMO_GIORNO };
    const conPosta = nota === null && (await countFalliti(trx, { account }, limite)).quanti >= MASSIMO_GIORNO;
    const riga = await trx
      .insertInto('accesso')
      .values({ account, ip, utente_id: null, esito, quando: adesso, origine_nota: nota })
      .returning('id')
      .executeTakeFirstOrThrow();
    return attesa === null ? { id: riga.id, conPosta } : { riprovaFra: attesa };
  });
}

/**
 * A fact about an account that is no attempt of its own: the password set again with the link of the mail, after which the
 * failures before count no more; or the code of the mail that ended a login.
 */
export async function recordAccesso(
  trx: Trx,
  { account, ip, utenteId, esito }: { account: string; ip: string; utenteId: number; esito: EsitoAccesso },
): Promise<void> {
  await trx
    .insertInto('accesso')
    .values({ account, ip, utente_id: utenteId, esito, quando: sql<Date>`clock_timestamp()` })
    .execute();
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
