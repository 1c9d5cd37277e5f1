import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/**
 * A row of the audit log as the chain reads it: every field, always written the same way. Of what is encrypted it reads
 * the bytes, that stay when nobody can open them any more.
 */
const RIGA: RawBuilder<string> = sql<string>`(case when r.chiave_id is null then jsonb_build_array(r.studio_id, r.id,
  to_char(r.quando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), r.utente_id, r.ip, r.azione, r.entita, r.entita_id,
  r.prima, r.dopo, r.attore_id, r.attore)
  else jsonb_build_array('cifrata', r.studio_id, r.id,
  to_char(r.quando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), r.utente_id, r.ip, r.azione, r.entita, r.entita_id,
  r.chiave_id, encode(sha256(r.cifrato), 'hex'), r.attore_id, r.attore) end)::text`;

/** The end of a chain; before the first row, number 0 and no imprint. */
export interface FineCatena {
  readonly numero: number;
  readonly impronta: Buffer | null;
}

/** The studi that have rows to seal; 0 stands for what is outside every studio. */
export async function listStudiDaSigillare(trx: Trx): Promise<number[]> {
  const righe = await trx.selectFrom('registro_coda').select('studio_id').distinct().execute();
  return righe.map(({ studio_id }) => studio_id);
}

/** The end of the chain of a studio, held until the transaction ends: one process at a time lengthens it. */
export async function lockCatena(trx: Trx, studioId: number): Promise<FineCatena> {
  await sql`select pg_advisory_xact_lock(hashtext('registro_catena'), ${studioId})`.execute(trx);
  return findCatena(trx, studioId);
}

export async function findCatena(trx: Trx, studioId: number): Promise<FineCatena> {
  const riga = await trx
    .selectFrom('registro_catena')
    .select(['numero', 'impronta'])
    .where('studio_id', '=', studioId)
    .executeTakeFirst();
  return riga ? { numero: Number(riga.numero), impronta: riga.impronta } : { numero: 0, impronta: null };
}

/** Rows of a studio as the chain reads them, in the order of the chain. */
export async function listRigheDi(
  trx: Trx,
  studioId: number,
  ids: readonly string[],
): Promise<{ id: string; riga: string }[]> {
  const { rows } = await sql<{ id: string; riga: string }>`
    select r.id, ${RIGA} as riga from registro r
    where r.studio_id = ${studioId} and r.id = any (${[...ids]}::uuid[]) order by r.quando, r.id`.execute(
    trx,
  );
  return rows;
}

export async function writeAnelli(
  trx: Trx,
  studioId: number,
  anelli: readonly { numero: number; registro_id: string; impronta: Buffer }[],
): Promise<void> {
  const ultimo = anelli.at(-1);
  if (!ultimo) return;
  await trx
    .insertInto('registro_anello')
    .values(anelli.map((anello) => ({ studio_id: studioId, ...anello })))
    .execute();
  await trx
    .deleteFrom('registro_coda')
    .where('studio_id', '=', studioId)
    .where(
      'registro_id',
      'in',
      anelli.map(({ registro_id }) => registro_id),
    )
    .execute();
  const fine = { numero: ultimo.numero, impronta: ultimo.impronta, cambiata_il: sql<Date>`now()` };
  await trx
    .insertInto('registro_catena')
    .values({ studio_id: studioId, ...fine })
    .onConflict((conflitto) => conflitto.column('studio_id').doUpdateSet(fine))
    .execute();
}

/** The chains that were made longer after `dopo`; all of them without it. */
export async function listCateneCambiate(
  trx: Trx,
  dopo: string | null,
): Promise<{ studioId: number; numero: number; impronta: Buffer }[]> {
  let select = trx.selectFrom('registro_catena').select(['studio_id', 'numero', 'impronta']);
  if (dopo !== null) select = select.where('cambiata_il', '>', new Date(dopo));
  const righe = await select.orderBy('studio_id').execute();
  return righe.map(({ studio_id: studioId, numero, impronta }) => ({
    studioId,
    numero: Number(numero),
    impronta,
  }));
}

/** Every studio that the log, or its chain, knows. */
export async function listStudiDelRegistro(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ studio_id: number }>`
    select distinct studio_id from (select studio_id from registro union select studio_id from registro_anello
      union select studio_id from registro_catena) s order by studio_id`.execute(trx);
  return rows.map(({ studio_id }) => studio_id);
}

/** One link with its row as it is today; null when the row is no more. */
export interface AnelloLetto {
  readonly numero: number;
  readonly registroId: string;
  readonly impronta: Buffer;
  readonly riga: string | null;
  /** Of a row that was sealed in clear and encrypted afterwards. */
  readonly attestato: Buffer | null;
}

/** The links of a studio after number `dopo`, in order, at most `massimo`. */
export async function listAnelli(
  trx: Trx,
  studioId: number,
  dopo: number,
  massimo: number,
): Promise<AnelloLetto[]> {
  const { rows } = await sql<{
    numero: string;
    registro_id: string;
    impronta: Buffer;
    riga: string | null;
    attestato: Buffer | null;
  }>`
    select a.numero, a.registro_id, a.impronta, case when r.id is not null then ${RIGA} end as riga, c.attestato
    from registro_anello a left join registro r on r.studio_id = a.studio_id and r.id = a.registro_id
    left join registro_ricopertura c on c.studio_id = a.studio_id and c.registro_id = a.registro_id
    where a.studio_id = ${studioId} and a.numero > ${dopo} order by a.numero limit ${massimo}`.execute(trx);
  return rows.map(({ numero, registro_id: registroId, impronta, riga, attestato }) => ({
    numero: Number(numero),
    registroId,
    impronta,
    riga,
    attestato,
  }));
}

/** The imprints of some links of a studio, by their number. */
export async function listImpronte(
  trx: Trx,
  studioId: number,
  numeri: readonly number[],
): Promise<Map<number, Buffer>> {
  const righe = await trx
    .selectFrom('registro_anello')
    .select(['numero', 'impronta'])
    .where('studio_id', '=', studioId)
    .where(sql<SqlBool>`numero = any (${[...numeri]}::bigint[])`)
    .execute();
  return new Map(righe.map(({ numero, impronta }) => [Number(numero), impronta]));
}

/** Says what rows sealed in clear have become. */
export async function writeRicoperture(
  trx: Trx,
  studioId: number,
  righe: readonly { registro_id: string; attestato: Buffer }[],
): Promise<void> {
  await trx
    .insertInto('registro_ricopertura')
    .values(righe.map((riga) => ({ studio_id: studioId, ...riga })))
    .execute();
}

/** Rows neither sealed nor waiting (nobody of ours wrote them), and how many wait. */
export async function readFuoriCatena(
  trx: Trx,
  studioId: number,
): Promise<{ fuori: string[]; inAttesa: number }> {
  const { rows } = await sql<{ fuori: string[] | null; in_attesa: number }>`
    select (select count(*)::int from registro_coda c where c.studio_id = ${studioId}) as in_attesa,
      (select array_agg(r.id::text order by r.quando, r.id) from registro r where r.studio_id = ${studioId}
        and not exists (select from registro_anello a where a.studio_id = r.studio_id and a.registro_id = r.id)
        and not exists (select from registro_coda c where c.studio_id = r.studio_id and c.registro_id = r.id)) as fuori
    `.execute(trx);
  return { fuori: rows[0]?.fuori ?? [], inAttesa: rows[0]?.in_attesa ?? 0 };
}
