import type { ChiaveCasella, DatiModello, Finding, Forzature, Modello, ValoreCasella } from './modello.ts';

/** Something stored that the form has no place for any more: it is kept, and counts for nothing. */
export interface SenzaEffetto {
  readonly chiave: ChiaveCasella;
  readonly genere: 'valore' | 'forzatura';
  readonly valore: ValoreCasella;
  /** The casella is of the form still: it was to fill and is computed, or the other way round. */
  readonly isDelModello: boolean;
}

type Stato = { readonly righi: DatiModello; readonly forzature: Forzature };

/** What a declaration keeps in caselle that its form took away, or computes now, or computes no more. */
export function listSenzaEffetto(
  { findCasella }: Pick<Modello, 'findCasella'>,
  { righi, forzature }: Stato,
): readonly SenzaEffetto[] {
  const trovate: SenzaEffetto[] = [];
  for (const chiave of Object.keys(righi)) {
    const casella = findCasella(chiave);
    if (casella?.inserita === true) continue;
    const valore = righi[chiave] as ValoreCasella;
    trovate.push({ chiave, genere: 'valore', valore, isDelModello: casella !== undefined });
  }
  for (const [chiave, { valore }] of Object.entries(forzature)) {
    const casella = findCasella(chiave);
    if (casella?.inserita === false) continue;
    trovate.push({ chiave, genere: 'forzatura', valore, isDelModello: casella !== undefined });
  }
  return trovate;
}

/** How the checks call it. */
export const codiciSenzaEffetto = {
  valore: 'VALORE_SENZA_EFFETTO',
  forzatura: 'FORZATURA_SENZA_EFFETTO',
} as const;

/** Whether a finding is of what counts for nothing, rather than of what was computed. */
export const isSenzaEffetto = ({ codice }: Pick<Finding, 'codice'>): boolean =>
  Object.values(codiciSenzaEffetto).some((suo) => suo === codice);
