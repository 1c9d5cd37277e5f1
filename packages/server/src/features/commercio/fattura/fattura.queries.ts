import type { ListQuery } from '@quadra/contract';
import { type Expression, type SqlBool, sql, type UpdateObject } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { Sguardo } from './sguardo.ts';

const chooseGruppo = (scelto: string) => {
  if (scelto === 'Da correggere') return sql<SqlBool>`f.stato_sdi in ('Scartata', 'Errore invio')`;
  return scelto === 'In attesa' ? sql<SqlBool>`f.stato_sdi = 'Inviata'` : undefined;
};
const elenco: Elenco = {
  filtri: {
    Numero: { colonna: 'f.numero', tipo: 'testo' },
    Cliente: { colonna: 'f.nome_cliente', tipo: 'testo' },
    StatoSDI: { colonna: 'f.stato_sdi', tipo: 'esatto' },
    Stato: { colonna: 'f.stato', tipo: 'esatto' },
    Sezionale: { colonna: 'f.sezionale', tipo: 'esatto', isAmbito: true },
    TipoDocumento: { colonna: 'f.tipo_documento', tipo: 'esatto' },
    Gruppo: { colonna: 'f.stato_sdi', tipo: 'scelta', chooses: chooseGruppo, isAmbito: true },
    DataDa: { colonna: 'f.giorno', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'f.giorno', tipo: 'al', isAmbito: true },
    Anno: { colonna: 'f.anno', tipo: 'intero', isAmbito: true },
    IdStudio: { colonna: 'f.cliente_studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Numero: 'f.progressivo',
    Data: 'f.data',
    Cliente: 'f.nome_cliente',
    Imponibile: 'f.imponibile',
    Iva: 'f.iva',
    Totale: 'f.totale',
    StatoSDI: 'f.stato_sdi',
  },
  ordinePredefinito: ['-Data', '-Numero'],
  chiave: 'f.id',
};

const selectFatture = (trx: Trx) =>
  trx.selectFrom((eb) =>
    eb
      .selectFrom('fattura as x')
      .selectAll('x')
      .select([
        sql<string>`x.cliente->>'denominazione'`.as('nome_cliente'),
        // From midnight in Italy, as the filters of a list look at instants.
        sql<Date>`x.data::timestamp at time zone 'Europe/Rome'`.as('giorno'),
        sql<string | null>`(select n.tipo from fattura_notifica n where n.fattura_id = x.id
          order by n.ricevuta_il desc, n.nome_file desc limit 1)`.as('notifica'),
      ])
      .as('f'),
  );
const selectRighe = (trx: Trx) => selectFatture(trx).selectAll('f');
export type RigaFattura = Awaited<ReturnType<ReturnType<typeof selectRighe>['execute']>>[number];

const makeAmbito = (sguardo: Sguardo): Expression<SqlBool> =>
  sguardo.di === 'venditore'
    ? sql<SqlBool>`f.gestore_id is not distinct from ${sguardo.gestoreId}::int`
    : // What did not leave yet is of who sells alone.
      sql<SqlBool>`f.cliente_studio_id = ${sguardo.studioId} and f.stato_sdi not in ('Da inviare', 'Errore invio', 'Scartata')`;

/** A page of the invoices of who looks, and how many there are. */
export async function listFatture(trx: Trx, query: ListQuery, sguardo: Sguardo) {
  const condizioni = [makeAmbito(sguardo), ...readFiltri(query, elenco).condizioni];
  const righe = await pageQuery(selectRighe(trx), condizioni, readOrdine(query, elenco), query).execute();
  let conta = selectFatture(trx).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

export async function findFattura(trx: Trx, id: string, sguardo: Sguardo): Promise<RigaFattura | undefined> {
  if (!isUuid(id)) return undefined;
  return selectRighe(trx).where('f.id', '=', id).where(makeAmbito(sguardo)).executeTakeFirst();
}

/** Holds an invoice until the transaction ends. */
export async function lockFattura(trx: Trx, id: string): Promise<void> {
  if (isUuid(id)) await trx.selectFrom('fattura').select('id').where('id', '=', id).forUpdate().execute();
}

export async function updateFattura(
  trx: Trx,
  id: string,
  colonne: UpdateObject<Database, 'fattura'>,
): Promise<void> {
  await trx
    .updateTable('fattura')
    .set({ ...colonne, versione: sql`versione + 1`, modificata_il: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** What was sent of an invoice, oldest first. */
export const listInvii = (trx: Trx, id: string) =>
  trx
    .selectFrom('fattura_invio')
    .selectAll()
    .where('fattura_id', '=', id)
    .orderBy('inviato_il')
    .orderBy('nome_file')
    .execute();
export type RigaInvio = Awaited<ReturnType<typeof listInvii>>[number];

/** What was answered of an invoice, oldest first. */
export const listNotifiche = (trx: Trx, id: string) =>
  trx
    .selectFrom('fattura_notifica')
    .select(['id', 'invio_id', 'tipo', 'nome_file', 'errori', 'ricevuta_il'])
    .where('fattura_id', '=', id)
    .orderBy('ricevuta_il')
    .orderBy('nome_file')
    .execute();

/** The document that a credit note takes back. */
export const findCollegata = (trx: Trx, id: string) =>
  trx.selectFrom('fattura').select(['id', 'numero', 'data']).where('id', '=', id).executeTakeFirst();

export const existsStorno = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx.selectFrom('fattura').select('id').where('collegata_id', '=', id).executeTakeFirst()) !==
  undefined;

/** What a seller issued from a day to another, both included, in cents; credit notes take away. */
export async function sumFatture(
  trx: Trx,
  { gestoreId, dal, al }: { gestoreId: number | null; dal: string | null; al: string | null },
) {
  const verso = sql`case when tipo_documento = 'TD04' then -1 else 1 end`;
  const { rows } = await sql<{
    quale: 'emesse' | 'daRinviare';
    quante: number;
    note: number;
    imponibile: number;
    iva: number;
    totale: number;
    attesa: number;
    scartate: number;
    nonPartite: number;
    entro: string | null;
  }>`
    select case when stato_sdi in ('Scartata', 'Errore invio') then 'daRinviare' else 'emesse' end as quale,
      count(*)::int as quante, (count(*) filter (where tipo_documento = 'TD04'))::int as note,
      coalesce(sum(imponibile * ${verso}), 0)::int as imponibile, coalesce(sum(iva * ${verso}), 0)::int as iva,
      coalesce(sum(totale * ${verso}), 0)::int as totale,
      (count(*) filter (where stato_sdi = 'Inviata'))::int as attesa,
      (count(*) filter (where stato_sdi = 'Scartata'))::int as scartate,
      (count(*) filter (where stato_sdi = 'Errore invio'))::int as "nonPartite",
      min(rinvio_entro)::text as entro
    from fattura where gestore_id is not distinct from ${gestoreId}::int
      and data >= coalesce(${dal}::date, data) and data <= coalesce(${al}::date, data)
    group by 1`.execute(trx);
  return rows;
}
