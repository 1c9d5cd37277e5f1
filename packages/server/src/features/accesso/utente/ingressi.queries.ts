import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** How a user came into a group. */
export interface Ingresso {
  readonly gruppo: string;
  readonly il: Date | null;
  readonly da: { readonly nome: string; readonly tipologia: number; readonly studioId: number | null } | null;
}

/** The groups of some users, with who put each there and when, as far as it is known. */
export async function listIngressi(
  trx: Trx,
  utenti: readonly { readonly id: number }[],
): Promise<ReadonlyMap<number, Ingresso[]>> {
  const { rows } = await sql<Ingresso & { id: number }>`
    select x.utente_id as id, g.nome as gruppo, x.messo_il as il, case when u.id is not null then jsonb_build_object(
      'nome', trim(concat_ws(' ', u.cognome, u.nome)), 'tipologia', u.tipologia_utente, 'studioId', u.studio_id) end as da
    from gruppo_utente x join gruppo g on g.studio_id = x.studio_id and g.id = x.gruppo_id
    left join utente u on u.id = x.messo_da
    where x.utente_id = any (${utenti.map(({ id }) => id)}::int[]) order by g.nome`.execute(trx);
  return Map.groupBy(rows, ({ id }) => id);
}
