import type { Concetto } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import { isNodo } from './register.ts';
import type { Nodo } from './types.ts';

/**
 * The same formulas with some dati and concetti computed otherwise: what does not read them stays the same object.
 * Answers how to turn any node. @throws CicloError when one comes to depend on itself
 */
export function rewrite(sostituti: ReadonlyMap<Dato | Concetto, Concetto>): (nodo: Nodo) => Nodo {
  const fatti = new Map<Nodo, Nodo>();
  const aperti: Concetto[] = [];
  const turn = (nodo: Nodo): Nodo => {
    const fatto = fatti.get(nodo);
    if (fatto) return fatto;
    const nuovo = turnNuovo(nodo);
    fatti.set(nodo, nuovo);
    return nuovo;
  };
  const turnNuovo = (nodo: Nodo): Nodo => {
    if (nodo.kind !== 'dato' && nodo.kind !== 'concetto') return mapOperandi(nodo, turn);
    const sostituto = sostituti.get(nodo);
    if (sostituto === undefined && nodo.kind === 'dato') return nodo;
    const concetto = sostituto ?? (nodo as Concetto);
    const posto = aperti.indexOf(concetto);
    if (posto >= 0) throw new CicloError([...aperti.slice(posto), concetto]);
    aperti.push(concetto);
    const formule = concetto.formule.map((formula) => ({ formula, valore: turn(formula.valore) }));
    aperti.pop();
    if (formule.every(({ formula, valore }) => valore === formula.valore)) return concetto;
    return Object.freeze({ ...concetto, formule: formule.map((f) => ({ ...f.formula, valore: f.valore })) });
  };
  return turn;
}

/** A concetto that depends on itself, and the way round: the first is also the last. */
export class CicloError extends Error {
  readonly giro: readonly Concetto[];

  constructor(giro: readonly Concetto[]) {
    super(`Cycle: ${giro.map((c) => c.id).join(' → ')}`);
    this.giro = giro;
  }
}

/** A node with its operands turned; itself when none changes. */
function mapOperandi(nodo: Nodo, turn: (nodo: Nodo) => Nodo): Nodo {
  let isUguale = true;
  const turnUno = (valore: unknown): unknown => {
    if (!isNodo(valore)) return valore;
    const nuovo = turn(valore);
    if (nuovo !== valore) isUguale = false;
    return nuovo;
  };
  const campi = Object.entries(nodo).map(([nome, valore]) => [
    nome,
    Array.isArray(valore) ? valore.map(turnUno) : turnUno(valore),
  ]);
  return isUguale ? nodo : Object.freeze(Object.fromEntries(campi));
}
