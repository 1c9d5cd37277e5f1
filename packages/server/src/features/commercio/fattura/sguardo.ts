import type { Trx } from '../../../db/pool.ts';
import { isDiStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { openVenditore } from './venditore.queries.ts';

/** Who looks: who sells sees its own sales, and no other seller's; who buys what was sold to it. */
export type Sguardo =
  | { readonly di: 'venditore'; readonly gestoreId: number | null }
  | { readonly di: 'cliente'; readonly studioId: number };

/** What a session sees of what is sold; from here the transaction sees it too. */
export async function openSguardo(trx: Trx, sessione: Sessione): Promise<Sguardo> {
  if (isDiStudio(sessione)) return { di: 'cliente', studioId: sessione.studioId ?? 0 };
  await openVenditore(trx, sessione.gestoreId);
  return { di: 'venditore', gestoreId: sessione.gestoreId };
}
