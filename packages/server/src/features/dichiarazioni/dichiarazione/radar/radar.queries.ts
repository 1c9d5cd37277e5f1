import {
  type FinalitaDichiarazione,
  type ListQuery,
  type TipoDichiarazione,
  tipoDichiarazione,
} from '@quadra/contract';
import { periodoImposta } from '@quadra/values';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../../http/list-query.ts';
import { statiFermi } from './radar.rules.ts';

/** The purposes of what is filed: the others are copies and trials. */
export const FINALITA: readonly FinalitaDichiarazione[] = ['Ordinaria', 'Integrativa', 'Flusso Separato'];
/** The types that are only tried out. */
const PROVE: readonly TipoDichiarazione[] = ['Società di capitali (simulazione)', 'IRAP (simulazione)'];

/** The clients, whatever obligations they have. */
const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    CodiceFiscale: { colonna: 'a.codice_fiscale', tipo: 'codice' },
    IdAnagrafica: { colonna: 'a.id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'a.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Denominazione: 'a.denominazione_ricerca',
    CodiceFiscale: 'a.codice_fiscale',
    ModificataIl: 'a.modificata_il',
  },
  ordinePredefinito: ['-ModificataIl'],
  chiave: 'a.id',
  anagrafica: 'a.id',
};
/** Their obligations: of a type, with something to do or not. */
const obblighi: Elenco = {
  filtri: {
    Tipo: { colonna: 'o.tipo', tipo: 'esatto', isAmbito: true },
    Blocca: { colonna: 'o.blocca', tipo: 'booleano', isAmbito: true },
  },
  ordini: {},
  ordinePredefinito: [],
  chiave: 'o.tipo',
};

/** The filters of a list query that are among those of one of its lists, or the others. */
const keepFiltri = (query: ListQuery, isSuo: (nome: string) => boolean): ListQuery => ({
  ...query,
  Filter: Object.fromEntries(Object.entries(query.Filter).filter(([nome]) => isSuo(nome))),
});
const isDiObbligo = (nome: string) => Object.hasOwn(obblighi.filtri, nome);

/** The types a client may be expected to have, where they can be created in the year. */
type TipoAtteso = 'Persone fisiche' | 'IMU';
export type Attesi = Readonly<Record<TipoAtteso, boolean>>;

type Condizione = Expression<SqlBool>;
const word = (parole: readonly string[]) => sql`(${sql.join([...parole])})`;
const joinTutte = (condizioni: readonly Condizione[]) =>
  condizioni.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(condizioni, sql` and `)}`;

/** What is asked of the radar of a year. */
interface Quale {
  readonly anno: number;
  readonly attesi: Attesi;
  /** The only studio that is looked at; null for all. */
  readonly studio: number | null;
}

/** A table read for one studio reads nothing of the others. */
const isDelloStudio = (colonna: string, studio: number | null) =>
  studio === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(colonna)} = ${studio}`;

/** The clients that declared something: the types asked for among them, and what they need not declare any more. */
const selectDichiarati = ({ anno, studio }: Quale, cercati: readonly Condizione[]) => sql`
  select o.studio_id, o.anagrafica_id, array_agg(o.tipo) filter (where ${joinTutte(cercati)}) as tipi,
    bool_or(o.tipo in ('Persone fisiche', '730')) as persona, bool_or(o.tipo in ('IMU', 'IMU-ENC')) as imu
  from (
    select d.studio_id, d.anagrafica_id, d.tipo,
      bool_or((d.studio_id, d.id) not in (select t.studio_id, t.dichiarazione_id from dichiarazione_telematico t
        where t.stato in ${word(statiFermi)} and ${isDelloStudio('t.studio_id', studio)})) as blocca
    from dichiarazione d
    where d.anno = ${anno} and d.finalita in ${word(FINALITA)} and d.tipo not in ${word(PROVE)}
      and ${isDelloStudio('d.studio_id', studio)}
    group by d.studio_id, d.anagrafica_id, d.tipo) o
  group by o.studio_id, o.anagrafica_id`;

/** Who took or left possession of a property in the tax year. */
function selectPossessi({ anno, attesi, studio }: Quale) {
  const { dal, al } = periodoImposta(anno);
  return sql`
    select distinct p.studio_id, p.anagrafica_id from possesso p
    where ${attesi.IMU} and p.tipo_possesso <> 'Nuda proprietà' and ${isDelloStudio('p.studio_id', studio)}
      and (p.dal between ${dal} and ${al} or p.al between ${dal} and ${al})`;
}

/** A type still to be created, when it is among those asked for: it always blocks. */
const makeCercata = (tipo: TipoAtteso, cercati: readonly Condizione[]) =>
  sql`(select array_agg(o.tipo) from (values (${tipo}::text, true)) as o(tipo, blocca) where ${joinTutte(cercati)})`;

