import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { lockEmail } from './utente.queries.ts';

const DURATA_ORE = 48;

/** Keeps the one-use code of an invitation, valid 48 hours; the former ones stop being good. */
export async function insertCodiceAttivazione(trx: Trx, utenteId: number, hash: Buffer): Promise<void> {
  await trx
    .updateTable('codice_monouso')
    .set({ scade_il: sql<Date>`now()` })
    .where('utente_id', '=', utenteId)
    .where('scopo', '=', 'attivazione')
    .where('usato_il', 'is', null)
    .execute();
  await trx
    .insertInto('codice_monouso')
    .values({
      hash,
      utente_id: utenteId,
      scopo: 'attivazione',
      scade_il: sql<Date>`now() + make_interval(hours => ${DURATA_ORE})`,
    })
    .execute();
}

/** The profile a code opens, with what must still be known to open it. */
export interface Invito {
  readonly utenteId: number;
  readonly personaId: number;
  readonly email: string;
  readonly studioId: number | null;
  readonly gestoreId: number | null;
  readonly isPrimo: boolean;
  /** The owner of the address has a password already: only his yes is missing. */
  readonly haPassword: boolean;
  readonly isUsato: boolean;
  readonly isScaduto: boolean;
  readonly isAttivato: boolean;
}

/** The invitation of a code, with the code and the person locked until the transaction ends; undefined when there is none. */
export async function findInvito(trx: Trx, hash: Buffer): Promise<Invito | undefined> {
  return trx
    .selectFrom('codice_monouso as c')
    .innerJoin('utente as u', 'u.id', 'c.utente_id')
    .innerJoin('utente as p', 'p.id', 'u.persona_id')
    .select(['u.id as utenteId', 'p.id as personaId', 'p.email', 'u.studio_id as studioId'])
    .select(['u.gestore_id as gestoreId', 'u.primo_amministratore as isPrimo'])
    .select(sql<boolean>`p.password_hash is not null`.as('haPassword'))
    .select(sql<boolean>`c.usato_il is not null`.as('isUsato'))
    .select(sql<boolean>`c.scade_il <= now()`.as('isScaduto'))
    .select(sql<boolean>`u.attivato_il is not null`.as('isAttivato'))
    .where('c.hash', '=', hash)
    .where('c.scopo', '=', 'attivazione')
    .forUpdate(['c', 'p'])
    .executeTakeFirst();
}

/** The profile is alive: the code is used, the notice accepted. */
export async function markAttivato(trx: Trx, utenteId: number, hash: Buffer): Promise<void> {
  await trx
    .updateTable('codice_monouso')
    .set({ usato_il: sql<Date>`now()` })
    .where('hash', '=', hash)
    .execute();
  await trx
    .updateTable('utente')
    .set({ attivo: true, privacy_il: sql<Date>`now()`, modificato_il: sql<Date>`now()` })
    .where('id', '=', utenteId)
    .execute();
}

/** An address that gets a mail in the last hour gets few. */
const MAIL_ALL_ORA = 5;

/**
 * True while an address got fewer invitations than allowed in the last hour, whoever was invited with it: who is deleted and
 * invited again does not begin anew. Two at once take turns.
 */
export async function canInvitare(trx: Trx, email: string): Promise<boolean> {
  await lockEmail(trx, email);
  const { quanti } = await trx
    .selectFrom('messaggio_posta')
    .select((eb) => eb.fn.countAll<string>().as('quanti'))
    .where(sql<SqlBool>`lower(destinatario) = ${email.toLowerCase()}`)
    .where('modello', '=', 'invio credenziali')
    .where('creato_il', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(quanti) < MAIL_ALL_ORA;
}

/** The studio of who registered is there from now on. */
export async function markStudioAttivo(trx: Trx, studioId: number): Promise<void> {
  await trx
    .updateTable('studio')
    .set({ attivo: true })
    .where('id', '=', studioId)
    .where('attivo', '=', false)
    .execute();
}
