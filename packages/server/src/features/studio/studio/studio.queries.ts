import type { ListQuery, StudioFilo, StudioScritto } from '@quadra/contract';
import { sql } from 'kysely';
import { makeMappa } from '../../../db/mappa.ts';
import type { Trx } from '../../../db/pool.ts';
import { stepOutside } from '../../../db/tenancy.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';

/** The list as it is written; undefined when the studio is outside the transaction. */
export async function findIndirizzi(trx: Trx, studioId: number): Promise<string | undefined> {
  const riga = await trx
    .selectFrom('studio')
    .select('ip_abilitati')
    .where('id', '=', studioId)
    .executeTakeFirst();
  return riga?.ip_abilitati;
}

export async function updateIndirizzi(trx: Trx, studioId: number, lista: string): Promise<void> {
  await trx.updateTable('studio').set({ ip_abilitati: lista }).where('id', '=', studioId).execute();
}

const mappa = makeMappa({
  GestoreId: 'gestore_id',
  RagioneSociale: 'ragione_sociale',
  PIVA: 'partita_iva',
  CodiceFiscale: 'codice_fiscale',
  TipoProfiloCliente: 'tipo_profilo_cliente',
  Profilo: 'profilo',
  TipologiaSottoscrizione: 'tipologia_sottoscrizione',
  Via: 'via',
  Comune: 'comune',
  ComuneDescrizione: 'comune_descrizione',
  Provincia: 'provincia',
  CAP: 'cap',
  Email: 'email',
  Telefono: 'telefono',
  PEC: 'pec',
  CodiceSDI: 'codice_sdi',
  NumeroMassimoUtenti: 'numero_massimo_utenti',
  NumeroMassimoDichiarazioni: 'numero_massimo_dichiarazioni',
  ContrattoFlat: 'contratto_flat',
  Soglia: 'soglia',
  IPAbilitati: 'ip_abilitati',
});

const elenco: Elenco = {
  filtri: {
    Id: { colonna: 's.id', tipo: 'intero', isAmbito: true },
    RagioneSociale: { colonna: 's.ragione_sociale', tipo: 'testo' },
    PIVA: { colonna: 's.partita_iva', tipo: 'codice' },
    CodiceFiscale: { colonna: 's.codice_fiscale', tipo: 'codice' },
    Email: { colonna: 's.email', tipo: 'testo' },
    Comune: { colonna: 's.comune_descrizione', tipo: 'testo' },
    GestoreId: { colonna: 's.gestore_id', tipo: 'intero', isAmbito: true },
    TipoProfiloCliente: { colonna: 's.tipo_profilo_cliente', tipo: 'intero' },
    Profilo: { colonna: 's.profilo', tipo: 'esatto' },
    TipologiaSottoscrizione: { colonna: 's.tipologia_sottoscrizione', tipo: 'esatto' },
    ContrattoFlat: { colonna: 's.contratto_flat', tipo: 'booleano' },
    Bloccato: { colonna: 's.bloccato', tipo: 'booleano' },
    DataDa: { colonna: 's.creato_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 's.creato_il', tipo: 'al', isAmbito: true },
    DataDaUltimoCaricamentoContratto: { colonna: 's.ultimo_contratto_il', tipo: 'dal', isAmbito: true },
    DataAUltimoCaricamentoContratto: { colonna: 's.ultimo_contratto_il', tipo: 'al', isAmbito: true },
    DataDaUltimoCaricamentoNomina: { colonna: 's.ultima_nomina_il', tipo: 'dal', isAmbito: true },
    DataAUltimoCaricamentoNomina: { colonna: 's.ultima_nomina_il', tipo: 'al', isAmbito: true },
  },
  ordini: {
    RagioneSociale: 's.ricerca',
    NomeGestore: 's.nome_gestore',
    PIVA: 's.partita_iva',
    Comune: 's.comune_descrizione',
    Profilo: 's.profilo',
    TipologiaSottoscrizione: 's.tipologia_sottoscrizione',
    DataBlocco: 's.data_blocco',
    CreatoIl: 's.creato_il',
  },
  ordinePredefinito: ['RagioneSociale'],
  chiave: 's.id',
};

/** The studi of the transaction, each with the name of its gestore and whether it is locked today. */
const selectStudi = (trx: Trx) =>
  trx.selectFrom((eb) =>
    eb
      .selectFrom('studio as x')
      .leftJoin('gestore as g', 'g.id', 'x.gestore_id')
      .selectAll('x')
      .select(['g.nome as nome_gestore'])
      .select(sql<string>`app_ricerca(x.ragione_sociale)`.as('ricerca'))
      .select(
        sql<boolean>`coalesce(x.data_blocco <= (now() at time zone 'Europe/Rome')::date, false)`.as(
          'bloccato',
        ),
      )
      .as('s'),
  );
const selectRighe = (trx: Trx) => selectStudi(trx).selectAll('s');
type Riga = Awaited<ReturnType<ReturnType<typeof selectRighe>['execute']>>[number];

const toFilo = (riga: Riga): StudioFilo => ({
  ...mappa.toFilo(riga),
  TipoProfiloCliente: riga.tipo_profilo_cliente as StudioFilo['TipoProfiloCliente'],
  Id: riga.id,
  NomeGestore: riga.nome_gestore,
  DataBlocco: riga.data_blocco,
  CanoneManutenzione: riga.canone_manutenzione,
  Bloccato: riga.bloccato,
  ForzaChiusuraQuadri: riga.forza_chiusura_quadri,
  UltimoContratto: riga.ultimo_contratto_il?.toISOString() ?? null,
  UltimaNomina: riga.ultima_nomina_il?.toISOString() ?? null,
  CreatoIl: riga.creato_il.toISOString(),
  ModificatoIl: riga.modificato_il.toISOString(),
  Versione: riga.versione,
});

/** A page of the studi of the transaction, and how many there are. */
export async function listStudi(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: StudioFilo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(selectRighe(trx), condizioni, readOrdine(query, elenco), query).execute();
  let conta = selectStudi(trx).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe: righe.map(toFilo), totale };
}

