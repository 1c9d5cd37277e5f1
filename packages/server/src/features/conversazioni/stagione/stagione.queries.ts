import type { TipoDichiarazione } from '@quadra/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { FINALITA, statiFermi } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { selectResti } from '../../versamenti/conto/conto.public.ts';
import type { Conteggio } from './conteggi.rules.ts';

/** The Monday of the week of a moment, in Italy. */
const lunediDi = (quando: RawBuilder<unknown>) =>
  sql<string | null>`date_trunc('week', (${quando}) at time zone 'Europe/Rome')::date::text`;
/** The IMU among the local taxes: its codes, of each kind of property. */
const CODICI_IMU = '^39(1[2-9]|2[0-5]|30|39)$';
const isImu = sql`sezione = 'locali' and coalesce(codice, '') ~ ${CODICI_IMU}`;

export type ConteggioVersamenti = Conteggio & { readonly data: string; readonly imu: boolean };
/**
 * The clients that pay on each day between two: done when a model holds all that each has to pay then, in the week of the last
 * model. What the IMU is stands apart.
 */
export async function countVersamenti(trx: Trx, dal: string, al: string): Promise<ConteggioVersamenti[]> {
  const { rows } = await sql<ConteggioVersamenti>`
    with parti as (
      select f.studio_id, f.anagrafica_id, f.data, (${isImu}) as imu, f.creato_il, false as manca,
        case f.stato when 'Da pagare' then r.debito - r.credito else 0 end as importo
      from f24 f join f24_riga r on r.studio_id = f.studio_id and r.f24_id = f.id
      where f.stato <> 'Annullato' and f.data between ${dal} and ${al}
      union all
      select studio_id, anagrafica_id, data, (${isImu}), null, true, resta
      from ${await selectResti(trx, undefined, { dal, al })} v
    ), clienti as (
      select studio_id, anagrafica_id, data, imu, bool_or(manca) as manca, max(creato_il) as creato_il,
        sum(importo)::float8 as importo
      from parti group by 1, 2, 3, 4
    )
    select data::text as data, imu, not manca as fatti, ${lunediDi(sql`creato_il`)} as settimana,
      count(*)::int as quanti, sum(importo)::float8 as importo
    from clienti group by 1, 2, 3, 4 order by 1, 2`.execute(trx);
  return rows;
}

export type ConteggioDichiarazioni = Conteggio & { readonly anno: number; readonly tipo: TipoDichiarazione };
/** The declarations of some types and years: done when they are sent, in the week they were. */
export async function countDichiarazioni(
  trx: Trx,
  termini: readonly { readonly anno: number; readonly tipo: TipoDichiarazione }[],
): Promise<ConteggioDichiarazioni[]> {
  if (termini.length === 0) return [];
  return trx
    .selectFrom('dichiarazione as d')
    .leftJoin('dichiarazione_telematico as t', (join) =>
      join.onRef('t.studio_id', '=', 'd.studio_id').onRef('t.dichiarazione_id', '=', 'd.id'),
    )
    .select(['d.anno', 'd.tipo'])
    .select([
      sql<boolean>`coalesce(t.stato = any (${[...statiFermi]}::text[]), false)`.as('fatti'),
      sql<string | null>`date_trunc('week', t.inviato_il)::date::text`.as('settimana'),
      sql<number>`count(*)::int`.as('quanti'),
    ])
    .where((e) => e.or(termini.map(({ anno, tipo }) => e.and({ 'd.anno': anno, 'd.tipo': tipo }))))
    .where('d.finalita', 'in', FINALITA)
    .groupBy(['d.anno', 'd.tipo', sql`3`, sql`4`])
    .execute();
}

/** A year of IVA of some clients, each with its periodicity: which of its periods are written, which quarters have their file. */
export interface ConteggioIva {
  readonly anno: number;
  readonly periodicita: 'mensile' | 'trimestrale' | 'trimestraleNaturale';
  readonly periodi: readonly number[];
  readonly acconto: boolean;
  /** The quarter and the Monday of the first file of each. */
  readonly trimestri: readonly { readonly trimestre: number; readonly settimana: string }[];
  readonly quanti: number;
}
/** How the years of IVA of the clients stand: those of whom the year was opened, alike ones together. */
export async function countIva(trx: Trx, anni: readonly number[]): Promise<ConteggioIva[]> {
  if (anni.length === 0) return [];
  const { rows } = await sql<ConteggioIva>`
    select l.anno, l.periodicita, p.periodi, p.acconto, c.trimestri, count(*)::int as quanti
    from liquidazione_iva l
    join anagrafica a on a.studio_id = l.studio_id and a.id = l.anagrafica_id and not a.archiviata
    cross join lateral (select
      coalesce(jsonb_agg(x -> 'numero' order by (x ->> 'numero')::int), '[]') as periodi,
      coalesce(bool_or(x ? 'acconto'), false) as acconto from jsonb_array_elements(l.periodi) x) p
    cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('trimestre', y.trimestre, 'settimana', y.settimana)
      order by y.trimestre), '[]') as trimestri
      from (select q.trimestre, ${lunediDi(sql`min(q.creata_il)`)} as settimana from comunicazione_iva q
        where q.studio_id = l.studio_id and q.anagrafica_id = l.anagrafica_id and q.anno = l.anno
        group by q.trimestre) y) c
    where l.anno = any (${[...anni]}::int[])
    group by 1, 2, 3, 4, 5`.execute(trx);
  return rows;
}

/** The deleghe of a year: done when they are in the register, in the week they were put there. */
export async function countDeleghe(trx: Trx, anno: number): Promise<Conteggio[]> {
  return trx
    .selectFrom('delega')
    .select([
      sql<boolean>`progressivo is not null`.as('fatti'),
      lunediDi(sql`data_registro`).as('settimana'),
      sql<number>`count(*)::int`.as('quanti'),
    ])
    .where('anno', '=', anno)
    .groupBy([sql`1`, sql`2`])
    .execute();
}

export type ConteggioDocumenti = Conteggio & { readonly anno: number };
/** The documents of some years: done when a conservator accepted them, in the week it did. */
export async function countDocumenti(trx: Trx, anni: readonly number[]): Promise<ConteggioDocumenti[]> {
  if (anni.length === 0) return [];
  const { rows } = await sql<ConteggioDocumenti>`
    select d.anno, coalesce(d.stato in ('Archiviato', 'Firmato e archiviato'), false) as fatti,
      ${lunediDi(sql`p.esito_il`)} as settimana, count(*)::int as quanti
    from documento d
    left join lateral (select max(p.esito_il) as esito_il from pacchetto_documento x
      join pacchetto_archivio p on p.studio_id = x.studio_id and p.id = x.pacchetto_id and p.stato = 'Accettato'
      where x.studio_id = d.studio_id and x.documento_id = d.id and x.attivo) p on true
    where d.anno = any (${[...anni]}::int[])
    group by 1, 2, 3`.execute(trx);
  return rows;
}
