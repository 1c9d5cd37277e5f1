import { divideRounded } from './arrotonda.ts';

/** How a numeric field reads: values, `min` and `max` are integers scaled by `decimali` (2: cents). */
export interface NumeroOpzioni {
  readonly decimali?: number;
  readonly min?: number;
  readonly max?: number;
  readonly negativi?: boolean;
  /** What is not a number becomes null; otherwise 0. */
  readonly nullable?: boolean;
}

export interface NumeroLetto {
  readonly valore: number | null;
  /** There was a text and it is not a number, or it is below zero where it may not be. */
  readonly rifiutato: boolean;
  /** Of what was refused: it is a number, with a minus that is not accepted. */
  readonly negativo?: boolean;
  /** What was changed, to be announced: «valore portato al massimo 100». */
  readonly avviso?: string;
}

/** Signs that stand for a minus, and those that nobody sees. */
const MENO = /[\u2010-\u2013\u2212]/g;
const INVISIBILI = /[\u200b-\u200f\u2060\ufeff]/g;
/** Brackets, minus before or after, euro before or after; in the middle the digits with what separates them. */
const FORMA =
  /^(?<aperta>\()? ?(?<prima>-)? ?(?:€|eur|euro)? ?(?<dentro>-)? ?'?(?<cifre>[\d.,' ]*?) ?(?<dopo>-)? ?(?:€|eur|euro)? ?(?<fine>-)? ?(?<chiusa>\))?$/i;
