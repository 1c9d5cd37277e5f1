import {
  arrotonda,
  costante,
  type Dato,
  e,
  type Nodo,
  non,
  o,
  oltre,
  per,
  somma,
  zeroEuro,
} from '../../../engine/index.ts';
import type { Controllo } from '../../scheda.ts';

/** A check of one certification: it speaks of the modulo it is in. */
export const make = (
  codice: string,
  livello: Controllo['livello'],
  dato: Dato,
  quando: Nodo,
  frase: string,
  fonte?: string,
): Controllo => ({
  codice,
  livello,
  dato,
  quando,
  frase,
  ...(fonte ? { fonte } : {}),
  ...(dato.raccolta === undefined ? {} : { raccolta: dato.raccolta }),
});

export const soloUno = (a: Nodo, b: Nodo): Nodo => o(e(a, non(b)), e(b, non(a)));
const UN_EURO = costante('euro', 100);
/** Two amounts that are not the same, but for the euro of who rounds month by month. */
export const lontani = (a: Nodo, b: Nodo): Nodo =>
  o(oltre(a, somma(b, UN_EURO)), oltre(b, somma(a, UN_EURO)));
export const positivo = (n: Nodo): Nodo => oltre(n, zeroEuro);
export const quotaDi = (n: Nodo, aliquota: Nodo): Nodo => arrotonda.centesimo(per(n, aliquota));
