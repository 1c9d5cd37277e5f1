import {
  type AnagraficaRiga,
  type ListQuery,
  type TipoDichiarazione,
  testiCampo,
  tipoDichiarazione,
} from '@quadra/contract';
import { ANNO_FISCALE, computeSaldo } from '@quadra/values';
import { type AliasedExpression, type Expression, type SqlBool, sql } from 'kysely';
import { preparata, type Trx } from '../../../db/pool.ts';
import { makeRicetta } from '../../../db/ricetta.ts';
import { DomainError } from '../../../http/domain-error.ts';
import {
  answerPagina,
  computeSalto,
  type Elenco,
  orderQuery,
  pageQuery,
  readFiltri,
  readOrdine,
} from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import { hasTag, selectTag } from '../tag/tag-di.queries.ts';

const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    Cognome: { colonna: 'a.cognome', tipo: 'testo' },
    Nome: { colonna: 'a.nome', tipo: 'testo' },
    RagioneSociale: { colonna: 'a.ragione_sociale', tipo: 'testo' },
    CodiceFiscale: { colonna: 'a.codice_fiscale', tipo: 'codice' },
    PIVA: { colonna: 'a.partita_iva', tipo: 'codice' },
    Comune: { colonna: 'a.comune', tipo: 'testo' },
    Tipo: { colonna: 'a.tipo', tipo: 'esatto' },
    Estera: { colonna: 'a.estera', tipo: 'booleano' },
    Archiviata: { colonna: 'a.archiviata', tipo: 'booleano', isAmbito: true },
    IdStudio: { colonna: 'a.studio_id', tipo: 'intero', isAmbito: true },
    Tag: { colonna: 'a.id', tipo: 'legato', isLegato: (id) => hasTag('anagrafica', 'a', id) },
    DataDa: { colonna: 'a.modificata_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'a.modificata_il', tipo: 'al', isAmbito: true },
  },
  ordini: {
    Denominazione: 'a.denominazione_ricerca',
    CodiceFiscale: 'a.codice_fiscale',
    Tipo: 'a.tipo',
    Comune: 'a.comune',
    ModificataIl: 'a.modificata_il',
  },
  ordinePredefinito: ['Denominazione'],
  chiave: 'a.id',
  anagrafica: 'a.id',
};
/** With nothing but these the total is already counted. */
const contati = ['Archiviata', 'IdStudio'];

/** The filters about declarations: they look into another table. */
const diDichiarazioni = ['Dichiarazione', 'TipoDichiarazione'];
const altrove = [...diDichiarazioni, 'Gruppo'];

/** Who has, or with a negative year has not, a declaration of a year and a type. @throws RICHIESTA_NON_VALIDA */
function readDichiarazione({ Filter }: ListQuery): Expression<SqlBool>[] {
  const [scritto, tipo] = diDichiarazioni.map((nome) => String(Filter[nome] ?? '').trim());
  if (!scritto && !tipo) return [];
  const anno = Number(scritto || ANNO_FISCALE);
  if (!Number.isInteger(anno) || Math.abs(anno) > 9999)
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { 'Filter.Dichiarazione': [testiCampo.VALORE_NON_VALIDO] },
    });
  const delTipo = tipo ? sql`and x.tipo = ${tipo}` : sql``;
  const esiste = sql<SqlBool>`exists (select 1 from dichiarazione x where x.studio_id = a.studio_id
    and x.anagrafica_id = a.id and x.anno = ${Math.abs(anno)} ${delTipo})`;
  return [anno < 0 ? sql<SqlBool>`not ${esiste}` : esiste];
}

/** Who is in a group: the groups stand in the row. @throws RICHIESTA_NON_VALIDA */
function readGruppo({ Filter: { Gruppo } }: ListQuery): Expression<SqlBool>[] {
  const gruppo = String(Gruppo ?? '').trim();
  if (gruppo === '') return [];
  if (!isUuid(gruppo))
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { 'Filter.Gruppo': [testiCampo.VALORE_NON_VALIDO] },
    });
  return [sql<SqlBool>`a.gruppi @> array[${gruppo}]::uuid[]`];
}

const withoutAltrove = (query: ListQuery): ListQuery => ({
  ...query,
  Filter: Object.fromEntries(Object.entries(query.Filter).filter(([nome]) => !altrove.includes(nome))),
});

type Condizioni = readonly Expression<SqlBool>[];

function selectConta(trx: Trx, condizioni: Condizioni) {
  let conta = trx.selectFrom('anagrafica as a').select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  return conta;
}

/**
 * How many there are, as counted at each write: of the whole studio, so not for who is restricted to groups. Those whose
 * treatment is limited are not among them: who sees them counts them.
 */
