import type { ListQuery, VoceTabellaNuova } from '@quadra/contract';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Db, Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { VoceLetta } from './voce.ts';
import type { TabellaDiCasa } from './voci-di-casa.ts';

export type Voce = Selectable<Database['tabella_voce']>;
type Edizione = Selectable<Database['tabella_edizione']>;

/** Which rows of which table: those of a year with those of every year, or (null) only the latter. */
export interface Dove {
  readonly tabella: string;
  readonly anno: number | null;
}

const elenco: Elenco = {
  filtri: {
    Codice: { colonna: 'codice', tipo: 'testo' },
    Descrizione: { colonna: 'descrizione', tipo: 'testo' },
    Attivo: { colonna: 'attivo', tipo: 'booleano', isAmbito: true },
  },
  ordini: {
    Codice: 'codice',
    Descrizione: 'descrizione',
    Ordine: 'ordine',
    ValidoDa: 'valido_da',
    ValidoA: 'valido_a',
  },
  ordinePredefinito: ['Ordine', 'Codice'],
  chiave: 'id',
};

function whereDove<O>(
  select: SelectQueryBuilder<Database, 'tabella_voce', O>,
  { tabella, anno }: Dove,
): SelectQueryBuilder<Database, 'tabella_voce', O> {
  const base = select.where('tabella', '=', tabella);
  return anno === null
    ? base.where('anno', 'is', null)
    : base.where((eb) => eb.or([eb('anno', '=', anno), eb('anno', 'is', null)]));
}

