/**
 * Beyond this a formula is redone with big integers: up to here every integer is exact in a double, and so is
 * the remainder that sets a quotient right.
 */
export const ESATTO = 2 ** 52;

/**
 * Exact integer quotient by a divisor above zero whose reciprocal is known, rounded half away from zero or
 * towards zero. The double quotient may be off by one: the remainder sets it right.
 */
export function quotient(n: number, d: number, inverso: number, round: boolean): number {
  const positivo = Math.abs(n);
  let intero = Math.floor(positivo * inverso);
  let resto = positivo - intero * d;
  if (resto < 0) {
    intero -= 1;
    resto += d;
  } else if (resto >= d) {
    intero += 1;
    resto -= d;
  }
  if (round && resto * 2 >= d) intero += 1;
  return n < 0 ? 0 - intero : intero;
}

/** Cents to the whole euro, half away from zero; the remainder sets the quotient right as it rounds. */
export function toEuro(n: number): number {
  const positivo = Math.abs(n);
  const intero = Math.floor(positivo * 0.01) * 100;
  const resto = positivo - intero;
  const passi = resto >= 150 ? 200 : resto >= 50 ? 100 : resto < -50 ? -100 : 0;
  return n < 0 ? 0 - intero - passi : intero + passi;
}
