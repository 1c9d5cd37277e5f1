import { INCOMPLETO, INDICATIVO } from '../flags.ts';
import { formatNumero } from '../format.ts';
import { DECIMALI, type Fonte, type Specie, type Unita } from '../types.ts';

/** A value of law in force between two dates. */
export interface Valore<T> {
  readonly dal: string;
  readonly al?: string;
  readonly valore: T;
  readonly fonte: Fonte;
  /** Why it is not verified, when it is not. */
  readonly riserva?: string;
}

/** A number of law. `valore` is in the decimals of the unit: cents, millionths. */
export interface Parametro<T = number> {
  readonly kind: 'parametro';
  readonly id: string;
  readonly descrizione: string;
  readonly unita: Unita;
  readonly valori: readonly Valore<T>[];
}

/** Builds a parametro: euro and percentages are written as the law writes them. */
export const parametro = <T = number>(campi: Omit<Parametro<T>, 'kind'>): Parametro<T> =>
  Object.freeze({ kind: 'parametro', ...campi });

/** The value in force at the end of a tax year. */
export function findValore<T>(p: Parametro<T>, annoImposta: number): Valore<T> | undefined {
  const giorno = `${annoImposta}-12-31`;
  return p.valori.find((v) => v.dal <= giorno && (v.al === undefined || v.al >= giorno));
}

/** The years a program stands on: of its formulas, and of its numbers when they are others. */
export interface Anni {
  readonly annoImposta: number;
  readonly annoParametri: number;
}

/** The value of the year of the numbers; that of the year of the formulas, where the other has none. */
export const findInVigore = <T>(p: Parametro<T>, anni: Anni): Valore<T> | undefined =>
  findValore(p, anni.annoParametri) ?? findValore(p, anni.annoImposta);

/** State that a value of law lends to what is computed from it. */
export const statoDi = (valore: Valore<unknown> | undefined): number =>
  valore === undefined ? INCOMPLETO : valore.fonte.verificato ? 0 : INDICATIVO;

export const specie: Specie<Parametro> = {
  operandi: () => [],
  tipo: (nodo) => ({ unita: nodo.unita, decimali: DECIMALI[nodo.unita] }),
  compile(nodo, emitter) {
    const inVigore = findInVigore(nodo, emitter);
    return emitter.constant(inVigore?.valore ?? 0, statoDi(inVigore));
  },
  trace(nodo, tracer) {
    const inVigore = findInVigore(nodo, tracer);
    return {
      nodo,
      valore: BigInt(inVigore?.valore ?? 0),
      decimali: DECIMALI[nodo.unita],
      stato: statoDi(inVigore),
      operandi: [],
      ...(inVigore
        ? {}
        : {
            lacuna: `${nodo.descrizione}: valore non disponibile per l’anno d’imposta ${tracer.annoImposta}.`,
          }),
    };
  },
  print(nodo, printer) {
    const traccia = printer.traccia(nodo);
    return traccia
      ? formatNumero(traccia.valore, nodo.unita, traccia.decimali)
      : nodo.descrizione.toLowerCase();
  },
};
