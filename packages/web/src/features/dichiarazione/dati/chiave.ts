import { isColonnaInterna, isRigoInterno } from './interni.ts';

/** Keys of caselle: `RC1.3`, and `RC1.3#2` for the second modulo. */
const FORMA = /^([A-Z]+)(\d+)\.(\d+)(?:#(\d+))?$/;

/** The day from which the sending is promised: on the page as a casella is, though it is none. */
export const IMPEGNO = 'FR.impegno';

export const quadroOf = (chiave: string): string => /^[A-Z]*/.exec(chiave)?.[0] ?? '';
export const moduloOf = (chiave: string): number => Number(FORMA.exec(chiave)?.[4] ?? 1);
/** The key without its modulo: the one of the first. */
export const baseOf = (chiave: string): string => chiave.replace(/#\d+$/, '');
export const withModulo = (chiave: string, modulo: number): string =>
  modulo === 1 ? baseOf(chiave) : `${baseOf(chiave)}#${modulo}`;
export const rigoOf = (chiave: string): string => chiave.split('.')[0] ?? chiave;

/** «RP41 col. 3», «RB1 col. 2, mod. 2», «RF901 int. col. 1», «RP41 col. int. 91»: what the form does not number is said. */
export function nameCasella(chiave: string): string {
  const [, quadro = '', rigo = '', colonna = '', modulo] = FORMA.exec(chiave) ?? [];
  if (quadro === '') return chiave;
  const nostro = isRigoInterno(quadro, Number(rigo)) ? ' int.' : '';
  const nostra = isColonnaInterna(Number(colonna)) ? 'int. ' : '';
  return `${quadro}${rigo}${nostro} col. ${nostra}${colonna}${modulo ? `, mod. ${modulo}` : ''}`;
}

/** «RB1», «RB1, mod. 2»: the rigo of a casella. */
export function rigoNelModulo(chiave: string): string {
  const modulo = moduloOf(chiave);
  return `${rigoOf(baseOf(chiave))}${modulo > 1 ? `, mod. ${modulo}` : ''}`;
}

/** How many moduli a quadro has in these keys. */
export function countModuli(chiavi: Iterable<string>, quadro: string): number {
  let massimo = 1;
  for (const chiave of chiavi) if (quadroOf(chiave) === quadro) massimo = Math.max(massimo, moduloOf(chiave));
  return massimo;
}

const parts = (chiave: string): [string, number, number, number] => {
  const [, quadro = '', rigo = '0', colonna = '0', modulo = '1'] = FORMA.exec(chiave) ?? [];
  return [quadro, Number(modulo), Number(rigo), Number(colonna)];
};

/** Order of the form: quadro, modulo, rigo, colonna. */
export function compareChiavi(a: string, b: string): number {
  const [quadroA, ...numeriA] = parts(a);
  const [quadroB, ...numeriB] = parts(b);
  if (quadroA !== quadroB) return quadroA < quadroB ? -1 : 1;
  return numeriA.map((numero, i) => numero - (numeriB[i] ?? 0)).find((scarto) => scarto !== 0) ?? 0;
}
