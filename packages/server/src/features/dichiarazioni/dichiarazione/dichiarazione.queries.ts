import type { FinalitaDichiarazione, Impegno, StatoDichiarazione, TipoDichiarazione } from '@quadra/contract';
import type { DatiModello, Forzature } from '@quadra/fisco';
import { sql } from 'kysely';
import { preparata, type Trx } from '../../../db/pool.ts';
import type { StatiQuadri } from './dichiarazione.rules.ts';
import type { Riepilogo } from './dichiarazione.table.ts';

/** A declaration with its inputs; results are always computed. */
export interface Dichiarazione {
  readonly studioId: number;
  readonly id: string;
  readonly anagraficaId: string;
  readonly anno: number;
  readonly tipo: TipoDichiarazione;
  /** The comune it is for; empty for those to the State. */
  readonly comune: string;
  readonly finalita: FinalitaDichiarazione;
  readonly stato: StatoDichiarazione;
  readonly versione: number;
  readonly righi: DatiModello;
  readonly forzature: Forzature;
  readonly statiQuadri: StatiQuadri;
  readonly riepilogo: Riepilogo;
  readonly dataImpegno: string | null;
  /** The intermediary that was chosen; null for the default of the year. */
  readonly intermediarioId: string | null;
  readonly stampaData: Date | null;
  /** Who works at it, when somebody took it in charge. */
  readonly inCaricoA: number | null;
  /** The declaration it was made from. */
  readonly baseId: string | null;
  readonly riapertaIl: Date | null;
  readonly archiviataIl: Date | null;
  readonly impegno: Impegno | null;
  readonly versioneProgramma: string;
  readonly modificataIl: Date;
}

const colonne = [
  'studio_id as studioId',
  'id',
  'anagrafica_id as anagraficaId',
  'anno',
  'tipo',
  'comune',
  'finalita',
  'stato',
  'versione',
  'righi',
  'forzature',
  'stati_quadri as statiQuadri',
  'riepilogo',
  'data_impegno as dataImpegno',
  'intermediario_id as intermediarioId',
  'stampa_data as stampaData',
  'in_carico_a as inCaricoA',
  'base_id as baseId',
  'riaperta_il as riapertaIl',
  'archiviata_il as archiviataIl',
  'impegno',
  'versione_programma as versioneProgramma',
  'modificata_il as modificataIl',
] as const;

/** The declaration of that fiscal year, among the studi of the transaction. */
export async function findDichiarazione(
  trx: Trx,
  anno: number,
  id: string,
): Promise<Dichiarazione | undefined> {
  return trx
    .selectFrom('dichiarazione')
    .select(colonne)
    .modifyFront(preparata)
    .where('id', '=', id)
    .where('anno', '=', anno)
    .executeTakeFirst();
}

/** The type of the declaration of that fiscal year. */
export async function findTipo(trx: Trx, anno: number, id: string): Promise<TipoDichiarazione | undefined> {
  const riga = await trx
    .selectFrom('dichiarazione')
    .select('tipo')
    .modifyFront(preparata)
    .where('id', '=', id)
    .where('anno', '=', anno)
    .executeTakeFirst();
  return riga?.tipo;
}

/** As `findDichiarazione`, held until the end of the transaction: two writers take turns. */
export async function lockDichiarazione(
  trx: Trx,
  anno: number,
  id: string,
): Promise<Dichiarazione | undefined> {
  return trx
    .selectFrom('dichiarazione')
    .select(colonne)
    .modifyFront(preparata)
    .where('id', '=', id)
    .where('anno', '=', anno)
    .forUpdate()
    .executeTakeFirst();
}

/** As `lockDichiarazione`, many together, always in the same order. */
export const lockDichiarazioni = (trx: Trx, anno: number, ids: readonly string[]): Promise<Dichiarazione[]> =>
  trx
    .selectFrom('dichiarazione')
    .select(colonne)
    .where('id', 'in', ids)
    .where('anno', '=', anno)
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * The declarations that new ones start from, whatever their year, held as they are until the end of the transaction: none
 * opens again meanwhile. Those that are not seen are left out.
 */
export async function listBasi(trx: Trx, ids: readonly string[]): Promise<Dichiarazione[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('dichiarazione')
    .select(colonne)
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
}

/** The names of the clients of these declarations, by key; those of other studi, years or nobody are not there. */
export async function listIntestatari(
  trx: Trx,
  anno: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const righe = await trx
    .selectFrom('dichiarazione as d')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').onRef('a.id', '=', 'd.anagrafica_id'),
    )
    .select(['d.id', 'a.denominazione'])
    .where('d.anno', '=', anno)
    .where('d.id', 'in', ids)
    .execute();
  return new Map(righe.map(({ id, denominazione }) => [id, denominazione]));
}

/**
 * The open declarations of a fiscal year, of a type or of all, with the name of their client: by name. The clients are asked
 * for apart: just after a large import the planner, which knows nothing of the two tables yet, would read all of one for
 * each row of the other.
 */
