import type { GestoreFilo, GestoreScritto, ListQuery } from '@quadra/contract';
import { sql } from 'kysely';
import { makeMappa } from '../../../db/mappa.ts';
import type { Db, Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import type { QualeLogo } from '../../../http/logo.rules.ts';

const mappa = makeMappa({
  Codice: 'codice',
  Nome: 'nome',
  RagioneSociale: 'ragione_sociale',
  PIVA: 'partita_iva',
  CF: 'codice_fiscale',
  Via: 'via',
  Comune: 'comune',
  ComuneDesc: 'comune_descrizione',
  Provincia: 'provincia',
  CAP: 'cap',
  Email: 'email',
  Telefono: 'telefono',
  REAUfficio: 'rea_ufficio',
  REANumero: 'rea_numero',
  REACapitaleSociale: 'rea_capitale_sociale',
  REASocioUnico: 'rea_socio_unico',
  REALiquidazione: 'rea_liquidazione',
  TipoGestore: 'tipo',
  AbilitaBonifici: 'abilita_bonifici',
  PagamentoCartaCredito: 'pagamento_carta_credito',
  CreazionePacchettiApplicativi: 'creazione_pacchetti_applicativi',
  Bloccato: 'bloccato',
  DataBlocco: 'data_blocco',
  Soglia: 'soglia',
  LimiteAttivazioni: 'limite_attivazioni',
});

const elenco: Elenco = {
  filtri: {
    Id: { colonna: 'g.id', tipo: 'intero', isAmbito: true },
    Codice: { colonna: 'g.codice', tipo: 'testo' },
    Nome: { colonna: 'g.nome', tipo: 'testo' },
    RagioneSociale: { colonna: 'g.ragione_sociale', tipo: 'testo' },
    PIVA: { colonna: 'g.partita_iva', tipo: 'codice' },
    TipoGestore: { colonna: 'g.tipo', tipo: 'intero' },
    Bloccato: { colonna: 'g.bloccato', tipo: 'booleano' },
  },
  ordini: {
    Nome: 'g.nome',
    Codice: 'g.codice',
    RagioneSociale: 'g.ragione_sociale',
    TipoGestore: 'g.tipo',
    DataBlocco: 'g.data_blocco',
  },
  ordinePredefinito: ['Nome'],
  chiave: 'g.id',
};

const selectRighe = (trx: Trx) =>
  trx
    .selectFrom('gestore as g')
    .select(['g.id', 'g.codice', 'g.nome', 'g.ragione_sociale', 'g.partita_iva', 'g.codice_fiscale'])
    .select(['g.via', 'g.comune', 'g.comune_descrizione', 'g.provincia', 'g.cap', 'g.email', 'g.telefono'])
    .select(['g.rea_ufficio', 'g.rea_numero', 'g.rea_capitale_sociale', 'g.rea_socio_unico'])
    .select(['g.rea_liquidazione', 'g.tipo', 'g.abilita_bonifici', 'g.pagamento_carta_credito'])
    .select(['g.creazione_pacchetti_applicativi', 'g.bloccato', 'g.data_blocco', 'g.soglia', 'g.versione'])
    .select('g.limite_attivazioni')
    .select(sql<boolean>`g.logo is not null`.as('ha_logo'))
    .select(sql<boolean>`g.logo_stampa is not null`.as('ha_logo_stampa'))
    .select(sql<number>`(select count(*)::int from studio s where s.gestore_id = g.id)`.as('studi'));
type Riga = Awaited<ReturnType<ReturnType<typeof selectRighe>['execute']>>[number];

const toFilo = (riga: Riga): GestoreFilo => ({
  ...mappa.toFilo(riga),
  Id: riga.id,
  HaLogo: riga.ha_logo,
  HaLogoStampa: riga.ha_logo_stampa,
  Studi: riga.studi,
  Versione: riga.versione,
});

/** A page of the gestori, or of the only one that who asks may see, and how many there are. */
export async function listGestori(
  trx: Trx,
  query: ListQuery,
  proprio: number | null,
): Promise<{ righe: GestoreFilo[]; totale: number }> {
  const { condizioni: lette } = readFiltri(query, elenco);
  const condizioni = [...lette, ...(proprio === null ? [] : [sql<boolean>`g.id = ${proprio}`])];
  const righe = await pageQuery(selectRighe(trx), condizioni, readOrdine(query, elenco), query).execute();
  let conta = trx.selectFrom('gestore as g').select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe: righe.map(toFilo), totale };
}

/** One gestore. */
export async function findGestore(trx: Trx, id: number): Promise<GestoreFilo | undefined> {
  const riga = await selectRighe(trx).where('g.id', '=', id).executeTakeFirst();
  return riga && toFilo(riga);
}

/** The same, held until the transaction ends. */
export async function lockGestore(trx: Trx, id: number): Promise<GestoreFilo | undefined> {
  await trx.selectFrom('gestore').select('id').where('id', '=', id).forUpdate().execute();
  return findGestore(trx, id);
}

export async function insertGestore(trx: Trx, scritto: GestoreScritto): Promise<number> {
  const { id } = await trx
    .insertInto('gestore')
    .values(mappa.toColonne(scritto))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const nuovaVersione = { versione: sql<number>`versione + 1`, modificato_il: sql<Date>`now()` };

export async function updateGestore(trx: Trx, id: number, scritto: GestoreScritto): Promise<void> {
  await trx
    .updateTable('gestore')
    .set({ ...mappa.toColonne(scritto), ...nuovaVersione })
    .where('id', '=', id)
    .execute();
}

export async function deleteGestore(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('gestore').where('id', '=', id).execute();
}

export interface ImmagineLogo {
  readonly dati: Buffer;
  readonly tipo: 'image/png' | 'image/jpeg';
}

/** Writes a logo, or takes it away. */
export async function updateLogo(
  trx: Trx,
  id: number,
  quale: QualeLogo,
  logo: ImmagineLogo | null,
): Promise<void> {
  const [dati, tipo] = [logo?.dati ?? null, logo?.tipo ?? null];
  await trx
    .updateTable('gestore')
    .set(quale === 'logo' ? { logo: dati, logo_tipo: tipo } : { logo_stampa: dati, logo_stampa_tipo: tipo })
    .set(nuovaVersione)
    .where('id', '=', id)
    .execute();
}

/** A logo of a gestore; undefined when there is none. */
export async function findLogo(
  db: Db | Trx,
  id: number,
  quale: QualeLogo,
): Promise<{ dati: Buffer; tipo: string } | undefined> {
  const riga = await db
    .selectFrom('gestore')
    .select(['logo', 'logo_tipo', 'logo_stampa', 'logo_stampa_tipo'])
    .where('id', '=', id)
    .executeTakeFirst();
  const [dati, tipo] =
    quale === 'logo' ? [riga?.logo, riga?.logo_tipo] : [riga?.logo_stampa, riga?.logo_stampa_tipo];
  return dati && tipo ? { dati, tipo } : undefined;
}

/** The logo for the prints of a studio: the one its gestore has for them or, without it, the one of the pages. */
export async function findLogoDiStampa(
  trx: Trx,
  studioId: number,
): Promise<{ dati: Buffer; tipo: string } | undefined> {
  const studio = await trx
    .selectFrom('studio')
    .select('gestore_id')
    .where('id', '=', studioId)
    .executeTakeFirst();
  const gestoreId = studio?.gestore_id ?? null;
  if (gestoreId === null) return undefined;
  return (await findLogo(trx, gestoreId, 'stampa')) ?? findLogo(trx, gestoreId, 'logo');
}
