/**
 * Cents, whole, are what the house counts with and keeps; euro with their decimals are what the wire and the law speak of.
 * Nothing stays nothing.
 */
export function toEuro(centesimi: number): number;
export function toEuro(centesimi: number | null | undefined): number | null;
export function toEuro(centesimi: number | null | undefined): number | null {
  return centesimi === null || centesimi === undefined ? null : centesimi / 100;
}

/** The nearest cent. */
export function toCentesimi(euro: number): number;
export function toCentesimi(euro: number | null | undefined): number | null;
export function toCentesimi(euro: number | null | undefined): number | null {
  return euro === null || euro === undefined ? null : Math.round(euro * 100);
}
