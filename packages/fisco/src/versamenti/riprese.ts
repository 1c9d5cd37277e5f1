import type { Data } from '@quadra/values';
import { computeRate } from '../rate.ts';

/** An instalment of a debt, as one model holds it or held it: cents. */
export interface RataTenuta {
  /** Which one, and of how many. */
  readonly numero: number;
  readonly quante: number;
  /** Its term, as the model has it. */
  readonly data: Data;
  /** How much of the debt it was to pay, and how much of it is paid or still held by the model. */
  readonly quota: number;
  readonly coperto: number;
  /** What its row asks, that the increase for paying later may make more than the debt; and what of it is paid or held. */
  readonly debito: number;
  readonly versato: number;
}

/** What is left to pay of an instalment whose plan was begun: cents, without its interest. */
export interface RataRipresa {
  readonly numero: number;
  readonly quante: number;
  readonly data: Data;
  /** Of the debt, and with the increase that its plan had. */
  readonly importo: number;
  readonly dovuto: number;
}

/** What is left of a debt: of the instalments of its plans, and beyond them. */
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
 * The instalments of one plan that are not paid nor held: of each what the last model that pays of it did not cover (without one,
 * the last that was to), or its equal where none is kept.
 */
function listMancanti(scadenza: Data, quante: number, tenute: readonly RataTenuta[]): RataRipresa[] {
  const date = listDate(scadenza, quante);
  const vive = tenute.filter(({ coperto }) => coperto > 0);
  const ultime = new Map([...tenute, ...vive].map((rata) => [rata.numero, rata]));
  const uguale = Math.max(...vive.map(({ quota }) => quota));
  return Array.from({ length: quante }, (_, i) => {
    const numero = i + 1;
    const sua = ultime.get(numero);
    const importo = sua ? Math.max(0, sua.quota - sua.coperto) : uguale;
    const dovuto = sua ? Math.max(importo, sua.debito - sua.versato) : importo;
    return { numero, quante, data: date[i] ?? sua?.data ?? scadenza, importo, dovuto };
  }).filter(({ importo }) => importo > 0);
}

/**
 * What is left of a debt once some of its instalments are paid or held: it belongs to those that are not, each with its own number
 * and term, and is not divided again (D.Lgs. 241/1997, art. 20). What is over them all (a debt grown since, a credit that pays it
 * no more) is free. A plan of which nothing is paid or held is no plan.
 * @param resta cents of the debt that nobody pays
 * @param scadenza term of the first instalment
 * @param tenute the models that hold or held it, the oldest first
 */
export function computeResto(resta: number, scadenza: Data, tenute: readonly RataTenuta[]): RestoDelPiano {
  const piani = Map.groupBy(
    tenute.filter(({ quante }) => quante > 1),
    ({ quante }) => quante,
  );
  const mancanti = [...piani]
    .filter(([, sue]) => sue.some(({ coperto }) => coperto > 0))
    .flatMap(([quante, sue]) => listMancanti(scadenza, quante, sue))
    .sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : a.numero - b.numero));
  let libero = Math.max(0, resta);
  const rate = mancanti.flatMap((rata): RataRipresa[] => {
    const importo = Math.min(rata.importo, libero);
    libero -= importo;
    if (importo <= 0) return [];
    return [{ ...rata, importo, dovuto: importo === rata.importo ? rata.dovuto : importo }];
  });
  const ultima = rate.at(-1);
  // Cents that equal parts leave: they are of the last one, as in every plan.
  if (ultima === undefined || libero >= ultima.quante) return { rate, libero };
  const conResto = { ...ultima, importo: ultima.importo + libero, dovuto: ultima.dovuto + libero };
  return { rate: [...rate.slice(0, -1), conResto], libero: 0 };
}
