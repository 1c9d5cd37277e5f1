import { randomInt } from 'node:crypto';

/** Digits and capitals that nobody takes for another, on a page or on the telephone: no 0 O, 1 I L, U. */
const SEGNI = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LUNGHEZZA = 6;

/**
 * The code of a request: what a person reads to the help desk, and what the log has beside the error. Six characters are
 * some seven hundred million codes: with the day it was told, one line of the log.
 */
export const makeCodiceRichiesta = (): string =>
  Array.from({ length: LUNGHEZZA }, () => SEGNI[randomInt(SEGNI.length)]).join('');
