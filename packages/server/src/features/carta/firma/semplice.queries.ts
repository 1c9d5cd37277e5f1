import { giornoDiRoma } from '@quadra/values';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import type { Busta } from './busta.queries.ts';

type Quale = Pick<Busta, 'studio_id' | 'id'>;
type Riga = Database['busta_firmatario'];

/** The record of a client: who he is, and the address he is written to for a signature. */
export const findContatto = (trx: Trx, studioId: number, anagraficaId: string) =>
  trx
    .selectFrom('anagrafica')
    .select(['denominazione', 'codice_fiscale', 'email', 'email_firma'])
    .where('studio_id', '=', studioId)
    .where('id', '=', anagraficaId)
    .executeTakeFirst();

/** Who signs an envelope of the house, in order, and by which link. */
export const listChiFirma = (trx: Trx, { studio_id, id }: Quale) =>
  trx
    .selectFrom('busta_firmatario')
    .select(['ordine', 'nome', 'email', 'indirizzo_scritto', 'firmato_il', 'collegamento_id'])
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .orderBy('ordine')
    .execute();
export type ChiFirma = Awaited<ReturnType<typeof listChiFirma>>[number];

/** The envelope that a link opens, and who opens it. */
export const findDelCollegamento = (
  trx: Trx,
  { studio_id, id }: { readonly studio_id: number; readonly id: string },
) =>
  trx
    .selectFrom('busta_firmatario')
    .select(['busta_id', 'ordine', 'nome'])
    .where('studio_id', '=', studio_id)
    .where('collegamento_id', '=', id)
    .executeTakeFirst();

