import { findValore } from './engine/index.ts';
import { aliquoteIva } from './parametri/iva.ts';

const MILIONESIMI = 1_000_000;

/** The VAT of a taxable amount (cents) at the ordinary rate of a year, and that rate per cent (D.P.R. 633/1972, art. 16). */
export function computeIvaOrdinaria(imponibile: number, anno: number): { iva: number; aliquota: number } {
  const quota = findValore(aliquoteIva.ventidue, anno)?.valore;
  if (quota === undefined) throw new Error(`No VAT rate for ${anno}`);
  return { iva: Math.round((imponibile * quota) / MILIONESIMI), aliquota: (quota / MILIONESIMI) * 100 };
}
