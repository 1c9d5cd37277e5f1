import { codiciApplicativi, type SottoscrizioneFilo, tipologiaSottoscrizione } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

const keepNoti = (moduli: readonly string[]) => codiciApplicativi.filter((codice) => moduli.includes(codice));

/** The modules that each kind of subscription may have, in the order of the kinds. */
export async function listSottoscrizioni(trx: Trx): Promise<SottoscrizioneFilo[]> {
  const righe = await trx.selectFrom('sottoscrizione').selectAll().execute();
  return tipologiaSottoscrizione.map((Tipologia) => {
    const moduli = righe.find(({ tipologia }) => tipologia === Tipologia)?.moduli ?? null;
    return { Tipologia, Moduli: moduli && keepNoti(moduli) };
  });
}

export async function updateSottoscrizione(
  trx: Trx,
  { Tipologia, Moduli }: SottoscrizioneFilo,
): Promise<void> {
  await trx
    .updateTable('sottoscrizione')
    .set({ moduli: Moduli && [...Moduli] })
    .where('tipologia', '=', Tipologia)
    .execute();
}

/** Of these studi, those whose subscription may not have a module. */
export async function listSenzaModulo(
  trx: Trx,
  studi: readonly number[],
  codice: string,
): Promise<ReadonlySet<number>> {
  const righe = await trx
    .selectFrom('studio')
    .select('id')
    .where(sql<boolean>`id = any (${[...studi]}::int[])`)
    .where(sql<boolean>`not is_modulo_previsto(tipologia_sottoscrizione, ${codice})`)
    .execute();
  return new Set(righe.map(({ id }) => id));
}

/** The modules that the subscription of a studio may have. */
export async function listPrevisti(
  trx: Trx,
  studioId: number,
): Promise<SottoscrizioneFilo['Moduli'] & object> {
  const riga = await trx
    .selectFrom('studio as s')
    .innerJoin('sottoscrizione as t', 't.tipologia', 's.tipologia_sottoscrizione')
    .select('t.moduli')
    .where('s.id', '=', studioId)
    .executeTakeFirst();
  return keepNoti(riga?.moduli ?? codiciApplicativi);
}
