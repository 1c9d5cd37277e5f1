import type { ListaConViste, ListQuery, VistaScritta } from '@quadra/contract';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { VistaTable } from './vista.table.ts';

export type RigaVista = Selectable<VistaTable>;
/** Whose view it is: of a user, or (null) of the studio. */
export interface Proprietario {
  readonly studioId: number;
  readonly utenteId: number | null;
}

const elenco: Elenco = {
  filtri: { Lista: { colonna: 'lista', tipo: 'esatto' }, Nome: { colonna: 'nome', tipo: 'testo' } },
  ordini: { Nome: 'nome', Lista: 'lista' },
  ordinePredefinito: ['Nome'],
  chiave: 'id',
};

/** A page of the views a user sees: his own and those of the studio. */
export async function listViste(trx: Trx, query: ListQuery, { studioId, utenteId }: Proprietario) {
  const visibili = sql<SqlBool>`studio_id = ${studioId} and (utente_id is null or utente_id = ${utenteId})`;
  const condizioni = [visibili, ...readFiltri(query, elenco).condizioni];
  const select = trx.selectFrom('vista').selectAll();
  const righe = await pageQuery(select, condizioni, readOrdine(query, elenco), query).execute();
  let conta = trx.selectFrom('vista').select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  return { righe, totale: (await conta.executeTakeFirstOrThrow()).totale };
}

/** The view of an id, when the user may see it; locked until the transaction ends when it is to be changed. */
export async function findVista(
  trx: Trx,
  id: string,
  { studioId, utenteId }: Proprietario,
  isDaCambiare = false,
): Promise<RigaVista | undefined> {
  if (!isUuid(id)) return undefined;
  const select = trx
    .selectFrom('vista')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('utente_id', 'is', null), eb('utente_id', '=', utenteId)]));
  return (isDaCambiare ? select.forUpdate() : select).executeTakeFirst();
}

const ofProprietario = ({ studioId, utenteId }: Proprietario, lista: ListaConViste) =>
  sql<SqlBool>`studio_id = ${studioId} and lista = ${lista} and coalesce(utente_id, 0) = ${utenteId ?? 0}`;

/** How many views an owner has of a list. Who counts them waits for who is writing one, until the end of the transaction. */
export async function countViste(trx: Trx, chi: Proprietario, lista: ListaConViste): Promise<number> {
  const chiave = `viste:${chi.studioId}:${chi.utenteId ?? 0}:${lista}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${chiave}, 0))`.execute(trx);
  const { quante } = await trx
    .selectFrom('vista')
    .select(sql<number>`count(*)::int`.as('quante'))
    .where(ofProprietario(chi, lista))
    .executeTakeFirstOrThrow();
  return quante;
}

/** Whether the owner has another view of this name in the list. */
export async function hasNome(
  trx: Trx,
  chi: Proprietario,
  lista: ListaConViste,
  { nome, id }: { nome: string; id: string | null },
): Promise<boolean> {
  const riga = await trx
    .selectFrom('vista')
    .select('id')
    .where(ofProprietario(chi, lista))
    .where(sql<SqlBool>`lower(nome) = lower(${nome})`)
    .where(sql<SqlBool>`id is distinct from ${id}::uuid`)
    .executeTakeFirst();
  return riga !== undefined;
}

/** One default for each owner: the former one stops being it. */
export async function clearPredefinita(trx: Trx, chi: Proprietario, lista: ListaConViste): Promise<void> {
  await trx
    .updateTable('vista')
    .set({ predefinita: false, versione: sql`versione + 1` })
    .where(ofProprietario(chi, lista))
    .where('predefinita', '=', true)
    .execute();
}

const toContenuto = ({ filter, logic, order, colonne, righePerPagina }: VistaScritta) =>
  JSON.stringify({ filter, logic, order, colonne, righePerPagina });

export async function insertVista(
  trx: Trx,
  chi: Proprietario,
  lista: ListaConViste,
  scritta: VistaScritta,
  autore: number,
): Promise<RigaVista> {
  return trx
    .insertInto('vista')
    .values({
      studio_id: chi.studioId,
      utente_id: chi.utenteId,
      lista,
      nome: scritta.nome,
      predefinita: scritta.predefinita,
      contenuto: toContenuto(scritta),
      modificata_da: autore,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateVista(
  trx: Trx,
  chi: Proprietario,
  id: string,
  scritta: VistaScritta,
  autore: number,
): Promise<RigaVista> {
  return trx
    .updateTable('vista')
    .set({
      utente_id: chi.utenteId,
      nome: scritta.nome,
      predefinita: scritta.predefinita,
      contenuto: toContenuto(scritta),
      versione: sql`versione + 1`,
      modificata_il: sql`now()`,
      modificata_da: autore,
    })
    .where('studio_id', '=', chi.studioId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteVistaRow(trx: Trx, studioId: number, id: string): Promise<void> {
  await trx.deleteFrom('vista').where('studio_id', '=', studioId).where('id', '=', id).execute();
}
