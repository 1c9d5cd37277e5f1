import type { Unita } from './types.ts';

/**
 * A scaled integer as an Italian reads it: `1.234,5` euro without trailing zeros, a quota as `35%`
 * when it is a round percentage, else `0,7159`. Minus is U+2212.
 */
export function formatNumero(valore: bigint, unita: Unita, decimali: number): string {
  if (unita === 'data')
    return new Date(Number(valore) * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');
  if (unita === 'quota' && valore % 10n === 0n && isPercentuale(valore, decimali)) {
    return `${formatDecimale(valore, decimali - 2)}%`;
  }
  return formatDecimale(valore, decimali, unita === 'euro' ? 2 : 0);
}

/** Law writes rates as percentages (1,23%) and truncated ratios as decimals (0,7159). */
const isPercentuale = (valore: bigint, decimali: number): boolean =>
  valore % 10n ** BigInt(decimali - 4) !== 0n ||
  valore % 10n ** BigInt(decimali - 3) === 0n ||
  valore < 10n ** BigInt(decimali - 1);

/** The figures of a whole number in groups of three: most have too few to be looked at. */
export const groupMigliaia = (cifre: string): string =>
  cifre.length <= 3 ? cifre : cifre.replace(/\B(?=(\d{3})+$)/g, '.');

/** Grouped decimal; trailing zeros are dropped unless a fraction needs `minimo` of them. */
function formatDecimale(valore: bigint, decimali: number, minimo = 0): string {
  const segno = valore < 0n ? '−' : '';
  const cifre = (valore < 0n ? -valore : valore).toString().padStart(decimali + 1, '0');
  const intere = groupMigliaia(cifre.slice(0, cifre.length - decimali));
  const frazione = decimali === 0 ? '' : cifre.slice(-decimali).replace(/0+$/, '');
  return `${segno}${intere}${frazione ? `,${frazione.padEnd(minimo, '0')}` : ''}`;
}
