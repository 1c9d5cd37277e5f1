import type { CassaFilo, ListQuery } from '@quadra/contract';
import { addDays, type Data, toEuro } from '@quadra/values';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';

/** How long a payment that was made is still looked at, and how many models of a client are. */
const GIORNI_INDIETRO = 45;
const MODELLI_MASSIMI = 120;
/** Ten years, the last: what is older and still to be paid is not cash to prepare. */
const MESI_MASSIMI = 120;

/** The models of a client that are to be paid, and those sent or paid not long ago: by their day. */
export async function listIdModelli(trx: Trx, anagraficaId: string, oggi: Data): Promise<string[]> {
  const righe = await trx
    .selectFrom('f24')
    .select('id')
    .where('anagrafica_id', '=', anagraficaId)
    .where(
      sql<SqlBool>`(stato = 'Da pagare'
        or (stato in ('Inviato', 'Pagato') and coalesce(pagato_il, data) >= ${addDays(oggi, -GIORNI_INDIETRO)}))`,
    )
    .orderBy('data')
    .orderBy('numero')
    .limit(MODELLI_MASSIMI)
    .execute();
  return righe.map(({ id }) => id);
}

/** The years whose conto a client has, the last first. */
export async function listAnniDelConto(trx: Trx, anagraficaId: string, quanti: number): Promise<number[]> {
  const righe = await trx
    .selectFrom('conto_fiscale')
    .select('anno')
    .where('anagrafica_id', '=', anagraficaId)
    .where('elaborato_il', 'is not', null)
    .orderBy('anno', 'desc')
    .limit(quanti)
    .execute();
  return righe.map(({ anno }) => anno);
}

const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    CodiceFiscale: { colonna: 'a.codice_fiscale', tipo: 'codice' },
    IdAnagrafica: { colonna: 'a.id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'a.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Denominazione: 'a.denominazione_ricerca',
    CodiceFiscale: 'a.codice_fiscale',
    Prossima: 'c.prossima',
    Totale: 'c.totale',
    InRitardo: 'c.in_ritardo',
  },
  ordinePredefinito: ['Prossima', 'Denominazione'],
  chiave: 'a.id',
  anagrafica: 'a.id',
};

/** What each client has to pay, of the models that are prepared: cents. */
const selectCassa = (trx: Trx, oggi: Data) =>
  trx
    .selectFrom((e) =>
      e
        .selectFrom('f24 as f')
        .select(['f.studio_id', 'f.anagrafica_id'])
        .select(({ fn }) => [
          fn.countAll<number>().as('quanti'),
          sql<number>`sum(f.debito - f.credito)::float8`.as('totale'),
          sql<string>`min(f.data)::text`.as('prossima'),
          sql<number>`count(*) filter (where f.data < ${oggi})::int`.as('in_ritardo'),
        ])
        .where('f.stato', '=', 'Da pagare')
        .groupBy(['f.studio_id', 'f.anagrafica_id'])
        .as('c'),
    )
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'c.studio_id').onRef('a.id', '=', 'c.anagrafica_id'),
    );

interface CassaDelMese {
  readonly anagrafica_id: string;
  readonly mese: string;
  readonly importo: number;
}
const listMesiDi = (trx: Trx, ids: readonly string[]): Promise<CassaDelMese[]> =>
  trx
    .selectFrom('f24')
    .select([
      'anagrafica_id',
      sql<string>`to_char(data, 'YYYY-MM')`.as('mese'),
      sql<number>`sum(debito - credito)::float8`.as('importo'),
    ])
    .where('stato', '=', 'Da pagare')
    .where(sql<SqlBool>`anagrafica_id = any (${[...ids]}::uuid[])`)
    .groupBy(['anagrafica_id', 'mese'])
    .orderBy('mese')
    .execute();

/** A page of the clients that have something to pay, with their months, and how many there are. */
export async function listCassa(
  trx: Trx,
  query: ListQuery,
  oggi: Data,
): Promise<{ righe: CassaFilo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  let base = selectCassa(trx, oggi);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select((e) => e.fn.countAll<number>().as('totale')).executeTakeFirstOrThrow();
  const scelti = base
    .innerJoin('studio as s', 's.id', 'a.studio_id')
    .select(['a.id', 'a.studio_id', 'a.denominazione', 'a.codice_fiscale', 's.ragione_sociale'])
    .select(['c.quanti', 'c.totale', 'c.prossima', 'c.in_ritardo']);
  const righe = await pageQuery(scelti, [], readOrdine(query, elenco), query).execute();
  const mesi = await listMesiDi(
    trx,
    righe.map(({ id }) => id),
  );
  return {
    totale,
    righe: righe.map((riga) => ({
      IdAnagrafica: riga.id,
      IdStudio: riga.studio_id,
      NomeStudio: riga.ragione_sociale,
      Denominazione: riga.denominazione,
      CodiceFiscale: riga.codice_fiscale,
      Quanti: riga.quanti,
      Totale: toEuro(riga.totale),
      Prossima: riga.prossima,
      InRitardo: riga.in_ritardo,
      Mesi: mesi
        .filter(({ anagrafica_id }) => anagrafica_id === riga.id)
        .map(({ mese, importo }) => ({ Mese: mese, Importo: toEuro(importo) })),
    })),
  };
}

/** What is to be paid in each month by all the clients of the transaction. */
export async function sumMesi(trx: Trx): Promise<{ Mese: string; Importo: number; Quanti: number }[]> {
  const righe = await trx
    .selectFrom('f24')
    .select([
      sql<string>`to_char(data, 'YYYY-MM')`.as('mese'),
      sql<number>`sum(debito - credito)::float8`.as('importo'),
      sql<number>`count(*)::int`.as('quanti'),
    ])
    .where('stato', '=', 'Da pagare')
    .groupBy('mese')
    .orderBy('mese', 'desc')
    .limit(MESI_MASSIMI)
    .execute();
  return righe
    .reverse()
    .map(({ mese, importo, quanti }) => ({ Mese: mese, Importo: toEuro(importo), Quanti: quanti }));
}
