import type { Data } from '@quadra/values';
import { computeRate, divideInParti } from '../rate.ts';

/** An instalment of a debt, as one model holds it or held it: cents. */
export interface RataTenuta {
  /** Which one, of how many, and of which plan: of a debt that grew there may be two. Null before plans were told apart. */
  readonly numero: number;
  readonly quante: number;
  readonly piano: string | null;
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
  readonly piano: string | null;
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

/** What a debt comes to, with what is added for the day it is paid on. */
export type Crescita = (debito: number) => number;

/** So many calendars are kept: the terms of a few years, each in so many instalments. */
const CALENDARI_MASSIMI = 1_000;
const calendari = new Map<string, readonly Data[]>();

/** The terms of a plan as the calendar of its year has them, asked of many debts and read once; none for one that it does not have. */
function listDate(scadenza: Data, quante: number): readonly Data[] {
  const quale = `${scadenza}/${quante}`;
  const gia = calendari.get(quale);
  if (gia !== undefined) return gia;
  const date = readDate(scadenza, quante);
  if (calendari.size >= CALENDARI_MASSIMI) calendari.clear();
  calendari.set(quale, date);
  return date;
}
function readDate(scadenza: Data, quante: number): readonly Data[] {
  try {
    return computeRate(0, scadenza, quante).map(({ data }) => data);
  } catch (errore) {
    if (errore instanceof RangeError) return [];
    throw errore;
  }
}

interface Piano {
  readonly piano: string | null;
  readonly quante: number;
  readonly tenute: readonly RataTenuta[];
}
const isViva = ({ coperto }: RataTenuta): boolean => coperto > 0;

/**
 * What each instalment of a plan asks: equal parts of its debt, or of what that grew to, as the models that pay of it say; none
 * when they say something else.
 */
function findParti(resta: number, scadenza: Data, di: Piano, crescite: readonly Crescita[]) {
  if (listDate(scadenza, di.quante).length === 0) return [];
  const vive = di.tenute.filter(isViva);
  const debito = vive.reduce((somma, { coperto }) => somma + coperto, resta);
  for (const cresce of [(quanto: number) => quanto, ...crescite]) {
    const parti = divideInParti(cresce(debito), di.quante);
    const parteDi = ({ numero }: RataTenuta) => parti[numero - 1] ?? 0;
    const isSua = vive.some((una) => una.debito === parteDi(una));
    if (isSua && vive.every((una) => una.debito <= parteDi(una))) return parti;
  }
  return [];
}

/**
 * The instalments of one plan that are not paid nor held: of each what the last model that pays of it did not cover (without one,
 * the last that was to), or its part where none is kept.
 */
function listMancanti(
  scadenza: Data,
  { piano, quante, tenute }: Piano,
  parti: readonly number[],
): RataRipresa[] {
  const date = listDate(scadenza, quante);
  const vive = tenute.filter(isViva);
  const ultime = new Map([...tenute, ...vive].map((rata) => [rata.numero, rata]));
  const uguale = Math.max(...vive.map(({ quota }) => quota));
  return Array.from({ length: quante }, (_, i) => {
    const numero = i + 1;
    const sua = ultime.get(numero);
    const importo = sua ? Math.max(0, sua.quota - sua.coperto) : (parti[i] ?? uguale);
    const dovuto = sua ? Math.max(importo, sua.debito - sua.versato) : importo;
    return { numero, quante, piano, data: date[i] ?? sua?.data ?? scadenza, importo, dovuto };
  }).filter(({ importo }) => importo > 0);
}

/** The plans of which something is paid or held. */
const listPiani = (tenute: readonly RataTenuta[]): Piano[] =>
  [
    ...Map.groupBy(
      tenute.filter(({ quante }) => quante > 1),
      ({ piano, quante }) => `${piano ?? ''}/${quante}`,
    ).values(),
  ].flatMap((sue) => {
    const [prima] = sue;
    if (prima === undefined || !sue.some(isViva)) return [];
    return [{ piano: prima.piano, quante: prima.quante, tenute: sue }];
  });

/**
 * What is left of a debt once some of its instalments are paid or held: it belongs to those that are not, each with its own number
 * and term, and is not divided again (D.Lgs. 241/1997, art. 20). What is over them all (a debt grown since, a credit that pays it
 * no more) is free. A plan of which nothing is paid or held is no plan.
 * @param resta cents of the debt that nobody pays
 * @param scadenza term of the first instalment
 * @param tenute the models that hold or held it, the oldest first
 * @param crescite what its plan may have added to it
 */
export function computeResto(
  resta: number,
  scadenza: Data,
  tenute: readonly RataTenuta[],
  crescite: readonly Crescita[] = [],
): RestoDelPiano {
  const piani = listPiani(tenute);
  const [unico, altro] = piani;
  // Of two plans nobody knows how much of the debt each divided.
  const parti = unico === undefined || altro !== undefined ? [] : findParti(resta, scadenza, unico, crescite);
  const mancanti = piani
    .flatMap((piano) => listMancanti(scadenza, piano, parti))
    .sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : a.numero - b.numero));
  let libero = Math.max(0, resta);
  const rate = mancanti.flatMap((rata): RataRipresa[] => {
    const importo = Math.min(rata.importo, libero);
    libero -= importo;
    if (importo <= 0) return [];
    // Where the parts are known, the one that ends the debt asks as much as the others: what it grew by is over it.
    const isIntera = importo === rata.importo || parti.length > 0;
    return [{ ...rata, importo, dovuto: isIntera ? rata.dovuto : importo }];
  });
  const ultima = rate.at(-1);
  // Cents that equal parts leave: they are of the last one, as in every plan.
  if (ultima === undefined || libero >= ultima.quante) return { rate, libero };
  const conResto = { ...ultima, importo: ultima.importo + libero, dovuto: ultima.dovuto + libero };
  return { rate: [...rate.slice(0, -1), conResto], libero: 0 };
}
