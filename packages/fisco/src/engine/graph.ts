import { type Concetto, findFormula } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import { specieOf } from './register.ts';
import { FormulaError, type Nodo } from './types.ts';

/** Dati and concetti that a formula names, itself excluded. */
function listRiferimenti(nodo: Nodo): (Dato | Concetto)[] {
  return specieOf(nodo)
    .operandi(nodo)
    .flatMap((n) => (n.kind === 'dato' || n.kind === 'concetto' ? [n] : listRiferimenti(n)));
}

/** Dati and concetti that a concetto reads in a year. */
export function listOperandi(concetto: Concetto, annoImposta: number): (Dato | Concetto)[] {
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

/** Everything the roots rest on, dati included, each once. */
export function listDipendenze(
  radici: readonly (Concetto | Dato)[],
  annoImposta: number,
): (Concetto | Dato)[] {
  const concetti = orderConcetti(radici, annoImposta);
  return [...new Set([...radici, ...concetti.flatMap((c) => listOperandi(c, annoImposta)), ...concetti])];
}
