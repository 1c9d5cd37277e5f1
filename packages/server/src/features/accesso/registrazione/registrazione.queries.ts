import type { RegistrazioneFilo } from '@quadra/contract';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { lockEmail } from '../utente/utente.queries.ts';

/** The gestore whose invitation code this is; undefined for a code nobody has. */
export async function findGestore(trx: Trx, codice: string): Promise<number | undefined> {
  const riga = await trx
    .selectFrom('gestore')
    .select('id')
    .where(sql<SqlBool>`lower(codice) = ${codice.toLowerCase()}`)
    .executeTakeFirst();
  return riga?.id;
}

/** An address hears of registrations that others may have made in its name: this many mails in an hour, of all kinds. */
const MAIL_ALL_ORA = 5;

/** True while an address got fewer mails than that. */
export async function canScrivere(trx: Trx, email: string): Promise<boolean> {
  const { quante } = await trx
    .selectFrom('messaggio_posta')
    .select((eb) => eb.fn.countAll<number>().as('quante'))
    .where('destinatario', '=', email)
    .where('creato_il', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(quante) < MAIL_ALL_ORA;
}

/** The user of an address, and whether his access was ever opened. Two who register at once take turns. */
export async function findPerEmail(
  trx: Trx,
  email: string,
): Promise<{ id: number; isAttivato: boolean; studioId: number | null } | undefined> {
  await lockEmail(trx, email);
  return trx
    .selectFrom('utente')
    .select(['id', 'studio_id as studioId'])
    .select(sql<boolean>`attivato_il is not null`.as('isAttivato'))
    .where(sql<SqlBool>`lower(email) = ${email}`)
    .whereRef('persona_id', '=', 'id')
    .executeTakeFirst();
}

const orNull = (testo: string) => (testo === '' ? null : testo);

/** A studio that is not active yet. */
export async function insertStudio(
  trx: Trx,
  dati: RegistrazioneFilo,
  ragioneSociale: string,
  gestoreId: number | undefined,
): Promise<number> {
  const { id } = await trx
    .insertInto('studio')
    .values({
      gestore_id: gestoreId ?? null,
      ragione_sociale: ragioneSociale,
      partita_iva: orNull(dati.PIVA),
      codice_fiscale: dati.CodiceFiscale,
      tipo_profilo_cliente: dati.TipoProfiloCliente,
      via: dati.Via,
      comune_descrizione: dati.Comune,
      provincia: dati.Provincia,
      cap: dati.CAP,
      email: orNull(dati.EmailStudio),
      telefono: orNull(dati.TelefonoStudio),
      attivo: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Studi that registered themselves and whose link was never opened, and opens nothing any more at `adesso`. */
export async function listMaiAperti(trx: Trx, adesso: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select s.id from studio s
    where not s.attivo and s.creato_il < ${adesso}::timestamptz - interval '48 hours'
      and not exists (select from utente u where u.studio_id = s.id and u.attivato_il is not null)
      and not exists (select from codice_monouso c join utente u on u.id = c.utente_id
        where u.studio_id = s.id and c.scade_il > ${adesso})
    order by s.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** A studio that was never opened goes, with who registered it and what was written to him. */
export async function deleteMaiAperto(trx: Trx, studioId: number): Promise<void> {
  const utenti = await trx
    .deleteFrom('utente')
    .where('studio_id', '=', studioId)
    .returning('email')
    .execute();
  await trx.deleteFrom('studio').where('id', '=', studioId).execute();
  await sql`update messaggio_posta m set destinatario = '', testo = '', html = null, busta = null, segreto_hash = null
    where lower(m.destinatario) = any (${utenti.map(({ email }) => email.toLowerCase())}::text[])
      and not exists (select from utente u where lower(u.email) = lower(m.destinatario))`.execute(trx);
}
