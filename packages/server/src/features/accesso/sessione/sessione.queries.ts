import type { TipologiaUtente } from '@quadra/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/pool.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import type { Sostituzione } from '../../../http/sessione/sessione.ts';

/** What login must know of a person before there is a session; `id` is the profile that owns the credentials. */
export interface UtenteDaAutenticare {
  readonly id: number;
  readonly email: string;
  readonly studioId: number | null;
  readonly tipologia: TipologiaUtente;
  readonly sviluppatore: boolean;
  readonly attivo: boolean;
  readonly passwordHash: string | null;
  readonly ipAbilitati: readonly string[];
  readonly bloccato: boolean;
}

/** The person of an e-mail address, whatever its case, or of an id; active while one of the profiles is. */
export function findUtentePerAccesso(
  db: Db,
  chi: { readonly email: string } | { readonly personaId: number },
): Promise<UtenteDaAutenticare | undefined> {
  return withIdentita(db, async (trx) => {
    const riga = await trx
      .selectFrom('utente as u')
      .leftJoin('studio as s', 's.id', 'u.studio_id')
      .leftJoin('gestore as g', 'g.id', 'u.gestore_id')
      .select(['u.id', 'u.email', 'u.studio_id', 'u.tipologia_utente', 'u.sviluppatore'])
      .select(
        sql<boolean>`exists (select 1 from utente p where p.persona_id = u.id and p.attivo)`.as('attivo'),
      )
      .select(['u.password_hash', 'u.ip_abilitati', 's.ip_abilitati as ip_studio'])
      .select(
        sql<boolean>`coalesce(coalesce(s.data_blocco, g.data_blocco) <= (now() at time zone 'Europe/Rome')::date, false)`.as(
          'bloccato',
        ),
      )
      .where((eb) =>
        'personaId' in chi
          ? eb('u.id', '=', chi.personaId)
          : eb(sql`lower(u.email)`, '=', chi.email.toLowerCase()),
      )
      .whereRef('u.persona_id', '=', 'u.id')
      .executeTakeFirst();
    if (!riga) return undefined;
    return {
      id: riga.id,
      email: riga.email,
      studioId: riga.studio_id,
      tipologia: riga.tipologia_utente,
      sviluppatore: riga.sviluppatore,
      attivo: riga.attivo,
      passwordHash: riga.password_hash,
      ipAbilitati: [riga.ip_abilitati, riga.ip_studio ?? ''],
      bloccato: riga.bloccato,
    };
  });
}

export interface NuovaSessione {
  readonly utenteId: number;
  readonly sidHash: Buffer;
  readonly tokenHash: Buffer;
  readonly legata: boolean;
  readonly debug: boolean;
  readonly ip: string;
  readonly agente: string;
  readonly durataSecondi: number;
  readonly particolari: Particolari;
}

/** What an ordinary session has not. */
export interface Particolari {
  /** It ends with this session at the latest. */
  readonly entroId?: string;
  /** When the person proved who is there; left out: what the session of `entroId` says, or never. */
  readonly confermataIl?: Date;
  readonly sostituzione?: Sostituzione;
}

export async function insertSessione(trx: Trx, nuova: NuovaSessione): Promise<void> {
  const { entroId = null, confermataIl = null, sostituzione } = nuova.particolari;
  await trx
    .insertInto('sessione')
    .values({
      utente_id: nuova.utenteId,
      sid_hash: nuova.sidHash,
      token_hash: nuova.tokenHash,
      legata: nuova.legata,
      debug: nuova.debug,
      ip: nuova.ip,
      agente: nuova.agente,
      scade_il: sql<Date>`least(now() + make_interval(secs => ${nuova.durataSecondi}),
        (select scade_il from sessione where id = ${entroId}))`,
      confermata_il: sql<Date>`coalesce(${confermataIl}::timestamptz,
        (select confermata_il from sessione where id = ${entroId}), to_timestamp(0))`,
      verifica_chiesta_il: sql<Date>`(select p.verifica_chiesta_il from utente u join utente p on p.id = u.persona_id
        where u.id = ${nuova.utenteId})`,
      persona_id: sql<number>`(select persona_id from utente where id = ${nuova.utenteId})`,
      ...(sostituzione
        ? {
            attore_id: sostituzione.attoreId,
            sostituzione: JSON.stringify(sostituzione),
            origine_id: entroId,
          }
        : {}),
    })
    .execute();
}

/** The last access becomes the previous one. */
export async function markAccesso(trx: Trx, utenteId: number): Promise<void> {
  await trx
    .updateTable('utente')
    .set({ accesso_precedente: sql`ultimo_accesso`, ultimo_accesso: sql`now()` })
    .where('id', '=', utenteId)
    .execute();
}

/** The second step is asked of this person from now, unless it was already. */
export async function markVerificaChiesta(trx: Trx, personaId: number): Promise<void> {
  await trx
    .updateTable('utente')
    .set({ verifica_chiesta_il: sql`now()` })
    .where('id', '=', personaId)
    .where('verifica_chiesta_il', 'is', null)
    .execute();
}

/** Ends the session of a cookie or of a bearer, and the one it was opened from; true when there was one. */
export async function endSessione(
  db: Db,
  hash: { sid: Buffer | null; token: Buffer | null },
): Promise<boolean> {
  const esito = await sql`
    with finite as (
      update sessione set terminata_il = now()
      where terminata_il is null and (sid_hash = ${hash.sid} or (token_hash = ${hash.token} and not legata))
      returning id, origine_id),
    origini as (
      update sessione set terminata_il = now()
      where terminata_il is null and id in (select origine_id from finite) returning id)
    select 1 from finite`.execute(db);
  return esito.rows.length > 0;
}

/**
 * Holds the guard of a person until the transaction ends, and answers the hash of the password: what was true when a
 * proof was checked may be over since, and from here on nobody changes it.
 */
export async function lockPersona(trx: Trx, personaId: number): Promise<string | null> {
  const riga = await trx
    .selectFrom('utente')
    .select('password_hash')
    .where('id', '=', personaId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return riga?.password_hash ?? null;
}

/** Writes the password; a trigger of the database ends every session of the user in the same transaction. */
export async function updatePassword(trx: Trx, utenteId: number, passwordHash: string): Promise<void> {
  await trx.updateTable('utente').set({ password_hash: passwordHash }).where('id', '=', utenteId).execute();
}

/** Who came back with a link that was mailed reads the mail of that address: in every profile that has it. */
export async function proveEmail(
  trx: Trx,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  await trx
    .updateTable('utente')
    .set({ email_provata: true })
    .where('persona_id', '=', id)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('email_provata', '=', false)
    .execute();
}

interface Preferenze {
  skin?: string | undefined;
  font?: string | undefined;
  densita?: string | undefined;
  invio_passa_al_successivo?: boolean | undefined;
  riduci_movimenti?: boolean | undefined;
}

/** Writes only what is given. */
export async function updatePreferenze(trx: Trx, utenteId: number, preferenze: Preferenze): Promise<void> {
  const date = Object.fromEntries(Object.entries(preferenze).filter(([, valore]) => valore !== undefined));
  if (Object.keys(date).length === 0) return;
  await trx.updateTable('utente').set(date).where('id', '=', utenteId).execute();
}
