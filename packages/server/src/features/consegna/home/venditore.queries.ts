import { GIORNI_PROPOSTA, type ListQuery, type StudioInEsaurimentoFilo } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { FERMA } from '../../../gateways/posta/posta.queries.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { GENERE, SPOSTAMENTI } from '../statistica/statistica.queries.ts';
import { GIORNI_USO, type Giorni } from './venditore.rules.ts';

/** A date that no pace goes beyond. */
const GIORNI_MASSIMI = 36_500;
const mezzanotte = (giorno: string) => sql`(${giorno}::date::timestamp at time zone 'Europe/Rome')`;

interface RigaStudio {
  readonly id: number;
  readonly nome: string;
  readonly gestore: string;
  readonly crediti: number;
  readonly usati: number;
  readonly fine: string | null;
  readonly comprato_il: Date | null;
  readonly proposta_il: Date | null;
  readonly flat: boolean;
}

/**
 * The studi of the transaction that may work today, each with what is left, what it used in the last weeks, and the day on
 * which the one ends at the pace of the other.
 */
const diStudio = ({ oggi, usoDal }: Giorni, adesso: Date) => sql<RigaStudio>`(
  select x.*, case when x.usati > 0
    then ${oggi}::date + least(floor(x.crediti * ${GIORNI_USO}::numeric / x.usati), ${GIORNI_MASSIMI})::int end as fine
  from (
    select s.id, s.ragione_sociale as nome, coalesce(g.nome, 'Fornitore') as gestore, s.contratto_flat as flat,
      coalesce(c.saldo - c.prenotati, 0) as crediti, coalesce(u.usati, 0) as usati,
      case when c.proposta_il > ${adesso}::timestamptz - make_interval(days => ${GIORNI_PROPOSTA}) then c.proposta_il end as proposta_il
    from studio s left join gestore g on g.id = s.gestore_id left join conto c on c.studio_id = s.id
    left join lateral (
      select -sum(m.quantita)::int as usati from movimento m
      where m.studio_id = s.id and m.tipo in ('Consumo', 'Vendita', 'Consumo manuale') and m.data >= ${mezzanotte(usoDal)}
    ) u on true
    where coalesce(s.data_blocco > ${oggi}::date, true)) x)`;

const toFilo = (riga: RigaStudio, settimane: number): StudioInEsaurimentoFilo => ({
  IdStudio: riga.id,
  NomeStudio: riga.nome,
  NomeGestore: riga.gestore,
  Crediti: riga.crediti,
  Usati: riga.usati,
  ASettimana: riga.usati / settimane,
  FinisconoIl: riga.fine,
  CompratoIl: riga.comprato_il && new Date(riga.comprato_il).toISOString(),
  PropostaIl: riga.proposta_il && new Date(riga.proposta_il).toISOString(),
});

const elenco: Elenco = {
  filtri: {
    NomeStudio: { colonna: 'v.nome', tipo: 'testo' },
    NomeGestore: { colonna: 'v.gestore', tipo: 'testo' },
    DataA: { colonna: 'v.fine', tipo: 'al', isAmbito: true },
    SenzaUso: { colonna: 'v.senza_uso', tipo: 'booleano', isAmbito: true },
  },
  ordini: {
    FinisconoIl: 'v.fine',
    NomeStudio: 'v.nome',
    NomeGestore: 'v.gestore',
    Crediti: 'v.crediti',
    ASettimana: 'v.usati',
  },
  // What has no end comes after every day.
  ordinePredefinito: ['FinisconoIl', 'Crediti'],
  chiave: 'v.id',
};
const SETTIMANE = GIORNI_USO / 7;

/** A page of the studi, those that run out first before; and how many there are. */
export async function listInEsaurimento(
  trx: Trx,
  query: ListQuery,
  giorni: Giorni,
  adesso: Date,
): Promise<{ righe: StudioInEsaurimentoFilo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const da = sql<RigaStudio & { senza_uso: boolean }>`(
    select y.*, y.fine is null as senza_uso from ${diStudio(giorni, adesso)} y)`;
  const from = () => trx.selectFrom(da.as<'v'>(sql.ref('v')));
  const righe = await pageQuery(
    from()
      .selectAll('v')
      .select(
        sql<Date | null>`(select max(a.comprato_il) from acquisto a where a.studio_id = v.id)`.as(
          'comprato_il',
        ),
      ),
    condizioni,
    readOrdine(query, elenco),
    query,
  ).execute();
  let conta = from().select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe: righe.map((riga) => toFilo(riga, SETTIMANE)), totale };
}

