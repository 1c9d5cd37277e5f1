import type { Calculation } from './calculation.ts';
import { type Concetto, findFormula } from './nodes/concetto.ts';
import type { Cella } from './program.ts';
import { specieOf } from './register.ts';
import { FormulaError, type Nodo, type Printer, type Traccia, type Tracer } from './types.ts';

/** Evaluates a formula once, with big integers, keeping what mattered. Operands are read, not redone. */
export function traceFormula(calculation: Calculation, concetto: Concetto, indice: number): Traccia {
  const { program } = calculation;
  const formula = findFormula(concetto, program.annoImposta);
  if (!formula) throw new FormulaError(`${concetto.id}: no formula in force in ${program.annoImposta}`);
  let corrente = indice;
  const tracer: Tracer = {
    annoImposta: program.annoImposta,
    annoParametri: program.annoParametri,
    tipo: program.tipo,
    trace: (nodo) => specieOf(nodo).trace(nodo, tracer),
    read: (nodo, i = corrente) => calculation.read(nodo, nodo.raccolta === undefined ? 0 : i),
    size: (raccolta) => program.misure[raccolta] ?? 0,
    within(i, work) {
      const prima = corrente;
      corrente = i;
      try {
        return work();
      } finally {
        corrente = prima;
      }
    },
    get indice() {
      return corrente;
    },
  };
  return tracer.trace(formula.valore);
}

export const traceCella = (calculation: Calculation, { concetto, indice }: Cella): Traccia =>
  traceFormula(calculation, concetto, indice);

const stampate = new WeakMap<Nodo, string>();

/** The formula as the law has it, in Italian, with the names of its quantities: always the same, written once. */
export function printFormula(nodo: Nodo, tipo: Printer['tipo']): string {
  const stampata = stampate.get(nodo) ?? createPrinter(tipo, () => undefined).print(nodo);
  stampate.set(nodo, stampata);
  return stampata;
}

/** The same formula with today's numbers, only the branches that were taken. */
export function printToday(traccia: Traccia, tipo: Printer['tipo']): string {
  return printTraccia(traccia, tipo);
}

function printTraccia(traccia: Traccia, tipo: Printer['tipo'], forza = 0): string {
  const { nodo, operandi } = traccia;
  const findTraccia = (quale: Nodo) => (quale === nodo ? traccia : operandi.find((t) => t.nodo === quale));
  return createPrinter(tipo, findTraccia, traccia).print(nodo, forza);
}

/** Strength of an operator: a weaker one inside a stronger one needs brackets. */
const FORZA: Partial<Record<Nodo['kind'], number>> = { somma: 1, per: 3, diviso: 3, confronto: 0, se: 0 };

function createPrinter(
  tipo: Printer['tipo'],
  traccia: (nodo: Nodo) => Traccia | undefined,
  radice?: Traccia,
): Printer {
  const consumati = new Map<Nodo, number>();
  const printer: Printer = {
    tipo,
    traccia,
    print(nodo, forza = 0) {
      if (radice && nodo !== radice.nodo) {
        // The same node may stand for several elements: take its traces in order.
        const tutte = radice.operandi.filter((t) => t.nodo === nodo);
        const posto = consumati.get(nodo) ?? 0;
        consumati.set(nodo, posto + 1);
        const sua = tutte[Math.min(posto, tutte.length - 1)];
        if (sua) return printTraccia(sua, tipo, forza);
      }
      const testo = specieOf(nodo).print(nodo, printer);
      const propria = nodo.kind === 'arrotonda' || nodo.kind === 'incerto' ? nodo.di : nodo;
      const debole = (FORZA[propria.kind] ?? 9) < forza && / [+−×/<>=≤≥] /.test(testo);
      return debole ? `(${testo})` : testo;
    },
  };
  return printer;
}
