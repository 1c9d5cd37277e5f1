import {
  ANNI_PANORAMICA,
  type FinalitaDichiarazione,
  LIMITI_PANORAMICA,
  type StatoDichiarazione,
  type StatoTelematico,
  type TipoDichiarazione,
} from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { FINALITA } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';

/** A client of the transaction. */
export interface Di {
  readonly studio_id: number;
  readonly id: string;
}

/** A declaration as the years of its client tell it. */
export interface DichiarazioneLetta {
  readonly id: string;
  readonly anno: number;
  readonly tipo: TipoDichiarazione;
  readonly finalita: FinalitaDichiarazione;
  readonly stato: StatoDichiarazione;
  readonly telematico: StatoTelematico | null;
  readonly il: string | null;
  readonly riepilogo: {
    readonly esito?: string;
    readonly completi?: number;
    readonly quadri?: number;
    readonly aDebito?: number | null;
    readonly aCredito?: number | null;
  };
}
/** What is filed of a client since a year, the last made first. */
export async function listDichiarazioniDi(
  trx: Trx,
  { studio_id, id }: Di,
  dal: number,
): Promise<DichiarazioneLetta[]> {
  const { rows } = await sql<DichiarazioneLetta>`
    select d.id, d.anno, d.tipo, d.finalita, d.stato, t.stato as telematico, d.riepilogo,
      coalesce((select max(r.data) from dichiarazione_telematico_ricevuta r
        where r.studio_id = d.studio_id and r.dichiarazione_id = d.id), t.inviato_il)::text as il
    from dichiarazione d
    left join dichiarazione_telematico t on t.studio_id = d.studio_id and t.dichiarazione_id = d.id
    where d.studio_id = ${studio_id} and d.anagrafica_id = ${id} and d.anno between ${dal} and ${dal + ANNI_PANORAMICA - 1}
      and d.finalita = any (${[...FINALITA]}::text[])
    order by d.creata_il desc, d.id limit 500`.execute(trx);
  return rows;
}

/** How many a client has, of every year and purpose. */
export async function countDichiarazioniDi(trx: Trx, { studio_id, id }: Di): Promise<number> {
  const { quante } = await trx
    .selectFrom('dichiarazione')
    .select(({ fn }) => fn.countAll<number>().as('quante'))
    .where('studio_id', '=', studio_id)
    .where('anagrafica_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(quante);
}

/** How many of a year, how many are over, and the day of the next. */
export interface Quanti {
  readonly anno: number;
  readonly quanti: number;
  readonly fatti: number;
  readonly prossimo: string | null;
}

/** The models of a client by the year they are paid in. */
export async function countF24Di(trx: Trx, { studio_id, id }: Di): Promise<Quanti[]> {
  const { rows } = await sql<Quanti>`
    select extract(year from data)::int as anno, count(*)::int as quanti,
      (count(*) filter (where stato in ('Inviato', 'Pagato')))::int as fatti,
      (min(data) filter (where stato not in ('Inviato', 'Pagato')))::text as prossimo
    from f24 where studio_id = ${studio_id} and anagrafica_id = ${id} and stato <> 'Annullato'
    group by 1 order by 1`.execute(trx);
  return rows;
}

/** The instalments of the IMU of a client, by the year they are due in: one is over when all of its comuni are paid. */
export async function countImuDi(trx: Trx, { studio_id, id }: Di): Promise<Quanti[]> {
  const { rows } = await sql<Quanti>`
    select anno, count(*)::int as quanti, (count(*) filter (where fatta))::int as fatti,
      (min(data) filter (where not fatta))::text as prossimo
    from (select extract(year from data)::int as anno, data, bool_and(pagato >= importo - riportato) as fatta
      from voce_fiscale where studio_id = ${studio_id} and anagrafica_id = ${id} and verso = 'debito' and rata is not null
      group by data) x
    group by 1 order by 1`.execute(trx);
  return rows;
}

/** The documents of a client by their year: over when a conservator accepted them. */
export async function countDocumentiDi(trx: Trx, { studio_id, id }: Di): Promise<Omit<Quanti, 'prossimo'>[]> {
  const { rows } = await sql<Omit<Quanti, 'prossimo'>>`
    select anno, count(*)::int as quanti,
      (count(*) filter (where stato in ('Archiviato', 'Firmato e archiviato')))::int as fatti
    from documento where studio_id = ${studio_id} and anagrafica_id = ${id} and anno is not null
    group by 1 order by 1`.execute(trx);
  return rows;
}

/** Until when the delega unica of a client lasts; null without one in force. */
export async function findDelegaFino(trx: Trx, { studio_id, id }: Di, oggi: string): Promise<string | null> {
  const { rows } = await sql<{ scadenza: string }>`
    select max(scadenza)::text as scadenza from delega_unica
    where studio_id = ${studio_id} and anagrafica_id = ${id} and stato = 'Accettata' and scadenza >= ${oggi}::date`.execute(
    trx,
  );
  return rows[0]?.scadenza ?? null;
}

interface Periodo {
  readonly dal: string;
  readonly al: string | null;
}
/** A property with who held it when, and the contracts it was let by. */
export interface ImmobileLetto {
  readonly id: string;
  readonly genere: string;
  readonly nome: string;
  readonly categoria: string | null;
  readonly rendita: number | null;
  readonly possessi: readonly (Periodo & {
    readonly quota: number;
    readonly tipo: string | null;
    readonly principale: boolean;
  })[];
  readonly contratti: readonly (Periodo & { readonly canone: number | null })[];
  readonly totale: number;
}
/** The properties of a client that he holds or held since a day: those he still holds first. */
export async function listImmobiliDi(trx: Trx, { studio_id, id }: Di, dal: string): Promise<ImmobileLetto[]> {
  const { rows } = await sql<ImmobileLetto>`
    with suoi as (
      select p.studio_id, p.immobile_id, bool_or(p.al is null) as suo, min(p.dal) as primo,
        jsonb_agg(jsonb_build_object('dal', p.dal, 'al', p.al, 'quota', p.quota, 'tipo', p.tipo_possesso,
          'principale', coalesce(p.abitazione_principale, false)) order by p.dal) as possessi
      from possesso p
      where p.studio_id = ${studio_id} and p.anagrafica_id = ${id} and (p.al is null or p.al >= ${dal}::date)
      group by p.studio_id, p.immobile_id
    )
    select i.id, i.genere, i.categoria, coalesce(i.rendita, i.rendita_dominicale)::float8 as rendita, s.possessi,
      coalesce(nullif(i.indirizzo, ''), concat_ws(', ', nullif(i.comune_descrizione, ''),
        'foglio ' || nullif(i.foglio, ''), 'particella ' || nullif(i.particella, ''), 'sub ' || nullif(i.subalterno, ''))) as nome,
      coalesce((select jsonb_agg(jsonb_build_object('dal', c.dal, 'al', c.al, 'canone', c.canone) order by c.dal)
        from contratto_locazione c where c.studio_id = i.studio_id and c.immobile_id = i.id), '[]'::jsonb) as contratti,
      count(*) over ()::int as totale
    from suoi s join immobile i on i.studio_id = s.studio_id and i.id = s.immobile_id
    order by s.suo desc, s.primo, nome, i.id limit ${LIMITI_PANORAMICA.immobili}`.execute(trx);
  return rows;
}
