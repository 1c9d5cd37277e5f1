import type { ListQuery, Ordine730Filo } from '@quadra/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

const elenco: Elenco = {
  filtri: {
    Tipo: { colonna: 'o.tipo', tipo: 'esatto' },
    Stato: { colonna: 'o.stato', tipo: 'esatto' },
    Motivo: { colonna: 'o.motivo', tipo: 'testo' },
    Anno: { colonna: 'o.anno', tipo: 'intero', isAmbito: true },
    IdStudio: { colonna: 'o.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    CreatoIl: 'o.creato_il',
    InviatoIl: 'o.inviato_il',
    RicevutoIl: 'o.ricevuto_il',
    Tipo: 'o.tipo',
    Stato: 'o.stato',
    Anno: 'o.anno',
  },
  ordinePredefinito: ['-CreatoIl'],
  chiave: 'o.id',
};

const withColonne = (trx: Trx) =>
  trx
    .selectFrom('ordine_precompilata as o')
    .innerJoin('studio as s', 's.id', 'o.studio_id')
    .select(['o.studio_id', 'o.id', 'o.anno', 'o.numero', 'o.tipo', 'o.stato', 'o.simulato', 'o.esterno_id'])
    .select(['o.motivo', 'o.creato_il', 'o.inviato_il', 'o.ricevuto_il', 's.ragione_sociale as nome_studio'])
    .select([
      sql<string | null>`name_utente(o.creato_da)`.as('autore'),
      sql<boolean>`o.file_inviato is not null`.as('ha_inviato'),
      sql<boolean>`o.file_ricevuto is not null`.as('ha_ricevuto'),
      sql<number>`(select count(*)::int from ordine_precompilata_riga x
        where x.studio_id = o.studio_id and x.ordine_id = o.id)`.as('righe'),
    ]);
/** An order, without its files. */
export type Ordine730 = Awaited<ReturnType<ReturnType<typeof withColonne>['execute']>>[number];

export const writeOrdine = (o: Ordine730): Ordine730Filo => ({
  Id: o.id,
  IdStudio: o.studio_id,
  NomeStudio: o.nome_studio,
  Anno: o.anno,
  Numero: o.numero,
  Tipo: o.tipo,
  Stato: o.stato,
  Simulato: o.simulato,
  Righe: o.righe,
  Motivo: o.motivo,
  CreatoIl: o.creato_il.toISOString(),
  CreatoDa: o.autore,
  InviatoIl: o.inviato_il?.toISOString() ?? null,
  RicevutoIl: o.ricevuto_il?.toISOString() ?? null,
  FileInviato: o.ha_inviato,
  FileRicevuto: o.ha_ricevuto,
});

/** A page of the orders of the studi of the transaction, and how many there are. */
export async function listOrdini(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: Ordine730Filo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  let base = withColonne(trx);
  let conta = trx.selectFrom('ordine_precompilata as o').select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) {
    base = base.where(condizione);
    conta = conta.where(condizione);
  }
  const { totale } = await conta.executeTakeFirstOrThrow();
  const righe = await pageQuery(base, [], readOrdine(query, elenco), query).execute();
  return { righe: righe.map(writeOrdine), totale };
}

/** With `isTenuto`, locked until the transaction ends. */
export async function findOrdine(
  trx: Trx,
  id: string,
  { isTenuto = false } = {},
): Promise<Ordine730 | undefined> {
  if (!isUuid(id)) return undefined;
  const uno = withColonne(trx).where('o.id', '=', id);
  return (isTenuto ? uno.forUpdate('o') : uno).executeTakeFirst();
}

type Quale = Pick<Ordine730, 'studio_id' | 'id'>;
/** The bytes of an order: of what left, or of what came back. */
export async function findFile(
  trx: Trx,
  { studio_id, id }: Quale,
  quale: 'inviato' | 'ricevuto',
): Promise<Buffer | null> {
  const colonna = quale === 'inviato' ? 'file_inviato' : 'file_ricevuto';
  const riga = await trx
    .selectFrom('ordine_precompilata')
    .select(`${colonna} as file`)
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return riga?.file ?? null;
}

/**
 * The first order, not sent yet, that some of these requests are in, and how many of them. One that can leave no more, because
 * something in it was withdrawn meanwhile, holds nobody.
 */
