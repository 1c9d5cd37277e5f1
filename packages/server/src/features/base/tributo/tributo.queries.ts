import type { EnteSede, FilialeFilo, ListQuery, SedeFilo, TributoFilo } from '@quadra/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../db/pool.ts';
import { answerPagina, type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';

const TABELLE_TRIBUTI = ['codici-tributo', 'codici-tributo-locali', 'causali-inps'];

/** The section of the model, from what the source of each table calls it. */
const sezione = sql<TributoFilo['Sezione']>`case
  when v.tabella = 'causali-inps' then 'INPS'
  when v.extra->>'sezione' = 'Regioni' then 'Regioni'
  when v.extra->>'sezione' like 'Enti locali-Camere%' then 'Camere di commercio'
  when v.extra->>'sezione' like 'Enti locali%' then 'IMU e altri tributi locali'
  when v.extra->>'sezione' = 'Elementi identificativi' then 'Elementi identificativi'
  else 'Erario' end`;
const uso = sql<TributoFilo['Uso']>`case v.extra->>'uso'
  when 'D' then 'Debito' when 'R' then 'Credito' when 'E' then 'Debito e credito' end`;

/** The codes in use of the F24, whatever table they come from, each with the columns that are searched. */
const selectTributi = (db: Db) =>
  db.selectFrom(
    db
      .selectFrom('tabella_voce as v')
      .select(['v.id', 'v.codice', 'v.descrizione', 'v.valido_da', 'v.valido_a'])
      .select([sezione.as('sezione'), uso.as('uso')])
      .select(sql<boolean>`coalesce(v.extra->>'rateazione' = 'NNRR', false)`.as('rateizzabile'))
      .select(sql<string | null>`v.extra->>'rateazione'`.as('rateazione'))
      .where('v.tabella', 'in', TABELLE_TRIBUTI)
      .where('v.attivo', '=', true)
      .as('t'),
  );

const elencoTributi: Elenco = {
  filtri: {
    Codice: { colonna: 't.codice', tipo: 'codice' },
    Descrizione: { colonna: 't.descrizione', tipo: 'testo' },
    Sezione: { colonna: 't.sezione', tipo: 'esatto', isAmbito: true },
    Rateizzabile: { colonna: 't.rateizzabile', tipo: 'booleano', isAmbito: true },
  },
  ordini: { Codice: 't.codice', Descrizione: 't.descrizione', Sezione: 't.sezione' },
  ordinePredefinito: ['Codice'],
  chiave: 't.id',
};

/** A page of a selection, and how many rows there are. */
async function readPagina<DB, TB extends keyof DB, O>(
  db: Db,
  select: SelectQueryBuilder<DB, TB, O>,
  query: ListQuery,
  elenco: Elenco,
) {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(select, condizioni, readOrdine(query, elenco), query).execute();
  const trovate = condizioni.reduce((suo, condizione) => suo.where(condizione), select);
  const { totale } = await db
    .selectFrom(trovate.as('trovate') as never)
    .select(sql<number>`count(*)::int`.as('totale'))
    .executeTakeFirstOrThrow();
  return { righe, totale };
}

interface RigaTributo {
  readonly id: string;
  readonly codice: string;
  readonly descrizione: string;
  readonly sezione: TributoFilo['Sezione'];
  readonly uso: TributoFilo['Uso'];
  readonly rateizzabile: boolean;
  readonly rateazione: string | null;
  readonly valido_da: string | null;
  readonly valido_a: string | null;
}
const toTributo = (riga: RigaTributo): TributoFilo => ({
  Id: riga.id,
  Codice: riga.codice,
  Descrizione: riga.descrizione,
  Sezione: riga.sezione,
  Uso: riga.uso,
  Rateizzabile: riga.rateizzabile,
  Rateazione: riga.rateazione,
  ValidoDa: riga.valido_da,
  ValidoA: riga.valido_a,
});

/** A page of the codes of the F24. */
export async function listTributi(db: Db, query: ListQuery) {
  const pagina = await readPagina(db, selectTributi(db).selectAll(), query, elencoTributi);
  return answerPagina(query, pagina, ({ codice }) => codice, toTributo);
}

/** A code of the F24; undefined when no table in use has it. */
export async function findTributo(db: Db, codice: string): Promise<TributoFilo | undefined> {
  const riga = await selectTributi(db).selectAll().where('t.codice', '=', codice).limit(1).executeTakeFirst();
  return riga && toTributo(riga);
}

/** Banks by their ABI, and branches by ABI and CAB (`03069/01000`), each with the name of its bank. */
const selectFiliali = (db: Db) =>
  db.selectFrom(
    db
      .selectFrom('tabella_voce as v')
      .leftJoin('tabella_voce as b', (on) =>
        on
          .on('b.tabella', '=', 'banche')
          .on('v.tabella', '=', 'sportelli-bancari')
          .on('b.codice', '=', sql<string>`split_part(v.codice, '/', 1)`),
      )
      .select('v.id')
      .select(sql<string>`split_part(v.codice, '/', 1)`.as('abi'))
      .select(sql<string | null>`nullif(split_part(v.codice, '/', 2), '')`.as('cab'))
      .select(
        sql<string>`case when v.tabella = 'banche' then v.descrizione else coalesce(b.descrizione, '') end`.as(
          'denominazione',
        ),
      )
      .select(
        sql<string | null>`case when v.tabella = 'banche' then null else v.descrizione end`.as('agenzia'),
      )
      .select(sql<string | null>`coalesce(v.extra->>'bic', b.extra->>'bic')`.as('bic'))
      .where('v.tabella', 'in', ['banche', 'sportelli-bancari'])
      .where('v.attivo', '=', true)
      .as('s'),
  );

const elencoFiliali: Elenco = {
  filtri: {
    Abi: { colonna: 's.abi', tipo: 'codice' },
    Cab: { colonna: 's.cab', tipo: 'codice' },
    Denominazione: { colonna: 's.denominazione', tipo: 'testo' },
    Agenzia: { colonna: 's.agenzia', tipo: 'testo' },
    Bic: { colonna: 's.bic', tipo: 'codice' },
  },
  ordini: { Abi: 's.abi', Cab: 's.cab', Denominazione: 's.denominazione', Agenzia: 's.agenzia' },
  ordinePredefinito: ['Denominazione', 'Abi', 'Cab'],
  chiave: 's.id',
};

/** A page of the banks and of their branches. */
export async function listFiliali(db: Db, query: ListQuery) {
  const pagina = await readPagina(db, selectFiliali(db).selectAll(), query, elencoFiliali);
  return answerPagina(
    query,
    pagina,
    ({ id }) => id,
    (riga): FilialeFilo => ({
      Id: riga.id,
      Abi: riga.abi,
      Cab: riga.cab,
      Denominazione: riga.denominazione,
      Agenzia: riga.agenzia,
      Bic: riga.bic,
    }),
  );
}

/** The bank of an ABI, and its branch of a CAB where it is held. */
export async function findFiliale(
  db: Db,
  { abi, cab }: { abi: string; cab: string },
): Promise<{ banca: string | null; agenzia: string | null }> {
  const righe = await db
    .selectFrom('tabella_voce')
    .select(['tabella', 'descrizione'])
    .where((eb) =>
      eb.or([
        eb.and([eb('tabella', '=', 'banche'), eb('codice', '=', abi)]),
        eb.and([eb('tabella', '=', 'sportelli-bancari'), eb('codice', '=', `${abi}/${cab}`)]),
      ]),
    )
    .execute();
  const find = (tabella: string) => righe.find((riga) => riga.tabella === tabella)?.descrizione ?? null;
  return { banca: find('banche'), agenzia: find('sportelli-bancari') };
}

const elencoSedi: Elenco = {
  filtri: {
    Ente: { colonna: 's.ente', tipo: 'esatto', isAmbito: true },
    Codice: { colonna: 's.codice', tipo: 'codice' },
    Descrizione: { colonna: 's.descrizione', tipo: 'testo' },
    Provincia: { colonna: 's.provincia', tipo: 'codice' },
  },
  ordini: { Codice: 's.codice', Descrizione: 's.descrizione', Provincia: 's.provincia' },
  ordinePredefinito: ['Descrizione', 'Codice'],
  chiave: 's.id',
};
const selectSedi = (db: Db) =>
  db.selectFrom(
    db
      .selectFrom('tabella_voce')
      .select(['id', 'codice', 'descrizione'])
      .select(sql<EnteSede>`case tabella when 'sedi-inps' then 'INPS' else 'INAIL' end`.as('ente'))
      .select(sql<string | null>`extra->>'provincia'`.as('provincia'))
      .where('tabella', 'in', ['sedi-inps', 'sedi-inail'])
      .where('attivo', '=', true)
      .as('s'),
  );
interface RigaSede {
  readonly id: string;
  readonly ente: EnteSede;
  readonly codice: string;
  readonly descrizione: string;
  readonly provincia: string | null;
}
const toSede = (riga: RigaSede): SedeFilo => ({
  Id: riga.id,
  Ente: riga.ente,
  Codice: riga.codice,
  Descrizione: riga.descrizione,
  Provincia: riga.provincia,
});

/** A page of the offices of INPS and INAIL. */
export async function listSedi(db: Db, query: ListQuery) {
  const pagina = await readPagina(db, selectSedi(db).selectAll(), query, elencoSedi);
  return answerPagina(query, pagina, ({ codice }) => codice, toSede);
}

/** An office by its code, that has four figures at INPS and five at INAIL; undefined when it is not held. */
export async function findSede(db: Db, codice: string): Promise<SedeFilo | undefined> {
  const riga = await selectSedi(db).selectAll().where('s.codice', '=', codice).executeTakeFirst();
  return riga && toSede(riga);
}
