import type { ListQuery } from '@quadra/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import type { PacchettoColonne } from './pacchetto.rules.ts';

const elenco: Elenco = {
  filtri: {
    Nome: { colonna: 'p.nome', tipo: 'testo' },
    NomeGestore: { colonna: 'p.nome_gestore', tipo: 'testo' },
    Pubblico: { colonna: 'p.pubblico', tipo: 'booleano', isAmbito: true },
    Attivo: { colonna: 'p.attivo', tipo: 'booleano', isAmbito: true },
  },
  ordini: {
    Nome: 'p.nome',
    Crediti: 'p.crediti',
    CostoUnitario: 'p.costo_unitario',
    Prezzo: 'p.prezzo',
    NomeGestore: 'p.nome_gestore',
  },
  ordinePredefinito: ['Crediti'],
  chiave: 'p.id',
};

/**
 * The packages as a gestore sees them: whether one of the vendor is active and public is for the gestore to say. Null: as
 * the vendor does.
 */
const selectVisti = (trx: Trx, gestoreId: number | null) =>
  trx.selectFrom((eb) =>
    eb
      .selectFrom('pacchetto as x')
      .leftJoin('gestore as g', 'g.id', 'x.gestore_id')
      .leftJoin('pacchetto_gestore as a', (unione) =>
        unione.onRef('a.pacchetto_id', '=', 'x.id').on(sql<SqlBool>`a.gestore_id = ${gestoreId}::int`),
      )
      .select(['x.id', 'x.gestore_id', 'x.nome', 'x.crediti', 'x.costo_unitario', 'x.prezzo'])
      .select(['x.scadenza_mesi', 'x.versione', 'g.nome as nome_gestore', 'x.attivo as in_vendita'])
      .select(
        sql<boolean>`case when x.gestore_id is null and ${gestoreId}::int is not null
          then x.attivo and coalesce(a.attivo, false) else x.attivo end`.as('attivo'),
      )
      .select(
        sql<boolean>`case when x.gestore_id is null and ${gestoreId}::int is not null
          then coalesce(a.pubblico, false) else x.pubblico end`.as('pubblico'),
      )
      .as('p'),
  );
const selectRighe = (trx: Trx, gestoreId: number | null) => selectVisti(trx, gestoreId).selectAll('p');
export type RigaPacchetto = Awaited<ReturnType<ReturnType<typeof selectRighe>['execute']>>[number];

/** Who looks: everything, the packages of a gestore and of the vendor, or those offered to the studi of a gestore. */
export type Sguardo =
  | { readonly di: 'tutti' }
  | { readonly di: 'gestore'; readonly gestoreId: number }
  | { readonly di: 'studio'; readonly gestoreId: number | null };

const gestoreDi = (sguardo: Sguardo): number | null => (sguardo.di === 'tutti' ? null : sguardo.gestoreId);

function makeAmbito(sguardo: Sguardo): Expression<SqlBool>[] {
  if (sguardo.di === 'tutti') return [];
  const suoi = sql<SqlBool>`(p.gestore_id is null or p.gestore_id = ${sguardo.gestoreId}::int)`;
  if (sguardo.di === 'gestore') return [suoi, sql<SqlBool>`(p.gestore_id is not null or p.in_vendita)`];
  return [suoi, sql<SqlBool>`p.attivo and p.pubblico`];
}

/** A page of the packages that who looks may see, and how many there are. */
export async function listPacchetti(trx: Trx, query: ListQuery, sguardo: Sguardo) {
  const { condizioni: lette } = readFiltri(query, elenco);
  const condizioni = [...makeAmbito(sguardo), ...lette];
  const righe = await pageQuery(
    selectRighe(trx, gestoreDi(sguardo)),
    condizioni,
    readOrdine(query, elenco),
    query,
  ).execute();
  let conta = selectVisti(trx, gestoreDi(sguardo)).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** All that is offered, from the smallest. */
export async function listOfferti(trx: Trx, gestoreId: number | null): Promise<RigaPacchetto[]> {
  let select = selectRighe(trx, gestoreId);
  for (const condizione of makeAmbito({ di: 'studio', gestoreId })) select = select.where(condizione);
  return select.orderBy('p.crediti').orderBy('p.prezzo').orderBy('p.id').execute();
}

export async function findPacchetto(
  trx: Trx,
  id: string,
  sguardo: Sguardo,
): Promise<RigaPacchetto | undefined> {
  let select = selectRighe(trx, gestoreDi(sguardo)).where('p.id', '=', id);
  for (const condizione of makeAmbito(sguardo)) select = select.where(condizione);
  return select.executeTakeFirst();
}

/** Holds a package until the transaction ends. */
export async function lockPacchetto(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('pacchetto').select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertPacchetto(
  trx: Trx,
  gestoreId: number | null,
  colonne: PacchettoColonne,
): Promise<string> {
  const { id } = await trx
    .insertInto('pacchetto')
    .values({ gestore_id: gestoreId, ...colonne })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePacchetto(
  trx: Trx,
  id: string,
  colonne: Partial<PacchettoColonne>,
): Promise<void> {
  await trx
    .updateTable('pacchetto')
    .set({ ...colonne, versione: sql<number>`versione + 1`, modificato_il: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** What a gestore does with a package of the vendor. */
export async function upsertAttivazione(
  trx: Trx,
  gestore_id: number,
  pacchetto_id: string,
  scelta: { attivo: boolean; pubblico: boolean },
): Promise<void> {
  await trx
    .insertInto('pacchetto_gestore')
    .values({ gestore_id, pacchetto_id, ...scelta })
    .onConflict((conflitto) => conflitto.columns(['gestore_id', 'pacchetto_id']).doUpdateSet(scelta))
    .execute();
}

export async function deletePacchetto(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('pacchetto').where('id', '=', id).execute();
}

/** What a gestore may do with packages, from its record. */
export const findFacolta = (trx: Trx, gestoreId: number) =>
  trx
    .selectFrom('gestore')
    .select(['creazione_pacchetti_applicativi', 'bloccato'])
    .where('id', '=', gestoreId)
    .executeTakeFirstOrThrow();

/** A studio as a buyer, and who sells to it: its gestore, or the vendor. */
export async function findCompratore(trx: Trx, studioId: number, oggi: string) {
  const { rows } = await sql<{
    gestoreId: number | null;
    isFermo: boolean;
    venditore: string | null;
    email: string | null;
    telefono: string | null;
    via: string | null;
    comune: string | null;
    provincia: string | null;
    cap: string | null;
  }>`
    select s.gestore_id as "gestoreId", coalesce(g.data_blocco <= ${oggi}::date, false) as "isFermo",
      coalesce(g.nome, f.ragione_sociale) as venditore,
      case when g.id is null then f.email else g.email end as email,
      case when g.id is null then f.telefono else g.telefono end as telefono, s.via, s.comune, s.provincia, s.cap
    from studio s left join gestore g on g.id = s.gestore_id left join fornitore f on true
    where s.id = ${studioId} limit 1`.execute(trx);
  return rows[0];
}
