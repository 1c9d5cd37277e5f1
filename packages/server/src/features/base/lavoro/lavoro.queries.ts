import type { LavoroFilo, ListQuery, StatoLavoro } from '@quadra/contract';
import { type Selectable, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { RigaPrevista } from '../../../http/genere.ts';
import { answerPagina, type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { LavoroTable } from './lavoro.table.ts';

export type Lavoro = Selectable<LavoroTable>;
/** Whose jobs: of one user, or of everybody. */
export type DiChi = number | 'tutti';

const VIVI: StatoLavoro[] = ['in coda', 'in corso'];
export const isVivo = ({ stato }: Pick<Lavoro, 'stato'>): boolean => VIVI.includes(stato);

const elenco: Elenco = {
  filtri: {
    Nome: { colonna: 'nome', tipo: 'esatto' },
    Stato: { colonna: 'stato', tipo: 'esatto' },
    Titolo: { colonna: 'titolo', tipo: 'testo' },
  },
  ordini: { Creato: 'creato_il', Titolo: 'titolo', Stato: 'stato', Fine: 'finito_il' },
  ordinePredefinito: ['-Creato'],
  chiave: 'id',
};

function computeRestano(riga: Lavoro, adesso: Date): number | null {
  if (riga.stato !== 'in corso' || riga.fatte === 0 || !riga.totale || !riga.iniziato_il) return null;
  const passati = (adesso.getTime() - riga.iniziato_il.getTime()) / 1000;
  return Math.max(0, Math.round((passati / riga.fatte) * (riga.totale - riga.fatte)));
}

function computeAvanzamento(riga: Lavoro): number | null {
  if (riga.stato === 'riuscito' || riga.stato === 'riuscito con errori') return 100;
  if (riga.totale === null) return null;
  return riga.totale === 0 ? 100 : Math.min(100, Math.floor((riga.fatte * 100) / riga.totale));
}

const toIso = (quando: Date | null) => quando?.toISOString() ?? null;

/** A job as it goes on the wire. */
export const toFilo = (riga: Lavoro, adesso: Date): LavoroFilo => ({
  Id: riga.id,
  Nome: riga.nome,
  Titolo: riga.titolo,
  Stato: riga.stato,
  Avanzamento: computeAvanzamento(riga),
  Totale: riga.totale,
  Fatte: riga.fatte,
  Riuscite: riga.riuscite,
  Scartate: riga.scartate,
  RestanoSecondi: computeRestano(riga, adesso),
  InAnnullamento: riga.annullo_chiesto && isVivo(riga),
  ConResoconto: riga.con_resoconto,
  Errore: riga.errore,
  Esito:
    riga.file_nome === null
      ? null
      : { Nome: riga.file_nome, Tipo: riga.file_tipo ?? '', Byte: riga.file_byte ?? 0 },
  Creato: riga.creato_il.toISOString(),
  Inizio: toIso(riga.iniziato_il),
  Fine: toIso(riga.finito_il),
  Scadenza: toIso(riga.scade_il),
});

interface NuovoLavoro {
  readonly studioId: number;
  readonly utenteId: number;
  readonly sostituzione: Lavoro['sostituzione'];
  readonly nome: string;
  readonly titolo: string;
  readonly chiave: string;
  readonly parametri: unknown;
  readonly totale: number | null;
  readonly righe: readonly RigaPrevista[] | undefined;
}

/** Rows written by one statement. */
const RIGHE_INSIEME = 1000;

/** Writes a job and its rows; undefined when one with the same key is not finished yet. */
export async function insertLavoro(trx: Trx, nuovo: NuovoLavoro): Promise<Lavoro | undefined> {
  const riga = await trx
    .insertInto('lavoro')
    .values({
      studio_id: nuovo.studioId,
      utente_id: nuovo.utenteId,
      sostituzione: nuovo.sostituzione && JSON.stringify(nuovo.sostituzione),
      nome: nuovo.nome,
      titolo: nuovo.titolo,
      chiave: nuovo.chiave,
      parametri: JSON.stringify(nuovo.parametri),
      totale: nuovo.totale ?? nuovo.righe?.length ?? null,
      con_resoconto: nuovo.righe !== undefined,
    })
    .onConflict((oc) => oc.columns(['studio_id', 'chiave']).where('stato', 'in', VIVI).doNothing())
    .returningAll()
    .executeTakeFirst();
  const { righe = [] } = nuovo;
  for (let da = 0; riga && da < righe.length; da += RIGHE_INSIEME) {
    await trx
      .insertInto('lavoro_riga')
      .values(
        righe.slice(da, da + RIGHE_INSIEME).map((prevista, indice) => ({
          studio_id: riga.studio_id,
          lavoro_id: riga.id,
          numero: da + indice + 1,
          chiave: prevista.chiave,
          descrizione: prevista.descrizione,
        })),
      )
      .execute();
  }
  return riga;
}

/** How many jobs of the user are not finished. Who counts them waits for who is starting one, until the end of the transaction. */
export async function countVivi(trx: Trx, utenteId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lavori:${utenteId}`}, 0))`.execute(trx);
  const { quanti } = await trx
    .selectFrom('lavoro')
    .select(sql<number>`count(*)`.as('quanti'))
    .where('utente_id', '=', utenteId)
    .where('stato', 'in', VIVI)
    .executeTakeFirstOrThrow();
  return quanti;
}

/** A job by its key, held until the end of the transaction when asked so; undefined when it is not theirs. */
export async function findLavoro(
  trx: Trx,
  id: string,
  diChi: DiChi,
  trattieni = false,
): Promise<Lavoro | undefined> {
  if (!isUuid(id)) return undefined;
  let query = trx.selectFrom('lavoro').selectAll().where('id', '=', id);
  if (diChi !== 'tutti') query = query.where('utente_id', '=', diChi);
  return (trattieni ? query.forUpdate() : query).executeTakeFirst();
}

/** A page of jobs, the newest first unless asked otherwise. */
export async function listLavori(trx: Trx, query: ListQuery, diChi: DiChi, adesso: Date) {
  const { condizioni } = readFiltri(query, elenco);
  const ordini = readOrdine(query, elenco);
  let base = trx.selectFrom('lavoro');
  if (diChi !== 'tutti') base = base.where('utente_id', '=', diChi);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select((e) => e.fn.countAll<number>().as('totale')).executeTakeFirstOrThrow();
  const righe = await pageQuery(base.selectAll(), [], ordini, query).execute();
  return answerPagina(
    query,
    { righe, totale },
    ({ id }) => id,
    (riga) => toFilo(riga, adesso),
  );
}

type ChiaveLavoro = Pick<Lavoro, 'studio_id' | 'id'>;

/** The rows of a job in their order: a page of them, or all. */
export function listRighe(trx: Trx, lavoro: ChiaveLavoro, pagina?: { salto: number; quante: number }) {
  const query = trx
    .selectFrom('lavoro_riga')
    .select(['numero', 'chiave', 'descrizione', 'esito', 'messaggio'])
    .where('studio_id', '=', lavoro.studio_id)
    .where('lavoro_id', '=', lavoro.id)
    .orderBy('numero');
  return (pagina ? query.limit(pagina.quante).offset(pagina.salto) : query).execute();
}

/** The piece after `dopo`; undefined after the last. */
export const findParte = (trx: Trx, lavoro: ChiaveLavoro, sezione: 'riga' | 'file', dopo: number) =>
  trx
    .selectFrom('lavoro_parte')
    .select(['numero', 'nome', 'dati'])
    .where('studio_id', '=', lavoro.studio_id)
    .where('lavoro_id', '=', lavoro.id)
    .where('sezione', '=', sezione)
    .where('numero', '>', dopo)
    .orderBy('numero')
    .limit(1)
    .executeTakeFirst();

/** Deletes the jobs of the studi of the transaction whose time is over at `adesso`, with rows and files; answers how many. */
export async function deleteLavori(trx: Trx, adesso: Date): Promise<number> {
  const esito = await trx.deleteFrom('lavoro').where('scade_il', '<', adesso).executeTakeFirst();
  return Number(esito.numDeletedRows);
}
