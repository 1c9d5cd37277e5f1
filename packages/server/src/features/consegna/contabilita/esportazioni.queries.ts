import type { ListQuery } from '@quadra/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { EsportazioneContabileTable } from './contabilita.table.ts';
import type { Movimento } from './movimenti.queries.ts';

/** From here to the end of the transaction nobody else exports for this seller. Answers the number that follows. */
export async function takeNumero(trx: Trx, gestoreId: number | null): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('esportazione contabile'), ${gestoreId ?? 0}::int)`.execute(
    trx,
  );
  const { rows } = await sql<{ numero: number }>`
    select coalesce(max(numero), 0)::int + 1 as numero from esportazione_contabile
    where gestore_id is not distinct from ${gestoreId}::int`.execute(trx);
  return rows[0]?.numero ?? 1;
}

/** Writes an export and what it took; a movement that goes out for the first time is written as such, once for ever. */
export async function insertEsportazione(
  trx: Trx,
  riga: Insertable<EsportazioneContabileTable>,
  movimenti: readonly Movimento[],
): Promise<void> {
  await trx.insertInto('esportazione_contabile').values(riga).execute();
  const righe = movimenti.map(({ tipo, riferimento, data, importo }) => ({
    tipo,
    riferimento,
    data,
    importo,
  }));
  await sql`
    insert into esportazione_contabile_riga (esportazione_id, gestore_id, tipo, riferimento, data, importo, prima)
    select ${riga.id}, ${riga.gestore_id}::int, x.tipo, x.riferimento, x.data, x.importo, not exists (
      select from esportazione_contabile_riga r where r.prima and r.gestore_id is not distinct from ${riga.gestore_id}::int
        and r.tipo = x.tipo and r.riferimento = x.riferimento)
    from jsonb_to_recordset(${JSON.stringify(righe)}::jsonb) as x (tipo text, riferimento uuid, data date, importo int)`.execute(
    trx,
  );
}

const elenco: Elenco = {
  filtri: {
    Numero: { colonna: 'e.numero', tipo: 'intero' },
    File: { colonna: 'e.file_nome', tipo: 'testo' },
    Formato: { colonna: 'e.formato', tipo: 'esatto' },
    Invio: { colonna: 'e.invio', tipo: 'esatto' },
    DataDa: { colonna: 'e.creata_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'e.creata_il', tipo: 'al', isAmbito: true },
  },
  ordini: { Numero: 'e.numero', Data: 'e.creata_il', Righe: 'e.righe' },
  ordinePredefinito: ['-Numero'],
  chiave: 'e.id',
};
const selectEsportazioni = (trx: Trx, gestoreId: number | null) =>
  trx
    .selectFrom('esportazione_contabile as e')
    .leftJoin('utente as u', 'u.id', 'e.utente_id')
    .where('e.gestore_id', 'is not distinct from', gestoreId);
const selectRighe = (trx: Trx, gestoreId: number | null) =>
  selectEsportazioni(trx, gestoreId)
    .select(['e.id', 'e.numero', 'e.creata_il', 'e.dal', 'e.al', 'e.tipi', 'e.formato', 'e.righe'])
    .select(['e.vendite', 'e.incassi', 'e.consumi', 'e.ripetuta', 'e.motivo', 'e.file_nome'])
    .select(['e.invio', 'e.inviata_il', 'e.simulata', 'e.errore', 'u.nome', 'u.cognome']);
export type RigaEsportazione = Awaited<ReturnType<ReturnType<typeof selectRighe>['execute']>>[number];

/** A page of the exports of a seller, the newest first, and how many there are. */
export async function listEsportazioni(trx: Trx, query: ListQuery, gestoreId: number | null) {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(
    selectRighe(trx, gestoreId),
    condizioni,
    readOrdine(query, elenco),
    query,
  ).execute();
  let conta = selectEsportazioni(trx, gestoreId).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** One export of a seller. */
export async function findEsportazione(trx: Trx, gestoreId: number | null, id: string) {
  if (!isUuid(id)) return undefined;
  return selectRighe(trx, gestoreId).where('e.id', '=', id).executeTakeFirst();
}

/** Its file, sealed. */
export const findContenuto = (trx: Trx, id: string): Promise<Buffer | undefined> =>
  trx
    .selectFrom('esportazione_contabile')
    .select('contenuto')
    .where('id', '=', id)
    .executeTakeFirst()
    .then((riga) => riga?.contenuto);

/** Writes how it went; what was sent stays sent. False where it was already. */
export async function updateInvio(
  trx: Trx,
  id: string,
  colonne: Pick<Updateable<EsportazioneContabileTable>, 'invio' | 'inviata_il' | 'simulata' | 'errore'>,
): Promise<boolean> {
  const esito = await trx
    .updateTable('esportazione_contabile')
    .set(colonne)
    .where('id', '=', id)
    .where('invio', 'is distinct from', 'Inviata')
    .executeTakeFirst();
  return Number(esito.numUpdatedRows) > 0;
}
