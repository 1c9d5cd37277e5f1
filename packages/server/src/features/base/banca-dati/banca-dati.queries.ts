import { type Expression, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Scalare } from './condizioni.rules.ts';
import type { Tabella } from './tabelle-ammesse.ts';

export type Riga = Readonly<Record<string, unknown>>;
type Valori = Readonly<Record<string, Scalare>>;

export interface Ordine {
  readonly campo: string;
  readonly verso: 'asc' | 'desc';
}

const whereTutte = (condizioni: readonly Expression<SqlBool>[]) =>
  condizioni.length === 0 ? sql`` : sql`where ${sql.join(condizioni, sql` and `)}`;
const makeColonne = (colonne: readonly string[]) => sql.join(colonne.map((nome) => sql.ref(nome)));
const makeOrdine = (ordini: readonly Ordine[]) =>
  sql.join(ordini.map(({ campo, verso }) => sql`${sql.ref(campo)} ${sql.raw(verso)}`));

/** Rows of a table: names come from the list of the tables alone, values are bound. */
export async function selectRighe(
  trx: Trx,
  { nome }: Tabella,
  scelta: {
    colonne: readonly string[];
    condizioni: readonly Expression<SqlBool>[];
    ordini: readonly Ordine[];
    salto?: number;
    quante: number;
    isBloccate?: boolean;
  },
): Promise<Riga[]> {
  const { rows } = await sql<Riga>`
    select ${makeColonne(scelta.colonne)} from ${sql.table(nome)} ${whereTutte(scelta.condizioni)}
    order by ${makeOrdine(scelta.ordini)} limit ${scelta.quante} offset ${scelta.salto ?? 0}
    ${scelta.isBloccate ? sql`for update` : sql``}`.execute(trx);
  return rows;
}

export async function countRighe(
  trx: Trx,
  { nome }: Tabella,
  condizioni: readonly Expression<SqlBool>[],
): Promise<number> {
  const { rows } = await sql<{ totale: number }>`
    select count(*) as totale from ${sql.table(nome)} ${whereTutte(condizioni)}`.execute(trx);
  return rows[0]?.totale ?? 0;
}

/** The first value of a field in an order: its greatest or its least. */
export async function findEstremo(
  trx: Trx,
  { nome }: Tabella,
  { campo, verso }: Ordine,
  condizioni: readonly Expression<SqlBool>[],
): Promise<unknown> {
  const colonna = sql.ref(campo);
  const { rows } = await sql<{ valore: unknown }>`
    select ${colonna} as valore from ${sql.table(nome)}
    ${whereTutte([...condizioni, sql<SqlBool>`${colonna} is not null`])}
    order by ${colonna} ${sql.raw(verso)} limit 1`.execute(trx);
  return rows[0]?.valore ?? null;
}

export async function insertRiga(trx: Trx, { nome, campi }: Tabella, valori: Valori): Promise<Riga> {
  const nomi = Object.keys(valori);
  const { rows } = await sql<Riga>`
    insert into ${sql.table(nome)} (${makeColonne(nomi)}) values (${sql.join(Object.values(valori))})
    returning ${makeColonne(Object.keys(campi))}`.execute(trx);
  const [riga] = rows;
  if (!riga) throw new Error('An insert gave no row back');
  return riga;
}

export async function updateRighe(
  trx: Trx,
  { nome, campi, chiave }: Tabella,
  chiavi: readonly unknown[],
  valori: Valori,
): Promise<Riga[]> {
  const assegnati = Object.entries(valori).map(([campo, valore]) => sql`${sql.ref(campo)} = ${valore}`);
  const { rows } = await sql<Riga>`
    update ${sql.table(nome)} set ${sql.join([...assegnati, sql`versione = versione + 1`, sql`modificata_il = now()`])}
    where ${sql.ref(chiave)} in (${sql.join(chiavi)})
    returning ${makeColonne(Object.keys(campi))}`.execute(trx);
  return rows;
}

export async function deleteRighe(
  trx: Trx,
  { nome, chiave }: Tabella,
  chiavi: readonly unknown[],
): Promise<void> {
  await sql`delete from ${sql.table(nome)} where ${sql.ref(chiave)} in (${sql.join(chiavi)})`.execute(trx);
}