/**
 * The clients with an obligation among those asked for: what is declared and, of the clients in use, the income of each
 * person who files no 730 and the IMU of who took or left possession. Each table is read once, as a whole: for many studi
 * to look for every client's own is what takes time.
 */
const selectTrovati = (quale: Quale, suoi: readonly Condizione[], cercati: readonly Condizione[]) => sql`
  select * from (
    select a.studio_id, a.id, a.denominazione, a.denominazione_ricerca, a.codice_fiscale, a.modificata_il, m.*,
      coalesce(d.tipi, '{}') || case when m.persona then ${makeCercata('Persone fisiche', cercati)} end
        || case when m.imu then ${makeCercata('IMU', cercati)} end as tipi
    from anagrafica a
    left join dichiarati d on d.studio_id = a.studio_id and d.anagrafica_id = a.id
    left join possessi p on p.studio_id = a.studio_id and p.anagrafica_id = a.id
    cross join lateral (select
      ${quale.attesi['Persone fisiche']} and a.tipo = 'PF' and not a.archiviata and d.persona is not true as persona,
      p.anagrafica_id is not null and not a.archiviata and d.imu is not true as imu) m
    where ${joinTutte(suoi)}) o
  where o.tipi <> '{}'`;

/** A client, and which of the types he is expected to have are still to be created. */
export interface Cliente {
  readonly id: string;
  readonly studioId: number;
  readonly denominazione: string;
  readonly codiceFiscale: string;
  readonly persona: boolean;
  readonly imu: boolean;
}

type Trovato = Omit<Cliente, 'studioId' | 'codiceFiscale'> & { studio_id: number; codice_fiscale: string };

interface Trovati {
  readonly righe: readonly Cliente[];
  readonly totale: number;
  readonly tipi: readonly string[];
}

/** A page of the clients that have an obligation among those asked for, how many they are, and of which types. */
export async function listClienti(trx: Trx, quale: Quale, query: ListQuery) {
  const { condizioni: suoi } = readFiltri(
    keepFiltri(query, (nome) => !isDiObbligo(nome)),
    elenco,
  );
  const diObbligo = keepFiltri({ ...query, Anagrafiche: undefined }, isDiObbligo);
  const { condizioni: cercati } = readFiltri(diObbligo, obblighi);
  const pagina = pageQuery(
    trx
      .selectFrom(sql<Trovato>`trovati`.as('a'))
      .select(['a.id', 'a.studio_id as studioId', 'a.denominazione', 'a.codice_fiscale as codiceFiscale'])
      .select(['a.persona', 'a.imu']),
    [],
    readOrdine(query, elenco),
    query,
  );
  const { rows } = await sql<Trovati>`
    with dichiarati as materialized (${selectDichiarati(quale, cercati)}),
      possessi as materialized (${selectPossessi(quale)}),
      trovati as materialized (${selectTrovati(quale, suoi, cercati)})
    select (select count(*)::int from trovati) as totale,
      array(select distinct unnest(t.tipi) from trovati t) as tipi,
      coalesce((select json_agg(p) from ${pagina} p), '[]') as righe`.execute(trx);
  const { righe = [], totale = 0, tipi = [] } = rows[0] ?? {};
  return { righe, totale, tipi: tipoDichiarazione.filter((tipo) => tipi.includes(tipo)) };
}

type Chiavi = readonly Pick<Cliente, 'id' | 'studioId'>[];
const studiDi = (clienti: Chiavi) => [...new Set(clienti.map(({ studioId }) => studioId))];

/** The declarations of some clients in a year that are obligations, the oldest first. */
export async function listDichiarate(trx: Trx, anno: number, clienti: Chiavi) {
  if (clienti.length === 0) return [];
  return trx
    .selectFrom('dichiarazione as d')
    .leftJoin('dichiarazione_telematico as t', (join) =>
      join.onRef('t.studio_id', '=', 'd.studio_id').onRef('t.dichiarazione_id', '=', 'd.id'),
    )
    .select(['d.id', 'd.anagrafica_id as anagraficaId', 'd.tipo'])
    .select(['d.finalita', 'd.stato', 'd.stati_quadri as statiQuadri', 'd.riepilogo'])
    .select(['d.data_impegno as dataImpegno', 'd.stampa_data as stampaData', 't.stato as telematico'])
    .where('d.anno', '=', anno)
    .where('d.studio_id', 'in', studiDi(clienti))
    .where(
      'd.anagrafica_id',
      'in',
      clienti.map(({ id }) => id),
    )
    .where('d.finalita', 'in', FINALITA)
    .where('d.tipo', 'not in', PROVE)
    .orderBy('d.creata_il')
    .orderBy('d.id')
    .execute();
}

export type Dichiarata = Awaited<ReturnType<typeof listDichiarate>>[number];
