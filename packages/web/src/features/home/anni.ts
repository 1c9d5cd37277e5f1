type Applicativo = { anno: number | null };

/**
 * The years to show: those of the active applications and of the suite, and the current one; latest first, no more than
 * six.
 */
export function computeAnni(
  applicativi: readonly Applicativo[],
  annoFiscale: number,
  chiaviSuite: readonly string[],
): number[] {
  const anni = new Set([annoFiscale]);
  for (const { anno } of applicativi) if (anno !== null) anni.add(anno);
  for (const chiave of chiaviSuite) anni.add(2000 + Number(chiave));
  return [...anni].sort((a, b) => b - a).slice(0, 6);
}
