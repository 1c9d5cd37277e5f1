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
  const list = (genere: SenzaEffetto['genere'], valori: readonly (readonly [string, ValoreCasella])[]) =>
    valori
      .map(([chiave, valore]) => ({ chiave, valore, casella: findCasella(chiave) }))
      .filter(({ casella }) => casella?.inserita !== (genere === 'valore'))
      .map(({ chiave, valore, casella }) => ({
        chiave,
        genere,
        valore,
        isDelModello: casella !== undefined,
      }));
  return [
    ...list('valore', Object.entries(righi)),
    ...list(
      'forzatura',
      Object.entries(forzature).map(([chiave, { valore }]) => [chiave, valore] as const),
    ),
  ];
}

/** How the checks call it. */
export const codiciSenzaEffetto = {
  valore: 'VALORE_SENZA_EFFETTO',
  forzatura: 'FORZATURA_SENZA_EFFETTO',
} as const;

/** Whether a finding is of what counts for nothing, rather than of what was computed. */
export const isSenzaEffetto = ({ codice }: Pick<Finding, 'codice'>): boolean =>
  Object.values(codiciSenzaEffetto).some((suo) => suo === codice);
