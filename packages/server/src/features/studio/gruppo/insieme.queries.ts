import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { stepComeChi } from '../../../db/tenancy.ts';

/** The groups a user is in; null: none, and he sees every client. */
export async function findGruppiDi(trx: Trx, studioId: number, utenteId: number): Promise<string[] | null> {
  const righe = await trx
    .selectFrom('gruppo_utente')
    .select('gruppo_id as id')
    .where('studio_id', '=', studioId)
    .where('utente_id', '=', utenteId)
    .execute();
  return righe.length === 0 ? null : righe.map(({ id }) => id);
}

/** The clients of the studio, not archived, that who is in these groups sees: the rule is that of the rows themselves. */
export const listVisti = (
  trx: Trx,
  studioId: number,
  chi: { gruppi: readonly string[] | null; senzaGruppo: boolean },
): Promise<Set<string>> =>
  stepComeChi(trx, chi, async () => {
    const righe = await trx
      .selectFrom('anagrafica')
      .select('id')
      .where('studio_id', '=', studioId)
      .where('archiviata', '=', false)
      .execute();
    return new Set(righe.map(({ id }) => id));
  });

/** How many declarations of these clients are in the hands of a user. */
export async function countInCarico(
  trx: Trx,
  { studioId, utenteId }: { studioId: number; utenteId: number },
  clienti: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ quante: number }>`
    select count(*)::int as quante from dichiarazione
    where studio_id = ${studioId} and in_carico_a = ${utenteId} and anagrafica_id = any (${[...clienti]}::uuid[])`.execute(
    trx,
  );
  return rows[0]?.quante ?? 0;
}

/** Puts users of the studio into a group, and others out of it: who is not of the studio is not there. */
export async function moveUtenti(
  trx: Trx,
  { studioId, id }: { studioId: number; id: string },
  { dentro, fuori, messoDa }: { dentro: readonly number[]; fuori: readonly number[]; messoDa: number },
): Promise<void> {
  if (fuori.length > 0)
    await trx
      .deleteFrom('gruppo_utente')
      .where('studio_id', '=', studioId)
      .where('gruppo_id', '=', id)
      .where('utente_id', 'in', [...fuori])
      .execute();
  if (dentro.length > 0)
    await sql`insert into gruppo_utente (studio_id, gruppo_id, utente_id, messo_da)
      select ${studioId}, ${id}, id, ${messoDa} from utente where studio_id = ${studioId} and id = any (${[...dentro]}::int[])
      on conflict do nothing`.execute(trx);
}
