/**
 * How many random returns an oracle looks at: as many as the suite says, or QUADRA_CASI of them when one wants to look for
 * longer (`QUADRA_CASI=10000 npx vitest run --project unit bench`). The time grows with them.
 */
export function readCasi(diSuite: number): { readonly casi: number; readonly timeout: number } {
  const casi = Number(process.env.QUADRA_CASI ?? diSuite);
  if (!Number.isInteger(casi) || casi < 1) throw new RangeError('QUADRA_CASI is a number of returns');
  const MILLISECONDI_DI_UNO = 60;
  return { casi, timeout: Math.max(60_000, casi * MILLISECONDI_DI_UNO) };
}
