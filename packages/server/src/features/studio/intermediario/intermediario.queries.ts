import {
  type IntermediarioFilo,
  type IntermediarioScritto,
  type ListQuery,
  RIGHE_PER_PAGINA_MASSIME,
  type TipoIntermediario,
} from '@quadra/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import { makeMappa } from '../../../db/mappa.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';

/** Whose an intermediary is: of a studio, or (0) shared by a gestore or by the vendor. */
export interface Proprietario {
  readonly studioId: number;
  readonly gestoreId: number | null;
}

const mappa = makeMappa({
  Tipo: 'tipo',
  CodiceFiscale: 'codice_fiscale',
  Cognome: 'cognome',
  Nome: 'nome',
  RagioneSociale: 'ragione_sociale',
  NumeroIscrizioneCAF: 'numero_iscrizione_caf',
  Via: 'via',
  Comune: 'comune',
  ComuneDescrizione: 'comune_descrizione',
  Provincia: 'provincia',
  CAP: 'cap',
  Email: 'email',
  Telefono: 'telefono',
  RappresentanteCognome: 'rappresentante_cognome',
  RappresentanteNome: 'rappresentante_nome',
  Predefinito: 'predefinito',
  Anno: 'anno',
});

const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'i.denominazione', tipo: 'testo' },
    CodiceFiscale: { colonna: 'i.codice_fiscale', tipo: 'codice' },
    Tipo: { colonna: 'i.tipo', tipo: 'esatto' },
    Anno: { colonna: 'i.anno', tipo: 'intero' },
    Predefinito: { colonna: 'i.predefinito', tipo: 'booleano' },
    IdStudio: { colonna: 'i.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Denominazione: 'i.denominazione',
    CodiceFiscale: 'i.codice_fiscale',
    Tipo: 'i.tipo',
    Anno: 'i.anno',
  },
  ordinePredefinito: ['Denominazione'],
  chiave: 'i.id',
};

const selectTutti = (trx: Trx) =>
  trx.selectFrom((eb) =>
    eb
      .selectFrom('intermediario as x')
      .leftJoin('studio as s', 's.id', 'x.studio_id')
      .leftJoin('gestore as g', 'g.id', 'x.gestore_id')
      .selectAll('x')
      .select(['s.ragione_sociale as nome_studio', 'g.nome as nome_gestore'])
      .select(
        sql<string>`coalesce(x.ragione_sociale, nullif(concat_ws(' ', x.cognome, x.nome), ''), x.codice_fiscale)`.as(
          'denominazione',
        ),
      )
      .as('i'),
  );
const selectRighe = (trx: Trx) => selectTutti(trx).selectAll('i');
type Riga = Awaited<ReturnType<ReturnType<typeof selectRighe>['execute']>>[number];

const toFilo = (riga: Riga): IntermediarioFilo => ({
  ...mappa.toFilo(riga),
  Id: riga.id,
  IdStudio: riga.studio_id === 0 ? null : riga.studio_id,
  NomeStudio: riga.nome_studio,
  NomeGestore: riga.nome_gestore,
  Denominazione: riga.denominazione,
  Versione: riga.versione,
});

/** Which of them: the shared ones that a gestore sees (null: all), or those of the studi of the transaction. */
export type Quali =
  | { readonly condivisi: true; readonly gestore: number | null }
  | { readonly condivisi: false };
const makeAmbito = (quali: Quali): Expression<SqlBool> => {
  if (!quali.condivisi) return sql<SqlBool>`i.studio_id <> 0`;
  if (quali.gestore === null) return sql<SqlBool>`i.studio_id = 0`;
  return sql<SqlBool>`i.studio_id = 0 and (i.gestore_id is null or i.gestore_id = ${quali.gestore})`;
};

/** A page of them, and how many there are. */
export async function listIntermediari(trx: Trx, query: ListQuery, quali: Quali) {
  const { condizioni: lette } = readFiltri(query, elenco);
  const condizioni = [makeAmbito(quali), ...lette];
  const righe = await pageQuery(selectRighe(trx), condizioni, readOrdine(query, elenco), query).execute();
  let conta = selectTutti(trx).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe: righe.map(toFilo), totale };
}

