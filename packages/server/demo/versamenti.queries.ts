import type { Trx } from '../src/db/pool.ts';

/** Whether the studio has a model already. */
export async function hasF24(trx: Trx): Promise<boolean> {
  return (await trx.selectFrom('f24').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The clients of the studio who have a declaration in a state, the last by codice fiscale first. */
export async function listConDichiarazione(
  trx: Trx,
  stato: 'Aperta' | 'Chiusa',
  quanti: number,
): Promise<string[]> {
  const righe = await trx
    .selectFrom('dichiarazione as d')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').onRef('a.id', '=', 'd.anagrafica_id'),
    )
    .select('a.id')
    .where('d.stato', '=', stato)
    .where('a.tipo', '=', 'PF')
    .groupBy(['a.id', 'a.codice_fiscale'])
    .orderBy('a.codice_fiscale', 'desc')
    .limit(quanti)
    .execute();
  return righe.map(({ id }) => id);
}

/** A debt of a client by its code, whole. */
export const findDebito = (trx: Trx, anagraficaId: string, codice: string) =>
  trx
    .selectFrom('voce_fiscale')
    .select(['id', 'importo'])
    .where('anagrafica_id', '=', anagraficaId)
    .where('codice', '=', codice)
    .where('impegnato', '=', 0)
    .where('pagato', '=', 0)
    .limit(1)
    .executeTakeFirst();
