import type { Db } from '../db/pool.ts';
import { withIdentita, withTenant } from '../db/tenancy.ts';
import { deleteEventi } from '../features/base/evento/evento.public.ts';
import { deleteLavori } from '../features/base/lavoro/lavoro.public.ts';
import { deleteRisposte } from '../features/base/ripetibile/ripetibile.public.ts';
import { deleteBozzeScadute } from '../features/clienti/bozza/bozza.public.ts';
import { deleteFileScaduti } from '../features/consegna/esportazione/esportazione.public.ts';
import { foldConti } from '../features/consegna/statistica/statistica.public.ts';

/** Studi looked at in one transaction. */
const STUDI_PER_VOLTA = 200;

/**
 * Deletes jobs, with their files, files of exports, drafts and keys of requests whose time is over, and the events of yesterday,
 * and puts together what is kept for the statistics, studio by studio.
 */
export async function deleteLavoriScaduti(
  db: Db,
  adesso: Date,
): Promise<Record<'lavori' | 'eventi' | 'bozze' | 'richieste' | 'esportazioni' | 'statistiche', number>> {
  const righe = await withIdentita(db, (trx) =>
    trx.selectFrom('studio').select('id').orderBy('id').execute(),
  );
  const studi = [0, ...righe.map(({ id }) => id)];
  const tolti = { lavori: 0, eventi: 0, bozze: 0, richieste: 0, esportazioni: 0, statistiche: 0 };
  while (studi.length > 0) {
    const alcuni = { studi: studi.splice(0, STUDI_PER_VOLTA) };
    tolti.lavori += await withTenant(db, alcuni, (trx) => deleteLavori(trx, adesso));
    tolti.eventi += await withTenant(db, alcuni, (trx) => deleteEventi(trx, adesso));
    tolti.esportazioni += await withTenant(db, alcuni, (trx) => deleteFileScaduti(trx, adesso));
    tolti.bozze += await withTenant(db, alcuni, (trx) => deleteBozzeScadute(trx, adesso));
    tolti.statistiche += await withTenant(db, { ...alcuni, limitati: true }, foldConti);
    tolti.richieste += await withTenant(db, alcuni, (trx) => deleteRisposte(trx, adesso));
  }
  return tolti;
}
