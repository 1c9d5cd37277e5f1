import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Riga } from './copia.queries.ts';

/** A user of the portal, held until the transaction ends. */
export interface UtenteTenuto {
  readonly id: number;
  readonly personaId: number;
  readonly studioId: number | null;
  readonly email: string;
  readonly nome: string;
  readonly isPrimo: boolean;
  /** Profiles of other places that use his credentials, or whose credentials he uses. */
  readonly altriProfili: number;
}

/** The user of an address; undefined when there is none. */
export async function lockUtente(trx: Trx, email: string): Promise<UtenteTenuto | undefined> {
  return trx
    .selectFrom('utente as u')
    .select(['u.id', 'u.persona_id as personaId', 'u.studio_id as studioId', 'u.email'])
    .select(['u.primo_amministratore as isPrimo'])
    .select(sql<string>`u.cognome || ' ' || u.nome`.as('nome'))
    .select(
      sql<number>`(select count(*)::int from utente x where x.persona_id = u.persona_id and x.id <> u.id)`.as(
        'altriProfili',
      ),
    )
    .where(sql<SqlBool>`lower(u.email) = ${email.toLowerCase()}`)
    .whereRef('u.persona_id', '=', 'u.id')
    .forUpdate('u')
    .executeTakeFirst();
}

/** What is kept about a user, table by table; nothing that opens his access. */
export async function listDatiUtente(
  trx: Trx,
  { id, email }: Pick<UtenteTenuto, 'id' | 'email'>,
): Promise<Record<string, Riga[]>> {
  const read = async (testo: ReturnType<typeof sql<{ riga: Riga }>>) =>
    (await testo.execute(trx)).rows.map(({ riga }) => riga);
  return {
    utente: await read(sql`select to_jsonb(t) - 'password_hash' as riga from utente t where id = ${id}`),
    sessione: await read(sql`select to_jsonb(t) - '{sid_hash,token_hash}'::text[] as riga from sessione t
      where utente_id = ${id}`),
    passkey:
      await read(sql`select jsonb_build_object('nome', nome, 'creata_il', creata_il, 'ultimo_uso', ultimo_uso) as riga
      from passkey where persona_id = ${id}`),
    identita_esterna: await read(
      sql`select to_jsonb(t) as riga from identita_esterna t where persona_id = ${id}`,
    ),
    preferenza_home: await read(
      sql`select to_jsonb(t) as riga from preferenza_home t where utente_id = ${id}`,
    ),
    iscrizione_push: await read(
      sql`select to_jsonb(t) - '{p256dh,auth}'::text[] as riga from iscrizione_push t where utente_id = ${id}`,
    ),
    accesso: await read(
      sql`select to_jsonb(t) as riga from accesso t where lower(account) = ${email.toLowerCase()}`,
    ),
    messaggio_posta:
      await read(sql`select to_jsonb(t) - '{id,html,busta,segreto_hash}'::text[] as riga from messaggio_posta t
      where lower(destinatario) = ${email.toLowerCase()}`),
    sostituzione: await read(sql`select to_jsonb(t) as riga from sostituzione t
      where utente_id = ${id} or attore_id = ${id}`),
  };
}

/** Keys of what the audit log says about a user, in every studio, and where each is. */
export async function listChiaviUtente(trx: Trx, id: number): Promise<{ studio_id: number; id: string }[]> {
  return trx
    .selectFrom('chiave_dati')
    .select(['studio_id', 'id'])
    .where('avvolta', 'is not', null)
    .where(sql<SqlBool>`soggetti && array[${`utente:${id}`}]`)
    .execute();
}

/**
 * A user leaves his row to those who need to say who did what, with another name; what opens his access, what he kept for
 * himself and what was written to him go.
 */
export async function anonymizeUtente(
  trx: Trx,
  { id, email }: Pick<UtenteTenuto, 'id' | 'email'>,
  pseudonimo: string,
): Promise<void> {
  for (const tabella of [
    'passkey',
    'fattore_totp',
    'codice_recupero',
    'identita_esterna',
    'dispositivo',
    'sfida',
  ] as const)
    await trx.deleteFrom(tabella).where('persona_id', '=', id).execute();
  for (const tabella of [
    'codice_monouso',
    'gruppo_utente',
    'iscrizione_push',
    'preferenza_home',
    'vista',
    'bozza',
    'evento',
    'lavoro',
    'sessione',
  ] as const)
    await trx.deleteFrom(tabella).where('utente_id', '=', id).execute();
  await sql`update utente set nome = '', cognome = ${pseudonimo}, email = ${`cancellato-${id}@utente.invalid`},
      password_hash = null, attivo = false, ip_abilitati = '', versione = versione + 1 where id = ${id}`.execute(
    trx,
  );
  await sql`select erase_nome_utente(${id}::int, ${pseudonimo})`.execute(trx);
  await sql`delete from allegato_posta a using messaggio_posta m where m.id = a.messaggio_id
    and lower(m.destinatario) = ${email.toLowerCase()}`.execute(trx);
  await sql`update messaggio_posta set destinatario = '', testo = '', html = null, busta = null, segreto_hash = null, cc = '{}'
    where lower(destinatario) = ${email.toLowerCase()}`.execute(trx);
}
