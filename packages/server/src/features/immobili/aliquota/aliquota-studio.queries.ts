import type { ListQuery } from '@quadra/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

type Riga = Selectable<Database['aliquota_studio']>;
/** A rate of a studio, with the one that the table of the vendor has of the same comune, year and kind. */
export type AliquotaStudio = Riga & { readonly quadra: number | null; readonly nomeStudio: string | null };

const elenco: Elenco = {
  filtri: {
    Comune: { colonna: 'a.comune_descrizione', tipo: 'testo' },
    CodiceCatastale: { colonna: 'a.comune', tipo: 'codice' },
    AnnoImposta: { colonna: 'a.anno', tipo: 'intero', isAmbito: true },
    Fattispecie: { colonna: 'a.fattispecie', tipo: 'esatto' },
    NumeroDelibera: { colonna: 'a.numero_delibera', tipo: 'testo' },
    IdStudio: { colonna: 'a.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Comune: 'a.comune_descrizione',
    AnnoImposta: 'a.anno',
    Fattispecie: 'a.fattispecie',
    Aliquota: 'a.percento',
    DataDelibera: 'a.data_delibera',
    ModificataIl: 'a.modificata_il',
  },
  ordinePredefinito: ['Comune', '-AnnoImposta', 'Fattispecie'],
  chiave: 'a.id',
};

const selectVive = (trx: Trx) => trx.selectFrom('aliquota_studio as a').where('a.eliminata_il', 'is', null);
const selectConQuadra = (trx: Trx) =>
  trx
    .selectFrom('aliquota_studio as a')
    .selectAll('a')
    .select(({ selectFrom }) =>
      selectFrom('studio as s')
        .select('s.ragione_sociale')
        .whereRef('s.id', '=', 'a.studio_id')
        .as('nomeStudio'),
    )
    .select(
      sql<number | null>`(select (v.extra->>'percento')::float8 from tabella_voce v
        where v.tabella = 'aliquote-imu' and v.anno = a.anno and v.attivo
          and v.extra->>'comune' = a.comune and v.extra->>'fattispecie' = a.fattispecie limit 1)`.as(
        'quadra',
      ),
    );

/** One page of the rates of the studi of the transaction, and how many there are. */
export async function listAliquoteStudio(trx: Trx, query: ListQuery) {
  const { condizioni } = readFiltri(query, elenco);
  const vive = selectConQuadra(trx).where('a.eliminata_il', 'is', null);
  const righe = await pageQuery(vive, condizioni, readOrdine(query, elenco), query).execute();
  let conta = selectVive(trx).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** A rate of the studi of the transaction; with `isTenuta`, locked until it ends. */
export async function findAliquotaStudio(
  trx: Trx,
  id: string,
  { isTenuta = false }: { readonly isTenuta?: boolean } = {},
): Promise<AliquotaStudio | undefined> {
  if (!isUuid(id)) return undefined;
  const viva = selectConQuadra(trx).where('a.id', '=', id).where('a.eliminata_il', 'is', null);
  return (isTenuta ? viva.forUpdate('a') : viva).executeTakeFirst();
}

/** The rates of a studio for some comuni and years, and the marks of those it took away. */
export async function listAliquoteDelloStudio(
  trx: Trx,
  studioId: number,
  comuni: readonly string[],
  anni: readonly number[],
): Promise<AliquotaStudio[]> {
  if (comuni.length === 0) return [];
  return selectConQuadra(trx)
    .where('a.studio_id', '=', studioId)
    .where('a.comune', 'in', [...comuni])
    .where('a.anno', 'in', [...anni])
    .execute();
}

/** Whether a studio keeps the clients of others: a private client or a company keeps itself. */
export async function isStudioProfessionale(trx: Trx, studioId: number, profilo: number): Promise<boolean> {
  const riga = await trx
    .selectFrom('studio')
    .select('id')
    .where('id', '=', studioId)
    .where('tipo_profilo_cliente', '=', profilo)
    .executeTakeFirst();
  return riga !== undefined;
}

type Chiave = Pick<Riga, 'comune' | 'anno' | 'fattispecie'>;
export type Scritta = Pick<Riga, 'numero_delibera' | 'data_delibera' | 'link' | 'nota'> & {
  readonly percento: number;
};

/** Writes a rate, in the place of the mark of one that was taken away; undefined when there is already one that counts. */
export async function insertAliquotaStudio(
  trx: Trx,
  studioId: number,
  nuova: Chiave & { comune_descrizione: string } & Scritta,
): Promise<string | undefined> {
  const riga = await trx
    .insertInto('aliquota_studio')
    .values({ studio_id: studioId, ...nuova })
    .onConflict((conflitto) =>
      conflitto
        .constraint('aliquota_studio_chiave')
        .doUpdateSet(({ ref }) => ({
          percento: ref('excluded.percento'),
          numero_delibera: ref('excluded.numero_delibera'),
          data_delibera: ref('excluded.data_delibera'),
          link: ref('excluded.link'),
          nota: ref('excluded.nota'),
          versione: sql`aliquota_studio.versione + 1`,
          modificata_il: sql`now()`,
          eliminata_il: null,
        }))
        .where('aliquota_studio.eliminata_il', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return riga?.id;
}

type Quale = Pick<Riga, 'studio_id' | 'id'>;
const update = (trx: Trx, { studio_id, id }: Quale) =>
  trx
    .updateTable('aliquota_studio')
    .set({ versione: sql`versione + 1`, modificata_il: sql`now()` })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id);

export async function updateAliquotaStudio(trx: Trx, quale: Quale, scritta: Scritta): Promise<void> {
  await update(trx, quale).set(scritta).execute();
}

/** It counts no more, and stays as a mark of when. */
export async function markEliminata(trx: Trx, quale: Quale): Promise<void> {
  await update(trx, quale).set({ eliminata_il: sql`now()` }).execute();
}
