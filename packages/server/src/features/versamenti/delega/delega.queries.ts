import { type DelegaFilo, type ListQuery, statoDelega } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

const chooseStato = (scelto: string) => {
  const i = (statoDelega as readonly string[]).indexOf(scelto);
  return i < 0 ? undefined : sql<SqlBool>`(d.progressivo is not null) = ${i === 1}`;
};
const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    CodiceFiscale: { colonna: 'a.codice_fiscale', tipo: 'codice' },
    Numero: { colonna: 'd.numero', tipo: 'testo' },
    Tipo: { colonna: 'd.tipo', tipo: 'esatto' },
    Firma: { colonna: 'd.firma', tipo: 'esatto' },
    Stato: { colonna: 'd.progressivo', tipo: 'scelta', chooses: chooseStato },
    Anno: { colonna: 'd.anno', tipo: 'intero', isAmbito: true },
    IdIntermediario: { colonna: 'd.intermediario_id', tipo: 'chiave', isAmbito: true },
    IdAnagrafica: { colonna: 'd.anagrafica_id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'd.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Progressivo: 'd.progressivo',
    Denominazione: 'a.denominazione_ricerca',
    CodiceFiscale: 'a.codice_fiscale',
    Anno: 'd.anno',
    Tipo: 'd.tipo',
    Numero: 'd.numero',
    DataDelega: 'd.data_delega',
    DataRegistro: 'd.data_registro',
    Intermediario: 'd.intermediario_nome',
  },
  ordinePredefinito: ['-Anno', 'Intermediario', '-Progressivo', '-DataDelega'],
  chiave: 'd.id',
  anagrafica: 'd.anagrafica_id',
};

const selectDeleghe = (trx: Trx) =>
  trx
    .selectFrom('delega as d')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').onRef('a.id', '=', 'd.anagrafica_id'),
    );
const withColonne = (base: ReturnType<typeof selectDeleghe>) =>
  base
    .selectAll('d')
    .select(['a.denominazione as denominazione_oggi', 'a.codice_fiscale as codice_fiscale_oggi'])
    .select(({ selectFrom }) =>
      selectFrom('studio as s')
        .select('s.ragione_sociale')
        .whereRef('s.id', '=', 'd.studio_id')
        .as('nome_studio'),
    );
/** A delega, with whose it is today. */
export type Delega = Awaited<ReturnType<ReturnType<typeof withColonne>['execute']>>[number];

/** In the register the names are those of the day it was recorded. */
export const writeDelega = (riga: Delega): DelegaFilo => ({
  Id: riga.id,
  IdStudio: riga.studio_id,
  NomeStudio: riga.nome_studio ?? '',
  IdAnagrafica: riga.anagrafica_id,
  Denominazione: riga.denominazione ?? riga.denominazione_oggi,
  CodiceFiscale: riga.codice_fiscale ?? riga.codice_fiscale_oggi,
  IdIntermediario: riga.intermediario_id,
  Intermediario: riga.intermediario_nome,
  Anno: riga.anno,
  Tipo: riga.tipo,
  Firma: riga.firma,
  Stato: statoDelega[riga.progressivo === null ? 0 : 1],
  Numero: riga.numero,
  DataDelega: riga.data_delega,
  TipoDocumento: riga.tipo_documento,
  NumeroDocumento: riga.numero_documento,
  ScadenzaDocumento: riga.scadenza_documento,
  Reddito: riga.reddito === null ? null : Number(riga.reddito),
  Imposta: riga.imposta === null ? null : Number(riga.imposta),
  Progressivo: riga.progressivo,
  DataRegistro: riga.data_registro && giornoDiRoma(riga.data_registro),
  Versione: riga.versione,
});

/** A page of the deleghe of the studi of the transaction, and how many there are. */
export async function listDeleghe(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: DelegaFilo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  let base = selectDeleghe(trx);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select((e) => e.fn.countAll<number>().as('totale')).executeTakeFirstOrThrow();
  const righe = await pageQuery(withColonne(base), [], readOrdine(query, elenco), query).execute();
  return { righe: righe.map(writeDelega), totale };
}