/** One of them, with whose it is. */
export async function findIntermediario(trx: Trx, id: string, quali: Quali) {
  const riga = await selectRighe(trx).where('i.id', '=', id).where(makeAmbito(quali)).executeTakeFirst();
  return riga && { filo: toFilo(riga), di: { studioId: riga.studio_id, gestoreId: riga.gestore_id } };
}

/** The default of a type and year gives way to a new one. */
async function clearPredefinito(trx: Trx, di: Proprietario, scritto: IntermediarioScritto): Promise<void> {
  if (!scritto.Predefinito) return;
  await sql`update intermediario set predefinito = false
    where studio_id = ${di.studioId} and coalesce(gestore_id, 0) = ${di.gestoreId ?? 0} and tipo = ${scritto.Tipo}
      and coalesce(anno, 0) = ${scritto.Anno ?? 0} and predefinito`.execute(trx);
}

export async function insertIntermediario(
  trx: Trx,
  di: Proprietario,
  scritto: IntermediarioScritto,
): Promise<string> {
  await clearPredefinito(trx, di, scritto);
  const { id } = await trx
    .insertInto('intermediario')
    .values({ studio_id: di.studioId, gestore_id: di.gestoreId, ...mappa.toColonne(scritto) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateIntermediario(
  trx: Trx,
  id: string,
  di: Proprietario,
  scritto: IntermediarioScritto,
): Promise<void> {
  await clearPredefinito(trx, di, scritto);
  await trx
    .updateTable('intermediario')
    .set({ ...mappa.toColonne(scritto), versione: sql<number>`versione + 1` })
    .where('studio_id', '=', di.studioId)
    .where('id', '=', id)
    .execute();
}

export async function deleteIntermediario(trx: Trx, id: string, di: Proprietario): Promise<void> {
  await trx.deleteFrom('intermediario').where('studio_id', '=', di.studioId).where('id', '=', id).execute();
}

interface Uso {
  readonly studioId: number;
  readonly tipo: TipoIntermediario;
  readonly anno: number;
}

/** Those a studio may use for a type and a year: its own first, then of its gestore, then of the vendor. */
const selectUsabili = (trx: Trx, { studioId, tipo, anno }: Uso) =>
  selectRighe(trx)
    .where('i.tipo', '=', tipo)
    .where(sql<SqlBool>`coalesce(i.anno, ${anno}::int) = ${anno}::int`)
    .where(
      sql<SqlBool>`(i.studio_id = ${studioId} or (i.studio_id = 0 and (i.gestore_id is null
        or i.gestore_id = (select gestore_id from studio where id = ${studioId}))))`,
    )
    .orderBy(sql`i.studio_id <> 0`, 'desc')
    .orderBy(sql`i.gestore_id is not null`, 'desc');

/** Every one a studio may choose for a type and a year. */
export async function listUsabili(trx: Trx, uso: Uso): Promise<IntermediarioFilo[]> {
  const righe = await selectUsabili(trx, uso)
    .orderBy('i.denominazione')
    .orderBy('i.id')
    .limit(RIGHE_PER_PAGINA_MASSIME)
    .execute();
  return righe.map(toFilo);
}

/** One of them, by its key. */
export async function findUsabile(trx: Trx, uso: Uso, id: string): Promise<IntermediarioFilo | undefined> {
  const riga = await selectUsabili(trx, uso).where('i.id', '=', id).executeTakeFirst();
  return riga && toFilo(riga);
}

/** The default a studio uses: the first of them that is one; of the year before every year. */
export async function findPredefinito(trx: Trx, uso: Uso): Promise<IntermediarioFilo | undefined> {
  const riga = await selectUsabili(trx, uso)
    .where('i.predefinito', '=', true)
    .orderBy(sql`i.anno is not null`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return riga && toFilo(riga);
}