interface ContiStudi {
  readonly con_fine: number;
  readonly senza_uso: number;
  readonly in_esaurimento: number;
  readonly da_proporre: number;
}

/** The first studi to run out, and how many do. */
export async function readInEsaurimento(
  trx: Trx,
  giorni: Giorni,
  adesso: Date,
  quanti: number,
): Promise<{ righe: StudioInEsaurimentoFilo[]; conti: ContiStudi }> {
  const { rows } = await sql<RigaStudio & ContiStudi>`
    with v as materialized (select * from ${diStudio(giorni, adesso)} y),
    n as (
      select count(fine)::int as con_fine, (count(*) filter (where fine is null))::int as senza_uso,
        (count(*) filter (where fine <= ${giorni.entro}::date))::int as in_esaurimento,
        (count(*) filter (where fine <= ${giorni.entro}::date and proposta_il is null))::int as da_proporre from v)
    select n.*, p.*, (select max(a.comprato_il) from acquisto a where a.studio_id = p.id) as comprato_il
    from n left join lateral (
      select * from v where fine is not null order by fine, crediti, id limit ${quanti}) p on true
    order by p.fine, p.crediti, p.id`.execute(trx);
  const [primo] = rows;
  return {
    righe: rows.filter(({ id }) => id !== null).map((riga) => toFilo(riga, SETTIMANE)),
    conti: primo ?? { con_fine: 0, senza_uso: 0, in_esaurimento: 0, da_proporre: 0 },
  };
}

/** The studi that run out within the days looked at and nobody wrote to, the nearest first; of some alone when they are named. */
export async function listDaProporre(
  trx: Trx,
  giorni: Giorni,
  adesso: Date,
  studi: readonly number[] | null,
): Promise<RigaStudio[]> {
  const { rows } = await sql<RigaStudio>`
    select v.* from ${diStudio(giorni, adesso)} v
    where v.fine <= ${giorni.entro}::date and v.proposta_il is null
      and (${studi === null} or v.id = any (${[...(studi ?? [])]}::int[]))
    order by v.fine, v.crediti, v.id`.execute(trx);
  return rows;
}

