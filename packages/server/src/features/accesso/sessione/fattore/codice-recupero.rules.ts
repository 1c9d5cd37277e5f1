import { randomInt } from 'node:crypto';
import type { Cifratura } from '../../../../cifratura.ts';

const QUANTI = 10;
const GRUPPI = 4;
const LETTERE = 4;
/** No 0, O, 1, I, L, U: what is written by hand is read back. */
const ALFABETO = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const makeGruppo = () =>
  Array.from({ length: LETTERE }, () => ALFABETO[randomInt(ALFABETO.length)] ?? '').join('');
const makeCodice = () => Array.from({ length: GRUPPI }, makeGruppo).join('-');

/** Ten new recovery codes of 78 bits each, as a person reads them. */
export const makeCodiciRecupero = (): string[] => Array.from({ length: QUANTI }, makeCodice);

/** How a code is kept: with the user in it, so that equal codes of two users differ. Case, spaces and dashes do not count. */
export const hashCodiceRecupero = (cifratura: Cifratura, utenteId: number, codice: string): Buffer =>
  cifratura.sign(`recupero:${utenteId}:${codice.toUpperCase().replace(/[^0-9A-Z]/g, '')}`);
