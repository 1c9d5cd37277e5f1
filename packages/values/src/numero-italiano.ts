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
  /** There was a text and it is not a number. */
  readonly rifiutato: boolean;
  /** What was changed, to be announced: «valore portato al massimo 100». */
  readonly avviso?: string;
}

const SPAZI = /[\s\u00a0\u2007\u2009\u202f€]/g;
const INTERI = /^\d+$/;
const MIGLIAIA = { '.': /^\d{1,3}(\.\d{3})+$/, ',': /^\d{1,3}(,\d{3})+$/ } as const;

/** Reads a typed or pasted number in Italian form. Never NaN; always within min and max, exactly rounded. */
export function parseIt(testo: string, opzioni: NumeroOpzioni = {}): NumeroLetto {
  const { decimali = 0, nullable = false } = opzioni;
  const pulito = testo.replace(SPAZI, '').replace('\u2212', '-');
  const vuoto = nullable ? null : clamp(0n, opzioni).valore;
  if (pulito === '' || pulito === '-') return { valore: vuoto, rifiutato: false };
  const negativo = pulito.startsWith('-');
  const parti = splitParti(negativo ? pulito.slice(1) : pulito);
  if (!parti || (negativo && opzioni.negativi !== true)) return { valore: vuoto, rifiutato: true };
  const [intere, frazione] = parti;
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

/** Whole and decimal digits, or null when the text is not a number in any accepted form. */
function splitParti(testo: string): [string, string] | null {
  const virgola = testo.lastIndexOf(',');
  const punto = testo.lastIndexOf('.');
  if (virgola < 0 && punto < 0) return INTERI.test(testo) ? [testo, ''] : null;
  if (virgola > punto) return splitAt(testo, virgola, '.');
  if (virgola >= 0) return splitAt(testo, punto, ',');
  if (MIGLIAIA['.'].test(testo)) return [testo.replaceAll('.', ''), ''];
  return /^\d*\.\d{1,2}$/.test(testo) ? splitAt(testo, punto, ',') : null;
}

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
