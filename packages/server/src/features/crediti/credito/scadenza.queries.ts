import { AVVISO_SCADENZA_GIORNI } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** The keys of all the studi. */
export async function listStudi(trx: Trx): Promise<number[]> {
  const righe = await trx.selectFrom('studio').select('id').orderBy('id').execute();
  return righe.map(({ id }) => id);
}

export interface DaScadere {
  readonly studioId: number;
  readonly id: string;
}

/** The purchases of the studi of the transaction with something left that is good no more on `oggi`. */
export async function listScaduti(trx: Trx, oggi: string): Promise<DaScadere[]> {
  const { rows } = await sql<DaScadere>`
    select studio_id as "studioId", id from acquisto where residuo > 0 and scade_il <= ${oggi}::date
    order by studio_id, scade_il, id`.execute(trx);
  return rows;
}

/** What may be taken from an expired purchase now: what is left of it, but not what is promised. Its account is held. */
export async function findDaTogliere(trx: Trx, { studioId, id }: DaScadere): Promise<number> {
  const { rows } = await sql<{ quantita: number }>`
    select least(a.residuo, c.saldo - c.prenotati) as quantita from acquisto a join conto c using (studio_id)
    where a.studio_id = ${studioId} and a.id = ${id}`.execute(trx);
  return rows[0]?.quantita ?? 0;
}

/**
 * The purchases of the studi of the transaction that expire within thirty days of `oggi` and were not told yet, marked as
 * told: how many credits, by studio and day.
 */
export async function takeDaAvvisare(
  trx: Trx,
  { oggi, adesso }: { oggi: string; adesso: Date },
): Promise<{ studioId: number; scadeIl: string; crediti: number }[]> {
  const { rows } = await sql<{ studioId: number; scadeIl: string; crediti: number }>`
    with t as (
      update acquisto set avvisato_il = ${adesso}
      where residuo > 0 and avvisato_il is null and scade_il > ${oggi}::date
        and scade_il <= ${oggi}::date + ${AVVISO_SCADENZA_GIORNI}::int
      returning studio_id, scade_il, residuo)
    select studio_id as "studioId", scade_il as "scadeIl", sum(residuo)::int as crediti from t
    group by studio_id, scade_il order by studio_id, scade_il`.execute(trx);
  return rows;
}
