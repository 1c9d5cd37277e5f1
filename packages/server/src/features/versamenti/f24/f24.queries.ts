import type { ListQuery } from '@quadra/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    CodiceFiscale: { colonna: 'a.codice_fiscale', tipo: 'codice' },
    Numero: { colonna: 'f.numero', tipo: 'intero' },
    Tipo: { colonna: 'f.tipo', tipo: 'esatto' },
    Stato: { colonna: 'f.stato', tipo: 'esatto', isAmbito: true },
    StatoInvio: { colonna: 'f.stato_invio', tipo: 'esatto', isAmbito: true },
    Scadenza: { colonna: 'f.scadenza', tipo: 'esatto', isAmbito: true },
    Anno: { colonna: 'f.anno', tipo: 'intero', isAmbito: true },
    IdAnagrafica: { colonna: 'f.anagrafica_id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'f.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Numero: 'f.numero',
    Denominazione: 'a.denominazione_ricerca',
    CodiceFiscale: 'a.codice_fiscale',
    Scadenza: 'f.scadenza',
    Data: 'f.data',
    Anno: 'f.anno',
    Tipo: 'f.tipo',
    Stato: 'f.stato',
    StatoInvio: 'f.stato_invio',
    Debito: 'f.debito',
    Credito: 'f.credito',
    PagatoIl: 'f.pagato_il',
  },
  ordinePredefinito: ['Scadenza', 'Denominazione', 'Numero'],
  chiave: 'f.id',
  anagrafica: 'f.anagrafica_id',
};

const selectF24 = (trx: Trx) =>
  trx
    .selectFrom('f24 as f')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'f.studio_id').onRef('a.id', '=', 'f.anagrafica_id'),
    );
const withColonne = (base: ReturnType<typeof selectF24>) =>
  base
    .selectAll('f')
    .select(['a.denominazione', 'a.codice_fiscale'])
    .select(({ selectFrom }) => [
      selectFrom('studio as s')
        .select('s.ragione_sociale')
        .whereRef('s.id', '=', 'f.studio_id')
        .as('nome_studio'),
      selectFrom('f24_riga as r')
        .select(({ fn }) => fn.countAll<number>().as('quante'))
        .whereRef('r.studio_id', '=', 'f.studio_id')
        .whereRef('r.f24_id', '=', 'f.id')
        .as('quante_righe'),
    ]);
/** A model, with whose it is. Amounts in cents. */
export type F24Tenuto = Awaited<ReturnType<ReturnType<typeof withColonne>['execute']>>[number];

