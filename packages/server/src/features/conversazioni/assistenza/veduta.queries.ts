import type { ParteVeduta, TicketFilo } from '@quadra/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';

type DiTicket = { readonly studio_id: number; readonly id: string };
/** How a page that is shown stands, without what it shows. */
export type StatoVeduta = Omit<Selectable<Database['ticket_veduta']>, 'contenuto'>;

const colonne = [
  ...(['studio_id', 'ticket_id', 'dichiarazione_id', 'titolo', 'rigo', 'presa_il'] as const),
  ...(['consenso', 'chieste', 'negate', 'richieste', 'letture'] as const),
] as const;

/** What is told of it: where it is from, to who answers, only where the page is shown. */
export function describeVeduta(
  { titolo, rigo, presa_il, consenso, chieste, negate, letture }: StatoVeduta,
  isRispondente: boolean,
): NonNullable<TicketFilo['Veduta']> {
  const isDetta = !isRispondente || consenso.includes('pagina');
  return {
    ...{ Titolo: isDetta ? titolo : null, Rigo: isDetta ? rigo : null, PresaIl: presa_il.toISOString() },
    ...{ Parti: consenso, Chieste: chieste, Negate: negate, Letture: letture },
  };
}

export const insertVeduta = async (
  trx: Trx,
  veduta: Insertable<Database['ticket_veduta']>,
): Promise<void> => {
  await trx.insertInto('ticket_veduta').values(veduta).execute();
};

export const findVeduta = (trx: Trx, { studio_id, id }: DiTicket): Promise<StatoVeduta | undefined> =>
  trx
    .selectFrom('ticket_veduta')
    .select(colonne)
    .where('studio_id', '=', studio_id)
    .where('ticket_id', '=', id)
    .executeTakeFirst();

/** Counts a reading, and answers what was kept. */
export const readContenuto = (trx: Trx, { studio_id, id }: DiTicket) =>
  trx
    .updateTable('ticket_veduta')
    .set({ letture: sql`letture + 1` })
    .where('studio_id', '=', studio_id)
    .where('ticket_id', '=', id)
    .returning([...colonne, 'contenuto'])
    .executeTakeFirst();

export async function updateVeduta(
  trx: Trx,
  { studio_id, id }: DiTicket,
  dati: {
    readonly consenso?: ParteVeduta[];
    readonly chieste: ParteVeduta[];
    readonly negate?: ParteVeduta[];
    readonly richieste?: number;
  },
): Promise<void> {
  await trx
    .updateTable('ticket_veduta')
    .set(dati)
    .where('studio_id', '=', studio_id)
    .where('ticket_id', '=', id)
    .execute();
}

/** The ticket is over: nothing of the page stays. */
export async function deleteVeduta(trx: Trx, { studio_id, id }: DiTicket): Promise<void> {
  await trx
    .deleteFrom('ticket_veduta')
    .where('studio_id', '=', studio_id)
    .where('ticket_id', '=', id)
    .execute();
}
