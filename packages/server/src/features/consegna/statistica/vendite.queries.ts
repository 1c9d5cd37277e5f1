import type { ListQuery } from '@quadra/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { GENERE, SPOSTAMENTI } from './statistica.queries.ts';

/** The counts of a month, a studio or a package. Amounts are cents. */
export interface Conti {
  readonly anno: number;
  readonly venduto: number;
  readonly incassato: number;
  readonly venduti: number;
  readonly usati: number;
  readonly scaduti: number;
  readonly in_scadenza: number;
}
export interface ContiMese extends Conti {
  readonly mese: number;
}
export interface ContiStudio extends Conti {
  readonly id: string;
  readonly studio_id: number;
  readonly studio: string;
  readonly gestore: string;
}
export interface ContiPacchetto extends Conti {
  readonly id: string;
  readonly pacchetto: string;
}

const giornoDi = (istante: string) => sql`(${sql.ref(istante)} at time zone 'Europe/Rome')::date`;

/**
 * All that who sells counts, one line for each fact of the studi of the transaction: what came into the ledger and at what
 * price (a credit note takes back its part of the price), what went out of it and from which package, the money of the
 * payments on the day it came and, when it went back, on that day, and what is left with the day it expires.
 */
const FATTI = sql`
  select m.studio_id, ${giornoDi('m.data')} as giorno, m.pacchetto_id, m.quantita as venduti,
    case when m.quantita > 0 then coalesce(m.prezzo, 0)
      else -coalesce(round(p.imponibile::numeric * -m.quantita / p.crediti), 0)::int end as venduto,
    0 as incassato, 0 as usati, 0 as scaduti, 0 as in_scadenza
  from movimento m left join pagamento p on m.tipo = 'Nota di credito' and m.riferimento_tipo = 'pagamento'
    and p.studio_id = m.studio_id and p.id::text = m.riferimento_id
  where ${SPOSTAMENTI} and ${GENERE} = 'Comprati'
  union all
  select m.studio_id, ${giornoDi('m.data')}, a.pacchetto_id, 0, 0, 0,
    case when ${GENERE} = 'Usati' then c.quantita else 0 end, case when ${GENERE} = 'Scaduti' then c.quantita else 0 end, 0
  from movimento m join consumo_pacchetto c on c.studio_id = m.studio_id and c.movimento_id = m.id
    join acquisto a on a.studio_id = c.studio_id and a.id = c.acquisto_id
  where ${SPOSTAMENTI} and ${GENERE} in ('Usati', 'Scaduti')
  union all
  select studio_id, incassato_il, pacchetto_id, 0, 0, totale, 0, 0, 0 from pagamento where incassato_il is not null
  union all
  select studio_id, ${giornoDi('chiuso_il')}, pacchetto_id, 0, 0, -totale, 0, 0, 0 from pagamento
  where incassato_il is not null and stato = 'Fallito'
  union all
  select studio_id, ${giornoDi('rimborsato_il')}, pacchetto_id, 0, 0, -totale, 0, 0, 0 from pagamento
  where rimborsato_il is not null
  union all
  select studio_id, scade_il, pacchetto_id, 0, 0, 0, 0, 0, residuo from acquisto where residuo > 0 and scade_il is not null`;

const SOMME = sql`sum(f.venduto)::float8 as venduto, sum(f.incassato)::float8 as incassato, sum(f.venduti)::int as venduti,
  sum(f.usati)::int as usati, sum(f.scaduti)::int as scaduti, sum(f.in_scadenza)::int as in_scadenza`;
const ANNO = sql`extract(year from f.giorno)::int`;

/** The sales month by month, of a year and of the one before. */
export async function countMesi(trx: Trx, anno: number): Promise<ContiMese[]> {
  const { rows } = await sql<ContiMese>`
    select ${ANNO} as anno, extract(month from f.giorno)::int as mese, ${SOMME} from (${FATTI}) f
    where f.giorno >= make_date(${anno}::int - 1, 1, 1) and f.giorno < make_date(${anno}::int + 1, 1, 1)
    group by 1, 2`.execute(trx);
  return rows;
}

const diStudio = sql<ContiStudio>`(
  select concat(x.anno, '-', x.studio_id) as id, x.*, s.ragione_sociale as studio,
    coalesce(g.ragione_sociale, 'Fornitore') as gestore
  from (select ${ANNO} as anno, f.studio_id, ${SOMME} from (${FATTI}) f group by 1, 2) x
  join studio s on s.id = x.studio_id left join gestore g on g.id = s.gestore_id)`;
const diPacchetto = sql<ContiPacchetto>`(
  select concat(x.anno, '-', coalesce(x.pacchetto_id::text, 'nessuno')) as id, x.*, coalesce(p.nome, 'Senza pacchetto') as pacchetto
  from (select ${ANNO} as anno, f.pacchetto_id, ${SOMME} from (${FATTI}) f group by 1, 2) x
  left join pacchetto p on p.id = x.pacchetto_id)`;

const ordini = {
  Anno: 'v.anno',
  Venduto: 'v.venduto',
  Incassato: 'v.incassato',
  CreditiVenduti: 'v.venduti',
  CreditiUsati: 'v.usati',
  CreditiScaduti: 'v.scaduti',
  CreditiInScadenza: 'v.in_scadenza',
};
const anno = { Anno: { colonna: 'v.anno', tipo: 'intero', isAmbito: true } } as const;
const ordinePredefinito = ['-Anno', '-Venduto'];
const elencoStudi: Elenco = {
  filtri: {
    ...anno,
    NomeStudio: { colonna: 'v.studio', tipo: 'testo' },
    NomeGestore: { colonna: 'v.gestore', tipo: 'testo' },
  },
  ordini: { ...ordini, NomeStudio: 'v.studio', NomeGestore: 'v.gestore' },
  ...{ ordinePredefinito, chiave: 'v.id' },
};
const elencoPacchetti: Elenco = {
  filtri: { ...anno, Pacchetto: { colonna: 'v.pacchetto', tipo: 'testo' } },
  ordini: { ...ordini, Pacchetto: 'v.pacchetto' },
  ...{ ordinePredefinito, chiave: 'v.id' },
};

async function page<R>(
  trx: Trx,
  query: ListQuery,
  elenco: Elenco,
  base: RawBuilder<R>,
): Promise<{ righe: R[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const from = () => trx.selectFrom(base.as<'v'>(sql.ref('v')));
  const righe = (await pageQuery(
    from().selectAll(),
    condizioni,
    readOrdine(query, elenco),
    query,
  ).execute()) as R[];
  let conta = from().select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** A page of the studi, a line for each year in which something happened. */
export const listPerStudio = (trx: Trx, query: ListQuery) => page(trx, query, elencoStudi, diStudio);
/** A page of the packages, a line for each year in which something happened. */
export const listPerPacchetto = (trx: Trx, query: ListQuery) =>
  page(trx, query, elencoPacchetti, diPacchetto);

/** All those of a year, by name. */
export async function listTutti(
  trx: Trx,
  anno: number,
): Promise<{ studi: ContiStudio[]; pacchetti: ContiPacchetto[] }> {
  const studi = await sql<ContiStudio>`
    select * from ${diStudio} v where anno = ${anno} order by studio, id`.execute(trx);
  const pacchetti = await sql<ContiPacchetto>`
    select * from ${diPacchetto} v where anno = ${anno} order by pacchetto, id`.execute(trx);
  return { studi: studi.rows, pacchetti: pacchetti.rows };
}
