import type { RataTenuta } from '@quadra/fisco';
import type { Data } from '@quadra/values';
import {
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { isUuid } from '../../../http/uuid.ts';

export type Conto = Selectable<Database['conto_fiscale']>;
export type Voce = Selectable<Database['voce_fiscale']>;
/** The days that are asked, both included. */
export interface Giorni {
  readonly dal: Data;
  readonly al: Data;
}
/** What is left of a debt on a day, in cents. */
export interface Resto {
  readonly studio_id: number;
  readonly id: string;
  readonly data: string;
  readonly resta: number;
}
/** Whose conto, and of which year. */
export interface Quale {
  readonly studioId: number;
  readonly anagraficaId: string;
  readonly anno: number;
}

/** A client of the studi of the transaction, with what the rows of an F24 ask of his domicile. */
export async function findIntestatario(trx: Trx, id: string) {
  if (!isUuid(id)) return undefined;
  return trx
    .selectFrom('anagrafica')
    .select(['studio_id', 'id', 'denominazione', 'codice_fiscale', 'domicilio_fiscale'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export const findConto = (trx: Trx, { studioId, anagraficaId, anno }: Quale): Promise<Conto | undefined> =>
  trx
    .selectFrom('conto_fiscale')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', anagraficaId)
    .where('anno', '=', anno)
    .executeTakeFirst();

/** The conto of a client, born if it was not there, and locked: who makes it waits for who is making it. */
export async function lockConto(trx: Trx, { studioId, anagraficaId, anno }: Quale): Promise<Conto> {
  return trx
    .insertInto('conto_fiscale')
    .values({ studio_id: studioId, anagrafica_id: anagraficaId, anno, sede_inps: null, errore: null })
    .onConflict((c) =>
      c
        .columns(['studio_id', 'anagrafica_id', 'anno'])
        .doUpdateSet({ versione: sql`conto_fiscale.versione` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateConto(
  trx: Trx,
  { studioId, anagraficaId, anno }: Quale,
  valori: Updateable<Database['conto_fiscale']>,
): Promise<void> {
  await trx
    .updateTable('conto_fiscale')
    .set({ ...valori, versione: sql`versione + 1` })
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', anagraficaId)
    .where('anno', '=', anno)
    .execute();
}

/** What is a trial, or a recomputation to look at, is presented to nobody. */
const NON_PRESENTATE = ['Simulazione', 'Ricalcolo'] as const;

/** When a closed declaration was closed: what it froze then says it. */
const chiusaIl = (di: string) =>
  sql<Date>`coalesce((select max(c.creata_il) from dichiarazione_copia c where c.studio_id = ${sql.ref(`${di}.studio_id`)}
    and c.dichiarazione_id = ${sql.ref(`${di}.id`)} and c.motivo = 'chiusura'), ${sql.ref(`${di}.modificata_il`)})`;

/** The declarations of a client and year that are presented, the integrative in the order they were closed. */
export const listOrigini = (trx: Trx, { studioId, anagraficaId, anno }: Quale) =>
  trx
    .selectFrom('dichiarazione')
    .select(['id', 'tipo', 'stato', 'comune', 'finalita', chiusaIl('dichiarazione').as('chiusaIl')])
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', anagraficaId)
    .where('anno', '=', anno)
    .where('finalita', 'not in', NON_PRESENTATE)
    .orderBy('chiusaIl')
    .orderBy('creata_il')
    .execute();
export type Origine = Awaited<ReturnType<typeof listOrigini>>[number];

const selectVoci = (trx: Trx, anno: number) =>
  trx
    .selectFrom('voce_fiscale')
    .selectAll()
    .where((e) =>
      e.or([
        e('anno', '=', anno),
        e.and([
          e('anno', '<', anno),
          e('verso', '=', 'credito'),
          sql<boolean>`importo > impegnato + pagato + riportato`,
          // What the declaration of a later year took over is of use there, and no longer here: what an integrativa gives, only
          // that of a year in which it was of use, closed after it.
          sql<boolean>`not exists (select from dichiarazione nata join dichiarazione dopo
            on dopo.studio_id = nata.studio_id and dopo.anagrafica_id = nata.anagrafica_id and dopo.tipo = nata.tipo
            where nata.studio_id = voce_fiscale.studio_id and nata.id = voce_fiscale.dichiarazione_id
              and dopo.stato = 'Chiusa' and dopo.finalita <> all (${[...NON_PRESENTATE]}::text[])
              and dopo.anno > voce_fiscale.anno and dopo.anno <= ${anno}
              and (nata.finalita <> 'Integrativa' or (dopo.anno >= extract(year from voce_fiscale.data)
                and ${chiusaIl('dopo')} > ${chiusaIl('nata')})))`,
        ]),
      ]),
    )
    .orderBy('data')
    .orderBy('verso')
    .orderBy('nome')
    .orderBy('id');

/** The voci of a client of a year, and the credits of the years before of which something is left. */
export const listVoci = (trx: Trx, { studioId, anagraficaId, anno }: Quale): Promise<Voce[]> =>
  selectVoci(trx, anno).where('studio_id', '=', studioId).where('anagrafica_id', '=', anagraficaId).execute();

/** Takes the voci that a conto may use, in the one order of who takes any: what is read of them afterwards stays so. */
export async function lockVociDelConto(trx: Trx, { studioId, anagraficaId, anno }: Quale): Promise<void> {
  await trx
    .selectFrom('voce_fiscale')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', anagraficaId)
    .where('anno', '<=', anno)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** An instalment of a voce, as a model holds it or held it. */
export interface RataDiVoce extends RataTenuta {
  readonly voceId: string;
}
/** The instalments of some voci, one for each model of any state, the oldest first. */
export async function listRateDi(trx: Trx, voci: readonly Voce[]): Promise<RataDiVoce[]> {
  if (voci.length === 0) return [];
  return trx
    .selectFrom('f24_riga as r')
    .innerJoin('f24 as f', (j) => j.onRef('f.studio_id', '=', 'r.studio_id').onRef('f.id', '=', 'r.f24_id'))
    .select([
      'r.voce_id as voceId',
      'f.rata as numero',
      'f.rate as quante',
      'f.piano',
      'f.scadenza as data',
      sql<number>`sum(r.quota)::bigint`.as('quota'),
      sql<number>`sum(r.impegno + r.saldato)::bigint`.as('coperto'),
      // What was written over what was computed is a slip, or another matter: it is not asked again.
      sql<number>`sum(least(r.debito, coalesce(r.calcolato, r.debito)))::bigint`.as('debito'),
      sql<number>`sum(case f.stato when 'Pagato' then coalesce(r.pagato, r.debito)
        when 'Annullato' then 0 else r.debito end)::bigint`.as('versato'),
    ])
    .where('r.studio_id', 'in', [...new Set(voci.map(({ studio_id }) => studio_id))])
    .where(sql<boolean>`r.voce_id = any (${voci.map(({ id }) => id)}::uuid[])`)
    .where('r.debito', '>', 0)
    .where('f.rata', 'is not', null)
    .where('f.rate', 'is not', null)
    .groupBy(['r.voce_id', 'f.studio_id', 'f.id'])
    .orderBy('f.creato_il')
    .orderBy('f.numero')
    .$castTo<RataDiVoce>()
    .execute();
}

/**
 * Of some debts (`v`), those of which something is left and instalments are paid or held; with some days, those of which an
 * instalment may be due then: from the term of the debt to the end of its year, or on the term that a model has.
 */
export const listIniziate = (trx: Trx, quali: RawBuilder<SqlBool>, giorni?: Giorni): Promise<Voce[]> =>
  trx
    .selectFrom('voce_fiscale as v')
    .selectAll('v')
    .where('v.verso', '=', 'debito')
    .where(sql<SqlBool>`v.importo > v.impegnato + v.pagato + v.riportato`)
    .where(quali)
    .where(
      sql<SqlBool>`exists (select from f24_riga r join f24 f on f.studio_id = r.studio_id and f.id = r.f24_id
        where r.studio_id = v.studio_id and r.voce_id = v.id and f.rate > 1 and r.impegno + r.saldato > 0)`,
    )
    .$if(giorni !== undefined, (di) =>
      di.where(
        sql<SqlBool>`(v.data between date_trunc('year', ${giorni?.dal}::date)::date and ${giorni?.al}::date
          or exists (select from f24_riga r join f24 f on f.studio_id = r.studio_id and f.id = r.f24_id
            where r.studio_id = v.studio_id and r.voce_id = v.id and f.rata is not null
              and f.scadenza between ${giorni?.dal}::date and ${giorni?.al}::date))`,
      ),
    )
    .execute();

/** The debts (`v`) of which something is left, as rows to read from: those with resti are one row for each, on its own day. */
export function joinResti(
  resti: readonly Resto[],
  quali: RawBuilder<SqlBool>,
  giorni?: Giorni,
): RawBuilder<unknown> {
  const inQuesti = giorni
    ? sql<SqlBool>`coalesce(p.data, v.data) between ${giorni.dal} and ${giorni.al}`
    : sql<SqlBool>`true`;
  return sql`(
    select v.studio_id, v.anagrafica_id, v.id, v.anno, v.nome, v.codice, v.sezione, v.anno_riferimento,
      coalesce(p.data, v.data) as data, coalesce(p.resta, v.importo - v.impegnato - v.pagato - v.riportato) as resta
    from voce_fiscale v
    left join jsonb_to_recordset(${JSON.stringify(resti)}::jsonb) as p(studio_id int, id uuid, data date, resta bigint)
      on p.studio_id = v.studio_id and p.id = v.id
    where v.verso = 'debito' and v.importo > v.impegnato + v.pagato + v.riportato and ${quali} and ${inQuesti}
  )`;
}

/** Those of many clients, in the same order. */
export const listVociDiMolti = (trx: Trx, ids: readonly string[], anno: number): Promise<Voce[]> =>
  selectVoci(trx, anno)
    .where(sql<boolean>`anagrafica_id = any (${[...ids]}::uuid[])`)
    .execute();

/** The voci of the year that were born of a kind, locked in one order. */
export const lockNate = (
  trx: Trx,
  { studioId, anagraficaId, anno }: Quale,
  origine: Voce['origine'],
): Promise<Voce[]> =>
  trx
    .selectFrom('voce_fiscale')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', anagraficaId)
    .where('anno', '=', anno)
    .where('origine', '=', origine)
    .orderBy('id')
    .forUpdate()
    .execute();

export async function insertVoce(trx: Trx, voce: Insertable<Database['voce_fiscale']>): Promise<string> {
  const { id } = await trx.insertInto('voce_fiscale').values(voce).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateVoce(
  trx: Trx,
  { studio_id, id }: Pick<Voce, 'studio_id' | 'id'>,
  valori: Updateable<Database['voce_fiscale']>,
): Promise<void> {
  await trx
    .updateTable('voce_fiscale')
    .set({ ...valori, versione: sql`versione + 1`, modificata_il: sql`now()` })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** A voce that nothing ever moved goes; one with a history stays, empty. */
export async function dropVoce(trx: Trx, { studio_id, id }: Pick<Voce, 'studio_id' | 'id'>): Promise<void> {
  await trx
    .updateTable('voce_fiscale')
    .set({ importo: 0, dichiarato: 0 })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
  await trx
    .deleteFrom('voce_fiscale')
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('movimento_fiscale as m')
            .select('m.id')
            .whereRef('m.studio_id', '=', 'voce_fiscale.studio_id')
            .whereRef('m.voce_id', '=', 'voce_fiscale.id'),
        ),
      ),
    )
    .execute();
}

export async function dropAttesa(trx: Trx, { studioId, anagraficaId, anno }: Quale): Promise<void> {
  await trx
    .deleteFrom('attesa_fiscale')
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', anagraficaId)
    .where('anno', '=', anno)
    .execute();
}

/** A voce of the conto, locked. */
export async function lockVoceDi(
  trx: Trx,
  { studioId, anagraficaId, anno }: Quale,
  id: string,
): Promise<Voce | undefined> {
  if (!isUuid(id)) return undefined;
  return trx
    .selectFrom('voce_fiscale')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .where('anagrafica_id', '=', anagraficaId)
    .where('anno', '=', anno)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a conto waits to be made again. */
export async function isInAttesa(trx: Trx, { studioId, anagraficaId, anno }: Quale): Promise<boolean> {
  const riga = await trx
    .selectFrom('attesa_fiscale')
    .select('anno')
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', anagraficaId)
    .where('anno', '=', anno)
    .executeTakeFirst();
  return riga !== undefined;
}

/** Conti that wait, the oldest first, of every studio: read before one enters any. */
export const listAttese = (trx: Trx, quante: number) =>
  trx.selectFrom('attesa_fiscale').selectAll().where('prove', '<', 3).orderBy('dal').limit(quante).execute();

export async function noteProva(trx: Trx, { studioId, anagraficaId, anno }: Quale): Promise<void> {
  await trx
    .updateTable('attesa_fiscale')
    .set({ prove: sql`prove + 1` })
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', anagraficaId)
    .where('anno', '=', anno)
    .execute();
}
