import type { RegistrazioneFilo } from '@quadra/contract';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { lockEmail } from '../utente/utente.public.ts';

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
