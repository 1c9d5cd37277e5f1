/** What a numeric field accepts. Without `decimali` it holds whole numbers; `nullabile` is the rule unless said otherwise. */
export type OpzioniNumero = {
  decimali?: number;
  negativi?: boolean;
  min?: number;
  max?: number;
  /** False: an empty or refused text is 0 instead of null. */
  nullabile?: boolean;
  /** An empty value is shown as 0. */
  mostraZero?: boolean;
};
/** A number read from a text, and what had to be done to it. */
export type NumeroLetto = {
  valore: number | null;
  nota: 'massimo' | 'minimo' | 'arrotondato' | 'non numerico' | null;
};

const CIFRE_MASSIME = 13;
const isGruppi = (intero: string, segno: '.' | ',') =>
  segno === '.' ? /^\d{1,3}(\.\d{3})+$/.test(intero) : /^\d{1,3}(,\d{3})+$/.test(intero);

/** Splits an Italian (or pasted) number in digits before and after the decimal sign; null when it is not a number. */
function splitNumero(testo: string): { segno: '' | '-'; intero: string; frazione: string } | null {
  const pulito = testo.replace(/[\s\u00a0\u2009\u202f€]/g, '').replace(/−/g, '-');
  const segno = pulito.startsWith('-') ? '-' : '';
  const corpo = segno === '' ? pulito : pulito.slice(1);
  if (!/^[0-9.,]+$/.test(corpo) || !/[0-9]/.test(corpo)) return null;
  const virgola = corpo.lastIndexOf(',');
  const punto = corpo.lastIndexOf('.');
  if (virgola === -1 && punto === -1) return { segno, intero: corpo, frazione: '' };
  if (virgola === -1) {
    if (isGruppi(corpo, '.')) return { segno, intero: corpo.replaceAll('.', ''), frazione: '' };
    const [intero = '', frazione = '', ...altri] = corpo.split('.');
    return altri.length === 0 && /^\d{1,2}$/.test(frazione) ? { segno, intero, frazione } : null;
  }
  const decimale = virgola > punto ? ',' : '.';
  const migliaia = decimale === ',' ? '.' : ',';
  const [intero = '', frazione = '', ...altri] = corpo.split(decimale);
  if (altri.length > 0 || frazione.includes(migliaia)) return null;
  if (intero.includes(migliaia) && !isGruppi(intero, migliaia)) return null;
  return { segno, intero: intero.replaceAll(migliaia, ''), frazione };
}

/** Digits to a number with so many decimals, half away from zero, computed on the digits: 1,005 is 1,01. */
function roundCifre(
  intero: string,
  frazione: string,
  decimali: number,
): { valore: number; arrotondato: boolean } {
  const tenute = frazione.slice(0, decimali).padEnd(decimali, '0');
  const scartate = frazione.slice(decimali);
  const scalato = Number(`${intero}${tenute}` || '0') + (/^[5-9]/.test(scartate) ? 1 : 0);
  return { valore: scalato / 10 ** decimali, arrotondato: /[1-9]/.test(scartate) };
}

/** Reads what was typed or pasted: Italian signs, rounding to the decimals, then within min and max. */
export function parseIt(testo: string, opzioni: OpzioniNumero = {}): NumeroLetto {
  const vuoto = opzioni.nullabile === false ? 0 : null;
  if (testo.trim() === '') return { valore: vuoto, nota: null };
  const parti = splitNumero(testo);
  const troppo = parti !== null && parti.intero.replace(/^0+/, '').length > CIFRE_MASSIME;
  if (parti === null || troppo || (parti.segno === '-' && !opzioni.negativi))
    return { valore: vuoto, nota: 'non numerico' };
  const { valore, arrotondato } = roundCifre(parti.intero, parti.frazione, opzioni.decimali ?? 0);
  const numero = parti.segno === '-' && valore !== 0 ? -valore : valore;
  if (opzioni.max !== undefined && numero > opzioni.max) return { valore: opzioni.max, nota: 'massimo' };
  if (opzioni.min !== undefined && numero < opzioni.min) return { valore: opzioni.min, nota: 'minimo' };
  return { valore: numero, nota: arrotondato ? 'arrotondato' : null };
}

const toCifre = (valore: number, decimali: number): { segno: string; intero: string; frazione: string } => {
  const scalato = String(Math.round(Math.abs(valore) * 10 ** decimali)).padStart(decimali + 1, '0');
  const fine = scalato.length - decimali;
  return { segno: valore < 0 ? '−' : '', intero: scalato.slice(0, fine), frazione: scalato.slice(fine) };
};
const isZeroNascosto = (valore: number | null, { nullabile, mostraZero }: OpzioniNumero) =>
  valore === 0 && nullabile === true && mostraZero !== true;

/** How a value is shown at rest: dots by thousands, comma, a real minus: `−1.234,50`. */
export function formatIt(valore: number | null, opzioni: OpzioniNumero = {}): string {
  if (valore === null) return opzioni.mostraZero ? formatIt(0, { ...opzioni, nullabile: false }) : '';
  if (isZeroNascosto(valore, opzioni)) return '';
  const { segno, intero, frazione } = toCifre(valore, opzioni.decimali ?? 0);
  return `${segno}${intero.replace(/\B(?=(\d{3})+$)/g, '.')}${frazione && `,${frazione}`}`;
}

/** How a value is shown while it is edited: no thousands, no useless zeros, a minus of the keyboard. */
export function formatEdit(valore: number | null, opzioni: OpzioniNumero = {}): string {
  if (valore === null || isZeroNascosto(valore, opzioni)) return '';
  const { segno, intero, frazione } = toCifre(valore, opzioni.decimali ?? 0);
  const utile = frazione.replace(/0+$/, '');
  return `${segno && '-'}${intero}${utile && `,${utile}`}`;
}

/**
 * What a typed text becomes inside a field: digits, one comma when there are decimals, one minus at the start when
 * negatives are accepted. Null when the key changes nothing.
 */
export function acceptTyping(
  inserito: string,
  campo: { testo: string; inizio: number; fine: number },
  opzioni: OpzioniNumero,
): string | null {
  const prima = campo.testo.slice(0, campo.inizio);
  const dopo = campo.testo.slice(campo.fine);
  const resto = prima + dopo;
  if (/^[0-9]+$/.test(inserito)) return prima === '' && dopo.startsWith('-') ? null : inserito;
  if (inserito === ',') return (opzioni.decimali ?? 0) > 0 && !resto.includes(',') ? inserito : null;
  if (inserito === '-' || inserito === '−')
    return opzioni.negativi && prima === '' && !dopo.startsWith('-') ? '-' : null;
  return null;
}
