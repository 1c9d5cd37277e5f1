import type { Trx } from '../../../db/pool.ts';
import type { CertificatoStudioTable } from './certificato.table.ts';

export const findCertificato = (trx: Trx, studioId: number): Promise<CertificatoStudioTable | undefined> =>
  trx.selectFrom('certificato_studio').selectAll().where('studio_id', '=', studioId).executeTakeFirst();

/** The one that a studio had is no more. */
export async function upsertCertificato(trx: Trx, riga: CertificatoStudioTable): Promise<void> {
  const { studio_id: _, ...nuovo } = riga;
  await trx
    .insertInto('certificato_studio')
    .values(riga)
    .onConflict((conflitto) => conflitto.column('studio_id').doUpdateSet(nuovo))
    .execute();
}

export async function deleteCertificato(trx: Trx, studioId: number): Promise<void> {
  await trx.deleteFrom('certificato_studio').where('studio_id', '=', studioId).execute();
}
