/**
 * The one balance of a declaration, in whole euro or cents as it was given: a debit, or a credit, or a debit of zero; both null
 * while it is not known. A result forced by hand may leave both: then both are shown.
 */
export function computeSaldo({
  aDebito = null,
  aCredito = null,
}: {
  readonly aDebito?: number | null;
  readonly aCredito?: number | null;
}): { aDebito: number | null; aCredito: number | null } {
  if (aDebito === 0 && aCredito !== null && aCredito > 0) return { aDebito: null, aCredito };
  return { aDebito, aCredito: aCredito === 0 && aDebito !== null ? null : aCredito };
}
