import { AVVISO_SCADENZA_GIORNI, type SituazioneCreditiFilo } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Weeks of use that are told. */
const SETTIMANE = 12;

/** The credits of a studio: how many, whether they are few, which expire within thirty days of `oggi`, how they are used. */
export async function getSituazione(
  trx: Trx,
  studioId: number,
  oggi: string,
): Promise<SituazioneCreditiFilo> {
  const { rows } = await sql<Omit<SituazioneCreditiFilo, 'InScadenza' | 'Settimane'>>`
    select coalesce(c.saldo - c.prenotati, 0) as "Residui", coalesce(s.soglia, g.soglia) as "Soglia",
      coalesce(c.sotto_soglia, false) as "SottoSoglia"
    from studio s left join conto c on c.studio_id = s.id left join gestore g on g.id = s.gestore_id
    where s.id = ${studioId}`.execute(trx);
  const inScadenza = await sql<{ Crediti: number; ScadeIl: string }>`
    select sum(residuo)::int as "Crediti", scade_il as "ScadeIl" from acquisto
    where studio_id = ${studioId} and residuo > 0 and scade_il <= ${oggi}::date + ${AVVISO_SCADENZA_GIORNI}::int
    group by scade_il order by scade_il`.execute(trx);
  const usati = await sql<{ Lunedi: string; Usati: number }>`
    select date_trunc('week', m.data at time zone 'Europe/Rome')::date::text as "Lunedi", -sum(m.quantita)::int as "Usati"
    from movimento m
    where m.studio_id = ${studioId} and m.quantita < 0
      and m.data >= (date_trunc('week', ${oggi}::date) - make_interval(weeks => ${SETTIMANE - 1})) at time zone 'Europe/Rome'
      and exists (select from voce v where v.studio_id = m.studio_id and v.movimento_id = m.id and v.conto = 'consumi')
    group by 1 order by 1`.execute(trx);
  return {
    ...(rows[0] ?? { Residui: 0, Soglia: null, SottoSoglia: false }),
    InScadenza: inScadenza.rows,
    Settimane: usati.rows,
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
