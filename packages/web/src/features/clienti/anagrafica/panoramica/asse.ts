import { daysBetween } from '@quadra/values';

/** A stretch of time on the columns of the years, in percent of their width. */
export interface Posto {
  readonly inizio: number;
  readonly ampiezza: number;
}

/** Where days stand on columns of equal width, a year each: inside one by its own days. */
export function makeAsse(anni: readonly number[]) {
  const primo = anni[0] ?? 0;
  const place = (giorno: string): number => {
    const anno = Number(giorno.slice(0, 4));
    const dentro =
      daysBetween(`${anno}-01-01`, giorno) / Math.max(1, daysBetween(`${anno}-01-01`, `${anno + 1}-01-01`));
    return Math.min(100, Math.max(0, ((anno - primo + dentro) / Math.max(1, anni.length)) * 100));
  };
  return {
    place,
    /** Of a period without an end, up to the last day of the columns; null where it ends before they begin. */
    placePeriodo: ({ dal, al }: { dal: string; al: string | null }, fino: string): Posto | null => {
      const inizio = place(dal);
      const fine = place(al ?? fino);
      return fine <= inizio ? null : { inizio, ampiezza: fine - inizio };
    },
  };
}
