import { LAVORO_GIORNI, type StatoLavoro } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { CANALE_LAVORI } from '../../../gateways/coda/coda.ts';
import type { RigaSvolta } from '../../../http/genere.ts';
import type { Lavoro } from './lavoro.queries.ts';

/** How long a worker holds a job without a word: after that it is given to another. */
export const AFFIDO_SECONDI = 30;

const affidoFino = sql<Date>`now() + make_interval(secs => ${AFFIDO_SECONDI})`;
const adesso = sql<Date>`now()`;

/** Who holds a job: whoever comes with an older number writes nothing. */
export interface Affido {
  readonly studioId: number;
  readonly lavoroId: string;
  readonly tentativo: number;
}

/** Takes a job that waits; undefined when somebody else has it, or it is over. */
export const claimLavoro = (trx: Trx, studioId: number, lavoroId: string): Promise<Lavoro | undefined> =>
  trx
    .updateTable('lavoro')
    .set((eb) => ({
      stato: 'in corso',
      tentativo: eb('tentativo', '+', 1),
      affidato_fino: affidoFino,
      iniziato_il: sql<Date>`coalesce(iniziato_il, now())`,
    }))
    .where('studio_id', '=', studioId)
    .where('id', '=', lavoroId)
    .where('stato', '=', 'in coda')
    .returningAll()
    .executeTakeFirst();

const updateAffidato = (trx: Trx, affido: Affido) =>
  trx
    .updateTable('lavoro')
    .where('studio_id', '=', affido.studioId)
    .where('id', '=', affido.lavoroId)
    .where('tentativo', '=', affido.tentativo)
    .where('stato', '=', 'in corso');

/** Keeps a job in hand for another half minute; undefined when it is in other hands. */
export const renewAffido = (trx: Trx, affido: Affido): Promise<Lavoro | undefined> =>
  updateAffidato(trx, affido).set({ affidato_fino: affidoFino }).returningAll().executeTakeFirst();

/** Counts what was done, in the transaction that did it; undefined when the job is in other hands. */
export const advanceLavoro = (
  trx: Trx,
  affido: Affido,
  { riuscite, scartate }: { riuscite: number; scartate: number },
): Promise<Lavoro | undefined> =>
  updateAffidato(trx, affido)
    .set((eb) => ({
      affidato_fino: affidoFino,
      fatte: eb('fatte', '+', riuscite + scartate),
      riuscite: eb('riuscite', '+', riuscite),
      scartate: eb('scartate', '+', scartate),
      cadute: 0,
    }))
    .returningAll()
    .executeTakeFirst();

/** Says how far a job without rows is; undefined when it is in other hands. */
export const setAvanzamento = (
  trx: Trx,
  affido: Affido,
  { fatte, totale }: { fatte: number; totale: number },
): Promise<Lavoro | undefined> =>
  updateAffidato(trx, affido)
    .set({ affidato_fino: affidoFino, fatte, totale })
    .returningAll()
    .executeTakeFirst();

/** Gives a job back to the queue: after a fall, or because the process stops. */
export const releaseLavoro = (trx: Trx, affido: Affido, isCaduta: boolean): Promise<Lavoro | undefined> =>
  updateAffidato(trx, affido)
    .set((eb) => ({ stato: 'in coda', affidato_fino: null, cadute: eb('cadute', '+', isCaduta ? 1 : 0) }))
    .returningAll()
    .executeTakeFirst();

interface Chiusura {
  readonly stato: Exclude<StatoLavoro, 'in coda' | 'in corso'>;
  readonly errore?: string | null;
  readonly file?: { readonly nome: string; readonly tipo: string } | undefined;
}

const scadenza = sql<Date>`now() + make_interval(days => ${LAVORO_GIORNI})`;