export async function listAperte(
  trx: Trx,
  anno: number,
  tipo: TipoDichiarazione | undefined,
): Promise<{ id: string; denominazione: string }[]> {
  const aperte = await trx
    .selectFrom('dichiarazione')
    .select(['id', 'anagrafica_id as anagraficaId'])
    .where('anno', '=', anno)
    .where('stato', '=', 'Aperta')
    .$if(tipo !== undefined, (query) => query.where('tipo', '=', tipo as TipoDichiarazione))
    .orderBy('id')
    .execute();
  const clienti = await trx
    .selectFrom('anagrafica')
    .select(['id', 'denominazione'])
    .where(sql<boolean>`id = any (${aperte.map(({ anagraficaId }) => anagraficaId)}::uuid[])`)
    .orderBy('denominazione')
    .orderBy('id')
    .execute();
  const perCliente = Map.groupBy(aperte, ({ anagraficaId }) => anagraficaId);
  return clienti.flatMap(({ id: cliente, denominazione }) =>
    (perCliente.get(cliente) ?? []).map(({ id }) => ({ id, denominazione })),
  );
}

/** Who the declaration is of, and who touched it last; the user is null when outside the studi of the transaction. */
export async function getIntestatario(
  trx: Trx,
  { studioId, anagraficaId, id }: Pick<Dichiarazione, 'studioId' | 'anagraficaId' | 'id'>,
): Promise<{
  denominazione: string;
  codiceFiscale: string;
  tipo: 'PF' | 'SD';
  studio: string;
  modificataDa: string | null;
}> {
  const riga = await trx
    .selectFrom('dichiarazione as d')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').on('a.id', '=', anagraficaId),
    )
    .innerJoin('studio as s', 's.id', 'd.studio_id')
    .leftJoin('utente as u', 'u.id', 'd.modificata_da')
    .select(['a.denominazione', 'a.codice_fiscale', 'a.tipo', 's.ragione_sociale', 'u.nome', 'u.cognome'])
    .where('d.studio_id', '=', studioId)
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    denominazione: riga.denominazione,
    codiceFiscale: riga.codice_fiscale,
    tipo: riga.tipo,
    studio: riga.ragione_sociale,
    modificataDa: riga.nome === null ? null : `${riga.cognome} ${riga.nome}`,
  };
}

export interface StatoScritto {
  readonly stato: StatoDichiarazione;
  readonly versione: number;
  readonly righi: DatiModello;
  readonly forzature: Forzature;
  readonly statiQuadri: StatiQuadri;
  readonly riepilogo: Riepilogo;
  readonly versioneProgramma: string;
  readonly stampaData: Date | null;
  readonly dataImpegno: string | null;
  readonly intermediarioId: string | null;
  readonly impegno: Impegno | null;
  readonly riapertaIl: Date | null;
  readonly utenteId: number;
}

/** Writes the projection of the record: what the declaration is now. */
export async function updateDichiarazione(
  trx: Trx,
  { studioId, id }: Pick<Dichiarazione, 'studioId' | 'id'>,
  nuovo: StatoScritto,
): Promise<void> {
  await trx
    .updateTable('dichiarazione')
    .set({
      stato: nuovo.stato,
      versione: nuovo.versione,
      righi: JSON.stringify(nuovo.righi),
      forzature: JSON.stringify(nuovo.forzature),
      stati_quadri: JSON.stringify(nuovo.statiQuadri),
      riepilogo: JSON.stringify(nuovo.riepilogo),
      versione_programma: nuovo.versioneProgramma,
      stampa_data: nuovo.stampaData,
      data_impegno: nuovo.dataImpegno,
      intermediario_id: nuovo.intermediarioId,
      impegno: nuovo.impegno,
      riaperta_il: nuovo.riapertaIl,
      modificata_il: sql<Date>`now()`,
      modificata_da: nuovo.utenteId,
    })
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}

export async function deleteDichiarazione(
  trx: Trx,
  { studioId, id }: Pick<Dichiarazione, 'studioId' | 'id'>,
): Promise<void> {
  await trx.deleteFrom('dichiarazione').where('studio_id', '=', studioId).where('id', '=', id).execute();
}

/** The declaration of the same client and type in a year: a closed one before those still open, then the newest. */
export async function findAltroAnno(
  trx: Trx,
  { studioId, anagraficaId, tipo, anno }: Pick<Dichiarazione, 'studioId' | 'anagraficaId' | 'tipo' | 'anno'>,
): Promise<string | undefined> {
  const riga = await trx
    .selectFrom('dichiarazione')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', anagraficaId)
    .where('tipo', '=', tipo)
    .where('anno', '=', anno)
    .orderBy(sql`stato = 'Chiusa'`, 'desc')
    .orderBy('modificata_il', 'desc')
    .limit(1)
    .executeTakeFirst();
  return riga?.id;
}

/** The ordinary declaration of a client of that type and year, when there is one. */
export async function findOrdinaria(
  trx: Trx,
  { studioId, id }: { readonly studioId: number; readonly id: string },
  anno: number,
  tipo: TipoDichiarazione,
  comune = '',
): Promise<string | undefined> {
  const riga = await trx
    .selectFrom('dichiarazione')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', id)
    .where('anno', '=', anno)
    .where('tipo', '=', tipo)
    .where('comune', '=', comune)
    .where('finalita', '=', 'Ordinaria')
    .executeTakeFirst();
  return riga?.id;
}
