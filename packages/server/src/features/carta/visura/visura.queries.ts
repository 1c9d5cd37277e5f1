import type { ListQuery, VisuraFilo, VisuraRigaFilo } from '@quadra/contract';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import { nameComune } from '../../base/comune/comune.public.ts';

const elenco: Elenco = {
  filtri: {
    Cercato: { colonna: 'v.cercato', tipo: 'testo' },
    Tipo: { colonna: 'v.tipo', tipo: 'esatto' },
    Esito: { colonna: 'v.esito', tipo: 'esatto' },
    IdAnagrafica: { colonna: 'v.anagrafica_id', tipo: 'chiave' },
    IdStudio: { colonna: 'v.studio_id', tipo: 'intero', isAmbito: true },
    DataDa: { colonna: 'v.creata_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'v.creata_il', tipo: 'al', isAmbito: true },
  },
  ordini: {
    Data: 'v.creata_il',
    Tipo: 'v.tipo',
    Esito: 'v.esito',
    Cercato: 'v.cercato',
    CostoCrediti: 'v.costo_crediti',
  },
  ordinePredefinito: ['-Data'],
  chiave: 'v.id',
};

const withColonne = (trx: Trx) =>
  trx
    .selectFrom('visura as v')
    .innerJoin('studio as s', 's.id', 'v.studio_id')
    .leftJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'v.studio_id').onRef('a.id', '=', 'v.anagrafica_id'),
    )
    .select(['v.id', 'v.studio_id', 'v.anagrafica_id', 'v.tipo', 'v.parametri', 'v.cercato', 'v.comune'])
    .select(['v.esito', 'v.costo_crediti', 'v.simulata', 'v.creata_il', 'v.importata_il'])
    .select(['s.ragione_sociale as nome_studio', 'a.denominazione'])
    .select([
      sql<string | null>`name_utente(v.creata_da)`.as('richiedente'),
      sql<number>`jsonb_array_length(v.righe)`.as('quante'),
      sql<boolean>`v.pdf is not null`.as('con_pdf'),
    ]);
type Riga = Awaited<ReturnType<ReturnType<typeof withColonne>['execute']>>[number];

const toFilo = (riga: Riga): VisuraRigaFilo => ({
  Id: riga.id,
  IdStudio: riga.studio_id,
  NomeStudio: riga.nome_studio,
  Richiedente: riga.richiedente,
  Tipo: riga.tipo,
  Parametri: riga.parametri,
  Cercato: riga.cercato,
  Comune: riga.comune === null ? null : nameComune(riga.comune),
  IdAnagrafica: riga.denominazione === null ? null : riga.anagrafica_id,
  Denominazione: riga.denominazione,
  Esito: riga.esito,
  QuanteRighe: riga.quante,
  ConPDF: riga.con_pdf,
  CostoCrediti: riga.costo_crediti,
  Simulata: riga.simulata,
  Data: riga.creata_il.toISOString(),
  ImportataIl: riga.importata_il?.toISOString() ?? null,
});

/** A page of the searches of the studi of the transaction, and how many there are. */
export async function listVisure(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: VisuraRigaFilo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(withColonne(trx), condizioni, readOrdine(query, elenco), query).execute();
  let conta = trx.selectFrom('visura as v').select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe: righe.map(toFilo), totale };
}

/** A search with its rows, and the clients of the studio that they name. */
export async function findVisura(trx: Trx, id: string): Promise<VisuraFilo | undefined> {
  if (!isUuid(id)) return undefined;
  const riga = await withColonne(trx).select('v.righe').where('v.id', '=', id).executeTakeFirst();
  if (!riga) return undefined;
  const codici = riga.righe.flatMap(({ Intestati }) => Intestati.flatMap((uno) => uno.CodiceFiscale ?? []));
  return {
    ...toFilo(riga),
    Righe: riga.righe,
    Clienti: await listClienti(trx, riga.studio_id, [...new Set(codici)]),
  };
}

/** The clients of a studio with one of these codici. */
export async function listClienti(
  trx: Trx,
  studioId: number,
  codici: readonly string[],
): Promise<VisuraFilo['Clienti']> {
  if (codici.length === 0) return [];
  const righe = await trx
    .selectFrom('anagrafica')
    .select(['id', 'denominazione', 'codice_fiscale'])
    .where('studio_id', '=', studioId)
    .where('codice_fiscale', 'in', [...codici])
    .orderBy('denominazione')
    .orderBy('id')
    .execute();
  return righe.map(({ id, denominazione, codice_fiscale }) => ({
    ...{ Id: id, Denominazione: denominazione, CodiceFiscale: codice_fiscale },
  }));
}

/** The PDF that was kept; undefined where there is no such search, or it found nothing. */
export async function findPdf(trx: Trx, id: string): Promise<{ pdf: Buffer; creata_il: Date } | undefined> {
  if (!isUuid(id)) return undefined;
  const riga = await trx
    .selectFrom('visura')
    .select(['pdf', 'creata_il'])
    .where('id', '=', id)
    .executeTakeFirst();
  return riga?.pdf ? { pdf: riga.pdf, creata_il: riga.creata_il } : undefined;
}

export async function insertVisura(trx: Trx, visura: Insertable<Database['visura']>): Promise<void> {
  await trx.insertInto('visura').values(visura).execute();
}

export async function noteImportata(trx: Trx, studioId: number, id: string, quando: Date): Promise<void> {
  await trx
    .updateTable('visura')
    .set({ importata_il: quando })
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}

/** One import at a time in a studio: two of the same property do not make it twice. */
export async function waitTurno(trx: Trx, studioId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visura:${studioId}`}, 0))`.execute(trx);
}

/** More than these are looked at in their own list. */
const TENUTI = 200;
/** What a client holds today, in a comune or everywhere. */
export async function listTenuti(
  trx: Trx,
  { studioId, anagraficaId, comune }: { studioId: number; anagraficaId: string; comune: string | null },
) {
  let select = trx
    .selectFrom('immobile as i')
    .select(['i.id', 'i.genere', 'i.comune_descrizione', 'i.sezione', 'i.foglio', 'i.particella'])
    .select('i.subalterno')
    .where('i.studio_id', '=', studioId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('possesso as p')
          .select('p.id')
          .whereRef('p.studio_id', '=', 'i.studio_id')
          .whereRef('p.immobile_id', '=', 'i.id')
          .where('p.anagrafica_id', '=', anagraficaId)
          .where('p.al', 'is', null),
      ),
    )
    .orderBy('i.comune_descrizione')
    .orderBy('i.foglio')
    .orderBy('i.id')
    .limit(TENUTI);
  if (comune !== null) select = select.where('i.comune', '=', comune);
  return select.execute();
}
