import { moduloOf, parseChiave, quadroOf, rigoOf } from '@quadra/fisco';
import { isColonnaInterna, isRigoInterno } from './interni.ts';

/** The day from which the sending is promised: on the page as a casella is, though it is none. */
export const IMPEGNO = 'FR.impegno';

/** «RP41 col. 3», «RB1 col. 2, mod. 2», «RF901 int. col. 1», «RP41 col. int. 91»: what the form does not number is said. */
export function nameCasella(chiave: string): string {
  const casella = parseChiave(chiave);
  if (casella === undefined) return chiave;
  const { quadro, rigo, colonna, modulo } = casella;
  const nostro = isRigoInterno(quadro, rigo) ? ' int.' : '';
  const nostra = isColonnaInterna(colonna) ? 'int. ' : '';
  return `${quadro}${rigo}${nostro} col. ${nostra}${colonna}${modulo > 1 ? `, mod. ${modulo}` : ''}`;
}

/** «RB1», «RB1, mod. 2»: the rigo of a casella. */
export function rigoNelModulo(chiave: string): string {
  const modulo = moduloOf(chiave);
  return `${rigoOf(chiave)}${modulo > 1 ? `, mod. ${modulo}` : ''}`;
}

/** How many moduli a quadro has in these keys. */
export function countModuli(chiavi: Iterable<string>, quadro: string): number {
  let massimo = 1;
  for (const chiave of chiavi) if (quadroOf(chiave) === quadro) massimo = Math.max(massimo, moduloOf(chiave));
  return massimo;
}
