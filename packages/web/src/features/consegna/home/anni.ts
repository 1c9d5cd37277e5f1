type Applicativo = { anno: number | null };

/** The six of the suite, and the one that comes. */
const TESSERE = 7;

/**
 * The years to show: those of the active applications and of the suite, the current one and those after it that can be
 * chosen; latest first.
 */
export function computeAnni(
  applicativi: readonly Applicativo[],
  annoFiscale: number,
  chiaviSuite: readonly string[],
  scelti: readonly number[] = [],
): number[] {
  const anni = new Set([annoFiscale, ...scelti.filter((anno) => anno > annoFiscale)]);
  for (const { anno } of applicativi) if (anno !== null) anni.add(anno);
  for (const chiave of chiaviSuite) anni.add(2000 + Number(chiave));
  return [...anni].sort((a, b) => b - a).slice(0, TESSERE);
}
