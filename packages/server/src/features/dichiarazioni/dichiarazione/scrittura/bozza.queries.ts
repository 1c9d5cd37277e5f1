import type { ValoreCasella } from '@quadra/fisco';
import { readOra } from '../../../../db/orologio.ts';
import type { Trx } from '../../../../db/pool.ts';
import type { Dichiarazione } from '../dichiarazione.queries.ts';

type Chiave = Pick<Dichiarazione, 'studioId' | 'id'>;

/** What one person typed and has not saved: theirs alone. */
export interface Bozza {
  readonly quadro: string;
  readonly righi: Readonly<Record<string, ValoreCasella | null>>;
  readonly salvataIl: Date;
}

export async function listBozze(trx: Trx, { studioId, id }: Chiave, utenteId: number): Promise<Bozza[]> {
  return trx
    .selectFrom('dichiarazione_bozza')
    .select(['quadro', 'righi', 'salvata_il as salvataIl'])
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .where('utente_id', '=', utenteId)
    .orderBy('quadro')
    .execute();
}

/** Writes the draft of a quadro whole; answers the moment it was kept. */
export async function upsertBozza(
  trx: Trx,
  { studioId, id }: Chiave,
  utenteId: number,
  quadro: string,
  righi: Bozza['righi'],
): Promise<Date> {
  const salvata = await readOra(trx);
  await trx
    .insertInto('dichiarazione_bozza')
    .values({
      studio_id: studioId,
      dichiarazione_id: id,
      utente_id: utenteId,
      quadro,
      righi: JSON.stringify(righi),
      salvata_il: salvata,
    })
    .onConflict((conflitto) =>
      conflitto
        .columns(['studio_id', 'dichiarazione_id', 'utente_id', 'quadro'])
        .doUpdateSet({ righi: JSON.stringify(righi), salvata_il: salvata }),
    )
    .execute();
  return salvata;
}

/** Forgets the draft of a quadro, or all of that person's drafts of the declaration. */
export async function deleteBozze(
  trx: Trx,
  { studioId, id }: Chiave,
  utenteId: number,
  quadro?: string,
): Promise<void> {
  await trx
    .deleteFrom('dichiarazione_bozza')
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .where('utente_id', '=', utenteId)
    .$if(quadro !== undefined, (query) => query.where('quadro', '=', quadro ?? ''))
    .execute();
}
