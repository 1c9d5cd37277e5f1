import type { StatisticaFilo, StatisticaRichiesta, VistaStatistica } from '@quadra/contract';
import { withTenant, withUtenti } from '../../../db/tenancy.ts';
import { canVedereLimitati } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { countVista } from './statistica.queries.ts';
import { makeStatistica } from './statistica.rules.ts';
import { viste } from './viste.ts';

/** Whose rows a view counts: users are seen by who administers them. */
const conUtenti: readonly VistaStatistica[] = ['utenti', 'gestori'];

/** A view, counted now over what the session sees. */
export async function computeStatistica(
  { db, now }: Pick<Servizi, 'db' | 'now'>,
  sessione: Sessione,
  quale: VistaStatistica,
  richiesta: StatisticaRichiesta,
): Promise<StatisticaFilo> {
  const adesso = now();
  const vista = viste[quale];
  const run = conUtenti.includes(quale) ? withUtenti : withTenant;
  const conteggi = await run(db, { ...sessione, limitati: canVedereLimitati(sessione) }, (trx) =>
    countVista(trx, quale, vista.tavole, {
      anno: richiesta.Anno,
      adesso,
      isIntera: sessione.gruppi === null,
    }),
  );
  return makeStatistica(vista, conteggi, richiesta, adesso);
}
