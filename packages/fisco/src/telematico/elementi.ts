import { isData } from '@quadra/values';
import type { Valore } from './tracciato.ts';
import { fromGgmmaaaa, isAssente, toGgmmaaaa, toMaiuscolo } from './valore.ts';

/**
 * Formats of the value of an element: the texts at the left of its 16 characters, the rest at the right. VP is an amount with
 * its cents after a comma, CD a code of digits of fixed length.
 */
export type FormatoElemento = 'AN' | 'CF' | 'PN' | 'NU' | 'DT' | 'CB' | 'PC' | 'VP' | 'CD';

/** A value outside the fixed positions: a code (quadro, rigo, colonna: 2 + 3 + 3) and what it holds. */
export interface Elemento {
  readonly codice: string;
  readonly formato: FormatoElemento;
  readonly valore: Valore;
}

export const CODICE_ELEMENTO = 8;
const VALORE_ELEMENTO = 16;
const UTILI = VALORE_ELEMENTO - 1;
export const LUNGHEZZA_ELEMENTO = CODICE_ELEMENTO + VALORE_ELEMENTO;
const MASSIMI = 75;

/** `RN026002` of quadro, rigo and colonna. */
export const makeCodice = (quadro: string, rigo: number, colonna: number): string =>
  `${quadro}${String(rigo).padStart(3, '0')}${String(colonna).padStart(3, '0')}`;

/** Whether a code of field is written as the supplies write it. */
export const isCodice = (codice: string): boolean => /^[A-Z]{2}\d{6}$/.test(codice);

const isTesto = (formato: FormatoElemento) => formato === 'AN' || formato === 'CF' || formato === 'PN';

function writeDestro(formato: FormatoElemento, valore: Valore): string {
  if (formato === 'CB') return '1';
  if (formato === 'DT') return toGgmmaaaa(String(valore));
  if (formato === 'VP') return Number(valore).toFixed(2).replace('.', ',');
  return formato === 'PC' ? String(valore).replace('.', ',') : String(valore);
}

/** Why a value has no place in an element, as the end of a sentence; null when it has. */
export function checkElemento({ codice, formato, valore }: Elemento): string | null {
  if (!isCodice(codice)) return 'non ha un codice di quadro, rigo e colonna';
  if (isAssente(valore)) return null;
  if (formato === 'NU' && !(typeof valore === 'number' && Number.isSafeInteger(valore)))
    return 'ammette solo un numero intero';
  if (formato === 'PC' && !/^\d{1,3}(\.\d{1,3})?$/.test(String(valore)))
    return 'ammette una percentuale con al massimo tre decimali';
  if (formato === 'VP' && !/^-?\d{1,12}(\.\d{1,2})?$/.test(String(valore)))
    return 'ammette un importo con al massimo due decimali';
  if (formato === 'CD' && !/^\d+$/.test(String(valore))) return 'ammette solo cifre';
  if (formato === 'DT' && !isData(String(valore))) return 'ammette solo una data che esiste';
  if (formato === 'CB' && valore !== true) return 'ammette solo il segno di spunta';
  const testo = isTesto(formato) ? toMaiuscolo(String(valore)) : writeDestro(formato, valore);
  const lungo = formato === 'AN' ? VALORE_ELEMENTO + UTILI * (MASSIMI - 1) : VALORE_ELEMENTO;
  return testo.length > lungo ? `ammette al massimo ${lungo} caratteri` : null;
}

/** The lines of 24 characters of an element: none when empty; a long text goes on, each piece after «+». */
export function writeElemento({ codice, formato, valore }: Elemento): string[] {
  if (isAssente(valore)) return [];
  if (!isTesto(formato)) return [codice + writeDestro(formato, valore).padStart(VALORE_ELEMENTO, ' ')];
  const testo = toMaiuscolo(String(valore));
  const pezzi = [testo.slice(0, VALORE_ELEMENTO)];
  for (let da = VALORE_ELEMENTO; da < testo.length; da += UTILI)
    pezzi.push(`+${testo.slice(da, da + UTILI)}`);
  return pezzi.map((pezzo) => codice + pezzo.padEnd(VALORE_ELEMENTO, ' '));
}

const readDestro = (formato: FormatoElemento, testo: string): Valore | null => {
  const pulito = testo.trimStart();
  if (formato === 'CB') return pulito === '1' ? true : null;
  if (formato === 'DT') return fromGgmmaaaa(pulito);
  if (formato === 'CD') return /^\d+$/.test(pulito) ? pulito : null;
  const numero = Number(formato === 'PC' || formato === 'VP' ? pulito.replace(',', '.') : pulito);
  return /^-?\d+(,\d+)?$/.test(pulito) && Number.isFinite(numero) ? numero : null;
};

/** The value of one element of 24 characters, `null` when it cannot be read with that format. */
export function readElemento(formato: FormatoElemento, testo: string): Valore | null {
  if (!isTesto(formato)) return readDestro(formato, testo);
  const pulito = testo.trimEnd();
  return pulito === '' || pulito.startsWith(' ') || pulito !== pulito.toUpperCase() ? null : pulito;
}
