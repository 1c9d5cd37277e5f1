import { rigoOf, type SintesiCascata } from '@quadra/fisco';
import { messaggiCascata as m } from '../../../../messages/cascata.ts';

/** The sentence of the page: computed, and true now. */
export function writeFrase({ reddito, daPagare, aCredito }: SintesiCascata): string {
  if (reddito === null || daPagare === null || aCredito === null) return m.nonNoto;
  if (daPagare > 0 && aCredito > 0) return m.misto(reddito, daPagare, aCredito);
  if (daPagare > 0) return m.daPagare(reddito, daPagare);
  return aCredito > 0 ? m.aCredito(reddito, aCredito) : m.inPari(reddito);
}

/** What stands under it: what is missing, or what was already paid and what remained a year before. */
export function writeSotto(
  { netta, coperta, manca }: SintesiCascata,
  anno: number,
  saldoPrima: number | null,
): string {
  const frasi = [
    ...(manca?.chiave ? [m.manca(rigoOf(manca.chiave), manca.titolo)] : []),
    ...(netta !== null && coperta !== null ? [m.netta(anno, netta, coperta)] : []),
    ...(saldoPrima === null ? [] : [m.annoScorso(saldoPrima)]),
  ];
  return frasi.join(' ');
}
