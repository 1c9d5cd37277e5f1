import {
  type FinalitaDichiarazione,
  type ListQuery,
  passiRadar,
  SENZA_OPERATORE,
  statiRadar,
  statoDiPasso,
  type TipoDichiarazione,
  tipoDichiarazione,
  vistaRadar,
} from '@quadra/contract';
import { periodoImposta } from '@quadra/values';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../../http/list-query.ts';
import { type Forma, selectForme, selectPasso } from './passo.queries.ts';
import type { Termine } from './radar.rules.ts';

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
    Urgenza: 'a.urgenza',
    Operatore: 'a.operatore',
  },
  ordinePredefinito: ['Urgenza'],
  chiave: 'a.id',
  anagrafica: 'a.id',
};
const ATTESA = passiRadar.indexOf('Attesa ricevuta');
/** The condition of one of a few words; undefined for another. */
const among =
  <T extends string>(parole: readonly T[], makeCondizione: (parola: T) => Condizione) =>
  (parola: string) =>
    parole.some((una) => una === parola) ? makeCondizione(parola as T) : undefined;
/** Their obligations: of a type, of a view, in the hands of somebody; and how they stand. */
const obblighi: Elenco = {
  filtri: {
    Tipo: { colonna: 'o.tipo', tipo: 'esatto', isAmbito: true },
    Blocca: { colonna: 'o.blocca', tipo: 'booleano', isAmbito: true },
    Stato: {
      ...{ colonna: 'o.stato', tipo: 'scelta', isAmbito: true },
      chooses: among(statiRadar, (stato) => sql<SqlBool>`o.stato = ${stato}`),
    },
    Passo: {
      ...{ colonna: 'o.passo', tipo: 'scelta', isAmbito: true },
      chooses: among(passiRadar, (passo) => sql<SqlBool>`o.passo = ${passiRadar.indexOf(passo)}`),
    },
    Vista: {
      ...{ colonna: 'o.conclusa', tipo: 'scelta', isAmbito: true },
      chooses: among(vistaRadar, (vista) => sql<SqlBool>`o.conclusa = ${vista === 'Chiusi'}`),
    },
    Operatore: {
      ...{ colonna: 'o.operatore', tipo: 'scelta', isAmbito: true },
      chooses: (chi) => {
        if (chi === SENZA_OPERATORE) return sql<SqlBool>`o.operatore is null`;
        return /^\d{1,9}$/.test(chi) ? sql<SqlBool>`o.operatore = ${Number(chi)}` : undefined;
      },
    },
  },
  ordini: {},
  ordinePredefinito: [],
  chiave: 'o.tipo',
};

/** The conditions of the filters of a list query that are among some of those of one of its lists. */
function readAlcuni(query: ListQuery, lista: Elenco, isSuo: (nome: string) => boolean) {
  const Filter = Object.fromEntries(Object.entries(query.Filter).filter(([nome]) => isSuo(nome)));
  return joinTutte(readFiltri({ ...query, Filter }, lista).condizioni);
}
const isDiObbligo = (nome: string) => Object.hasOwn(obblighi.filtri, nome);

/** The types a client may be expected to have, where they can be created in the year. */
type TipoAtteso = 'Persone fisiche' | 'IMU';
export type Attesi = Readonly<Record<TipoAtteso, boolean>>;

type Condizione = Expression<SqlBool>;
const word = (parole: readonly string[]) => sql`(${sql.join([...parole])})`;
const joinTutte = (condizioni: readonly Condizione[]) =>
  condizioni.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join([...condizioni], sql` and `)}`;

/** What is asked of the radar of a year. */
interface Quale {
  readonly anno: number;
  readonly attesi: Attesi;
  /** The only studio that is looked at; null for all. */
  readonly studio: number | null;
  readonly forme: readonly Forma[];
  /** Of every type. */
  readonly termini: readonly Termine[];
}

/** A table read for one studio reads nothing of the others. */
const isDelloStudio = (colonna: string, studio: number | null) =>
  studio === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(colonna)} = ${studio}`;
const isObbligo = ({ anno, studio }: Pick<Quale, 'anno' | 'studio'>) => sql`d.anno = ${anno}
  and d.finalita in ${word(FINALITA)} and d.tipo not in ${word(PROVE)} and ${isDelloStudio('d.studio_id', studio)}`;

