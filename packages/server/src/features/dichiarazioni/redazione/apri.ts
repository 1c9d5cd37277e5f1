import type { Trx } from '../../../db/pool.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { recordVista } from '../dichiarazione/vita/viste.ts';
import { alignDichiarazione } from '../sincronizzazione/sincronizzazione.service.ts';
import { fillQuery } from './query.ts';

/**
 * Opening is an act, reading is not: one still open takes what the registry and the queries say now, and who opened it is
 * written. Who may only look changes nothing of it.
 */
export async function openDichiarazione(
  trx: Trx,
  sessione: Sessione,
  anno: number,
  id: string,
): Promise<void> {
  await alignDichiarazione(trx, sessione, anno, id);
  await fillQuery(trx, sessione, anno, id);
  await recordVista(trx, sessione, anno, id);
}
