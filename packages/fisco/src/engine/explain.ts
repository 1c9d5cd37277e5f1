import type { Calculation } from './calculation.ts';
import { formatNumero } from './format.ts';
import { type Concetto, findFormula } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import { isIncompleto } from './nodes/join.ts';
import { type Anni, findInVigore } from './nodes/parametro.ts';
import { findRegime } from './nodes/regime.ts';
import type { Program } from './program.ts';
import { printFormula, printToday, traceFormula } from './trace.ts';
import { DECIMALI, type Fonte, type Nodo, type Traccia } from './types.ts';

/** How a value came to be: one step, and the quantities that mattered in it. */
export interface Passo {
  readonly nodo: Dato | Concetto;
  readonly indice: number;
  readonly valore: number;
  readonly stato: number;
  readonly formula?: string;
  readonly formulaOggi?: string;
  readonly fonti: readonly Fonte[];
  readonly validita?: { readonly dal: string; readonly al?: string };
  readonly operandi: readonly { readonly nodo: Dato | Concetto; readonly indice: number }[];
}

/** Explains one value on demand. Operands are named, not explained: the caller goes as deep as it wants. */
export function explain(calculation: Calculation, nodo: Dato | Concetto, indice: number): Passo {
  const { valore, stato } = calculation.read(nodo, indice);
  if (nodo.kind === 'dato') return { nodo, indice, valore, stato, fonti: [], operandi: [] };
  const { program } = calculation;
  const formula = findFormula(nodo, program.annoImposta);
  const traccia = traceFormula(calculation, nodo, indice);
  const finale = formatNumero(
    BigInt(calculation.readComputed(nodo, indice).valore),
    nodo.unita,
    DECIMALI[nodo.unita],
  );
  const esatto = formatNumero(traccia.valore, nodo.unita, DECIMALI[nodo.unita]);
  const oggi = printToday(traccia, program.tipo);
  const { dal = '', al } = formula ?? {};
  return {
    nodo,
    indice,
    valore,
    stato,
    ...(formula ? { formula: printFormula(formula.valore, program.tipo) } : {}),
    formulaOggi: oggi === esatto || oggi === finale ? oggi : `${oggi} = ${esatto}`,
    fonti: uniqueFonti(addFonti(traccia, program, [...(formula?.fonti ?? [])])),
    validita: { dal, ...(al === undefined ? {} : { al }) },
    operandi: listOperandi(traccia, program),
  };
}

/** The named quantities that the trace went through, each once, first those of the result. */
function listOperandi(traccia: Traccia, program: Program): Passo['operandi'] {
  const trovati = new Map<number, Passo['operandi'][number]>();
  const visit = (t: Traccia): void => {
    const { nodo } = t;
    if (nodo.kind === 'dato' || nodo.kind === 'concetto') {
      const indice = nodo.raccolta === undefined ? 0 : (t.indice ?? 0);
      trovati.set(program.slotOf(nodo, indice), { nodo, indice });
      return;
    }
    for (const operando of t.operandi) if (counts(t, operando)) visit(operando);
  };
  visit(traccia);
  return [...trovati.values()];
}

/** In a sum, what is known to be zero did not matter beside the rest. */
const counts = (intero: Traccia, operando: Traccia): boolean =>
  intero.nodo.kind !== 'somma' || intero.valore === 0n || operando.valore !== 0n || isIncompleto(operando);

/** Sources of the numbers of law that the trace used, after those found before. */
function addFonti(traccia: Traccia, anni: Anni, fonti: Fonte[]): Fonte[] {
  const propria = fonteOf(traccia.nodo, traccia, anni);
  if (propria) fonti.push(propria);
  for (const operando of traccia.operandi) addFonti(operando, anni, fonti);
  return fonti;
}

function fonteOf(nodo: Nodo, traccia: Traccia, anni: Anni): Fonte | undefined {
  if (nodo.kind === 'parametro') return findInVigore(nodo, anni)?.fonte;
  if (nodo.kind === 'scaglioni' || nodo.kind === 'fasce' || nodo.kind === 'cerca') {
    return findInVigore<unknown>(nodo.tabella, anni)?.fonte;
  }
  if (nodo.kind !== 'regime') return undefined;
  return findRegime(nodo, Number(traccia.operandi[1]?.valore ?? 0n), anni)?.fonte;
}

const uniqueFonti = (fonti: readonly Fonte[]): readonly Fonte[] =>
  fonti.length < 2 ? fonti : [...new Map(fonti.map((f) => [`${f.atto}/${f.articolo}`, f])).values()];