export async function findDaMandare(
  trx: Trx,
  { tipo, stato, richieste }: { tipo: string; stato: string; richieste: readonly string[] },
): Promise<{ numero: number; quante: number } | undefined> {
  const { rows } = await sql<{ numero: number; quante: number }>`
    select o.numero, count(*)::int as quante
    from ordine_precompilata o join ordine_precompilata_riga x on x.studio_id = o.studio_id and x.ordine_id = o.id
    where x.richiesta_id = any (${[...richieste]}::uuid[]) and o.tipo = ${tipo} and o.stato <> 'Inviato'
      and not exists (
        select from ordine_precompilata_riga y
        join richiesta_precompilata r on r.studio_id = y.studio_id and r.id = y.richiesta_id
        where y.studio_id = o.studio_id and y.ordine_id = o.id and r.stato <> ${stato})
    group by o.studio_id, o.id, o.numero order by o.numero limit 1`.execute(trx);
  return rows[0];
}

/** The next number of a studio and year: who asks while another has it waits. */
export async function takeNumero(trx: Trx, studioId: number, anno: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ordine-730:${studioId}:${anno}`}, 0))`.execute(
    trx,
  );
  const { prossimo } = await trx
    .selectFrom('ordine_precompilata')
    .select(sql<number>`coalesce(max(numero), 0) + 1`.as('prossimo'))
    .where('studio_id', '=', studioId)
    .where('anno', '=', anno)
    .executeTakeFirstOrThrow();
  return prossimo;
}

export async function insertOrdine(
  trx: Trx,
  ordine: Insertable<Database['ordine_precompilata']> & { readonly id: string },
  richieste: readonly string[],
): Promise<void> {
  await trx.insertInto('ordine_precompilata').values(ordine).execute();
  const suo = { studio_id: ordine.studio_id, ordine_id: ordine.id };
  if (richieste.length > 0)
    await trx
      .insertInto('ordine_precompilata_riga')
      .values(richieste.map((richiesta_id) => ({ ...suo, richiesta_id })))
      .execute();
}

export async function updateOrdine(
  trx: Trx,
  { studio_id, id }: Quale,
  dati: Pick<
    Updateable<Database['ordine_precompilata']>,
    | 'stato'
    | 'esterno_id'
    | 'file_ricevuto'
    | 'motivo'
    | 'inviato_il'
    | 'ricevuto_il'
    | 'chiesto_il'
    | 'simulato'
  >,
): Promise<void> {
  await trx
    .updateTable('ordine_precompilata')
    .set(dati)
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** When an order last left, or an answer came. */
export async function findUltimoScambio(trx: Trx, anno: number | null): Promise<Date | null> {
  const base = trx
    .selectFrom('ordine_precompilata')
    .select(sql<Date | null>`greatest(max(inviato_il), max(ricevuto_il))`.as('ultimo'));
  const { ultimo } = await (anno === null ? base : base.where('anno', '=', anno)).executeTakeFirstOrThrow();
  return ultimo;
}

/** The studi there are, for who makes a round of all of them. */
export async function listStudi(trx: Trx): Promise<number[]> {
  const righe = await trx.selectFrom('studio').select('id').orderBy('id').execute();
  return righe.map(({ id }) => id);
}

/** The orders that nobody answered, from the one that was asked about longest ago. */
export const listInAttesa = (trx: Trx, quanti: number) =>
  trx
    .selectFrom('ordine_precompilata')
    .select(['studio_id', 'id'])
    .where('stato', '=', 'Inviato')
    .where('ricevuto_il', 'is', null)
    .orderBy(sql`chiesto_il nulls first`)
    .orderBy('id')
    .limit(quanti)
    .execute();

/** What a studio enters the exchange with, as it is kept. */
export const findConfigurazione = (trx: Trx, studioId: number) =>
  trx
    .selectFrom('ordine_precompilata_configurazione')
    .selectAll()
    .where('studio_id', '=', studioId)
    .executeTakeFirst();
export type ConfigurazioneTenuta = NonNullable<Awaited<ReturnType<typeof findConfigurazione>>>;

/** Writes it at the version that was read; false when it is another. */
export async function writeConfigurazione(
  trx: Trx,
  { versione, ...dati }: ConfigurazioneTenuta,
): Promise<boolean> {
  const scritta = await trx
    .insertInto('ordine_precompilata_configurazione')
    .values({ ...dati, versione: 1 })
    .onConflict((c) =>
      c
        .column('studio_id')
        .doUpdateSet({ ...dati, versione: sql`ordine_precompilata_configurazione.versione + 1` })
        .where('ordine_precompilata_configurazione.versione', '=', versione),
    )
    .returning('studio_id')
    .executeTakeFirst();
  return scritta !== undefined;
}
