type Applicativo = { anno: number | null };

/** The years to show: those of the active applications plus the current one, latest first, no more than six. */
export function computeAnni(applicativi: readonly Applicativo[], annoFiscale: number): number[] {
  const anni = new Set([annoFiscale]);
  for (const { anno } of applicativi) if (anno !== null) anni.add(anno);
  return [...anni].sort((a, b) => b - a).slice(0, 6);
}
