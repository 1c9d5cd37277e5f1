import type { Db } from '../../../db/pool.ts';
import { stepOutside, withIdentita, withTenant } from '../../../db/tenancy.ts';
import { insertEventi } from '../../base/evento/evento.public.ts';
import { listPresenti, takeDaAnnunciare } from './annuncio.queries.ts';

/** Users told in one transaction: each holds a lock until it ends. */
const PER_VOLTA = 200;

async function announce(db: Db, id: number): Promise<number> {
  const righe = await withIdentita(db, (trx) => trx.selectFrom('studio').select('id').execute());
  const ambito = { studi: [0, ...righe.map((studio) => studio.id)] };
  let avvisati = 0;
  for (let dopo = 0; ; ) {
    const presenti = await withTenant(db, ambito, async (trx) => {
      const chi = await stepOutside(trx, () => listPresenti(trx, id, dopo, PER_VOLTA));
      if (chi.length > 0) await insertEventi(trx, chi, 'notifica', { Id: id });
      return chi;
    });
    avvisati += presenti.length;
    if (presenti.length < PER_VOLTA) return avvisati;
    dopo = presenti.at(-1)?.utenteId ?? dopo;
  }
}

/**
 * Tells the pages of who is inside of each notification whose moment came, once; who is not finds it when he enters. Answers how many users
 * were told.
 */
export async function announceNotifiche(db: Db): Promise<number> {
  let avvisati = 0;
  for (;;) {
    const prossima = await takeDaAnnunciare(db);
    if (prossima === undefined) return avvisati;
    avvisati += await announce(db, prossima.id);
  }
}
