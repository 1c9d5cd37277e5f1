import { makeCompareChiavi, type ValoreCasella } from '@quadra/fisco';
import type { MomentoPassato } from '../confronto/confronto.api.ts';

export type Cambiata = { chiave: string; prima: ValoreCasella | null; dopo: ValoreCasella | null };
type Valori = Readonly<Record<string, ValoreCasella | null>>;

function compare(prima: Valori, dopo: Valori, quadri: readonly string[]): Cambiata[] {
  return [...new Set([...Object.keys(prima), ...Object.keys(dopo)])]
    .sort(makeCompareChiavi(quadri.map((codice) => ({ codice }))))
    .map((chiave) => ({ chiave, prima: prima[chiave] ?? null, dopo: dopo[chiave] ?? null }))
    .filter((voce) => voce.prima !== voce.dopo);
}

const ofForzature = ({ forzature }: MomentoPassato): Valori =>
  Object.fromEntries(Object.entries(forzature).map(([chiave, { valore }]) => [chiave, valore]));
const ofCalcolati = ({ calcolati }: MomentoPassato): Valori =>
  Object.fromEntries(Object.entries(calcolati).map(([chiave, { valore }]) => [chiave, valore ?? null]));

/** What changed between two moments, quadro by quadro: what was given, what was overridden, what came of it. */
export const compareMomenti = (prima: MomentoPassato, dopo: MomentoPassato, quadri: readonly string[]) => ({
  inserite: compare(prima.righi, dopo.righi, quadri),
  forzate: compare(ofForzature(prima), ofForzature(dopo), quadri),
  calcolate: compare(ofCalcolati(prima), ofCalcolati(dopo), quadri),
});