/** One page of a table and how many rows there are. */
export async function listVoci(
  db: Db,
  dove: Dove,
  query: ListQuery,
): Promise<{ righe: Voce[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const select = whereDove(db.selectFrom('tabella_voce'), dove);
  const righe = await pageQuery(select.selectAll(), condizioni, readOrdine(query, elenco), query).execute();
  let conta = select.select(sql<number>`count(*)`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** The row of a code (the newest when it changed over time), or of an id. */
export async function findVoce(db: Db, dove: Dove, chiave: string): Promise<Voce | undefined> {
  return whereDove(db.selectFrom('tabella_voce'), dove)
    .selectAll()
    .where(isUuid(chiave) ? 'id' : 'codice', '=', chiave)
    .orderBy(sql`valido_da desc nulls last`)
    .limit(1)
    .executeTakeFirst();
}

/** A rate of the IMU that a comune set for a year, in percent. */
export interface AliquotaImu {
  readonly comune: string;
  readonly anno: number;
  readonly fattispecie: string;
  readonly percento: number;
}

/** The rates of some comuni for some years, those in use. */
export async function listAliquoteImu(
  db: Db | Trx,
  comuni: readonly string[],
  anni: readonly number[],
): Promise<AliquotaImu[]> {
  if (comuni.length === 0) return [];
  const righe = await db
    .selectFrom('tabella_voce')
    .select(['anno', 'extra'])
    .where('tabella', '=', 'aliquote-imu')
    .where('anno', 'in', [...anni])
    .where('attivo', '=', true)
    .where(sql<string>`extra->>'comune'`, 'in', [...comuni])
    .execute();
  return righe.map(({ anno, extra }) => ({
    comune: String(extra.comune),
    anno: anno ?? 0,
    fattispecie: String(extra.fattispecie),
    percento: Number(extra.percento),
  }));
}

/** The rows in use of a table of a year that are of one comune. */
export const listVociDelComune = (db: Db, { tabella, anno }: Dove, comune: string): Promise<Voce[]> =>
  db
    .selectFrom('tabella_voce')
    .selectAll()
    .where('tabella', '=', tabella)
    .where('anno', '=', anno)
    .where('attivo', '=', true)
    .where(sql<string>`extra->>'comune'`, '=', comune)
    .orderBy('codice')
    .execute();

/** The words of the codes in use of some tables that hold for every year. */
export async function listParoleCodici(
  db: Db,
  tabelle: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const righe = await db
    .selectFrom('tabella_voce')
    .select(['codice', 'descrizione'])
    .where('tabella', 'in', [...tabelle])
    .where('attivo', '=', true)
    .execute();
  return new Map(righe.map(({ codice, descrizione }) => [codice, descrizione]));
}

/** Whether a code is among those of a table that may be chosen. */
export async function existsCodice(db: Db, dove: Dove, codice: string): Promise<boolean> {
  const riga = await whereDove(db.selectFrom('tabella_voce'), dove)
    .select('id')
    .where('codice', '=', codice)
    .where('attivo', '=', true)
    .limit(1)
    .executeTakeFirst();
  return riga !== undefined;
}

/** The row of an id, locked until the transaction ends. */
export async function lockVoce(trx: Trx, { tabella, anno }: Dove, id: string): Promise<Voce | undefined> {
  if (!isUuid(id)) return undefined;
  return trx
    .selectFrom('tabella_voce')
    .selectAll()
    .where('id', '=', id)
    .where('tabella', '=', tabella)
    .where('anno', anno === null ? 'is' : '=', anno)
    .forUpdate()
    .executeTakeFirst();
}

const toColonne = (scritta: VoceTabellaNuova) => ({
  codice: scritta.Codice,
  descrizione: scritta.Descrizione,
  ordine: scritta.Ordine,
  attivo: scritta.Attivo,
  valido_da: scritta.ValidoDa,
  valido_a: scritta.ValidoA,
  extra: JSON.stringify(scritta.Extra),
});

export function insertVoce(trx: Trx, dove: Dove, scritta: VoceTabellaNuova): Promise<Voce> {
  return trx
    .insertInto('tabella_voce')
    .values({ ...dove, ...toColonne(scritta) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateVoce(trx: Trx, id: string, scritta: VoceTabellaNuova): Promise<Voce> {
  return trx
    .updateTable('tabella_voce')
    .set({ ...toColonne(scritta), versione: sql`versione + 1`, modificata_il: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteVoce(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('tabella_voce').where('id', '=', id).execute();
}

/** Who writes a table waits for who is writing it, until the end of the transaction. */
export async function lockTabella(trx: Trx, tabella: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tabella ${tabella}`}, 0))`.execute(trx);
}

/** Whether a table has rows of its own for a year. */
export async function existsAnno(trx: Db | Trx, tabella: string, anno: number): Promise<boolean> {
  const riga = await trx
    .selectFrom('tabella_voce')
    .select('id')
    .where('tabella', '=', tabella)
    .where('anno', '=', anno)
    .limit(1)
    .executeTakeFirst();
  return riga !== undefined;
}

/** The last year that each table has rows of its own for. */
export async function listUltimiAnni(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ tabella: string; anno: number }>`
    select tabella, max(anno)::int as anno from tabella_voce where anno is not null group by tabella`.execute(
    db,
  );
  return new Map(rows.map(({ tabella, anno }) => [tabella, anno]));
}

/** Copies the rows of a year to the next; says how many. */
export async function copyAnno(trx: Trx, tabella: string, anno: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into tabella_voce (tabella, codice, descrizione, anno, ordine, attivo, valido_da, valido_a, extra)
    select tabella, codice, descrizione, anno + 1, ordine, attivo, valido_da, valido_a, extra
    from tabella_voce where tabella = ${tabella} and anno = ${anno}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

export const listEdizioni = (db: Db): Promise<Edizione[]> =>
  db.selectFrom('tabella_edizione').selectAll().execute();

/**
 * Writes the rows of a table of the product for each of `anni` (null: of always). What somebody touched stays as it is;
 * what the product no longer has goes away.
 */
export async function writeDiCasa(
  trx: Trx,
  { tabella, voci }: TabellaDiCasa,
  anni: readonly (number | null)[],
): Promise<void> {
  const righe = JSON.stringify(
    anni.flatMap((anno) => voci.map((voce, indice) => ({ ...voce, anno, ordine: indice + 1 }))),
  );
  const lette = sql`jsonb_to_recordset(${righe}::jsonb) as r(codice text, descrizione text, anno int,
    ordine int, "validoDa" date, "validoA" date, extra jsonb)`;
  await sql`
    delete from tabella_voce v where v.tabella = ${tabella} and v.di_casa and v.versione = 1
      and not exists (select 1 from ${lette} where r.codice = v.codice and r.anno is not distinct from v.anno
        and r."validoDa" is not distinct from v.valido_da)`.execute(trx);
  await sql`
    insert into tabella_voce as v (tabella, codice, descrizione, anno, ordine, valido_da, valido_a, extra, di_casa)
    select ${tabella}, r.codice, r.descrizione, r.anno, r.ordine, r."validoDa", r."validoA", r.extra, true
    from ${lette}
    on conflict on constraint tabella_voce_codice do update set descrizione = excluded.descrizione,
      ordine = excluded.ordine, valido_a = excluded.valido_a, extra = excluded.extra
    where v.di_casa and v.versione = 1`.execute(trx);
}

/** Every row of a table, of a year alone when it has years. */
export async function listTutte(
  trx: Trx,
  { tabella, anno }: Dove,
): Promise<(VoceLetta & { readonly attivo: boolean })[]> {
  const righe = await trx
    .selectFrom('tabella_voce')
    .selectAll()
    .where('tabella', '=', tabella)
    .where('anno', anno === null ? 'is' : '=', anno)
    .execute();
  return righe.map(({ codice, descrizione, valido_da, valido_a, extra, attivo }) => ({
    codice,
    descrizione,
    validoDa: valido_da,
    validoA: valido_a,
    extra,
    attivo,
  }));
}

/** Rows read from a file, for one table. */
export interface DaImportare extends Dove {
  readonly voci: readonly VoceLetta[];
  /** The file has every row of the table; otherwise only some of them. */
  readonly isIntera: boolean;
}

/** Writes the rows of a file over those there are; of a whole table, those that are not in it stay, not active. */
export async function writeImportate(
  trx: Trx,
  { tabella, anno, voci, isIntera }: DaImportare,
): Promise<void> {
  const righe = JSON.stringify(voci.map((voce, indice) => ({ ...voce, ordine: indice + 1 })));
  const lette = sql`jsonb_to_recordset(${righe}::jsonb) as r(codice text, descrizione text, ordine int,
    "validoDa" date, "validoA" date, extra jsonb)`;
  await sql`
    update tabella_voce v set attivo = false, versione = versione + 1, modificata_il = now()
    where ${isIntera} and v.tabella = ${tabella} and v.anno is not distinct from ${anno}::int and v.attivo
      and not exists (select 1 from ${lette} where r.codice = v.codice
        and r."validoDa" is not distinct from v.valido_da)`.execute(trx);
  await sql`
    insert into tabella_voce as v (tabella, codice, descrizione, anno, ordine, valido_da, valido_a, extra)
    select ${tabella}, r.codice, r.descrizione, ${anno}::int, r.ordine, r."validoDa", r."validoA", r.extra
    from ${lette}
    on conflict on constraint tabella_voce_codice do update set descrizione = excluded.descrizione,
      ordine = excluded.ordine, valido_a = excluded.valido_a, extra = excluded.extra, attivo = true,
      di_casa = false, versione = v.versione + 1, modificata_il = now()
    where (v.descrizione, v.valido_a, v.extra, v.attivo)
      is distinct from (excluded.descrizione, excluded.valido_a, excluded.extra, true)`.execute(trx);
}

/** Says where the rows of a table come from. */
export async function writeEdizione(
  trx: Trx,
  edizione: { tabella: string; fonte: string; data: string | null; impronta: string; importata: boolean },
): Promise<void> {
  const { tabella, ...resto } = edizione;
  await trx
    .insertInto('tabella_edizione')
    .values({ tabella, ...resto })
    .onConflict((conflitto) => conflitto.column('tabella').doUpdateSet({ ...resto, scritta_il: sql`now()` }))
    .execute();
}
