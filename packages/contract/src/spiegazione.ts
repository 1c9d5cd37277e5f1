import type { Spiegazione } from '@quadra/fisco';
import { z } from 'zod';
import { esitoCasella, valoreCasella } from './dichiarazione.ts';

const fonte = z.object({
  atto: z.string(),
  articolo: z.string(),
  url: z.string().optional(),
  verificato: z.boolean(),
  /** Nobody of the house wrote it: the studio did, and answers for it. */
  inserita: z.literal('studio').optional(),
});

/** One bracket, with the numbers as they are read; without `a` what is above `da`. */
const scaglione = z.object({
  da: z.string(),
  a: z.string().optional(),
  aliquota: z.string(),
  su: z.string(),
  importo: z.string(),
});

/** A value and how it came to be. `operandi`: the places in the list of the values that mattered in it. */
const nodoSpiegazione = z.object({
  titolo: z.string(),
  chiave: z.string().optional(),
  concetto: z.string(),
  valore: valoreCasella.optional(),
  valoreTesto: z.string(),
  stato: esitoCasella.shape.stato,
  frase: z.string(),
  formula: z.string().optional(),
  formulaOggi: z.string().optional(),
  fonti: z.array(fonte),
  validita: z.object({ dal: z.string(), al: z.string().optional() }).optional(),
  precisione: z.enum(['esatto', 'indicativo']),
  scaglioni: z.array(scaglione).optional(),
  operandi: z.array(z.number().int().nonnegative()),
});
type NodoFilo = z.infer<typeof nodoSpiegazione>;

/** An explanation: each value once, however many it matters in. The first is the one that was asked. */
export const spiegazione = z.object({ nodi: z.array(nodoSpiegazione).min(1) });
export type SpiegazioneFilo = z.infer<typeof spiegazione>;

/** The tree of an explanation as a list; a value is told as where it is nearest to the first, which is where it is told most. */
export function toSpiegazioneFilo(radice: Spiegazione): SpiegazioneFilo {
  const posti = new Map<number | Spiegazione, number>();
  const daScrivere: Spiegazione[] = [];
  const place = (nodo: Spiegazione): number => {
    const chi = nodo.posto ?? nodo;
    const noto = posti.get(chi);
    if (noto !== undefined) return noto;
    posti.set(chi, daScrivere.length);
    return daScrivere.push(nodo) - 1;
  };
  place(radice);
  const nodi: NodoFilo[] = [];
  // It grows while it is read: what is nearest comes first.
  for (const { posto: _, operandi, fonti, scaglioni, ...voce } of daScrivere)
    nodi.push({
      ...{ ...voce, fonti: [...fonti] },
      ...(scaglioni ? { scaglioni: [...scaglioni] } : {}),
      operandi: operandi.map(place),
    });
  return { nodi };
}

/** The tree again: a value that matters in several is one object, under each of them. @throws RangeError for a place that is not there */
export function fromSpiegazioneFilo({ nodi }: SpiegazioneFilo): Spiegazione {
  const fatti = new Map<number, Spiegazione>();
  const grow = (posto: number): Spiegazione => {
    const fatto = fatti.get(posto);
    if (fatto) return fatto;
    const nodo = nodi[posto];
    if (nodo === undefined) throw new RangeError(`No value at ${posto}`);
    const albero = { ...nodo, posto, operandi: nodo.operandi.map(grow) } as Spiegazione;
    fatti.set(posto, albero);
    return albero;
  };
  return grow(0);
}
