/** Integer quotient of integers, rounded half away from zero: 0,5 → 1 and −0,5 → −1. */
export function divideRounded(numeratore: bigint, divisore: bigint): bigint {
  const negativo = numeratore < 0n !== divisore < 0n;
  const n = numeratore < 0n ? -numeratore : numeratore;
  const d = divisore < 0n ? -divisore : divisore;
  const intero = n / d + ((n % d) * 2n >= d ? 1n : 0n);
  return negativo ? -intero : intero;
}
