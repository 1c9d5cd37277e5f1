import { ESPORTAZIONE_GIORNI, type FormatoStorico, type ListQuery } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

interface Fatta {
  readonly tipo: string;
  readonly anno: number | null;
  readonly filtro: ListQuery['Filter'];
  readonly formato: 'csv' | 'xlsx';
  readonly chiavi: readonly string[];
  readonly file: { readonly nome: string; readonly tipo: string };
  readonly adesso: Date;
}
interface Chiave {
  readonly studioId: number;
  readonly id: string;
}

const GIORNO_MS = 86_400_000;

/** Writes the row of an export that is ready, with the bytes of the file of its job; done again, it takes the place of before. */
export async function keepEsportazione(
  trx: Trx,
  { studioId, id, utenteId }: Chiave & { readonly utenteId: number },
  { file, chiavi, adesso, filtro, ...altro }: Fatta,
): Promise<void> {
  const sua = sql`studio_id = ${studioId} and lavoro_id = ${id} and sezione = 'file'`;
  await trx
    .deleteFrom('storico_esportazione')
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('storico_esportazione')
    .values({
      studio_id: studioId,
      id,
      utente_id: utenteId,
      ...altro,
      filtro: JSON.stringify(filtro),
      righe: chiavi.length,
      chiavi: [...chiavi],
      file_nome: file.nome,
      file_tipo: file.tipo,
      file_byte: sql<number>`(select coalesce(sum(length(dati)), 0) from lavoro_parte where ${sua})`,
      creato_il: adesso,
      scade_il: new Date(adesso.getTime() + ESPORTAZIONE_GIORNI * GIORNO_MS),
    })
    .execute();
  await sql`insert into storico_esportazione_parte (studio_id, esportazione_id, numero, dati)
    select studio_id, lavoro_id, numero, dati from lavoro_parte where ${sua}`.execute(trx);
}

/** Writes the row of an export that was made at once, without a job, with its whole file. */
export async function keepFile(
  trx: Trx,
  { studioId, id, utenteId }: Chiave & { readonly utenteId: number },
  {
    file,
    adesso,
    filtro,
    ...altro
  }: Pick<Fatta, 'tipo' | 'filtro' | 'file' | 'adesso'> & {
    readonly formato: FormatoStorico;
    readonly righe: number;
  },
  dati: Buffer,
): Promise<void> {
  await trx
    .insertInto('storico_esportazione')
    .values({
      ...{ studio_id: studioId, id, utente_id: utenteId, anno: null, chiavi: [], ...altro },
      filtro: JSON.stringify(filtro),
      ...{ file_nome: file.nome, file_tipo: file.tipo, file_byte: dati.length, creato_il: adesso },
      scade_il: new Date(adesso.getTime() + ESPORTAZIONE_GIORNI * GIORNO_MS),
    })
    .execute();
  await trx
    .insertInto('storico_esportazione_parte')
    .values({ studio_id: studioId, esportazione_id: id, numero: 1, dati })
    .execute();
}

const elenco: Elenco = {
  filtri: {
    Tipo: { colonna: 'e.tipo', tipo: 'esatto' },
    Formato: { colonna: 'e.formato', tipo: 'esatto' },
    File: { colonna: 'e.file_nome', tipo: 'testo' },
    DataDa: { colonna: 'e.creato_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'e.creato_il', tipo: 'al', isAmbito: true },
  },
  ordini: { Data: 'e.creato_il', File: 'e.file_nome', Righe: 'e.righe', Tipo: 'e.tipo' },
  ordinePredefinito: ['-Data'],
  chiave: 'e.id',
};

/** Whose exports: those of one user, or with a studio those of everybody in it. */
export interface DiChi {
  readonly utenteId: number;
  readonly studioId: number | null;
}

/** One page of the exports of a user, or of his studio. */
export async function listEsportazioni(trx: Trx, query: ListQuery, { utenteId, studioId }: DiChi) {
  const { condizioni } = readFiltri(query, elenco);
  const sue =
    studioId === null
      ? sql<boolean>`e.utente_id = ${utenteId}`
      : sql<boolean>`(e.utente_id = ${utenteId} or e.studio_id = ${studioId})`;
  const tutte = [sue, ...condizioni];
  const base = trx.selectFrom('storico_esportazione as e');
  const select = base
    .leftJoin('utente as u', 'u.id', 'e.utente_id')
    .select(['e.id', 'e.studio_id', 'e.utente_id', 'e.tipo', 'e.anno', 'e.filtro', 'e.formato', 'e.righe'])
    .select(['e.file_nome', 'e.file_byte', 'e.creato_il', 'e.scade_il', 'u.nome', 'u.cognome']);
  const righe = await pageQuery(select, tutte, readOrdine(query, elenco), query).execute();
  let conta = base.select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of tutte) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

export type RigaStorico = Awaited<ReturnType<typeof listEsportazioni>>['righe'][number];

/** An export of a user, among the studi of the transaction. */
export async function findEsportazione(trx: Trx, utenteId: number, id: string) {
  if (!isUuid(id)) return undefined;
  return trx
    .selectFrom('storico_esportazione')
    .select(['studio_id as studioId', 'id', 'tipo', 'file_nome', 'file_tipo', 'scade_il'])
    .where('id', '=', id)
    .where('utente_id', '=', utenteId)
    .executeTakeFirst();
}

/** Keys of the rows in the file of an export; undefined when there is none of that key. */
export const findChiavi = (trx: Trx, { studioId, id }: Chiave): Promise<string[] | undefined> =>
  trx
    .selectFrom('storico_esportazione')
    .select('chiavi')
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .executeTakeFirst()
    .then((riga) => riga?.chiavi);

/** The next piece of the file of an export; undefined after the last. */
export const findParte = (trx: Trx, { studioId, id }: Chiave, dopo: number) =>
  trx
    .selectFrom('storico_esportazione_parte')
    .select(['numero', 'dati'])
    .where('studio_id', '=', studioId)
    .where('esportazione_id', '=', id)
    .where('numero', '>', dopo)
    .orderBy('numero')
    .limit(1)
    .executeTakeFirst();

/** Deletes the files whose time is over, of the studi of the transaction: the rows stay. Answers how many files. */
export async function deleteFileScaduti(trx: Trx, adesso: Date): Promise<number> {
  const { rows } = await sql<{
    id: string;
  }>`delete from storico_esportazione_parte p using storico_esportazione e
    where e.studio_id = p.studio_id and e.id = p.esportazione_id and e.scade_il < ${adesso} returning e.id`.execute(
    trx,
  );
  await trx
    .updateTable('storico_esportazione')
    .set({ chiavi: [] })
    .where('scade_il', '<', adesso)
    .where(sql<boolean>`chiavi <> '{}'`)
    .execute();
  return new Set(rows.map(({ id }) => id)).size;
}
