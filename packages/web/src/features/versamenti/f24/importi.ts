import { formatIt, toCentesimi } from '@quadra/values';

/** Cents as they are read, zero too: `1.234,00`. */
export const writeCent = (centesimi: number): string =>
  formatIt(centesimi, { decimali: 2, mostraZero: true, negativi: true } as Parameters<typeof formatIt>[1]);
/** Euro of the wire, as they are read. */
export const writeEuro = (euro: number): string => writeCent(toCentesimi(euro));