/** The types that somebody declared in a year. */
export async function listTipi(
  trx: Trx,
  quale: Pick<Quale, 'anno' | 'studio'>,
): Promise<TipoDichiarazione[]> {
  const { rows } = await sql<{ tipo: TipoDichiarazione }>`
    select distinct d.tipo from dichiarazione d where ${isObbligo(quale)}`.execute(trx);
  return rows.map(({ tipo }) => tipo);
}

/** Of each client and type the declaration that is the furthest behind: its step and who took it in charge. */
const selectDichiarate = (quale: Quale) => sql`
  select distinct on (d.studio_id, d.anagrafica_id, d.tipo)
    d.studio_id, d.anagrafica_id, d.tipo, ${selectPasso()} as passo, d.in_carico_a as operatore
  from dichiarazione d
  join (${selectForme(quale.forme)}) f(tipo, quadri, tracciato) on f.tipo = d.tipo
  left join dichiarazione_telematico t on t.studio_id = d.studio_id and t.dichiarazione_id = d.id
  where ${isObbligo(quale)}
  order by d.studio_id, d.anagrafica_id, d.tipo, passo, d.creata_il, d.id`;

/** Who took or left possession of a property in the tax year. */
function selectPossessi({ anno, attesi, studio }: Quale) {
  const { dal, al } = periodoImposta(anno);
  return sql`
    select distinct p.studio_id, p.anagrafica_id from possesso p
    where ${attesi.IMU} and p.tipo_possesso <> 'Nuda proprietà' and ${isDelloStudio('p.studio_id', studio)}
      and (p.dal between ${dal} and ${al} or p.al between ${dal} and ${al})`;
}

/**
 * The clients, and which types are expected of those in use: the income of each person who files no 730 and the IMU of who
 * took or left possession. Each table is read once, as a whole: for many studi to look for every client's own is what takes
 * time.
 */
const selectClienti = ({ attesi }: Quale, suoi: Condizione) => sql`
  select a.studio_id, a.id, a.denominazione, a.denominazione_ricerca, a.codice_fiscale, a.modificata_il,
    ${attesi['Persone fisiche']} and a.tipo = 'PF' and not a.archiviata and d.persona is not true as persona,
    p.anagrafica_id is not null and not a.archiviata and d.imu is not true as imu
  from anagrafica a
  left join (select studio_id, anagrafica_id, bool_or(tipo in ('Persone fisiche', '730')) as persona,
      bool_or(tipo in ('IMU', 'IMU-ENC')) as imu from dichiarate group by 1, 2) d
    on d.studio_id = a.studio_id and d.anagrafica_id = a.id
  left join possessi p on p.studio_id = a.studio_id and p.anagrafica_id = a.id
  where ${suoi}`;

const statoDi = passiRadar.map((passo) => statoDiPasso[passo]);
/** Where the due date of a type is not handled it comes after those that are. */
const GIORNI_IGNOTI = 5000;
/** What blocks before the rest, each from the nearest term; then what waits for the Agenzia, and what is over. */
const computeUrgenza = sql`case
    when c.conclusa then 4000000 + c.passo / ${sql.lit(ATTESA)} * 100 + array_position(${[...statiRadar]}::text[], c.stato)
    when c.passo >= ${sql.lit(ATTESA)} then 3000000
    else (case c.stato when 'blocca' then 0 else 1000000 end)
      + (coalesce(c.giorni, ${sql.lit(GIORNI_IGNOTI)}) + 10000) * 10 + array_position(${[...statiRadar]}::text[], c.stato)
  end`;

/** Every obligation of those clients: its step, its state, by when, in whose hands. */
const selectObblighi = ({ termini }: Quale) => sql`
  select c.*, ${computeUrgenza} as urgenza, u.cognome || ' ' || u.nome as nome
  from (
    select o.*, s.stato, e.giorni, o.passo < ${sql.lit(ATTESA)} as blocca,
      e.chiusa or o.passo = ${sql.lit(passiRadar.indexOf('Accolta'))} as conclusa
    from (
      select d.* from dichiarate d join clienti c on c.studio_id = d.studio_id and c.id = d.anagrafica_id
      union all select studio_id, id, 'Persone fisiche', 0, null from clienti where persona
      union all select studio_id, id, 'IMU', 0, null from clienti where imu) o
    cross join lateral (select (${statoDi}::text[])[o.passo + 1] as stato) s
    join (values ${sql.join(
      termini.map(({ tipo, giorni, chiusa }) => sql`(${tipo}::text, ${giorni}::int, ${chiusa}::boolean)`),
    )}) e(tipo, giorni, chiusa) on e.tipo = o.tipo) c
  left join utente u on u.id = c.operatore`;