function selectConteggio(trx: Trx, condizioni: Condizioni) {
  let somma = trx
    .selectFrom('anagrafica_conteggio as a')
    .select(sql<number>`coalesce(sum(a.quante), 0)::int`.as('totale'));
  for (const condizione of condizioni) somma = somma.where(condizione);
  const limitate = selectConta(trx, [...condizioni, sql<SqlBool>`a.limitata_fino is not null`]);
  return sql<number>`(select case when app_gruppi() is null then (${somma})
    + case when app_limitati() then (${limitate}) else 0 end
    else (${selectConta(trx, condizioni)}) end)`;
}

/** For a page beyond the last row: no row tells how many there are. */
const countRighe = async (trx: Trx, condizioni: Condizioni): Promise<number> =>
  (await selectConta(trx, condizioni).executeTakeFirstOrThrow()).totale;

/** Keys of the page, and in the same reading how many rows the filters find: as already counted, when there are none. */
const selectPagina = (trx: Trx, condizioni: Condizioni, isContata: boolean) =>
  trx
    .selectFrom('anagrafica as a')
    .select([
      'a.studio_id',
      'a.id',
      (isContata ? selectConteggio(trx, condizioni) : sql<number>`count(*) over ()`).as('totale'),
    ]);

/** Which declaration of a client stands for the others: the income, as persons have it, then the rest in the order of the forms. */
const PER_PESO: readonly TipoDichiarazione[] = ['Persone fisiche', '730', ...tipoDichiarazione];

/** A row of a page: its key, and how many the whole list has. */
interface Posto {
  readonly studio_id: number;
  readonly id: string;
  readonly totale: number;
}

/** The keys of a page that were read by themselves. */
const toPagina = (posti: readonly Posto[]): AliasedExpression<Posto, 'p'> =>
  sql<Posto>`(select * from unnest(${posti.map(({ studio_id }) => studio_id)}::int[],
    ${posti.map(({ id }) => id)}::uuid[], ${posti.map(({ totale }) => totale)}::int[]) as u(studio_id, id, totale))`.as(
    'p',
  );

