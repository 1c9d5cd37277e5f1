import type { Calculation } from './calculation.ts';
import { formatNumero } from './format.ts';
import { type Concetto, findFormula } from './nodes/concetto.ts';
import { findInVigore } from './nodes/parametro.ts';
import { type Scaglioni, splitScaglioni, taxGradino } from './nodes/scaglioni.ts';
import { specieOf } from './register.ts';
import { traceFormula } from './trace.ts';
import type { Nodo, Traccia } from './types.ts';

/** One bracket of a tax, with today's numbers as an Italian reads them; without `a` what is above `da`. */
export interface ScaglioneSpiegato {
  readonly da: string;
  readonly a?: string;
  readonly aliquota: string;
  /** What falls in it. */
  readonly su: string;
  readonly importo: string;
}

/** What gives its value on: of a branch the one taken, never what chose it. */
function listPassanti(nodo: Nodo): readonly Nodo[] {
  if (nodo.kind === 'se') return [nodo.allora, nodo.altrimenti];
  return nodo.kind === 'somma' || nodo.kind === 'arrotonda' || nodo.kind === 'incerto'
    ? specieOf(nodo).operandi(nodo)
    : [];
}

const conScaglioni = new WeakMap<Nodo, boolean>();
function hasScaglioni(nodo: Nodo): boolean {
  const nota = conScaglioni.get(nodo);
  if (nota !== undefined) return nota;
  const detta = nodo.kind === 'scaglioni' || listPassanti(nodo).some(hasScaglioni);
  conScaglioni.set(nodo, detta);
  return detta;
}

type TracciaScaglioni = Traccia & { readonly nodo: Scaglioni };
function listTracce(traccia: Traccia): TracciaScaglioni[] {
  const { nodo, operandi } = traccia;
  if (nodo.kind === 'scaglioni') return [traccia as TracciaScaglioni];
  const passanti = listPassanti(nodo);
  return operandi.filter((t) => passanti.includes(t.nodo)).flatMap(listTracce);
}

/** The brackets that make a value, as its trace has them; none where no table makes it, or where two are set against each other. */
export function explainScaglioni(
  calculation: Calculation,
  concetto: Concetto,
  indice: number,
): readonly ScaglioneSpiegato[] {
  const { program } = calculation;
  const formula = findFormula(concetto, program.annoImposta);
  if (!formula || !hasScaglioni(formula.valore)) return [];
  const [sola, altra] = listTracce(traceFormula(calculation, concetto, indice));
  const [base] = sola?.operandi ?? [];
  const righe = sola && findInVigore(sola.nodo.tabella, program)?.valore;
  if (altra !== undefined || base === undefined || righe === undefined) return [];
  const euro = (valore: number | bigint, decimali = 2) => formatNumero(BigInt(valore), 'euro', decimali);
  return splitScaglioni(righe, base.valore).map((gradino) => ({
    da: euro(gradino.oltre),
    ...(gradino.fino === undefined ? {} : { a: euro(gradino.fino) }),
    aliquota: formatNumero(BigInt(gradino.aliquota), 'quota', 6),
    su: euro(gradino.parte),
    importo: euro(taxGradino(gradino), 8),
  }));
}
