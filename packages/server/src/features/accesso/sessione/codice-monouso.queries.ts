import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Segreto } from '../../../gateways/posta/port.ts';
import { hashSegreto } from '../../../http/segreto.ts';
import type { Servizi } from '../../../http/servizi.ts';

const DURATA_MINUTI = 60;
const RICHIESTE_ALL_ORA = 3;

/**
 * True while this user has asked for fewer links than allowed in the last hour. Requests of one user take turns until the
 * transaction ends: twenty at once are not twenty links.
 */
async function canChiedereCodice(trx: Trx, utenteId: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`codice:${utenteId}`}, 0))`.execute(trx);
  const { quanti } = await trx
    .selectFrom('codice_monouso')
    .select((eb) => eb.fn.countAll<number>().as('quanti'))
    .where('utente_id', '=', utenteId)
    .where('scopo', '=', 'password')
    .where('creato_il', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return quanti < RICHIESTE_ALL_ORA;
}

/** No link of this user is good any more: one was used, a newer one was sent, or the password changed otherwise. */
export async function endCodici(trx: Trx, utenteId: number): Promise<void> {
  await trx
    .updateTable('codice_monouso')
    .set({ usato_il: sql`now()` })
    .where('utente_id', '=', utenteId)
    .where('scopo', '=', 'password')
    .where('usato_il', 'is', null)
    .execute();
}

/** Keeps a new one-use code, valid one hour; those asked before stop counting. */
async function insertCodice(trx: Trx, utenteId: number, hash: Buffer): Promise<void> {
  await endCodici(trx, utenteId);
  await trx
    .insertInto('codice_monouso')
    .values({
      hash,
      utente_id: utenteId,
      scopo: 'password',
      scade_il: sql<Date>`now() + make_interval(mins => ${DURATA_MINUTI})`,
    })
    .execute();
}

/** A new link to choose a password, told once; null when too many were asked in the last hour. */
export async function makeCodicePassword(
  { indirizzoPubblico }: Pick<Servizi, 'indirizzoPubblico'>,
  trx: Trx,
  personaId: number,
): Promise<Segreto | null> {
  if (!(await canChiedereCodice(trx, personaId))) return null;
  const codice = randomBytes(32).toString('base64url');
  const hash = hashSegreto(codice);
  await insertCodice(trx, personaId, hash);
  const parola = `${indirizzoPubblico()}/richiesta-password?codice=${codice}`;
  return { genere: 'collegamento', parola, hash };
}

export interface UtenteDelCodice {
  readonly id: number;
  readonly email: string;
  readonly studioId: number | null;
  readonly passwordHash: string | null;
}

/** The user of a code still good, with the code locked until the transaction ends. */
export async function findUtenteDelCodice(trx: Trx, hash: Buffer): Promise<UtenteDelCodice | undefined> {
  const riga = await trx
    .selectFrom('codice_monouso as c')
    .innerJoin('utente as u', 'u.id', 'c.utente_id')
    .select(['u.id', 'u.email', 'u.studio_id', 'u.password_hash'])
    .where('c.hash', '=', hash)
    .where('c.scopo', '=', 'password')
    .where('c.usato_il', 'is', null)
    .where('c.scade_il', '>', sql<Date>`now()`)
    .where(sql<boolean>`exists (select 1 from utente p where p.persona_id = u.id and p.attivo)`)
    .forUpdate('c')
    .executeTakeFirst();
  return (
    riga && { id: riga.id, email: riga.email, studioId: riga.studio_id, passwordHash: riga.password_hash }
  );
}
