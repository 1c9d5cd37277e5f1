import { daysBetween } from '@quadra/values';

/** Percent of the columns under which the words of a period are not read. */
const CORTO = 14;
type Posto = { left: string; width: string } | { right: string; maxWidth: string };

/** Where a day stands on the columns of the years, in percent; days outside stand at the edge. */
export function makeAsse(anni: readonly number[]) {
  const [primo = 0] = anni;
  const inizio = `${primo}-01-01`;
  const giorni = daysBetween(inizio, `${primo + anni.length}-01-01`);
  const place = (giorno: string) => Math.min(100, Math.max(0, (daysBetween(inizio, giorno) / giorni) * 100));
  return {
    place,
    /**
     * A period as it is drawn; null where it is all outside. `fine`: where what has no end stops. One that is too short for its
     * words, at the end, has them before it.
     */
    placePeriodo(dal: string, al: string | null, fine: string): Posto | null {
      const [da, a] = [place(dal), place(al ?? fine)];
      if (a < da || a === 0 || (a === da && al !== null)) return null;
      if (a - da < CORTO && da > 50) return { right: `${100 - a}%`, maxWidth: `${a}%` };
      return a === da ? null : { left: `${da}%`, width: `${a - da}%` };
    },
  };
}
export type Asse = ReturnType<typeof makeAsse>;
