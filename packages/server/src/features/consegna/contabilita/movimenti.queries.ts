import type { TipoContabile } from '@quadra/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** What who sells looks for: its movements from a day to another, both included. */
export interface Periodo {
  readonly gestoreId: number | null;
  readonly dal: string;
  readonly al: string;
  readonly tipi: readonly TipoContabile[];
}

/** One movement of the accounts. Amounts are cents; of a consumption, what was paid for its credits, without VAT. */
export interface Movimento {
  readonly tipo: TipoContabile;
  /** The invoice, or the movement of credits. */
  readonly riferimento: string;
  readonly data: string;
  readonly documento: string;
  readonly cliente: string;
  readonly partitaIva: string;
  readonly codiceFiscale: string;
  readonly isGestore: boolean;
  readonly descrizione: string;
  readonly crediti: number;
  readonly imponibile: number;
  readonly iva: number;
  readonly importo: number;
  /** Of an invoice, those it was written with. */
  readonly codiciIva: string;
}

/** What did not leave, or was refused, is no sale yet: as in the page of the invoices. */
const PARTITE = sql`f.stato_sdi not in ('Scartata', 'Errore invio')`;
const VERSO = sql`case when f.tipo_documento = 'TD04' then -1 else 1 end`;
/** The line of the stamp duty has a code of its own, that is no code of VAT. */
const CODICI = sql`(select string_agg(distinct r->>'codiceIva', '+') from jsonb_array_elements(f.righe) r
  where r->>'codiceIva' <> '__bollo')`;

const diFattura = (gestoreId: number | null) => sql`
  f.numero as documento, f.cliente->>'denominazione' as cliente,
  coalesce(f.cliente->>'partitaIva', '') as "partitaIva", coalesce(f.cliente->>'codiceFiscale', '') as "codiceFiscale",
  exists (select from gestore g where g.partita_iva = f.cliente->>'partitaIva' and g.id is distinct from ${gestoreId}::int)
    as "isGestore"`;

const makeVendite = ({ gestoreId, dal, al }: Periodo) => sql`
  select 'Vendita' as tipo, f.data::text as data, f.id as riferimento, ${diFattura(gestoreId)},
    case when f.tipo_documento = 'TD04' then 'Nota di credito' else 'Fattura' end as descrizione, 0 as crediti,
    f.imponibile * ${VERSO} as imponibile, f.iva * ${VERSO} as iva, f.totale * ${VERSO} as importo,
    coalesce(${CODICI}, '') as "codiciIva"
  from fattura f where f.gestore_id is not distinct from ${gestoreId}::int and f.data between ${dal}::date and ${al}::date
    and ${PARTITE}`;

/** What comes in of an invoice: without what the client withholds, or pays to the State himself. */
const NETTO = sql`(f.totale - f.ritenuta - case when f.esigibilita = 'S' then f.iva else 0 end)`;
/**
 * Each time an invoice was collected, and each time its collection came back unpaid or was taken away, on its day. The first has
 * the name of the invoice, those after a name made of it: what left for the accounts is known again for ever.
 */
const PASSAGGI = sql`
  lateral (
    select f.incassata_il as data, jsonb_array_length(f.insoluti) as quanti, 1 as segno, false as tolta
    union all
    select (i.uno->>'incassata')::date, i.posto::int - 1, 1, i.uno ? 'tolta'
    from jsonb_array_elements(f.insoluti) with ordinality i (uno, posto)
    union all
    select (i.uno->>'tornata')::date, i.posto::int - 1, -1, i.uno ? 'tolta'
    from jsonb_array_elements(f.insoluti) with ordinality i (uno, posto)
  ) p`;
const nameIncasso = (segno: RawBuilder<unknown>) => sql`
  case when ${segno} = 1 and p.quanti = 0 then f.id else md5(f.id::text || '/' || ${segno} || '/' || p.quanti)::uuid end`;
/** A collection that was taken away concerns the accounts only where they had it. */
const makeRimasti = (gestoreId: number | null) => sql`
  (not p.tolta or exists (select from esportazione_contabile_riga r where r.prima
    and r.gestore_id is not distinct from ${gestoreId}::int and r.tipo = 'Incasso'
    and r.riferimento = ${nameIncasso(sql`1`)}))`;
const DESCRITTO = sql`
  case when f.tipo_documento = 'TD04' then 'Rimborso' when p.segno = -1 and not p.tolta then 'Insoluto' else 'Incasso' end
    || case when p.segno = -1 and p.tolta then ' annullato' else '' end`;

const makeIncassi = ({ gestoreId, dal, al }: Periodo) => sql`
  select 'Incasso' as tipo, p.data::text as data, ${nameIncasso(sql`p.segno`)} as riferimento, ${diFattura(gestoreId)},
    ${DESCRITTO} as descrizione, 0 as crediti, 0 as imponibile, 0 as iva, ${NETTO} * ${VERSO} * p.segno as importo,
    '' as "codiciIva"
  from fattura f, ${PASSAGGI}
  where f.gestore_id is not distinct from ${gestoreId}::int
    and (f.incassata_il between ${dal}::date and ${al}::date or f.insoluti <> '[]'::jsonb)
    and p.data between ${dal}::date and ${al}::date and ${PARTITE} and ${makeRimasti(gestoreId)}`;

