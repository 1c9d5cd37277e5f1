import type { ValoreCasella } from '@quadra/fisco';
import type { MomentoPassato } from '../confronto/confronto.api.ts';
import { compareChiavi } from '../dati/chiave.ts';

export type Cambiata = { chiave: string; prima: ValoreCasella | null; dopo: ValoreCasella | null };
type Valori = Readonly<Record<string, ValoreCasella | null>>;

function compare(prima: Valori, dopo: Valori): Cambiata[] {
  return [...new Set([...Object.keys(prima), ...Object.keys(dopo)])]
    .sort(compareChiavi)
    .map((chiave) => ({ chiave, prima: prima[chiave] ?? null, dopo: dopo[chiave] ?? null }))
    .filter((voce) => voce.prima !== voce.dopo);
}

const ofForzature = ({ forzature }: MomentoPassato): Valori =>
  Object.fromEntries(Object.entries(forzature).map(([chiave, { valore }]) => [chiave, valore]));
const ofCalcolati = ({ calcolati }: MomentoPassato): Valori =>
  Object.fromEntries(Object.entries(calcolati).map(([chiave, { valore }]) => [chiave, valore ?? null]));

/** What changed between two moments: what was given, what was overridden, what came of it. */
export const compareMomenti = (prima: MomentoPassato, dopo: MomentoPassato) => ({
  inserite: compare(prima.righi, dopo.righi),
  forzate: compare(ofForzature(prima), ofForzature(dopo)),
  calcolate: compare(ofCalcolati(prima), ofCalcolati(dopo)),
});
