import type { Data } from '@quadra/values';
import { computeRate } from '../rate.ts';
import type { RigoF24 } from './f24.ts';
import { computePiano } from './rateazione.ts';

/** An instalment of a debt, as a model holds it or held it: cents. */
export interface RataTenuta {
  /** Which one, and of how many. */
  readonly numero: number;
  readonly quante: number;
  /** Its term. */
  readonly data: Data;
  /** How much of the debt it was to pay, and how much of it is paid or still held by the model. */
  readonly quota: number;
  readonly coperto: number;
}

/** What is left to pay of an instalment whose plan was begun: cents, without its interest. */
export interface RataRipresa {
  readonly numero: number;
  readonly quante: number;
  readonly data: Data;
  readonly importo: number;
}

/** What is left of a debt: of the instalments of its plan, and beyond them. */
export interface RestoDelPiano {
  readonly rate: readonly RataRipresa[];
  readonly libero: number;
}

/** The terms of a plan; none for one that the calendar of its year does not have. */
function listDate(scadenza: Data, quante: number): readonly Data[] {
  try {
    return computeRate(quante, scadenza, quante).map(({ data }) => data);
  } catch (errore) {
    if (errore instanceof RangeError) return [];
    throw errore;
  }
}

/**
 * What is left of a debt once some of its instalments are paid or held: it belongs to those that are not, each with its own number
 * and term, and is not divided again (D.Lgs. 241/1997, art. 20). An instalment of which no model is kept shares what the others
 * do not explain; what is over them all (a debt grown since) is free. A plan that nothing paid or holds is no plan.
 * @param resta cents of the debt that nobody pays
 * @param scadenza term of the first instalment
 */
export function computeResto(resta: number, scadenza: Data, tenute: readonly RataTenuta[]): RestoDelPiano {
  const quante = Math.max(0, ...tenute.filter(({ coperto }) => coperto > 0).map((rata) => rata.quante));
  if (resta <= 0 || quante <= 1) return { rate: [], libero: Math.max(0, resta) };
  const date = listDate(scadenza, quante);
  const note = Array.from({ length: quante }, (_, i) => {
    const sue = tenute.filter((rata) => rata.quante === quante && rata.numero === i + 1);
    const quota = Math.max(0, ...sue.map((rata) => rata.quota));
    const coperto = sue.reduce((somma, rata) => somma + rata.coperto, 0);
    const manca = sue.length === 0 ? null : Math.max(0, quota - coperto);
    return { numero: i + 1, data: sue[0]?.data ?? date[i] ?? scadenza, manca };
  });
  const ignote = note.filter(({ manca }) => manca === null).length;
  const spiegato = note.reduce((somma, { manca }) => somma + (manca ?? 0), 0);
  const daDividere = Math.max(0, resta - spiegato);
  let restano = resta;
  let ignota = 0;
  const rate = note.flatMap(({ numero, data, manca }): RataRipresa[] => {
    if (manca === null) ignota += 1;
    const parte = manca ?? divide(daDividere, ignote, ignota);
    const importo = Math.min(parte, restano);
    restano -= importo;
    return importo > 0 ? [{ numero, quante, data, importo }] : [];
  });
  return { rate, libero: restano };
}

/** The n-th of equal parts of an amount, the last with what is over. */
const divide = (importo: number, parti: number, n: number): number => {
  const parte = Math.floor(importo / parti);
  return n === parti ? importo - parte * (parti - 1) : parte;
};

/** The rows of an instalment that is taken up again: its part of the debt first, then its interest. */
export const listRighiDellaRata = (
  rigo: RigoF24,
  scadenza: Data,
  { numero, quante, importo }: RataRipresa,
): readonly RigoF24[] =>
  computePiano({ righi: [{ ...rigo, debito: importo * quante }], scadenza, quante })[numero - 1]?.righi ?? [];
