import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** One time that a user entered his studio. */
export interface Accesso {
  readonly quando: Date;
  readonly ip: string | null;
}
/** As many as tell whether it is him. */
const ACCESSI_MOSTRATI = 3;
/** Of who has not entered for so long there is nothing to recognise: a log of years is not read back to its beginning. */
const GIORNI = 90;

/** The last times each of some users entered his studio in the last 90 days, from the last, as the log of the studio says. */
export async function listAccessi(
  trx: Trx,
  utenti: readonly { readonly id: number; readonly studioId: number | null }[],
): Promise<ReadonlyMap<number, Accesso[]>> {
  const diStudio = utenti.filter(({ studioId }) => studioId !== null);
  const perUtente = new Map<number, Accesso[]>(diStudio.map(({ id }) => [id, []]));
  const { rows } = await sql<Accesso & { id: number }>`select u.id, r.quando, r.ip
    from unnest(${diStudio.map(({ id }) => id)}::int[], ${diStudio.map(({ studioId }) => studioId)}::int[]) u(id, studio_id)
    cross join lateral (
      select quando, ip from registro
      where studio_id = u.studio_id and entita = 'sessione' and entita_id is null and azione = 'login'
        and utente_id = u.id and quando > now() - make_interval(days => ${GIORNI})
      order by quando desc limit ${ACCESSI_MOSTRATI}) r
    order by r.quando desc`.execute(trx);
  for (const { id, quando, ip } of rows) perUtente.get(id)?.push({ quando, ip });
  return perUtente;
}
