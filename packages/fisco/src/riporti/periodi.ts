/** The days of a tax year, a leap one too. */
export const GIORNI_ANNO = 365;

/** A stretch of a tax year, as days from 1 to 365, both included. */
export interface Periodo<T = unknown> {
  readonly da: number;
  readonly a: number;
  readonly di: T | null;
}

const PRIMA_DEL_MESE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** The place of a day in its year of 365: the 29th of February ends with the 28th and begins with the first of March. */
function placeOf(giorno: string, isInizio: boolean): number {
  const [, mese = 1, numero = 1] = giorno.split('-').map(Number);
  if (mese === 2 && numero === 29) return isInizio ? 60 : 59;
  return (PRIMA_DEL_MESE[mese - 1] ?? 0) + numero;
}

/** The days of a tax year between two dates; null for no end. */
export function clampPeriodo(anno: number, dal: string, al: string | null): Periodo<never> {
  return {
    da: dal < `${anno}-01-01` ? 1 : placeOf(dal, true),
    a: al === null || al > `${anno}-12-31` ? GIORNI_ANNO : placeOf(al, false),
    di: null,
  };
}

export const countGiorni = ({ da, a }: Periodo): number => Math.max(0, a - da + 1);

/** A stretch cut by what occupies parts of it: those parts, and the empty ones between them. */
export function splitPeriodo<T>(tutto: Periodo, parti: readonly Periodo<T>[]): Periodo<T>[] {
  const periodi: Periodo<T>[] = [];
  let libero = tutto.da;
  for (const parte of [...parti].sort((x, y) => x.da - y.da)) {
    const da = Math.max(parte.da, tutto.da);
    const a = Math.min(parte.a, tutto.a);
    if (a < da) continue;
    if (da > libero) periodi.push({ da: libero, a: da - 1, di: null });
    periodi.push({ da, a, di: parte.di });
    libero = Math.max(libero, a + 1);
  }
  if (libero <= tutto.a) periodi.push({ da: libero, a: tutto.a, di: null });
  return periodi;
}
