import type { ListinoScritto, ListQuery, VoceListinoFilo } from '@quadra/contract';
import { toCentesimi } from '@quadra/values';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';

const elenco: Elenco = {
  filtri: {
    Nome: { colonna: 'l.nome', tipo: 'testo' },
    NomeGestore: { colonna: 'l.nome_gestore', tipo: 'testo' },
  },
  ordini: { Nome: 'l.nome', ValidoDa: 'l.valido_da', ValidoA: 'l.valido_a', NomeGestore: 'l.nome_gestore' },
  ordinePredefinito: ['-ValidoDa'],
  chiave: 'l.id',
};

const selectTutti = (trx: Trx) =>
  trx.selectFrom((eb) =>
    eb
      .selectFrom('gruppo_listino as x')
      .leftJoin('gestore as g', 'g.id', 'x.gestore_id')
      .selectAll('x')
      .select('g.nome as nome_gestore')
      .as('l'),
  );
const selectRighe = (trx: Trx) =>
  selectTutti(trx)
    .selectAll('l')
    .select(
      sql<VoceListinoFilo[]>`coalesce((select jsonb_agg(jsonb_build_object('Tipo', v.tipo, 'Anno', v.anno,
        'Crediti', v.crediti, 'PrezzoUnitario', v.prezzo_unitario / 100.0) order by v.tipo, v.anno nulls first)
        from voce_listino v where v.gruppo_id = l.id), '[]')`.as('voci'),
    );
export type RigaListino = Awaited<ReturnType<ReturnType<typeof selectRighe>['execute']>>[number];

/** The groups of a gestore (null: of nobody else) and those of the vendor; undefined: of everybody. */
const makeAmbito = (gestore: number | null | undefined): Expression<SqlBool>[] =>
  gestore === undefined ? [] : [sql<SqlBool>`(l.gestore_id is null or l.gestore_id = ${gestore}::int)`];

/** A page of the groups of prices that who looks may see, the newest first, and how many there are. */
export async function listListini(trx: Trx, query: ListQuery, gestore: number | null | undefined) {
  const { condizioni: lette } = readFiltri(query, elenco);
  const condizioni = [...makeAmbito(gestore), ...lette];
  const righe = await pageQuery(selectRighe(trx), condizioni, readOrdine(query, elenco), query).execute();
  let conta = selectTutti(trx).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

export async function findListino(
  trx: Trx,
  id: string,
  gestore: number | null | undefined,
): Promise<RigaListino | undefined> {
  let select = selectRighe(trx).where('l.id', '=', id);
  for (const condizione of makeAmbito(gestore)) select = select.where(condizione);
  return select.executeTakeFirst();
}

/** Holds a group of prices until the transaction ends. */
export async function lockListino(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('gruppo_listino').select('id').where('id', '=', id).forUpdate().execute();
}

async function insertVoci(trx: Trx, gruppo_id: string, voci: readonly VoceListinoFilo[]): Promise<void> {
  if (voci.length === 0) return;
  const righe = voci.map(({ Tipo, Anno, Crediti, PrezzoUnitario }) => ({
    gruppo_id,
    tipo: Tipo,
    anno: Anno,
    crediti: Crediti,
    prezzo_unitario: toCentesimi(PrezzoUnitario),
  }));
  await trx.insertInto('voce_listino').values(righe).execute();
}

const toColonne = ({ Nome, ValidoDa, ValidoA }: ListinoScritto) => ({
  nome: Nome,
  valido_da: ValidoDa,
  valido_a: ValidoA,
});

export async function insertListino(
  trx: Trx,
  gestore_id: number | null,
  scritto: ListinoScritto,
): Promise<string> {
  const { id } = await trx
    .insertInto('gruppo_listino')
    .values({ gestore_id, ...toColonne(scritto) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertVoci(trx, id, scritto.Voci);
  return id;
}

export async function updateListino(trx: Trx, id: string, scritto: ListinoScritto): Promise<void> {
  await trx
    .updateTable('gruppo_listino')
    .set({ ...toColonne(scritto), versione: sql<number>`versione + 1` })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('voce_listino').where('gruppo_id', '=', id).execute();
  await insertVoci(trx, id, scritto.Voci);
}

export async function deleteListino(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('gruppo_listino').where('id', '=', id).execute();
}

interface Prezzo {
  readonly crediti: number;
  /** What a credit of it costs who pays it in money, in cents; zero where no price list says it. */
  readonly prezzoUnitario: number;
  readonly isFlat: boolean;
  readonly isPrezzato: boolean;
}

/**
 * What a use costs a studio on a day: the price of its gestore before that of the vendor, of the year before that of every
 * year, of the newest group; where no price list says it, what the vendor configured for the type in the year. Undefined:
 * nothing is asked for it. `isPrezzato`: somebody said it, be it nothing.
 */
export async function findPrezzo(
  trx: Trx,
  { studioId, tipo, anno, giorno }: { studioId: number; tipo: string; anno: number; giorno: string },
): Promise<Prezzo | undefined> {
  const { rows } = await sql<Omit<Prezzo, 'isPrezzato'>>`
    select v.crediti, v.prezzo_unitario as "prezzoUnitario", s.contratto_flat as "isFlat"
    from studio s
    join gruppo_listino l on (l.gestore_id is null or l.gestore_id = s.gestore_id)
      and l.valido_da <= ${giorno}::date and (l.valido_a is null or l.valido_a >= ${giorno}::date)
    join voce_listino v on v.gruppo_id = l.id and v.tipo = ${tipo} and (v.anno is null or v.anno = ${anno}::int)
    where s.id = ${studioId}
    order by l.gestore_id is not null desc, v.anno is not null desc, l.valido_da desc, l.id limit 1`.execute(
    trx,
  );
  if (rows[0] !== undefined) return { ...rows[0], isPrezzato: true };
  const configurato = await trx
    .selectFrom('tipo_dichiarazione as t')
    .innerJoin('studio as s', (join) => join.on('s.id', '=', studioId))
    .select(['t.crediti_dichiarazione as crediti', 's.contratto_flat as isFlat'])
    .where('t.anno', '=', anno)
    .where('t.codice', '=', tipo)
    .executeTakeFirst();
  return configurato && { ...configurato, prezzoUnitario: 0, isPrezzato: configurato.crediti > 0 };
}

/** What the price lists in force today ask for each type in a year: those of a gestore before those of the vendor. */
export async function listPrezzi(
  trx: Trx,
  anno: number,
  gestoreId: number | null,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ tipo: string; crediti: number }>`
    select distinct on (v.tipo) v.tipo, v.crediti
    from gruppo_listino l join voce_listino v on v.gruppo_id = l.id and (v.anno is null or v.anno = ${anno}::int)
    cross join (select (now() at time zone 'Europe/Rome')::date as oggi) o
    where (l.gestore_id is null or l.gestore_id = ${gestoreId}::int)
      and l.valido_da <= o.oggi and (l.valido_a is null or l.valido_a >= o.oggi)
    order by v.tipo, l.gestore_id is not null desc, v.anno is not null desc, l.valido_da desc, l.id`.execute(
    trx,
  );
  return new Map(rows.map(({ tipo, crediti }) => [tipo, crediti]));
}
