import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Whose a row is where two studi see it: what one asked of the other. */
const CHIESTA_DA = 'richiedente_id';

/** A column of a table that names a row of another. */
interface Ramo {
  readonly tabella: string;
  readonly colonna: string;
  readonly madre: string;
}

/** Every column that names a client or a declaration, as the database declares it or, where it outlives it, as it is called. */
export async function listRami(trx: Trx): Promise<Ramo[]> {
  const { rows } = await sql<Ramo>`
    select k.conrelid::regclass::text as tabella, a.attname::text as colonna, k.confrelid::regclass::text as madre
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'studio_id'
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and k.confrelid in ('anagrafica'::regclass, 'dichiarazione'::regclass)
    union
    select c.relname::text, a.attname::text, left(a.attname::text, -3) from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname in ('anagrafica_id', 'dichiarazione_id') and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by 1, 2`.execute(trx);
  return rows;
}

export type Riga = Readonly<Record<string, unknown>>;

/** Columns that are no data of anybody: bytes, and what is made again from other columns; and the one that says whose it is. */
const listEscluse = (trx: Trx, tabella: string) =>
  sql<{
    nome: string;
    isSua: boolean;
  }>`select a.attname::text as nome, a.attname = ${CHIESTA_DA} as "isSua" from pg_attribute a
    where a.attrelid = ${tabella}::regclass and a.attnum > 0
      and (a.attname = ${CHIESTA_DA} or a.atttypid = 'bytea'::regtype or a.atttypid = 'tsvector'::regtype or a.attname = 'denominazione_ricerca')`
    .execute(trx)
    .then(({ rows }) => ({
      escluse: rows.filter(({ isSua }) => !isSua).map(({ nome }) => nome),
      diChi: rows.some(({ isSua }) => isSua) ? CHIESTA_DA : 'studio_id',
    }));

/** The rows of a table of a studio with one of these values in a column. */
export async function listRigheCon(
  trx: Trx,
  studioId: number,
  { tabella, colonna }: Pick<Ramo, 'tabella' | 'colonna'>,
  valori: readonly string[],
): Promise<Riga[]> {
  if (valori.length === 0) return [];
  const { escluse, diChi } = await listEscluse(trx, tabella);
  const { rows } = await sql<{
    riga: Riga;
  }>`select to_jsonb(t) - ${escluse}::text[] as riga from ${sql.table(tabella)} t
    where t.${sql.ref(diChi)} = ${studioId} and t.${sql.ref(colonna)}::text = any (${[...valori]}::text[])`.execute(
    trx,
  );
  return rows.map(({ riga }) => riga);
}

/** Mails sent to the addresses of a person, or that name his codice fiscale. */
export async function listPosta(trx: Trx, indirizzi: readonly string[], codice: string): Promise<Riga[]> {
  const { rows } = await sql<{
    riga: Riga;
  }>`select to_jsonb(m) - '{id,html,modello,busta,segreto_hash}'::text[] as riga
    from messaggio_posta m where lower(destinatario) = any (${[...indirizzi]}::text[])
      or testo like ${`%${codice}%`} or oggetto like ${`%${codice}%`} order by creato_il`.execute(trx);
  return rows.map(({ riga }) => riga);
}

/** What the audit log says about a subject, as it is kept. */
export async function listAttiDi(trx: Trx, studioId: number, chiavi: readonly string[]) {
  const { rows } = await sql<{
    studio_id: number;
    id: string;
    quando: Date;
    autore: string | null;
    azione: string;
    entita: string;
    prima: null;
    dopo: null;
    chiave_id: string;
    cifrato: Buffer;
  }>`select r.studio_id, r.id, r.quando, name_utente(r.utente_id) as autore, r.azione, r.entita, null as prima, null as dopo,
      r.chiave_id, r.cifrato from registro r
    where r.studio_id = ${studioId} and r.chiave_id = any (${[...chiavi]}::uuid[]) order by r.quando`.execute(
    trx,
  );
  return rows;
}

export const findNomeStudio = (
  trx: Trx,
  studioId: number,
): Promise<{ ragione_sociale: string } | undefined> =>
  trx.selectFrom('studio').select('ragione_sociale').where('id', '=', studioId).executeTakeFirst();
