export type Sezione = 'versione' | 'account' | 'password' | 'collegamento';

/**
 * Which sections are open after a click on `scelta`. One at a time; in unified-portal mode account and version
 * may be open together.
 */
export function computeAperte(
  aperte: readonly Sezione[],
  scelta: Sezione,
  portaleUnico: boolean,
): readonly Sezione[] {
  if (aperte.includes(scelta)) return aperte.filter((voce) => voce !== scelta);
  const insieme: readonly Sezione[] = ['account', 'versione'];
  if (!portaleUnico || !insieme.includes(scelta)) return [scelta];
  return [...aperte.filter((voce) => insieme.includes(voce)), scelta];
}