/** The alphabet breaks the ties, and the key those it leaves. */
const byNome = (ordini: ReturnType<typeof readOrdine>): ReturnType<typeof readOrdine> => [
  ...ordini.slice(0, -1),
  { colonna: 'a.denominazione_ricerca', verso: 'asc' },
  ...ordini.slice(-1),
];

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

/** Of how many clients an obligation is, by its state. */
export interface Conteggio {
  readonly tipo: TipoDichiarazione;
  readonly stato: (typeof statiRadar)[number];
  readonly quanti: number;
}
/** What somebody took in charge; null for what nobody did. */
interface Carico {
  readonly idUtente: number | null;
  readonly nome: string | null;
  readonly quanti: number;
  readonly bloccati: number;
}
interface Trovati {
  readonly righe: readonly Cliente[];
  readonly totale: number;
  readonly tipi: readonly string[];
  readonly totali: readonly Conteggio[];
  readonly clienti: { readonly totale: number; readonly bloccati: number; readonly pronti: number };
  readonly carico: readonly Carico[];
}

/**
 * A page of the clients that have an obligation among those asked for, how many they are, and of which types; over all the
 * pages, how the obligations stand whatever state is looked for, and in whose hands they are.
 */
export async function listClienti(trx: Trx, quale: Quale, query: ListQuery) {
  const suoi = readAlcuni(query, elenco, (nome) => !isDiObbligo(nome));
  const diObbligo = { ...query, Anagrafiche: undefined };
  const cercati = readAlcuni(diObbligo, obblighi, isDiObbligo);
  const diChi = readAlcuni(diObbligo, obblighi, (nome) => nome === 'Tipo' || nome === 'Operatore');
  const delTipo = readAlcuni(diObbligo, obblighi, (nome) => nome === 'Tipo');
  const pagina = pageQuery(
    trx
      .selectFrom(sql<Trovato>`trovati`.as('a'))
      .select(['a.id', 'a.studio_id as studioId', 'a.denominazione', 'a.codice_fiscale as codiceFiscale'])
      .select(['a.persona', 'a.imu']),
    [],
    byNome(readOrdine(query, elenco)),
    query,
  );
  const { rows } = await sql<Trovati>`
    with dichiarate as materialized (${selectDichiarate(quale)}),
      possessi as materialized (${selectPossessi(quale)}),
      clienti as materialized (${selectClienti(quale, suoi)}),
      obblighi as materialized (${selectObblighi(quale)}),
      trovati as materialized (
        select c.*, o.urgenza, o.operatore, o.tipi from clienti c
        join (select o.studio_id, o.anagrafica_id, min(o.urgenza) as urgenza, min(o.nome) as operatore,
            array_agg(o.tipo) as tipi from obblighi o where ${cercati} group by 1, 2) o
          on o.studio_id = c.studio_id and o.anagrafica_id = c.id),
      stanno as (select bool_or(o.stato = 'blocca' and not o.conclusa) as bloccato, bool_and(not o.blocca) as pronto
        from obblighi o where ${diChi} group by o.studio_id, o.anagrafica_id)
    select (select count(*)::int from trovati) as totale,
      array(select distinct unnest(t.tipi) from trovati t) as tipi,
      (select json_build_object('totale', count(*), 'bloccati', count(*) filter (where bloccato),
        'pronti', count(*) filter (where pronto)) from stanno) as clienti,
      coalesce((select json_agg(p) from (select o.tipo, o.stato, count(*)::int as quanti from obblighi o
        where ${diChi} group by o.tipo, o.stato) p), '[]') as totali,
      coalesce((select json_agg(p order by p."idUtente" is null, p.quanti desc, p.nome) from (
        select o.operatore as "idUtente", min(o.nome) as nome, count(distinct o.anagrafica_id)::int as quanti,
          count(distinct o.anagrafica_id) filter (where o.stato = 'blocca')::int as bloccati
        from obblighi o where ${delTipo} and not o.conclusa group by o.operatore) p), '[]') as carico,
      coalesce((select json_agg(p) from ${pagina} p), '[]') as righe`.execute(trx);
  const [trovati] = rows;
  if (!trovati) throw new Error('No answer for the radar');
  return { ...trovati, tipi: tipoDichiarazione.filter((tipo) => trovati.tipi.includes(tipo)) };
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
    .leftJoin('utente as u', 'u.id', 'd.in_carico_a')
    .select(['d.id', 'd.anagrafica_id as anagraficaId', 'd.tipo', 'u.cognome', 'u.nome'])
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