/** A page of the models of the studi of the transaction, and how many there are. */
export async function listF24(trx: Trx, query: ListQuery): Promise<{ righe: F24Tenuto[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  let base = selectF24(trx);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select((e) => e.fn.countAll<number>().as('totale')).executeTakeFirstOrThrow();
  const righe = await pageQuery(withColonne(base), [], readOrdine(query, elenco), query).execute();
  return { righe, totale };
}

/** A model of the studi of the transaction; with `isTenuto`, locked until it ends. */
export async function findF24(
  trx: Trx,
  id: string,
  { isTenuto = false }: { readonly isTenuto?: boolean } = {},
): Promise<F24Tenuto | undefined> {
  if (!isUuid(id)) return undefined;
  const uno = withColonne(selectF24(trx)).where('f.id', '=', id);
  return (isTenuto ? uno.forUpdate('f') : uno).executeTakeFirst();
}

/** Some models, by the day they are paid on. */
export const listF24Di = (trx: Trx, ids: readonly string[]): Promise<F24Tenuto[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : withColonne(selectF24(trx)).where('f.id', 'in', ids).orderBy('f.data').orderBy('f.numero').execute();

/** The models of a client due in a year, with those of other years that have something born in it. */
export const listF24DelCliente = (trx: Trx, anagraficaId: string, anno: number): Promise<F24Tenuto[]> =>
  withColonne(selectF24(trx))
    .where('f.anagrafica_id', '=', anagraficaId)
    .where((e) =>
      e.or([
        e('f.anno', '=', anno),
        e.exists(
          e
            .selectFrom('f24_riga as r')
            .innerJoin('voce_fiscale as v', (join) =>
              join.onRef('v.studio_id', '=', 'r.studio_id').onRef('v.id', '=', 'r.voce_id'),
            )
            .select('r.id')
            .whereRef('r.studio_id', '=', 'f.studio_id')
            .whereRef('r.f24_id', '=', 'f.id')
            .where('v.anno', '=', anno),
        ),
      ]),
    )
    .orderBy('f.scadenza')
    .orderBy('f.numero')
    .execute();

const selectRighe = (trx: Trx) =>
  trx
    .selectFrom('f24_riga as r')
    .leftJoin('voce_fiscale as v', (join) =>
      join.onRef('v.studio_id', '=', 'r.studio_id').onRef('v.id', '=', 'r.voce_id'),
    )
    .selectAll('r')
    .select(['v.nome as voce_nome', 'v.casella as voce_casella', 'v.dichiarazione_id', 'v.anno as voce_anno'])
    // Not one more join: where the statistics are old, all the voci of the studio would be joined with all its declarations.
    .select(({ selectFrom }) =>
      selectFrom('dichiarazione as d')
        .select('d.tipo')
        .whereRef('d.studio_id', '=', 'v.studio_id')
        .whereRef('d.id', '=', 'v.dichiarazione_id')
        .as('voce_tipo'),
    )
    .orderBy('r.f24_id')
    .orderBy('r.posto');
/** A row, with where its voce was born. */
export type RigaTenuta = Awaited<ReturnType<ReturnType<typeof selectRighe>['execute']>>[number];

/** The rows of some models, each model's in the order of the paper. */
export async function listRigheF24(
  trx: Trx,
  studioId: number,
  ids: readonly string[],
): Promise<RigaTenuta[]> {
  if (ids.length === 0) return [];
  return selectRighe(trx)
    .where('r.studio_id', '=', studioId)
    .where('r.f24_id', 'in', [...ids])
    .execute();
}

export interface Versante {
  readonly studio_id: number;
  readonly id: string;
  readonly denominazione: string;
  readonly codice_fiscale: string;
}
/** The client of a model, of the studi of the transaction. */
export const findVersante = (trx: Trx, id: string): Promise<Versante | undefined> =>
  trx
    .selectFrom('anagrafica')
    .select(['studio_id', 'id', 'denominazione', 'codice_fiscale'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The next number of the models of a studio and year: who asks while another has it waits. */
async function takeNumero(trx: Trx, studioId: number, anno: number): Promise<number> {
  const { ultimo } = await trx
    .insertInto('f24_numero')
    .values({ studio_id: studioId, anno, ultimo: 1 })
    .onConflict((c) => c.columns(['studio_id', 'anno']).doUpdateSet({ ultimo: sql`f24_numero.ultimo + 1` }))
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return ultimo;
}

export type F24Scritto = Omit<Insertable<Database['f24']>, 'studio_id' | 'numero' | 'anagrafica_id'>;
export type RigaScritta = Omit<Insertable<Database['f24_riga']>, 'studio_id' | 'f24_id' | 'posto'>;

/** Takes voci in one order, whoever takes them: two models of a client wait for each other and never forever. */
export async function lockVoci(trx: Trx, studioId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .selectFrom('voce_fiscale')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function insertRighe(
  trx: Trx,
  { studio_id, id }: { studio_id: number; id: string },
  righe: readonly RigaScritta[],
): Promise<void> {
  if (righe.length === 0) return;
  await trx
    .insertInto('f24_riga')
    .values(righe.map((riga, n) => ({ ...riga, studio_id, f24_id: id, posto: n + 1 })))
    .execute();
}

const listIdVoci = (righe: readonly { voce_id?: string | null | undefined }[]): string[] =>
  righe.flatMap(({ voce_id }) => (voce_id ? [voce_id] : []));

/** What is told of a model that was just written. */
export type F24Nato = Pick<
  F24Tenuto,
  'studio_id' | 'id' | 'numero' | 'scadenza' | 'debito' | 'credito' | 'stato'
>;

/** A new model with its rows, whose voci the caller took: it holds them from now on. */
export async function insertF24(
  trx: Trx,
  di: { readonly studio_id: number; readonly anagrafica_id: string },
  scritto: F24Scritto,
  righe: readonly RigaScritta[],
): Promise<F24Nato> {
  const numero = await takeNumero(trx, di.studio_id, scritto.anno);
  const nato = await trx
    .insertInto('f24')
    .values({ ...scritto, ...di, numero })
    .returning(['studio_id', 'id', 'numero', 'scadenza', 'debito', 'credito', 'stato'])
    .executeTakeFirstOrThrow();
  await insertRighe(trx, nato, righe);
  return nato;
}

type Quale = Pick<F24Tenuto, 'studio_id' | 'id'>;

const dropRighe = (trx: Trx, { studio_id, id }: Quale) =>
  trx.deleteFrom('f24_riga').where('studio_id', '=', studio_id).where('f24_id', '=', id).execute();

/** Changes what is said of a model, not its rows. */
export async function updateF24(
  trx: Trx,
  { studio_id, id }: Quale,
  valori: Updateable<Database['f24']>,
): Promise<void> {
  await trx
    .updateTable('f24')
    .set({ ...valori, versione: sql`versione + 1`, modificato_il: sql`now()` })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** Writes the rows again, with what is said of the model. */
export async function replaceF24(
  trx: Trx,
  quale: Quale,
  valori: Updateable<Database['f24']>,
  righe: readonly RigaScritta[],
): Promise<void> {
  const prima = await listRigheF24(trx, quale.studio_id, [quale.id]);
  await lockVoci(trx, quale.studio_id, [...listIdVoci(prima), ...listIdVoci(righe)]);
  await dropRighe(trx, quale);
  await insertRighe(trx, quale, righe);
  await updateF24(trx, quale, valori);
}

/** How much of each row was paid; null is all of it. */
export async function setPagati(
  trx: Trx,
  { studio_id, id }: Quale,
  pagati: ReadonlyMap<string, number | null>,
): Promise<void> {
  for (const [riga, pagato] of pagati)
    await trx
      .updateTable('f24_riga')
      .set({ pagato })
      .where('studio_id', '=', studio_id)
      .where('f24_id', '=', id)
      .where('id', '=', riga)
      .execute();
}

/** A model that was never sent goes away, and gives back what it held. */
export async function deleteF24(trx: Trx, quale: Quale): Promise<void> {
  const righe = await listRigheF24(trx, quale.studio_id, [quale.id]);
  await lockVoci(trx, quale.studio_id, listIdVoci(righe));
  await dropRighe(trx, quale);
  await trx.deleteFrom('f24').where('studio_id', '=', quale.studio_id).where('id', '=', quale.id).execute();
}

const selectFile = (trx: Trx) =>
  trx.selectFrom('f24_file').select(['studio_id', 'id', 'f24_id', 'nome', 'sha256', 'versione', 'creato_il']);
export type FileTenuto = Awaited<ReturnType<ReturnType<typeof selectFile>['execute']>>[number];

/** The last file made of a model. */
export const findFile = (trx: Trx, { studio_id, id }: Quale): Promise<FileTenuto | undefined> =>
  selectFile(trx)
    .where('studio_id', '=', studio_id)
    .where('f24_id', '=', id)
    .orderBy('creato_il', 'desc')
    .orderBy('versione', 'desc')
    .limit(1)
    .executeTakeFirst();

export const readFile = (trx: Trx, { studio_id, id }: FileTenuto): Promise<{ contenuto: Buffer }> =>
  trx
    .selectFrom('f24_file')
    .select('contenuto')
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export async function insertFile(trx: Trx, file: Insertable<Database['f24_file']>): Promise<void> {
  await trx.insertInto('f24_file').values(file).execute();
}

/** Who pays, as his record says today. */
export const findContribuente = (trx: Trx, { studio_id, anagrafica_id }: F24Tenuto) =>
  trx
    .selectFrom('anagrafica')
    .select(['tipo', 'codice_fiscale', 'cognome', 'nome', 'sesso', 'denominazione', 'data_nascita'])
    .select(['comune_nascita_descrizione', 'provincia_nascita', 'domicilio_fiscale', 'email'])
    .where('studio_id', '=', studio_id)
    .where('id', '=', anagrafica_id)
    .executeTakeFirstOrThrow();

/** Voci as a model looks at them: what is left, and what is known of the declaration they were born in. */
export async function listVociDi(trx: Trx, studioId: number, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('voce_fiscale as v')
    .leftJoin('dichiarazione_telematico as t', (join) =>
      join.onRef('t.studio_id', '=', 'v.studio_id').onRef('t.dichiarazione_id', '=', 'v.dichiarazione_id'),
    )
    .select(['v.id', 'v.anagrafica_id', 'v.verso', 'v.codice', 'v.anno_riferimento', 'v.data', 'v.entro'])
    .select(['v.importo', 'v.impegnato', 'v.pagato', 'v.riportato', 't.inviato_il'])
    .select(sql<number>`v.importo - v.impegnato - v.pagato - v.riportato`.as('resta'))
    .where('v.studio_id', '=', studioId)
    .where('v.id', 'in', [...new Set(ids)])
    .execute();
}
export type VoceDiRigo = Awaited<ReturnType<typeof listVociDi>>[number];