/**
 * What credits cost when they were bought: of those moved from another studio, what they cost there. Each consumption has
 * its part, so that all those of one purchase come to its price, to the cent.
 */
const makeConsumi = ({ gestoreId, dal, al }: Periodo) => sql`
  select 'Consumo' as tipo, (m.data at time zone 'Europe/Rome')::date::text as data, m.id as riferimento,
    m.numero::text as documento, s.ragione_sociale as cliente, coalesce(s.partita_iva, '') as "partitaIva",
    coalesce(s.codice_fiscale, '') as "codiceFiscale", false as "isGestore", m.causale as descrizione,
    -m.quantita as crediti, v.valore as imponibile, 0 as iva, v.valore as importo, '' as "codiciIva"
  from movimento m join studio s on s.id = m.studio_id,
    lateral (
      select coalesce(sum(
        round(p.prezzo::numeric * p.dopo / p.quantita) - round(p.prezzo::numeric * (p.dopo - c.quantita) / p.quantita)
      ), 0)::int as valore
      from consumo_pacchetto c
      join acquisto a on a.studio_id = c.studio_id and a.id = c.acquisto_id
      join movimento ma on ma.studio_id = a.studio_id and ma.id = a.movimento_id,
      lateral (
        select a.quantita,
          coalesce(ma.prezzo, (
            select round(mo.prezzo::numeric * a.quantita / o.quantita)
            from acquisto o join movimento mo on mo.studio_id = o.studio_id and mo.id = o.movimento_id
            where o.pacchetto_id = a.pacchetto_id and o.comprato_il = a.comprato_il and mo.prezzo is not null limit 1), 0)
            as prezzo,
          (select sum(c2.quantita) from consumo_pacchetto c2
            join movimento m2 on m2.studio_id = c2.studio_id and m2.id = c2.movimento_id
            where c2.studio_id = a.studio_id and c2.acquisto_id = a.id and m2.numero <= m.numero) as dopo
      ) p
      where c.studio_id = m.studio_id and c.movimento_id = m.id
    ) v
  where s.gestore_id is not distinct from ${gestoreId}::int and m.quantita < 0
    and m.tipo in ('Consumo', 'Vendita', 'Consumo manuale')
    and m.data >= (${dal}::date::timestamp at time zone 'Europe/Rome')
    and m.data < ((${al}::date + 1)::timestamp at time zone 'Europe/Rome')`;

const makeParti = { Vendita: makeVendite, Incasso: makeIncassi, Consumo: makeConsumi } as const;
const makeMovimenti = (periodo: Periodo) =>
  sql.join(
    periodo.tipi.map(
      (
        tipo,
      ) => sql`select tipo, data, riferimento, documento, cliente, "partitaIva", "codiceFiscale", "isGestore",
        descrizione, crediti, imponibile, iva, importo, "codiciIva" from (${makeParti[tipo](periodo)}) x`,
    ),
    sql` union all `,
  );

/** The movements of a period, day by day; those that went out already only when they are asked again. At most `massimo` + 1. */
export async function listMovimenti(
  trx: Trx,
  periodo: Periodo,
  { ripeti, massimo }: { ripeti: boolean; massimo: number },
): Promise<Movimento[]> {
  const nuovi = sql`not exists (select from esportazione_contabile_riga r
    where r.prima and r.gestore_id is not distinct from ${periodo.gestoreId}::int and r.tipo = m.tipo
      and r.riferimento = m.riferimento)`;
  const { rows } = await sql<Movimento>`
    select m.* from (${makeMovimenti(periodo)}) m where ${ripeti ? sql`true` : nuovi}
    order by m.data, array_position(array['Vendita', 'Incasso', 'Consumo'], m.tipo), m.documento,
      m.descrizione, m.riferimento
    limit ${massimo + 1}`.execute(trx);
  return rows;
}

interface Conto {
  readonly tipo: TipoContabile;
  readonly movimenti: number;
  readonly esportati: number;
  readonly cambiati: number;
  readonly importo: string;
  readonly daEsportare: string;
}
/** How many movements of each type a period has, how many went out, and for how much. */
export async function countMovimenti(trx: Trx, periodo: Periodo): Promise<Conto[]> {
  const { rows } = await sql<Conto>`
    select m.tipo, count(*)::int as movimenti, count(r.riferimento)::int as esportati,
      (count(*) filter (where r.importo <> m.importo or r.data <> m.data::date))::int as cambiati,
      coalesce(sum(m.importo), 0)::text as importo,
      coalesce(sum(m.importo) filter (where r.riferimento is null), 0)::text as "daEsportare"
    from (${makeMovimenti(periodo)}) m
    left join esportazione_contabile_riga r on r.prima and r.gestore_id is not distinct from ${periodo.gestoreId}::int
      and r.tipo = m.tipo and r.riferimento = m.riferimento
    group by m.tipo`.execute(trx);
  return rows;
}

/** Invoices of a period that are no sale yet. */
export async function countFerme(trx: Trx, { gestoreId, dal, al }: Periodo): Promise<number> {
  const { rows } = await sql<{ ferme: number }>`
    select count(*)::int as ferme from fattura f
    where f.gestore_id is not distinct from ${gestoreId}::int and f.data between ${dal}::date and ${al}::date
      and not (${PARTITE})`.execute(trx);
  return rows[0]?.ferme ?? 0;
}
