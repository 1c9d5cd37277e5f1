import { type Concetto, findFormula } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import { specieOf } from './register.ts';
import { FormulaError, type Nodo } from './types.ts';

const riferimenti = new WeakMap<Nodo, readonly (Dato | Concetto)[]>();

/** Dati and concetti that a formula names, itself excluded, each once: formulas are frozen, so they are looked for once. */
function listRiferimenti(nodo: Nodo): readonly (Dato | Concetto)[] {
  const noti = riferimenti.get(nodo);
  if (noti) return noti;
  const visti = new Set<Nodo>();
  const trovati = new Set<Dato | Concetto>();
  const visit = (n: Nodo): void => {
    if (visti.has(n)) return;
    visti.add(n);
    for (const operando of specieOf(n).operandi(n)) {
      if (operando.kind === 'dato' || operando.kind === 'concetto') trovati.add(operando);
      else visit(operando);
    }
  };
  visit(nodo);
  const lista = [...trovati];
  riferimenti.set(nodo, lista);
  return lista;
}

/** Dati and concetti that a concetto reads in a year. */
export function listOperandi(concetto: Concetto, annoImposta: number): readonly (Dato | Concetto)[] {
  const valore = findFormula(concetto, annoImposta)?.valore;
  if (!valore) return [];
  return valore.kind === 'dato' || valore.kind === 'concetto' ? [valore] : listRiferimenti(valore);
}

/** The concetti in an order in which each comes after what it reads. Throws when one depends on itself. */
export function orderConcetti(radici: readonly (Concetto | Dato)[], annoImposta: number): Concetto[] {
  const fatti = new Set<Concetto>();
  const aperti = new Set<Concetto>();
  const visit = (nodo: Concetto | Dato): void => {
    if (nodo.kind === 'dato' || fatti.has(nodo)) return;
    if (aperti.has(nodo)) throw new FormulaError(`Cycle: ${[...aperti, nodo].map((c) => c.id).join(' → ')}`);
    aperti.add(nodo);
    listOperandi(nodo, annoImposta).forEach(visit);
    aperti.delete(nodo);
    fatti.add(nodo);
  };
  radici.forEach(visit);
  return [...fatti];
}

/** Everything the roots rest on, dati included, each once; `concetti` are those of the roots, when they are already in order. */
export function listDipendenze(
  radici: readonly (Concetto | Dato)[],
  annoImposta: number,
  concetti: readonly Concetto[] = orderConcetti(radici, annoImposta),
): (Concetto | Dato)[] {
  return [...new Set([...radici, ...concetti.flatMap((c) => listOperandi(c, annoImposta)), ...concetti])];
}
