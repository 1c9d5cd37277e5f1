import type { Trx } from '../../../../db/pool.ts';
import type { F24DaStampare } from '../../../versamenti/f24/f24.public.ts';
import { makePdf } from '../pdf.ts';
import { findUfficiale, openUfficiale } from './f24-ministeriale.ts';
import { describeF24 } from './foglio-f24.ts';

/** A model on paper: the official one where the vendor has published it and everything has its place, else our working copy. */
export async function printF24(trx: Trx, daStampare: F24DaStampare, quando: string): Promise<Buffer> {
  const ufficiale = await findUfficiale(trx, daStampare);
  return ufficiale === undefined
    ? makePdf({ f24: await describeF24(daStampare, quando) })
    : makePdf({ ministeriale: await openUfficiale(trx, ufficiale) });
}
