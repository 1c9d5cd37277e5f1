import type { Cifratura } from '../../../cifratura.ts';
import type { Db } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita, withUtenti } from '../../../db/tenancy.ts';
import { destroyChiavi, listIdChiavi } from '../../base/chiave-dati/chiave-dati.public.ts';
import { sealStudio } from '../../base/registro/registro.public.ts';
import { deleteMaiAperto, listMaiAperti } from './registrazione.queries.ts';

const isInUso = (errore: unknown): boolean =>
  errore instanceof Error && 'code' in errore && errore.code === '23503';

/**
 * Deletes the registrations that nobody opened before their link expired: who registered may not even have been the owner of
 * the address. What the audit log says of them is unreadable. A studio that something leans on already stays. Answers how many.
 */
export async function deleteRegistrazioniScadute(
  db: Db,
  cifratura: Cifratura,
  adesso: Date,
): Promise<number> {
  let tolte = 0;
  for (const studioId of await withIdentita(db, (trx) => listMaiAperti(trx, adesso))) {
    const isTolta = await withUtenti(db, { studi: [studioId] }, async (trx) => {
      await sealStudio(trx, cifratura, studioId);
      await deleteMaiAperto(trx, studioId);
      await destroyChiavi(trx, studioId, await listIdChiavi(trx, studioId));
      const atto = { azione: 'registrazione scaduta', entita: 'studio', entitaId: studioId };
      await writeRegistro(trx, { studioId: null, utenteId: null, ip: null, ...atto });
      return true;
    }).catch((errore: unknown) => {
      if (isInUso(errore)) return false;
      throw errore;
    });
    if (isTolta) tolte += 1;
  }
  return tolte;
}
