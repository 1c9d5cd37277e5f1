import { isData } from '@quadra/values';
import type { Campo, Valore } from './tracciato.ts';

/**
 * A text as the supplies take it: capitals of ASCII. Accents go, apostrophes and what has no place become spaces, as the
 * known programs write them (the set admitted is not in any official text at hand).
 */
export const toMaiuscolo = (testo: string): string =>
  testo
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’`´‘]/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]/g, ' ')
    .trim();

/** GGMMAAAA of a date AAAA-MM-GG. */
export const toGgmmaaaa = (data: string): string => `${data.slice(8)}${data.slice(5, 7)}${data.slice(0, 4)}`;
/** The date of GGMMAAAA; null when it does not exist. */
export function fromGgmmaaaa(testo: string): string | null {
  const data = `${testo.slice(4)}-${testo.slice(2, 4)}-${testo.slice(0, 2)}`;
  return isData(data) ? data : null;
}

export const isAssente = (valore: Valore | undefined): valore is undefined =>
  valore === undefined || valore === '' || valore === 0 || valore === false;

/** Why a value has no place in its field, as the end of a sentence; null when it has. */
export function checkValore(campo: Campo, valore: Valore | undefined): string | null {
  if (isAssente(valore)) return null;
  const { formato, lunghezza } = campo;
  if (formato === 'CB') return valore === true ? null : 'ammette solo il segno di spunta';
  if (formato === 'NU') {
    if (typeof valore !== 'number' || !Number.isSafeInteger(valore) || valore < 0)
      return 'ammette solo un numero intero non negativo';
    return String(valore).length > lunghezza ? `ammette al massimo ${lunghezza} cifre` : null;
  }
  const testo = toMaiuscolo(String(valore));
  if (formato === 'DT') return isData(String(valore)) ? null : 'ammette solo una data che esiste';
  if ((formato === 'CN' || campo.cifre) && !/^\d+$/.test(testo)) return 'ammette solo cifre';
  if (formato === 'CN' && testo.length !== lunghezza) return `ammette solo ${lunghezza} cifre`;
  if ((formato === 'PR' || formato === 'PN') && !/^[A-Z]{2}$/.test(testo))
    return 'ammette solo la sigla di una provincia';
  return testo.length > lunghezza && !campo.tagliabile ? `ammette al massimo ${lunghezza} caratteri` : null;
}

/** The characters of a field, all of them. A value that `checkValore` refuses is not for here. */
export function writeValore(campo: Campo, valore: Valore | undefined): string {
  const { formato, lunghezza } = campo;
  if (campo.fisso !== undefined) return campo.fisso;
  if (campo.vuoto) return ' '.repeat(lunghezza);
  if (formato === 'CB') return valore === true ? '1' : '0';
  if (formato === 'NU' || formato === 'CN')
    return (isAssente(valore) ? '' : String(valore)).padStart(lunghezza, '0').slice(-lunghezza);
  if (formato === 'DT') return isAssente(valore) ? '0'.repeat(lunghezza) : toGgmmaaaa(String(valore));
  const testo = isAssente(valore) ? '' : toMaiuscolo(String(valore));
  return testo.slice(0, lunghezza).padEnd(lunghezza, ' ');
}

export type Letto = { readonly valore: Valore | undefined } | { readonly problema: string };

function readNumero(testo: string, campo: Campo): Letto {
  if (!/^\d+$/.test(testo)) return { problema: 'deve avere solo cifre, con gli zeri davanti' };
  if (/^0+$/.test(testo)) return { valore: undefined };
  if (campo.formato === 'CN') return { valore: testo };
  const numero = Number(testo);
  return Number.isSafeInteger(numero) ? { valore: numero } : { problema: 'è troppo grande' };
}

function readTesto(testo: string, campo: Campo): Letto {
  const pulito = testo.trimEnd();
  if (pulito === '') return { valore: undefined };
  if (pulito.startsWith(' ')) return { problema: 'deve essere allineato a sinistra' };
  if (pulito !== pulito.toUpperCase()) return { problema: 'deve essere in maiuscolo' };
  if (/[^\x20-\x7e]/.test(pulito)) return { problema: 'ha un carattere che il tracciato non ammette' };
  if (campo.cifre && !/^\d+$/.test(pulito)) return { problema: 'deve avere solo cifre' };
  return { valore: pulito };
}

/** What a field says, from its characters. */
export function readValore(campo: Campo, testo: string): Letto {
  if (campo.fisso !== undefined)
    return testo === campo.fisso
      ? { valore: undefined }
      : { problema: `deve essere «${campo.fisso.trim()}»` };
  if (campo.vuoto) return testo.trim() === '' ? { valore: undefined } : { problema: 'deve restare vuoto' };
  if (campo.formato === 'CB') {
    if (testo === '1') return { valore: true };
    return testo === '0' ? { valore: undefined } : { problema: 'deve essere 1 o 0' };
  }
  if (campo.formato === 'NU' || campo.formato === 'CN') return readNumero(testo, campo);
  if (campo.formato === 'DT') {
    if (/^0+$/.test(testo)) return { valore: undefined };
    const data = /^\d{8}$/.test(testo) ? fromGgmmaaaa(testo) : null;
    return data === null ? { problema: 'deve essere una data GGMMAAAA' } : { valore: data };
  }
  return readTesto(testo, campo);
}
