import { AVVISO_SCADENZA_GIORNI, type SituazioneCreditiFilo } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** The credits of a studio: how many, whether they are few, which expire within thirty days of `oggi`. */
export async function getSituazione(
  trx: Trx,
  studioId: number,
  oggi: string,
): Promise<SituazioneCreditiFilo> {
  const { rows } = await sql<Omit<SituazioneCreditiFilo, 'InScadenza'>>`
    select coalesce(c.saldo - c.prenotati, 0) as "Residui", coalesce(s.soglia, g.soglia) as "Soglia",
      coalesce(c.sotto_soglia, false) as "SottoSoglia"
    from studio s left join conto c on c.studio_id = s.id left join gestore g on g.id = s.gestore_id
    where s.id = ${studioId}`.execute(trx);
  const inScadenza = await sql<{ Crediti: number; ScadeIl: string }>`
    select sum(residuo)::int as "Crediti", scade_il as "ScadeIl" from acquisto
    where studio_id = ${studioId} and residuo > 0 and scade_il <= ${oggi}::date + ${AVVISO_SCADENZA_GIORNI}::int
    group by scade_il order by scade_il`.execute(trx);
  return {
    ...(rows[0] ?? { Residui: 0, Soglia: null, SottoSoglia: false }),
    InScadenza: inScadenza.rows,
  };
}

/** Whether two studi are of one gestore, or both of the vendor alone. */
export async function isStessoGestore(trx: Trx, uno: number, altro: number): Promise<boolean> {
  const { rows } = await sql<{ stesso: boolean }>`
    select count(distinct coalesce(gestore_id, 0)) = 1 as stesso from studio where id in (${uno}, ${altro})`.execute(
    trx,
  );
  return rows[0]?.stesso ?? false;
}

/** The purchase that an effect put in the ledger: how many credits it had and how many are left. */
export const findAcquistoDi = (trx: Trx, studioId: number, effetto: string) =>
  trx
    .selectFrom('movimento as m')
    .innerJoin('acquisto as a', (unione) =>
      unione.onRef('a.studio_id', '=', 'm.studio_id').onRef('a.movimento_id', '=', 'm.id'),
    )
    .select(['a.id', 'a.quantita', 'a.residuo'])
    .where('m.studio_id', '=', studioId)
    .where('m.effetto', '=', effetto)
    .executeTakeFirst();