/** A link takes the place of none, or of one that opens nothing any more. Answers whether it was still that one. */
export async function updateCollegamentoDi(
  trx: Trx,
  { studio_id, id }: Quale,
  { ordine, collegamento_id }: Pick<ChiFirma, 'ordine' | 'collegamento_id'>,
  nuovo: { readonly collegamento_id: string; readonly email: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('busta_firmatario')
    .set(nuovo)
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .where('ordine', '=', ordine)
    .where('collegamento_id', 'is not distinct from', collegamento_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateFirmatario(
  trx: Trx,
  { studio_id, id }: Quale,
  ordine: number,
  dati: Pick<Updateable<Riga>, 'ip' | 'firmato_il' | 'rifiutato_il'>,
): Promise<void> {
  await trx
    .updateTable('busta_firmatario')
    .set(dati)
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .where('ordine', '=', ordine)
    .execute();
}

export async function insertDaFirmare(
  trx: Trx,
  { studio_id, id }: Quale,
  righe: readonly Pick<Insertable<Database['busta_da_firmare']>, 'ordine' | 'documento_id'>[],
): Promise<void> {
  const sue = righe.map((una) => ({ ...una, studio_id, busta_id: id }));
  await trx.insertInto('busta_da_firmare').values(sue).execute();
}

/** What each one signs of an envelope, in the order of its documents, and how far he read it. */
export const listDaFirmare = (trx: Trx, { studio_id, id }: Quale) =>
  trx
    .selectFrom('busta_da_firmare as f')
    .innerJoin('busta_documento as x', (join) =>
      join
        .onRef('x.studio_id', '=', 'f.studio_id')
        .onRef('x.busta_id', '=', 'f.busta_id')
        .onRef('x.documento_id', '=', 'f.documento_id'),
    )
    .innerJoin('documento as d', (join) =>
      join.onRef('d.studio_id', '=', 'x.studio_id').onRef('d.id', '=', 'x.documento_id'),
    )
    .select(['f.ordine', 'd.id', 'd.nome', 'd.sha256', 'f.letto_il', 'f.pagina'])
    .where('f.studio_id', '=', studio_id)
    .where('f.busta_id', '=', id)
    .orderBy('x.posto')
    .execute();

/** What is known of each who signs: his link, when he opened it, when his code left, from where he signed. */
export const listFatti = (trx: Trx, { studio_id, id }: Quale) =>
  trx
    .selectFrom('busta_firmatario as f')
    .innerJoin('collegamento_cliente as c', (join) =>
      join.onRef('c.studio_id', '=', 'f.studio_id').onRef('c.id', '=', 'f.collegamento_id'),
    )
    .select(['f.ordine', 'f.nome as firmatario', 'f.ip', 'f.firmato_il', 'f.indirizzo_scritto as isScritto'])
    .select(['c.id as link', 'c.email', 'c.creato_il as inviato', 'c.aperto_il as aperto'])
    .select(['c.codice_mandato_il as codice'])
    .where('f.studio_id', '=', studio_id)
    .where('f.busta_id', '=', id)
    .orderBy('f.ordine')
    .execute();

/** The first time who signs has the bytes of a document is written. */
export async function noteLettura(
  trx: Trx,
  { studio_id, id }: Quale,
  {
    ordine,
    documento,
    quando,
  }: { readonly ordine: number; readonly documento: string; readonly quando: Date },
): Promise<void> {
  await trx
    .updateTable('busta_da_firmare')
    .set({ letto_il: quando })
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .where('ordine', '=', ordine)
    .where('documento_id', '=', documento)
    .where('letto_il', 'is', null)
    .execute();
}

/** How far each document was seen, as the page of who signs says. */
export async function notePagine(
  trx: Trx,
  { studio_id, id }: Quale,
  ordine: number,
  pagine: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [documento, pagina] of pagine)
    await trx
      .updateTable('busta_da_firmare')
      .set({ pagina })
      .where('studio_id', '=', studio_id)
      .where('busta_id', '=', id)
      .where('ordine', '=', ordine)
      .where('documento_id', '=', documento)
      .execute();
}

export async function updateRifiuto(trx: Trx, { studio_id, id }: Quale, rifiuto: string): Promise<void> {
  await trx
    .updateTable('busta')
    .set({ rifiuto })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}
export async function updatePromemoria(trx: Trx, { studio_id, id }: Quale, adesso: Date): Promise<void> {
  await trx
    .updateTable('busta')
    .set({ promemoria_il: adesso })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

const selectVivi = (trx: Trx, { studio_id, id }: Quale) =>
  trx
    .selectFrom('busta_firmatario as f')
    .innerJoin('collegamento_cliente as c', (join) =>
      join.onRef('c.studio_id', '=', 'f.studio_id').onRef('c.id', '=', 'f.collegamento_id'),
    )
    .select(['c.studio_id', 'c.id'])
    .where('f.studio_id', '=', studio_id)
    .where('f.busta_id', '=', id)
    .where('c.fine', 'is', null)
    .orderBy('f.ordine');
/** The links of an envelope that still open it, in order. */
export const listLinkVivi = (trx: Trx, busta: Quale) => selectVivi(trx, busta).execute();
/** Holds all of them, unless somebody has one: he is signing, or refusing. */
export async function holdLinkVivi(trx: Trx, busta: Quale): Promise<boolean> {
  const tutti = await listLinkVivi(trx, busta);
  const tenuti = await selectVivi(trx, busta).forUpdate('c').skipLocked().execute();
  return tutti.length === tenuti.length;
}

const PER_GIRO = 50;
const listAttese = (trx: Trx) =>
  trx
    .selectFrom('busta as b')
    .select(['b.studio_id', 'b.id'])
    .where('b.interna', '=', sql<boolean>`true`)
    .where('b.stato', '=', 'Inviato')
    .orderBy('b.scadenza')
    .orderBy('b.id')
    .limit(PER_GIRO);
/** Those past their last day. */
export const listScadute = (trx: Trx, adesso: Date): Promise<Quale[]> =>
  listAttese(trx).where('b.scadenza', '<', giornoDiRoma(adesso)).execute();
/** Those whose next reminder is due. */
export const listDaRicordare = (trx: Trx, adesso: Date): Promise<Quale[]> =>
  listAttese(trx)
    .where('b.scadenza', '>=', giornoDiRoma(adesso))
    .where(
      sql<SqlBool>`coalesce(b.promemoria_il, b.inviata_il) + make_interval(days => b.promemoria) <= ${adesso}`,
    )
    .execute();
