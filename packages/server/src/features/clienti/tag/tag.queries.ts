import type { ColoreTag, ListQuery, TagFilo } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import { type Etichettato, selectTag } from './tag-di.queries.ts';

const elenco: Elenco = {
  filtri: {
    Nome: { colonna: 't.nome', tipo: 'testo' },
    Colore: { colonna: 't.colore', tipo: 'esatto' },
    IdStudio: { colonna: 't.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: { Nome: 't.nome', Colore: 't.colore' },
  ordinePredefinito: ['Nome'],
  chiave: 't.id',
};

const countUsi = (genere: Etichettato) =>
  sql<number>`(select count(*)::int from ${sql.table(`tag_${genere}`)} x
    where x.studio_id = t.studio_id and x.tag_id = t.id)`;

const selectConUsi = (trx: Trx) =>
  trx
    .selectFrom('tag as t')
    .select(['t.id', 't.studio_id as studioId', 't.nome', 't.colore', 't.versione'])
    .select([countUsi('anagrafica').as('anagrafiche'), countUsi('dichiarazione').as('dichiarazioni')]);

/** One page of the tags of the studi of the transaction, each with how many wear it. */
export async function listTag(trx: Trx, query: ListQuery) {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(selectConUsi(trx), condizioni, readOrdine(query, elenco), query).execute();
  let conta = trx.selectFrom('tag as t').select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

export type Tag = Awaited<ReturnType<typeof listTag>>['righe'][number];

/** A tag of the studi of the transaction, locked until it ends. */
export async function findTag(trx: Trx, id: string): Promise<Tag | undefined> {
  if (!isUuid(id)) return undefined;
  return selectConUsi(trx).where('t.id', '=', id).forUpdate().executeTakeFirst();
}

/** How many tags a studio has. Those who ask take turns until the transaction ends: the next one counts what this one adds. */
export async function countTag(trx: Trx, studioId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tag:${studioId}`}, 0))`.execute(trx);
  const { quanti } = await trx
    .selectFrom('tag')
    .select(sql<number>`count(*)::int`.as('quanti'))
    .where('studio_id', '=', studioId)
    .executeTakeFirstOrThrow();
  return quanti;
}

interface Scritto {
  readonly nome: string;
  readonly colore: ColoreTag;
}

export async function insertTag(trx: Trx, studioId: number, scritto: Scritto): Promise<string> {
  const { id } = await trx
    .insertInto('tag')
    .values({ studio_id: studioId, ...scritto })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTag(trx: Trx, { studioId, id }: Tag, scritto: Scritto): Promise<void> {
  await trx
    .updateTable('tag')
    .set({ ...scritto, versione: sql`versione + 1`, modificato_il: sql`now()` })
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}

/** With it go its ties, also with what the transaction does not see. */
export async function deleteTag(trx: Trx, { studioId, id }: Tag): Promise<void> {
  await trx.deleteFrom('tag').where('studio_id', '=', studioId).where('id', '=', id).execute();
}

/** Which of the tags named are of the studi of the transaction. */
export const listTagNoti = (trx: Trx, chiavi: readonly string[]) =>
  trx
    .selectFrom('tag')
    .select(['id', 'studio_id as studioId', 'nome'])
    .where('id', 'in', [...chiavi])
    .execute();

/** The records named that the transaction sees, by studio. */
export const listEtichettati = (trx: Trx, genere: Etichettato, chiavi: readonly string[]) =>
  trx
    .selectFrom(genere)
    .select(['id', 'studio_id as studioId'])
    .where('id', 'in', [...chiavi])
    .execute();

interface Legame {
  readonly studioId: number;
  readonly tag: readonly string[];
  readonly chiavi: readonly string[];
}

/** Ties each of the tags to each of the records of a studio; those already tied stay so. */
export async function tieTag(
  trx: Trx,
  genere: Etichettato,
  { studioId, tag, chiavi }: Legame,
): Promise<void> {
  await sql`insert into ${sql.table(`tag_${genere}`)} (studio_id, tag_id, ${sql.ref(`${genere}_id`)})
    select ${studioId}::int, t, c from unnest(${[...tag]}::uuid[]) t cross join unnest(${[...chiavi]}::uuid[]) c
    on conflict do nothing`.execute(trx);
}

export async function untieTag(
  trx: Trx,
  genere: Etichettato,
  { studioId, tag, chiavi }: Legame,
): Promise<void> {
  await sql`delete from ${sql.table(`tag_${genere}`)} where studio_id = ${studioId}
    and tag_id = any (${[...tag]}::uuid[]) and ${sql.ref(`${genere}_id`)} = any (${[...chiavi]}::uuid[])`.execute(
    trx,
  );
}

/** The tags of a record; undefined when there is no such record for the transaction. */
export async function findTagDi(
  trx: Trx,
  genere: Etichettato,
  id: string,
  anno?: number,
): Promise<TagFilo[] | undefined> {
  if (!isUuid(id)) return undefined;
  const riga =
    genere === 'anagrafica'
      ? await trx
          .selectFrom('anagrafica as m')
          .select(selectTag(genere, 'm').as('tag'))
          .where('m.id', '=', id)
          .executeTakeFirst()
      : await trx
          .selectFrom('dichiarazione as m')
          .select(selectTag(genere, 'm').as('tag'))
          .where('m.id', '=', id)
          .where('m.anno', '=', anno ?? 0)
          .executeTakeFirst();
  return riga?.tag;
}