/** Marks that a recharge was proposed, unless somebody did meanwhile; whether it may be. */
export async function markProposta(trx: Trx, studioId: number, adesso: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update conto set proposta_il = ${adesso}::timestamptz where studio_id = ${studioId}
      and (proposta_il is null or proposta_il <= ${adesso}::timestamptz - make_interval(days => ${GIORNI_PROPOSTA}))`.execute(
    trx,
  );
  return numAffectedRows === 1n;
}

interface RigaFerma {
  readonly id: string;
  readonly titolo: string;
  readonly studio: string | null;
  readonly totale: number | null;
  readonly finito_il: Date;
  readonly quanti: number;
}

/** The jobs that failed, the latest first, of one user or of everybody; and how many. */
export async function listLavoriFermi(
  trx: Trx,
  diChi: number | null,
  quanti: number,
): Promise<{ righe: RigaFerma[]; totale: number }> {
  const { rows } = await sql<RigaFerma>`
    with f as materialized (
      select l.id, l.titolo, l.studio_id, l.totale, l.finito_il from lavoro l
      where l.stato = 'non riuscito' and (${diChi}::int is null or l.utente_id = ${diChi}::int))
    select f.*, s.ragione_sociale as studio, (select count(*)::int from f) as quanti
    from f left join studio s on s.id = f.studio_id
    order by f.finito_il desc, f.id limit ${quanti}`.execute(trx);
  return { righe: rows, totale: rows[0]?.quanti ?? 0 };
}

/** The mails that no server took, and since when the oldest waits. */
export async function countPostaFerma(trx: Trx): Promise<{ totale: number; dal: Date | null }> {
  const { rows } = await sql<{ totale: number; dal: Date | null }>`
    select count(*)::int as totale, min(creato_il) as dal from messaggio_posta where ${FERMA}`.execute(trx);
  return rows[0] ?? { totale: 0, dal: null };
}

/** What was sold, and to whom credits went, in each month from a day to another. Amounts are cents. */
export interface ContiMese {
  readonly mese: string;
  readonly venduti: number;
  readonly consumati: number;
  readonly venduto: number;
  readonly ordini: number;
}

/**
 * Months as the sales count them, from their first days (in order) to a day that is left out. By type before by kind, and the
 * credit notes apart: what is read of a movement is all in its index.
 */
export async function countMesi(trx: Trx, mesi: readonly string[], fino: string): Promise<ContiMese[]> {
  const [primo = fino] = mesi;
  const soglie = sql`array(select g::timestamp at time zone 'Europe/Rome' from unnest(${[...mesi]}::date[]) g order by g)`;
  const periodo = sql`m.data >= ${mezzanotte(primo)} and m.data < ${mezzanotte(fino)}`;
  const { rows } = await sql<ContiMese>`
    with m as (
      select width_bucket(m.data, ${soglie}) as posto, m.tipo, sum(m.quantita) as quantita,
        count(*) filter (where m.quantita > 0) as entrate, coalesce(sum(m.prezzo) filter (where m.quantita > 0), 0) as prezzo
      from movimento m where ${periodo} group by 1, 2
    ), n as (
      select width_bucket(m.data, ${soglie}) as posto, sum(round(p.imponibile::numeric * -m.quantita / p.crediti)) as reso
      from movimento m join pagamento p on p.studio_id = m.studio_id and p.id::text = m.riferimento_id
      where m.tipo = 'Nota di credito' and m.riferimento_tipo = 'pagamento' and ${periodo} group by 1
    ), c as (
      select m.posto, (coalesce(sum(m.quantita) filter (where ${GENERE} = 'Comprati'), 0))::int as venduti,
        (coalesce(-sum(m.quantita) filter (where ${GENERE} = 'Usati'), 0))::int as consumati,
        (coalesce(sum(m.entrate) filter (where ${GENERE} = 'Comprati'), 0))::int as ordini,
        coalesce(sum(m.prezzo) filter (where ${GENERE} = 'Comprati'), 0) as venduto
      from m where ${SPOSTAMENTI} group by 1
    )
    select (${[...mesi]}::text[])[c.posto] as mese, c.venduti, c.consumati, c.ordini,
      (c.venduto - coalesce(n.reso, 0))::float8 as venduto
    from c left join n on n.posto = c.posto`.execute(trx);
  return rows;
}

interface Situazione {
  readonly bonifici: number;
  readonly da_incassare: number;
  readonly bonifici_dal: Date | null;
  readonly attivi: number;
  readonly nuovi: number;
  readonly bloccati: number;
  readonly residui: number;
  readonly in_scadenza: number;
  readonly scadono_il: string | null;
}

/** What stands today: transfers that did not come, studi, the credits they have and the first that expire. */
export async function readSituazione(trx: Trx, oggi: string): Promise<Situazione | undefined> {
  const { rows } = await sql<Situazione>`
    select p.*, s.*, c.*, coalesce(a.in_scadenza, 0) as in_scadenza, a.scadono_il from
    (select count(*)::int as bonifici, coalesce(sum(totale), 0)::float8 as da_incassare, min(creato_il) as bonifici_dal
      from pagamento where stato = 'In sospeso' and metodo = 'Bonifico') p,
    (select (count(*) filter (where not fermo))::int as attivi, (count(*) filter (where fermo))::int as bloccati,
      (count(*) filter (where not fermo and creato_il >= ${mezzanotte(`${oggi.slice(0, 7)}-01`)}))::int as nuovi
      from (select creato_il, coalesce(data_blocco <= ${oggi}::date, false) as fermo from studio) x) s,
    (select coalesce(sum(saldo - prenotati), 0)::int as residui from conto) c
    left join lateral (select sum(residuo)::int as in_scadenza, scade_il as scadono_il from acquisto
      where residuo > 0 and scade_il >= ${oggi}::date group by scade_il order by scade_il limit 1) a on true`.execute(
    trx,
  );
  return rows[0];
}
