/** Under so many weeks of use a pace is a guess. */
const SETTIMANE_CERTE = 4;

/**
 * Credits used in a week, from the first week of use on: the weeks before say nothing of the pace. Null while there are too few
 * of them. Pure.
 * @param usati of each week, the current one last
 */
export function computeRitmo(usati: readonly number[]): number | null {
  const prima = usati.findIndex((quanti) => quanti > 0);
  const diUso = prima < 0 ? [] : usati.slice(prima);
  if (diUso.length < SETTIMANE_CERTE) return null;
  return diUso.reduce((somma, quanti) => somma + quanti, 0) / diUso.length;
}
