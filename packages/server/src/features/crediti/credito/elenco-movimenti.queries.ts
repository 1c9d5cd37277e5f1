import type { ListQuery, MovimentoFilo, RigaConsuntivo } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';

const elenco: Elenco = {
  filtri: {
    TipoMovimento: { colonna: 'm.tipo', tipo: 'esatto' },
    Causale: { colonna: 'm.causale', tipo: 'testo' },
    NomeStudio: { colonna: 'm.nome_studio', tipo: 'testo' },
    DataDa: { colonna: 'm.data', tipo: 'dal' },
    DataA: { colonna: 'm.data', tipo: 'al' },
    IdStudio: { colonna: 'm.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Data: 'm.data',
    TipoMovimento: 'm.tipo',
    Quantita: 'm.quantita',
    NomeStudio: 'm.nome_studio',
  },
  ordinePredefinito: ['-Data'],
  chiave: 'm.numero',
};

const selectRighe = (trx: Trx) =>
  trx.selectFrom((eb) =>
    eb
      .selectFrom('movimento as x')
      .innerJoin('studio as s', 's.id', 'x.studio_id')
      .selectAll('x')
      .select('s.ragione_sociale as nome_studio')
      .as('m'),
  );

/** A page of the movements of the studi of the transaction, the newest first, and how many there are. */
export async function listMovimenti(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: MovimentoFilo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(
    selectRighe(trx)
      .selectAll('m')
      .select(sql<string | null>`coalesce(name_utente(m.attore_id), name_utente(m.autore_id))`.as('autore')),
    condizioni,
    readOrdine(query, elenco),
    query,
  ).execute();
  let conta = selectRighe(trx).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return {
    righe: righe.map((riga) => ({
      Id: riga.id,
      IdStudio: riga.studio_id,
      NomeStudio: riga.nome_studio,
      TipoMovimento: riga.tipo,
      Data: riga.data.toISOString(),
      Quantita: riga.quantita,
      SaldoDopo: riga.saldo_dopo,
      Causale: riga.causale,
      Descrizione: riga.descrizione,
      Autore: riga.autore ?? '',
    })),
    totale,
  };
}

/** What came in and went out by type, from a day to another in Italy, both included; types without a movement are left out. */
export async function computeConsuntivo(
  trx: Trx,
  { studi, dataDa, dataA }: { studi: readonly number[]; dataDa: string; dataA: string },
): Promise<RigaConsuntivo[]> {
  const { rows } = await sql<RigaConsuntivo>`
    with m as (
      select tipo, quantita, data < (${dataDa}::date::timestamp at time zone 'Europe/Rome') as prima
      from movimento
      where studio_id = any (${[...studi]}::int[])
        and data < ((${dataA}::date + 1)::timestamp at time zone 'Europe/Rome')),
    t as (
      select tipo, coalesce(sum(quantita) filter (where prima), 0)::int as iniziale,
        coalesce(sum(quantita) filter (where not prima and quantita > 0), 0)::int as entrate,
        coalesce(-sum(quantita) filter (where not prima and quantita < 0), 0)::int as uscite
      from m group by tipo)
    select tipo as "Tipo", iniziale as "SaldoIniziale", entrate as "Entrate", uscite as "Uscite",
      iniziale + entrate - uscite as "SaldoFinale"
    from t order by tipo`.execute(trx);
  return rows;
}