/** Ends a job in hand; undefined when it is in other hands. */
export const closeLavoro = (trx: Trx, affido: Affido, chiusura: Chiusura): Promise<Lavoro | undefined> =>
  updateAffidato(trx, affido)
    .set({
      stato: chiusura.stato,
      affidato_fino: null,
      finito_il: adesso,
      scade_il: scadenza,
      errore: chiusura.errore ?? null,
      file_nome: chiusura.file?.nome ?? null,
      file_tipo: chiusura.file?.tipo ?? null,
      file_byte: chiusura.file
        ? sql<number>`(select coalesce(sum(length(p.dati)), 0) from lavoro_parte p
            where p.studio_id = lavoro.studio_id and p.lavoro_id = lavoro.id and p.sezione = 'file')`
        : null,
    })
    .returningAll()
    .executeTakeFirst();

/** A job that nobody began is over at once. */
export const cancelInCoda = (trx: Trx, lavoro: Pick<Lavoro, 'studio_id' | 'id'>): Promise<Lavoro> =>
  trx
    .updateTable('lavoro')
    .set({ stato: 'annullato', finito_il: adesso, scade_il: scadenza })
    .where('studio_id', '=', lavoro.studio_id)
    .where('id', '=', lavoro.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Asks who holds the job to stop at the next row. */
export const askAnnullo = (trx: Trx, lavoro: Pick<Lavoro, 'studio_id' | 'id'>): Promise<Lavoro> =>
  trx
    .updateTable('lavoro')
    .set({ annullo_chiesto: true })
    .where('studio_id', '=', lavoro.studio_id)
    .where('id', '=', lavoro.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Puts an ended job back in the queue: the rows done stay done, the discarded ones are tried again. */
export async function reopenLavoro(trx: Trx, lavoro: Pick<Lavoro, 'studio_id' | 'id'>): Promise<Lavoro> {
  await trx
    .updateTable('lavoro_riga')
    .set({ esito: 'da fare', messaggio: null })
    .where('studio_id', '=', lavoro.studio_id)
    .where('lavoro_id', '=', lavoro.id)
    .where('esito', '=', 'scartata')
    .execute();
  return trx
    .updateTable('lavoro')
    .set((eb) => ({
      stato: 'in coda',
      fatte: eb.ref('riuscite'),
      scartate: 0,
      cadute: 0,
      annullo_chiesto: false,
      errore: null,
      file_nome: null,
      file_tipo: null,
      file_byte: null,
      iniziato_il: null,
      finito_il: null,
      scade_il: null,
    }))
    .where('studio_id', '=', lavoro.studio_id)
    .where('id', '=', lavoro.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A job that somebody holds, and whether he has been silent for too long; undefined when nobody does. */
export async function findInMano(
  trx: Trx,
  studioId: number,
  lavoroId: string,
): Promise<{ lavoro: Lavoro; isAbbandonato: boolean } | undefined> {
  const riga = await trx
    .selectFrom('lavoro')
    .selectAll()
    .select(sql<boolean>`affidato_fino < now()`.as('abbandonato'))
    .where('studio_id', '=', studioId)
    .where('id', '=', lavoroId)
    .where('stato', '=', 'in corso')
    .executeTakeFirst();
  return riga && { lavoro: riga, isAbbandonato: riga.abbandonato };
}

/**
 * Jobs of the studi of the transaction that are not over and have been still for `secondi`: nobody holds them, or who did is
 * silent. They are held until the end of the transaction; one alone when it is told.
 */
export function listVivi(trx: Trx, secondi: number, lavoroId?: string): Promise<Lavoro[]> {
  const fermi = trx
    .selectFrom('lavoro')
    .selectAll()
    .where(
      sql<boolean>`(stato = 'in coda' and creato_il < now() - make_interval(secs => ${secondi})
        or stato = 'in corso' and affidato_fino < now())`,
    )
    .forUpdate()
    .skipLocked();
  return (lavoroId === undefined ? fermi : fermi.where('id', '=', lavoroId)).execute();
}

/** The next rows to do, in their order. */
export const listRigheDaFare = (trx: Trx, { studioId, lavoroId }: Affido, quante: number) =>
  trx
    .selectFrom('lavoro_riga')
    .select(['numero', 'chiave', 'descrizione'])
    .where('studio_id', '=', studioId)
    .where('lavoro_id', '=', lavoroId)
    .where('esito', '=', 'da fare')
    .orderBy('numero')
    .limit(quante)
    .execute();

/** Settles a row, once: false when it was already. */
export async function settleRiga(
  trx: Trx,
  { studioId, lavoroId }: Affido,
  numero: number,
  esito: 'riuscita' | 'scartata',
  messaggio: string | null,
): Promise<boolean> {
  const risultato = await trx
    .updateTable('lavoro_riga')
    .set({ esito, messaggio })
    .where('studio_id', '=', studioId)
    .where('lavoro_id', '=', lavoroId)
    .where('numero', '=', numero)
    .where('esito', '=', 'da fare')
    .executeTakeFirst();
  return risultato.numUpdatedRows === 1n;
}

/** Numbers of the rows to do again. */
export async function listNumeriDaFare(
  trx: Trx,
  { studioId, lavoroId }: Affido,
): Promise<ReadonlySet<number>> {
  const righe = await trx
    .selectFrom('lavoro_riga')
    .select('numero')
    .where('studio_id', '=', studioId)
    .where('lavoro_id', '=', lavoroId)
    .where('esito', '=', 'da fare')
    .execute();
  return new Set(righe.map(({ numero }) => numero));
}

/** Settles the rows of a block: the discarded ones are written, those tried again are brought up to date. */
export async function settleBlocco(
  trx: Trx,
  { studioId, lavoroId }: Affido,
  righe: readonly RigaSvolta[],
): Promise<void> {
  const riuscite = righe.filter(({ messaggio }) => messaggio === null).map(({ numero }) => numero);
  if (riuscite.length > 0) {
    await trx
      .updateTable('lavoro_riga')
      .set({ esito: 'riuscita', messaggio: null })
      .where('studio_id', '=', studioId)
      .where('lavoro_id', '=', lavoroId)
      .where('esito', '=', 'da fare')
      .where('numero', 'in', riuscite)
      .execute();
  }
  const scartate = righe.filter(({ messaggio }) => messaggio !== null);
  if (scartate.length === 0) return;
  await trx
    .insertInto('lavoro_riga')
    .values(
      scartate.map((riga) => ({
        studio_id: studioId,
        lavoro_id: lavoroId,
        esito: 'scartata' as const,
        ...riga,
      })),
    )
    .onConflict((oc) =>
      oc
        .columns(['studio_id', 'lavoro_id', 'numero'])
        .doUpdateSet({ esito: 'scartata', messaggio: (eb) => eb.ref('excluded.messaggio') }),
    )
    .execute();
}

interface NuovaParte {
  readonly sezione: 'riga' | 'file';
  readonly numero: number;
  readonly nome: string;
  readonly dati: Buffer;
}

export async function insertParte(
  trx: Trx,
  { studioId, lavoroId }: Affido,
  parte: NuovaParte,
): Promise<void> {
  await trx
    .insertInto('lavoro_parte')
    .values({ studio_id: studioId, lavoro_id: lavoroId, ...parte })
    .execute();
}

export async function deleteFile(trx: Trx, { studioId, lavoroId }: Affido): Promise<void> {
  await trx
    .deleteFrom('lavoro_parte')
    .where('studio_id', '=', studioId)
    .where('lavoro_id', '=', lavoroId)
    .where('sezione', '=', 'file')
    .execute();
}

/** Wakes the workers of every process, when the transaction commits. */
export async function announceLavori(trx: Trx): Promise<void> {
  await sql`select pg_notify(${CANALE_LAVORI}, '')`.execute(trx);
}
