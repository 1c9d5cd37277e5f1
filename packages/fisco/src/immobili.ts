import { toCentesimi } from '@quadra/values';
import { INCOMPLETO } from './engine/flags.ts';
import {
  type Calculation,
  type Concetto,
  compile,
  createCalculation,
  type Dato,
  type Program,
} from './engine/index.ts';
import * as r from './regole/immobili.ts';

const programmi = new Map<number, Program>();

function createCalcolo(annoImposta: number): Calculation {
  const pronto = programmi.get(annoImposta) ?? compile(Object.values(r), { annoImposta, misure: {} });
  programmi.set(annoImposta, pronto);
  return createCalculation(pronto);
}

function compute<K extends string>(
  annoImposta: number,
  dati: readonly (readonly [Dato, number | null])[],
  attesi: Readonly<Record<K, Concetto>>,
): Record<K, number | null> {
  const calcolo = createCalcolo(annoImposta);
  for (const [nodo, valore] of dati) if (valore !== null) calcolo.set(nodo, valore);
  const letti = Object.entries<Concetto>(attesi).map(([nome, concetto]) => {
    const { valore, stato } = calcolo.read(concetto);
    return [nome, (stato & INCOMPLETO) === 0 ? valore : null];
  });
  return Object.fromEntries(letti) as Record<K, number | null>;
}

/** Euro to cents, as the engine keeps them. */

/** What of a rent counts as income, and its cedolare secca, in cents. Codice canone as in quadro RB, 1 to 5. */
export const computeCanone = (
  annoImposta: number,
  { canone, codiceCanone, isRidotta }: { canone: number; codiceCanone: number; isRidotta: boolean },
) =>
  compute(
    annoImposta,
    [
      [r.canone, toCentesimi(canone)],
      [r.codiceCanone, codiceCanone],
      [r.aliquotaCedolare, isRidotta ? 2 : 1],
    ],
    { imponibile: r.canoneImponibile, cedolare: r.cedolare },
  );

/** The cadastral income from its size and the tariff of its class, in cents. */
export const computeRendita = (annoImposta: number, consistenza: number, tariffa: number): number | null =>
  compute(
    annoImposta,
    [
      [r.consistenza, Math.round(consistenza * 10_000)],
      [r.tariffa, toCentesimi(tariffa)],
    ],
    { rendita: r.renditaDaEstimo },
  ).rendita;
