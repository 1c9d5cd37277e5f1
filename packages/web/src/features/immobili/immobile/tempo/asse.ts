import { daysBetween } from '@quadra/values';

/** Where a day stands on the columns of the years, in percent; days outside stand at the edge. */
export function makeAsse(anni: readonly number[]) {
  const [primo = 0] = anni;
  const inizio = `${primo}-01-01`;
  const giorni = daysBetween(inizio, `${primo + anni.length}-01-01`);
  const place = (giorno: string) => Math.min(100, Math.max(0, (daysBetween(inizio, giorno) / giorni) * 100));
  return {
    place,
    /** A period as it is drawn; null where it is all outside. `fine`: where what has no end stops. */
    placePeriodo(dal: string, al: string | null, fine: string) {
      const [da, a] = [place(dal), place(al ?? fine)];
      return a <= da ? null : { left: `${da}%`, width: `${a - da}%` };
    },
  };
}
export type Asse = ReturnType<typeof makeAsse>;