/** Every studio of the transaction, or those whose name holds a text: key and name alone. */
export async function listNomiStudi(trx: Trx, testo: string, massimo: number) {
  const righe = await trx
    .selectFrom('studio')
    .select(['id as Id', 'ragione_sociale as RagioneSociale'])
    .where(sql<boolean>`position(app_ricerca(${testo}) in app_ricerca(ragione_sociale)) > 0`)
    .orderBy(sql`app_ricerca(ragione_sociale)`)
    .orderBy('id')
    .limit(massimo)
    .execute();
  return righe;
}

/** One studio of the transaction; undefined for one that is outside. */
export async function findStudio(trx: Trx, id: number): Promise<StudioFilo | undefined> {
  const riga = await selectRighe(trx).where('s.id', '=', id).executeTakeFirst();
  return riga && toFilo(riga);
}

/** Holds a studio until the transaction ends; undefined for one that is outside. */
export async function lockStudio(trx: Trx, id: number): Promise<StudioFilo | undefined> {
  await trx.selectFrom('studio').select('id').where('id', '=', id).forUpdate().execute();
  return findStudio(trx, id);
}

export const existsGestore = async (trx: Trx, id: number): Promise<boolean> =>
  (await trx.selectFrom('gestore').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Adds a studio: nobody sees it before it is there, so the transaction is told of it. Answers its key. */
export async function insertStudio(trx: Trx, scritto: StudioScritto): Promise<number> {
  const { id } = await stepOutside(trx, () =>
    trx.insertInto('studio').values(mappa.toColonne(scritto)).returning('id').executeTakeFirstOrThrow(),
  );
  await sql`select set_config('app.studio_ids',
    concat_ws(',', nullif(current_setting('app.studio_ids'), ''), ${id}::text), true)`.execute(trx);
  return id;
}

const nuovaVersione = { versione: sql<number>`versione + 1`, modificato_il: sql<Date>`now()` };

export async function updateStudio(trx: Trx, id: number, scritto: StudioScritto): Promise<void> {
  await trx
    .updateTable('studio')
    .set({ ...mappa.toColonne(scritto), ...nuovaVersione })
    .where('id', '=', id)
    .execute();
}

export async function deleteStudio(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('studio').where('id', '=', id).execute();
}

export async function updateForzaChiusura(trx: Trx, id: number, abilita: boolean): Promise<void> {
  await trx
    .updateTable('studio')
    .set({ forza_chiusura_quadri: abilita, ...nuovaVersione })
    .where('id', '=', id)
    .execute();
}