/** A delega of the studi of the transaction; with `isTenuta`, locked until it ends. */
export async function findDelega(
  trx: Trx,
  id: string,
  { isTenuta = false }: { readonly isTenuta?: boolean } = {},
): Promise<Delega | undefined> {
  if (!isUuid(id)) return undefined;
  const una = withColonne(selectDeleghe(trx)).where('d.id', '=', id);
  return (isTenuta ? una.forUpdate('d') : una).executeTakeFirst();
}

/** The register of an intermediary and year, as far as the studi of the transaction go, in its order. */
export async function listRegistro(trx: Trx, intermediarioId: string, anno: number): Promise<DelegaFilo[]> {
  const righe = await withColonne(selectDeleghe(trx))
    .where('d.intermediario_id', '=', intermediarioId)
    .where('d.anno', '=', anno)
    .where('d.progressivo', 'is not', null)
    .orderBy('d.progressivo')
    .execute();
  return righe.map(writeDelega);
}

export interface Delegante {
  readonly studio_id: number;
  readonly denominazione: string;
  readonly codice_fiscale: string;
  readonly tipo_documento: string | null;
  readonly numero_documento: string | null;
  readonly data_scadenza: string | null;
}
/** Who gives a delega, with the identity document of his record. */
export const findDelegante = (trx: Trx, id: string): Promise<Delegante | undefined> =>
  trx
    .selectFrom('anagrafica')
    .select(['studio_id', 'denominazione', 'codice_fiscale'])
    .select(['tipo_documento', 'numero_documento', 'data_scadenza'])
    .where('id', '=', id)
    .executeTakeFirst();

export type Scritta = Pick<
  Insertable<Database['delega']>,
  | 'intermediario_id'
  | 'intermediario_nome'
  | 'intermediario_codice'
  | 'anno'
  | 'tipo'
  | 'firma'
  | 'numero'
  | 'data_delega'
  | 'tipo_documento'
  | 'numero_documento'
  | 'scadenza_documento'
  | 'reddito'
  | 'imposta'
>;

export async function insertDelega(
  trx: Trx,
  di: { studio_id: number; anagrafica_id: string },
  scritta: Scritta,
): Promise<string> {
  const { id } = await trx
    .insertInto('delega')
    .values({ ...di, ...scritta })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Quale = Pick<Delega, 'studio_id' | 'id'>;
export async function updateDelega(trx: Trx, { studio_id, id }: Quale, scritta: Scritta): Promise<void> {
  await trx
    .updateTable('delega')
    .set({ ...scritta, versione: sql`versione + 1`, modificata_il: sql`now()` })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

export async function deleteDelega(trx: Trx, { studio_id, id }: Quale): Promise<void> {
  await trx.deleteFrom('delega').where('studio_id', '=', studio_id).where('id', '=', id).execute();
}

/** The next number of a register: who asks while another has it waits, and a transaction that fails gives it back. */
async function takeProgressivo(trx: Trx, intermediarioId: string, anno: number): Promise<number> {
  const { ultimo } = await trx
    .insertInto('delega_registro')
    .values({ intermediario_id: intermediarioId, anno, ultimo: 1 })
    .onConflict((c) =>
      c.columns(['intermediario_id', 'anno']).doUpdateSet({ ultimo: sql`delega_registro.ultimo + 1` }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return ultimo;
}

/** Puts a delega in the register of its intermediary and year, with the names of today. */
export async function recordDelega(
  trx: Trx,
  riga: Delega,
  { utenteId, adesso }: { utenteId: number; adesso: Date },
): Promise<number> {
  const progressivo = await takeProgressivo(trx, riga.intermediario_id, riga.anno);
  await trx
    .updateTable('delega')
    .set({ progressivo, data_registro: adesso, registrata_da: utenteId, versione: sql`versione + 1` })
    .set({ codice_fiscale: riga.codice_fiscale_oggi, denominazione: riga.denominazione_oggi })
    .where('studio_id', '=', riga.studio_id)
    .where('id', '=', riga.id)
    .execute();
  return progressivo;
}
