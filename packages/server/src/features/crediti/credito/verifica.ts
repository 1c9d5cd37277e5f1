import type { Db } from '../../../db/pool.ts';
import { withFotografia, withIdentita } from '../../../db/tenancy.ts';
import { listStudi } from './scadenza.queries.ts';
import { countConti, type Difformita, listDifformita } from './verifica.queries.ts';

const STUDI_PER_VOLTA = 200;

/**
 * Looks at the whole ledger, some studi at a time, each time as it was at one instant: balances against movements, movements
 * against their two sides, purchases against what was taken from them. `soli`: those studi alone. Answers what does not add up.
 */
export async function verifyConti(
  db: Db,
  soli: readonly number[] | null = null,
): Promise<{ conti: number; movimenti: number; difformita: Difformita[] }> {
  const studi = (await withIdentita(db, listStudi)).filter((studio) => soli?.includes(studio) ?? true);
  const esito = { conti: 0, movimenti: 0, difformita: [] as Difformita[] };
  while (studi.length > 0) {
    await withFotografia(db, { studi: studi.splice(0, STUDI_PER_VOLTA) }, async (trx) => {
      const { conti, movimenti } = await countConti(trx);
      esito.conti += conti;
      esito.movimenti += movimenti;
      esito.difformita.push(...(await listDifformita(trx)));
    });
  }
  return esito;
}
