import type { FormaStampa } from '@quadra/contract';
import type { Trx } from '../../../../db/pool.ts';
import type { Dichiarazione } from '../dichiarazione.queries.ts';

type Quale = Pick<Dichiarazione, 'studioId' | 'id'>;

/** A final print as it was made. */
export interface StampaFissata {
  readonly forma: FormaStampa;
  readonly contenuto: Buffer;
  readonly stampataIl: Date;
}
/** In which form, and with what of the card of the choices. */
export interface ComeStampata {
  readonly forma: FormaStampa;
  readonly scheda: number;
}

const select = (trx: Trx, { studioId, id }: Quale) =>
  trx
    .selectFrom('dichiarazione_stampa')
    .select(['forma', 'contenuto', 'stampata_il as stampataIl'])
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id);

/** The final print in that form; undefined when it was not made since the declaration closed. */
export const findStampa = (
  trx: Trx,
  quale: Quale,
  { forma, scheda }: ComeStampata,
): Promise<StampaFissata | undefined> =>
  select(trx, quale).where('forma', '=', forma).where('scheda', '=', scheda).executeTakeFirst();

/** The last final print, whatever its form. */
export const findUltimaStampa = (trx: Trx, quale: Quale): Promise<StampaFissata | undefined> =>
  select(trx, quale).orderBy('stampata_il', 'desc').limit(1).executeTakeFirst();

/** Fixes a final print: asked again it is these bytes. One made for another day takes the place of the one before. */
export async function writeStampa(
  trx: Trx,
  { studioId, id }: Quale,
  { forma, scheda }: ComeStampata,
  stampa: Omit<StampaFissata, 'forma'> & { readonly sha256: Buffer; readonly utenteId: number },
): Promise<void> {
  const { contenuto, sha256, stampataIl: stampata_il, utenteId: utente_id } = stampa;
  const valori = { contenuto, sha256, stampata_il, utente_id };
  await trx
    .insertInto('dichiarazione_stampa')
    .values({ studio_id: studioId, dichiarazione_id: id, forma, scheda, ...valori })
    .onConflict((conflitto) =>
      conflitto.columns(['studio_id', 'dichiarazione_id', 'forma', 'scheda']).doUpdateSet(valori),
    )
    .execute();
}

/** What was printed of a declaration that opens again counts no more. */
export async function deleteStampe(trx: Trx, { studioId, id }: Quale): Promise<void> {
  await trx
    .deleteFrom('dichiarazione_stampa')
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .execute();
}
