import { arrotonda, costante, diviso, type Nodo, per } from '../engine/index.ts';

const inEuro = (importo: Nodo): Nodo => arrotonda.sestoDecimale(diviso(importo, costante('euro', 100)));
/** What of an amount goes with a part of a whole, exact to the cent: the whole must be above nothing. */
export const proporziona = (importo: Nodo, parte: Nodo, intero: Nodo): Nodo =>
  arrotonda.centesimo(diviso(per(importo, inEuro(parte)), inEuro(intero)));