const INTERI = /^\d+$/;
const MIGLIAIA = { '.': /^\d{1,3}(\.\d{3})+$/, ',': /^\d{1,3}(,\d{3})+$/ } as const;
/** Thousands parted by spaces or apostrophes: always the same, and after them only the decimals. */
const GRUPPI = /^\d{1,3}([ '])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/;

/** Whole and decimal digits with their sign; null when the text is no number in any accepted form, `vuoto` when there is none. */
function readCifre(testo: string): { negativo: boolean; intere: string; frazione: string } | 'vuoto' | null {
  const pulito = testo
    .replace(INVISIBILI, '')
    .replace(/\s+/g, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(MENO, '-')
    .trim();
  if (pulito === '' || pulito === '-') return 'vuoto';
  const { aperta, prima, dentro, cifre = '', dopo, fine, chiusa } = FORMA.exec(pulito)?.groups ?? {};
  const segni = [aperta && chiusa, prima, dentro, dopo, fine].filter(Boolean).length;
  if (cifre === '' || segni > 1 || (aperta === undefined) !== (chiusa === undefined)) return null;
  const parti = splitParti(cifre);
  return parti && { negativo: segni === 1, intere: parti[0], frazione: parti[1] };
}

/**
 * Reads a number in Italian form, typed, pasted, or told by a file: thousands with dots, spaces or apostrophes, a minus of
 * any shape before or after, brackets for a minus, the euro. Never NaN; always within min and max, exactly rounded, and
 * what was changed is said. What is not surely one number is refused: `1.2345,6`, `12 34`.
 */
export function parseIt(testo: string, opzioni: NumeroOpzioni = {}): NumeroLetto {
  const { decimali = 0, nullable = false } = opzioni;
  const vuoto = nullable ? null : clamp(0n, opzioni).valore;
  const letto = readCifre(testo);
  if (letto === 'vuoto') return { valore: vuoto, rifiutato: false };
  if (letto === null) return { valore: vuoto, rifiutato: true };
  const { negativo, intere, frazione } = letto;
  if (negativo && opzioni.negativi !== true) return { valore: vuoto, rifiutato: true, negativo: true };
  const cifre = BigInt(intere + frazione);
  const esatto = negativo ? -cifre : cifre;
  const manca = decimali - frazione.length;
  const scalato = manca >= 0 ? esatto * 10n ** BigInt(manca) : divideRounded(esatto, 10n ** BigInt(-manca));
  const tenuto = clamp(scalato, opzioni);
  const arrotondato = manca < 0 && scalato * 10n ** BigInt(-manca) !== esatto;
  const avviso =
    tenuto.avviso ??
    (arrotondato ? `valore arrotondato a ${formatIt(tenuto.valore, { decimali })}` : undefined);
  return { valore: tenuto.valore, rifiutato: false, ...(avviso === undefined ? {} : { avviso }) };
}

/**
 * A number that a file tells, scaled by `decimali`: as it is written or not at all. Null when it is none, has more decimals
 * or would have to be changed.
 */
export function parseEsatto(testo: string, opzioni: NumeroOpzioni = {}): number | null {
  const { valore, rifiutato, avviso } = parseIt(testo, { ...opzioni, nullable: true });
  return rifiutato || avviso !== undefined ? null : valore;
}

/** Whole and decimal digits, or null when the text is not a number in any accepted form. */
function splitParti(testo: string): [string, string] | null {
  if (/[ ']/.test(testo)) return GRUPPI.test(testo) ? splitGruppi(testo.replace(/[ ']/g, '')) : null;
  const virgola = testo.lastIndexOf(',');
  const punto = testo.lastIndexOf('.');
  if (virgola < 0 && punto < 0) return INTERI.test(testo) ? [testo, ''] : null;
  if (virgola > punto) return splitAt(testo, virgola, '.');
  if (virgola >= 0) return splitAt(testo, punto, ',');
  if (MIGLIAIA['.'].test(testo)) return [testo.replaceAll('.', ''), ''];
  return /^\d*\.\d{1,2}$/.test(testo) ? splitAt(testo, punto, ',') : null;
}

/** Once the thousands are told by other signs, a dot or a comma begins the decimals. */
const splitGruppi = (testo: string): [string, string] => {
  const [intere = '', frazione = ''] = testo.split(/[.,]/);
  return [intere, frazione];
};

function splitAt(testo: string, posto: number, migliaia: '.' | ','): [string, string] | null {
  const intere = testo.slice(0, posto);
  const frazione = testo.slice(posto + 1);
  if (frazione !== '' && !INTERI.test(frazione)) return null;
  if (intere === '') return frazione === '' ? null : ['0', frazione];
  if (!INTERI.test(intere) && !MIGLIAIA[migliaia].test(intere)) return null;
  return [intere.replaceAll(migliaia, ''), frazione];
}

function clamp(
  valore: bigint,
  { decimali = 0, min, max, negativi }: NumeroOpzioni,
): { valore: number; avviso?: string } {
  const minimo = min ?? (negativi ? Number.MIN_SAFE_INTEGER : 0);
  const massimo = max ?? Number.MAX_SAFE_INTEGER;
  if (valore > BigInt(massimo)) {
    return {
      valore: massimo,
      avviso: `valore portato al massimo ${formatIt(massimo, { decimali, corto: true })}`,
    };
  }
  if (valore < BigInt(minimo)) {
    return {
      valore: minimo,
      avviso: `valore portato al minimo ${formatIt(minimo, { decimali, corto: true })}`,
    };
  }
  return { valore: Number(valore) };
}

export interface FormatoOpzioni {
  readonly decimali?: number;
  /** An empty value shows as 0, and zero shows; without it a nullable zero is empty. */
  readonly mostraZero?: boolean;
  readonly nullable?: boolean;
  /** For typing: no thousands, plain minus. */
  readonly semplice?: boolean;
  /** Drops decimals that are all zeros. */
  readonly corto?: boolean;
}

/** Writes a scaled integer in Italian form: `1.234,50`, minus U+2212. */
export function formatIt(valore: number | null | undefined, opzioni: FormatoOpzioni = {}): string {
  const { decimali = 0, mostraZero = false, nullable = false, semplice = false, corto = false } = opzioni;
  if (valore === null || valore === undefined) return mostraZero ? formatIt(0, { decimali, corto }) : '';
  if (valore === 0 && nullable && !mostraZero) return '';
  const cifre = Math.abs(valore)
    .toString()
    .padStart(decimali + 1, '0');
  const intere = cifre.slice(0, cifre.length - decimali);
  const frazione = decimali === 0 ? '' : cifre.slice(-decimali);
  const gruppi = semplice ? intere : intere.replace(/\B(?=(\d{3})+$)/g, '.');
  const segno = valore < 0 ? (semplice ? '-' : '\u2212') : '';
  return `${segno}${gruppi}${frazione === '' || (corto && /^0+$/.test(frazione)) ? '' : `,${frazione}`}`;
}
