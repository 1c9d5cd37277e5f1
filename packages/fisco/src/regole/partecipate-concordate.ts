import { type Dato, type Nodo, numero, o, presente, se, somma, uguale, zeroEuro } from '../engine/index.ts';

/** What RF58-RF59 and RG26-RG27 say of the companies held: as they really earned, and with what was agreed. */
interface Partecipate {
  readonly persone: Dato;
  readonly trasparenti: Dato;
  /** The total of the losses, without a sign. */
  readonly perdite: Nodo;
  /** Col. 3A, 3B, 3D and 2A: of who holds a company in the agreement, or one that holds such a company. */
  readonly conPersone: Dato;
  readonly conTrasparenti: Dato;
  readonly pariAZero: Dato;
  readonly conPerdite: Dato;
}

/**
 * What the result counts of them (istruzioni Redditi PF 2025, fasc. 3, r. 1589-1592, and 2026, r. 1566-1569): where one of the colonne
 * of the agreement is filled they stand in the place of col. 1 and 2. Without col. 2A there are then no losses: that of a company in
 * the agreement is nought. Col. 3D says which of 3A and 3B is nought.
 */
export function countPartecipate(p: Partecipate): {
  readonly riguarda: Nodo;
  readonly redditi: Nodo;
  readonly perdite: Nodo;
} {
  const riguarda = o(...[p.conPersone, p.conTrasparenti, p.pariAZero, p.conPerdite].map(presente));
  const isZero = (quale: number): Nodo =>
    o(uguale(p.pariAZero, numero(quale)), uguale(p.pariAZero, numero(3)));
  const conta = (con: Dato, quale: number, senza: Dato): Nodo =>
    se(presente(con), con, se(isZero(quale), zeroEuro, senza));
  return {
    riguarda,
    redditi: somma(conta(p.conPersone, 1, p.persone), conta(p.conTrasparenti, 2, p.trasparenti)),
    perdite: se(riguarda, p.conPerdite, p.perdite),
  };
}
