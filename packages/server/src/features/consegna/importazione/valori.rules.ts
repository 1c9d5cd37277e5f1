import { statoCivile } from '@quadra/contract';
import { addDays, makeData, parseData } from '@quadra/values';

/** Text without accents, case, or anything but letters and digits. */
export const normalizeParola = (testo: string): string =>
  testo
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const mesi = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];
/** Day 0 of the sheets: the 1900 they believe in has a 29th of February. */
const ORIGINE_FOGLIO = '1899-12-30';

/** Two digits are of this century until this year, of the last one after it. */
function expandAnno(anno: number, oggi: string): number {
  if (anno > 99) return anno;
  return anno <= Number(oggi.slice(2, 4)) ? 2000 + anno : 1900 + anno;
}

/**
 * A day as Italians write it (`1/2/1980`, `01-02-80`, `1.2.1980`, `1 febbraio 1980`), in ISO, in eight digits, or as a
 * sheet counts it; null when it is not one.
 */
export function readData(testo: string, oggi: string): string | null {
  const scritto = testo.trim().replace(/[T ]\d{1,2}[:.]\d{2}([:.]\d{2})?(\.\d+)?Z?$/, '');
  const iso = parseData(scritto);
  if (iso !== null) return iso;
  const numeri = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})$/.exec(scritto);
  if (numeri) return makeData(expandAnno(Number(numeri[3]), oggi), Number(numeri[2]), Number(numeri[1]));
  const parole = /^(\d{1,2})[°ª]?[ \-/]([a-z]{3,9})\.?[ \-/](\d{2}|\d{4})$/i.exec(scritto);
  if (parole) {
    const mese = mesi.indexOf((parole[2] ?? '').slice(0, 3).toLowerCase()) + 1;
    return mese === 0 ? null : makeData(expandAnno(Number(parole[3]), oggi), mese, Number(parole[1]));
  }
  const cifre = /^(\d{4})(\d{2})(\d{2})$/.exec(scritto);
  if (cifre && Number(cifre[1]) > 1800) return makeData(Number(cifre[1]), Number(cifre[2]), Number(cifre[3]));
  const giorni = /^\d{1,5}$/.test(scritto) ? Number(scritto) : 0;
  return giorni > 0 && giorni < 80_000 ? addDays(ORIGINE_FOGLIO, giorni) : null;
}

/** M or F from what people write; null when it is neither. */
export function readSesso(testo: string): 'M' | 'F' | null {
  const parola = normalizeParola(testo);
  if (/^(m|maschio|maschile|uomo)$/.test(parola)) return 'M';
  return /^(f|femmina|femminile|donna)$/.test(parola) ? 'F' : null;
}

export const readSiNo = (testo: string): boolean =>
  /^(s|si|1|x|vero|true|yes|y)$/.test(normalizeParola(testo));

/** The number of a marital status from its number or its name («coniugato», «Coniugato/a»); null when unknown. */
export function readStatoCivile(testo: string): number | null {
  const parola = normalizeParola(testo);
  if (/^[0-8]$/.test(parola)) return Number(parola);
  const inizio = parola.slice(0, 5);
  const trovato = Object.entries(statoCivile).find(([, nome]) =>
    normalizeParola(nome)
      .split(' ')
      .some((parte) => parte.length > 3 && parte.startsWith(inizio)),
  );
  return trovato && inizio.length >= 4 ? Number(trovato[0]) : null;
}

/** The kind of client, when the file says it. */
export function readTipo(testo: string): 'PF' | 'SD' | null {
  const parola = normalizeParola(testo);
  if (/^(pf|persona fisica|persona)$/.test(parola)) return 'PF';
  return /^(sd|soggetto diverso|societa|sp|sc|enc|ente)$/.test(parola) ? 'SD' : null;
}

/** Digits that a sheet may have shortened: the zeros in front come back. */
export const padCifre = (testo: string, quante: number): string =>
  /^\d+$/.test(testo) && testo.length < quante ? testo.padStart(quante, '0') : testo;
