import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

export interface ChiaveAvvolta {
  readonly id: string;
  readonly soggetti: readonly string[];
  readonly avvolta: Buffer | null;
}

/** A set of subjects in order, and its imprint. */
export interface Insieme {
  readonly soggetti: readonly string[];
  readonly impronta: Buffer;
}

/** The living keys of these sets of subjects. */
export async function listChiaviDi(
  trx: Trx,
  studioId: number,
  insiemi: readonly Insieme[],
): Promise<ChiaveAvvolta[]> {
  if (insiemi.length === 0) return [];
  return trx
    .selectFrom('chiave_dati')
    .select(['id', 'soggetti', 'avvolta'])
    .where('studio_id', '=', studioId)
    .where('avvolta', 'is not', null)
    .where(sql<SqlBool>`impronta = any (${insiemi.map(({ impronta }) => impronta)}::bytea[])`)
    .execute();
}

/** Keeps new keys; one that somebody else kept meanwhile for the same subjects stays. */
export async function insertChiavi(
  trx: Trx,
  studioId: number,
  chiavi: readonly (Insieme & { id: string; avvolta: Buffer })[],
): Promise<void> {
  if (chiavi.length === 0) return;
  await trx
    .insertInto('chiave_dati')
    .values(
      chiavi.map(({ soggetti, ...chiave }) => ({ studio_id: studioId, ...chiave, soggetti: [...soggetti] })),
    )
    .onConflict((conflitto) => conflitto.doNothing())
    .execute();
}

/** Keys by their id, destroyed ones included. */
export async function listChiavi(
  trx: Trx,
  ids: readonly string[],
): Promise<(ChiaveAvvolta & { readonly studio_id: number })[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('chiave_dati')
    .select(['studio_id', 'id', 'soggetti', 'avvolta'])
    .where('id', 'in', [...ids])
    .execute();
}

/** The keys, living or not, of what was written about any of these subjects. */
export async function listIdChiaviDi(
  trx: Trx,
  studioId: number,
  soggetti: readonly string[],
): Promise<string[]> {
  const righe = await trx
    .selectFrom('chiave_dati')
    .select('id')
    .where('studio_id', '=', studioId)
    .where(sql<SqlBool>`soggetti && ${[...soggetti]}::text[]`)
    .execute();
  return righe.map(({ id }) => id);
}

/** Every living key of a studio. */
export async function listIdChiavi(trx: Trx, studioId: number): Promise<string[]> {
  const righe = await trx
    .selectFrom('chiave_dati')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('avvolta', 'is not', null)
    .execute();
  return righe.map(({ id }) => id);
}

/** Destroys living keys; answers how many. */
export async function destroyChiavi(trx: Trx, studioId: number, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const esito = await trx
    .updateTable('chiave_dati')
    .set({ avvolta: null, distrutta_il: sql<Date>`now()` })
    .where('studio_id', '=', studioId)
    .where('id', 'in', [...ids])
    .where('avvolta', 'is not', null)
    .executeTakeFirst();
  return Number(esito.numUpdatedRows);
}
