/** Integer quotient of integers, rounded half away from zero: 0,5 → 1 and −0,5 → −1. */
export function divideRounded(numeratore: bigint, divisore: bigint): bigint {
  const negativo = numeratore < 0n !== divisore < 0n;
  const n = numeratore < 0n ? -numeratore : numeratore;
  const d = divisore < 0n ? -divisore : divisore;
  const intero = n / d + ((n % d) * 2n >= d ? 1n : 0n);
  return negativo ? -intero : intero;
}

/** An exact decimal: an integer and how many of its digits are decimals. */
export interface Decimale {
  readonly intero: bigint;
  readonly decimali: number;
}

const rescale = ({ intero, decimali }: Decimale, voluti: number): bigint =>
  decimali <= voluti
    ? intero * 10n ** BigInt(voluti - decimali)
    : divideRounded(intero, 10n ** BigInt(decimali - voluti));

/** The named roundings of the house: whatever leaves the cents says which one it uses. */
export const arrotonda = {
  /** To the cent, half up: returns cents. */
  centesimo: (valore: Decimale): bigint => rescale(valore, 2),
  /** To the euro, half up from 0,50 (L. 266/2005, art. 1, c. 137): returns euro. */
  euro: (valore: Decimale): bigint => rescale(valore, 0),
};

export const tronca = {
  /** The first four decimals (TUIR art. 12, c. 4; art. 13, c. 6): returns ten-thousandths. */
  quattroDecimali: ({ intero, decimali }: Decimale): bigint =>
    decimali <= 4 ? intero * 10n ** BigInt(4 - decimali) : intero / 10n ** BigInt(decimali - 4),
};