/** The rows of a page, each with its declaration of the fiscal year: the ordinary one first, when there are several. */
const selectRighe = (trx: Trx, pagina: AliasedExpression<Posto, 'p'>) =>
  trx
    .selectFrom(pagina)
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'p.studio_id').onRef('a.id', '=', 'p.id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('dichiarazione as x')
          .leftJoin('dichiarazione_telematico as t', (join) =>
            join.onRef('t.studio_id', '=', 'x.studio_id').onRef('t.dichiarazione_id', '=', 'x.id'),
          )
          .select(['x.id', 'x.tipo', 'x.stato', 'x.riepilogo', 't.stato as telematico'])
          .select(sql<number>`(count(*) over () - 1)::int`.as('altre'))
          .whereRef('x.studio_id', '=', 'a.studio_id')
          .whereRef('x.anagrafica_id', '=', 'a.id')
          .where('x.anno', '=', ANNO_FISCALE)
          .orderBy(sql`x.finalita = 'Ordinaria'`, 'desc')
          .orderBy(sql`array_position(${sql.val(PER_PESO)}::text[], x.tipo)`)
          .orderBy('x.creata_il')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .select(['p.totale', 'a.id', 'a.studio_id', 'a.denominazione', 'a.codice_fiscale', 'a.partita_iva'])
    .select([
      'a.tipo',
      'a.natura_giuridica',
      'a.estera',
      'a.comune',
      'a.modificata_il',
      'a.versione',
      'a.limitata_fino',
    ])
    .select(['a.telefono', 'a.cellulare', 'a.email', 'a.email_pec'])
    .select(['a.domicilio_fiscale', 'a.data_nascita'])
    .select(['d.id as dichiarazione_id', 'd.tipo as dichiarazione_tipo', 'd.stato', 'd.riepilogo'])
    .select(['d.telematico', 'd.altre'])
    .select(selectTag('anagrafica', 'a').as('tag'));

type Riga = Awaited<ReturnType<ReturnType<typeof selectRighe>['execute']>>[number];

function toDichiarazione(riga: Riga): AnagraficaRiga['Dichiarazione'] {
  if (riga.dichiarazione_id === null || riga.dichiarazione_tipo === null) return null;
  const riepilogo = riga.riepilogo ?? {};
  const saldo = computeSaldo(riepilogo);
  return {
    Id: riga.dichiarazione_id,
    Tipo: riga.dichiarazione_tipo,
    Stato: riga.stato ?? '',
    StatoTelematico: riga.telematico ?? 'Non inviato',
    Altre: riga.altre ?? 0,
    Completi: riepilogo.completi ?? 0,
    Quadri: riepilogo.quadri ?? 0,
    ADebito: saldo.aDebito,
    ACredito: saldo.aCredito,
    Esito: riepilogo.esito ?? '',
  };
}

const toFilo = (riga: Riga): AnagraficaRiga => ({
  Id: riga.id,
  IdStudio: riga.studio_id,
  Denominazione: riga.denominazione,
  CodiceFiscale: riga.codice_fiscale,
  PIVA: riga.partita_iva,
  Tipo: riga.tipo,
  NaturaGiuridica: riga.natura_giuridica,
  Estera: riga.estera,
  Comune: riga.comune,
  Provincia: riga.domicilio_fiscale.provincia,
  CAP: riga.domicilio_fiscale.cap,
  Via: riga.domicilio_fiscale.via,
  Civico: riga.domicilio_fiscale.civico,
  DataNascita: riga.data_nascita,
  Telefono: riga.telefono,
  Cellulare: riga.cellulare,
  Email: riga.email,
  EmailPEC: riga.email_pec,
  LimitataFino: riga.limitata_fino,
  Dichiarazione: toDichiarazione(riga),
  Tag: riga.tag,
  Versione: riga.versione,
  ModificataIl: riga.modificata_il.toISOString(),
});

type Ordini = ReturnType<typeof readOrdine>;

/** What is looked for is planned each time, but by itself: the plan of the rows is long to make, and always the same. */
async function listRighe(
  trx: Trx,
  condizioni: Condizioni,
  ordini: Ordini,
  { query, isContata }: { readonly query: ListQuery; readonly isContata: boolean },
): Promise<Riga[]> {
  const pagina = pageQuery(selectPagina(trx, condizioni, isContata), condizioni, ordini, query);
  const posti = isContata ? pagina.as('p') : toPagina(await pagina.execute());
  return orderQuery(selectRighe(trx, posti), ordini).modifyFront(preparata).execute();
}

const diStudio = (studioId: number) => sql<SqlBool>`a.studio_id = ${studioId}`;
const NON_ARCHIVIATA = sql<SqlBool>`a.archiviata = false`;

interface Foglio {
  readonly studioId: number;
  readonly quante: number;
  readonly salto: number;
}

/** A page of all those of a studio, by one order: what is asked most is written once. */
const makeSfoglio = (ordini: Ordini) =>
  makeRicetta((trx, { studioId, quante, salto }: Foglio) => {
    const condizioni = [diStudio(studioId), NON_ARCHIVIATA];
    const trovate = selectPagina(trx, condizioni, true).where((eb) => eb.and(condizioni));
    const pagina = orderQuery(trovate, ordini).limit(quante).offset(salto);
    return orderQuery(selectRighe(trx, pagina.as('p')), ordini).modifyFront(preparata);
  });
const sfogli = new Map<string, ReturnType<typeof makeSfoglio>>();

/** As many as the orders of one field. */
function getSfoglio(ordini: Ordini): ReturnType<typeof makeSfoglio> {
  const chiave = ordini.map(({ colonna, verso }) => `${colonna} ${verso}`).join();
  const sfoglio = sfogli.get(chiave) ?? makeSfoglio(ordini);
  sfogli.set(chiave, sfoglio);
  return sfoglio;
}

/**
 * A page of anagrafiche of the studi of the transaction, and how many there are. `studi` is the session's: with one
 * alone the index gives the page already in order.
 */
export async function listAnagrafiche(trx: Trx, query: ListQuery, studi: readonly number[]) {
  const altri = [...readDichiarazione(query), ...readGruppo(query)];
  const { condizioni: lette, campi } = readFiltri(withoutAltrove(query), elenco);
  const [studioId] = studi;
  const isDiUno = studioId !== undefined && studi.length === 1;
  const condizioni = [
    ...(isDiUno ? [diStudio(studioId)] : []),
    ...(campi.includes('Archiviata') ? [] : [NON_ARCHIVIATA]),
    ...altri,
    ...lette,
  ];
  const isContata = altri.length === 0 && campi.every((campo) => contati.includes(campo));
  const ordini = readOrdine(query, elenco);
  const isIntera = isContata && campi.length === 0 && query.Order.length <= 1;
  const righe =
    isDiUno && isIntera
      ? await getSfoglio(ordini)(trx, { studioId, quante: query.PageSize, salto: computeSalto(query) })
      : await listRighe(trx, condizioni, ordini, { query, isContata });
  const trovate = righe[0]?.totale ?? 0;
  const totale = trovate === 0 && query.PageNo > 1 ? await countRighe(trx, condizioni) : trovate;
  return answerPagina(query, { righe, totale }, ({ id }) => id, toFilo);
}

/** The names of the clients that are there, in the order of their names. */
export const listNomi = (
  trx: Trx,
  ids: readonly string[],
): Promise<{ id: string; denominazione: string }[]> =>
  trx
    .selectFrom('anagrafica')
    .select(['id', 'denominazione'])
    .where(sql<SqlBool>`id = any (${[...new Set(ids)]}::uuid[])`)
    .orderBy('denominazione')
    .orderBy('id')
    .execute();
