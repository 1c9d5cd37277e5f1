import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** A row of the audit log still in clear. */
export interface RigaInChiaro {
  readonly id: string;
  readonly utente_id: number | null;
  readonly entita: string;
  readonly entita_id: string | null;
  readonly prima: unknown;
  readonly dopo: unknown;
  readonly attore: string | null;
  readonly attore_id: number | null;
}

/** The oldest rows of a studio that wait to be sealed, at most `massimo`. */
export const listDaChiudere = async (
  trx: Trx,
  studioId: number,
  massimo: number,
): Promise<RigaInChiaro[]> => {
  const { rows } = await sql<RigaInChiaro>`
    select r.id, r.utente_id, r.entita, r.entita_id, r.prima, r.dopo, r.attore, r.attore_id from registro_coda c
    join registro r on r.studio_id = c.studio_id and r.id = c.registro_id
    where c.studio_id = ${studioId} order by r.quando, r.id limit ${massimo}`.execute(trx);
  return rows;
};

/** Rows sealed in clear, before they were encrypted, after number `dopo` of the chain; at most `massimo`. */
export const listSigillateInChiaro = async (
  trx: Trx,
  studioId: number,
  dopo: number,
  massimo: number,
): Promise<(RigaInChiaro & { readonly numero: string })[]> => {
  const { rows } = await sql<RigaInChiaro & { numero: string }>`
    select r.id, r.utente_id, r.entita, r.entita_id, r.prima, r.dopo, r.attore, r.attore_id, a.numero
    from registro r join registro_anello a on a.studio_id = r.studio_id and a.registro_id = r.id
    where r.studio_id = ${studioId} and a.numero > ${dopo} and (r.prima is not null or r.dopo is not null
      or (r.attore is not null and r.attore_id is not null))
    order by a.numero limit ${massimo}`.execute(trx);
  return rows;
};

/** The clients that a sign in a text stands for: an id of theirs or of a thing of theirs, a codice fiscale. */
export async function listSegni(
  trx: Trx,
  studioId: number,
  ids: readonly string[],
  codici: readonly string[],
): Promise<{ segno: string; anagrafica: string }[]> {
  if (ids.length + codici.length === 0) return [];
  const { rows } = await sql<{ segno: string; anagrafica: string }>`
    select id::text as segno, id::text as anagrafica from anagrafica
      where studio_id = ${studioId} and id = any (${[...ids]}::uuid[])
    union all select codice_fiscale, id::text from anagrafica
      where studio_id = ${studioId} and codice_fiscale = any (${[...codici]}::text[])
    union all select id::text, anagrafica_id::text from dichiarazione
      where studio_id = ${studioId} and id = any (${[...ids]}::uuid[])
    union all select id::text, anagrafica_id::text from documento
      where studio_id = ${studioId} and id = any (${[...ids]}::uuid[])
    union all select immobile_id::text, anagrafica_id::text from possesso
      where studio_id = ${studioId} and immobile_id = any (${[...ids]}::uuid[])
    union all select c.id::text, p.anagrafica_id::text from contratto_locazione c
      join possesso p on p.studio_id = c.studio_id and p.immobile_id = c.immobile_id
      where c.studio_id = ${studioId} and c.id = any (${[...ids]}::uuid[])`.execute(trx);
  return rows;
}

/** What takes the place of before and after. */
export interface RigaCifrata {
  readonly id: string;
  readonly chiaveId: string | null;
  readonly cifrato: Buffer | null;
}

/** Before and after leave the rows, encrypted beside; with them goes, by the trigger, the name of who acted for another. */
export async function writeCifrate(trx: Trx, studioId: number, righe: readonly RigaCifrata[]): Promise<void> {
  if (righe.length === 0) return;
  await sql`update registro r set prima = null, dopo = null, chiave_id = v.chiave_id, cifrato = v.cifrato
    from unnest(${righe.map(({ id }) => id)}::uuid[], ${righe.map(({ chiaveId }) => chiaveId)}::uuid[],
      ${righe.map(({ cifrato }) => cifrato)}::bytea[]) v (id, chiave_id, cifrato)
    where r.studio_id = ${studioId} and r.id = v.id`.execute(trx);
}
