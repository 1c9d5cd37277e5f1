import { computeCarattereControllo } from './carattere-controllo.ts';
import { type Data, makeData } from './data.ts';
import { isPartitaIva } from './partita-iva.ts';

type Sesso = 'M' | 'F';

export interface Nascita {
  readonly data: Data;
  readonly sesso: Sesso;
  /** Codice catastale of the comune or foreign state. */
  readonly codiceCatastale: string;
}

export interface DatiCodiceFiscale extends Nascita {
  readonly cognome: string;
  readonly nome: string;
}

const MESI = 'ABCDEHLMPRST';
const OMOCODIA = 'LMNPQRSTUV';
/** Positions that hold a digit, or the letter that replaces it between homonyms. */
const CIFRE = [6, 7, 9, 10, 12, 13, 14] as const;
const FORMA = /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/;
const NEL_TESTO = /\b[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]\b/gi;
const lettersOf = (testo: string): string =>
  testo
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
const consonantsOf = (testo: string): string => testo.replace(/[AEIOU]/g, '');
const vowelsOf = (testo: string): string => testo.replace(/[^AEIOU]/g, '');
const tripletOf = (testo: string): string => `${consonantsOf(testo)}${vowelsOf(testo)}XXX`.slice(0, 3);

function tripletOfName(nome: string): string {
  const consonanti = consonantsOf(nome);
  return consonanti.length > 3 ? `${consonanti[0]}${consonanti[2]}${consonanti[3]}` : tripletOf(nome);
}

/** A codice fiscale as it is kept, however it was written: `rss mra 80a01 h501u` with spaces, dots, small letters. */
export const normalizeCodiceFiscale = (scritto: string): string =>
  scritto.replace(/[\s.]/g, '').toUpperCase();

/** The codice fiscale of a person from civil data, before any omocodia. */
export function computeCodiceFiscale({
  cognome,
  nome,
  data,
  sesso,
  codiceCatastale,
}: DatiCodiceFiscale): string {
  const [anno = '', mese = '', giorno = ''] = data.split('-');
  const giornoSesso = Number(giorno) + (sesso === 'F' ? 40 : 0);
  const primi = [
    tripletOf(lettersOf(cognome)),
    tripletOfName(lettersOf(nome)),
    anno.slice(2),
    MESI[Number(mese) - 1],
    String(giornoSesso).padStart(2, '0'),
    codiceCatastale.toUpperCase(),
  ].join('');
  return primi + computeCarattereControllo(primi);
}

/** The same code with digits where omocodia put letters. */
function undoOmocodia(codice: string): string {
  const caratteri = [...codice];
  for (const posto of CIFRE) {
    const cifra = OMOCODIA.indexOf(caratteri[posto] ?? '');
    if (cifra >= 0) caratteri[posto] = String(cifra);
  }
  return caratteri.join('');
}

/**
 * Why a codice fiscale is wrong, in Italian; null when it is good. Accepts omocodia and the eleven digits
 * of those that are not persons, whose check digit is that of the partita IVA.
 */
export function checkCodiceFiscale(testo: string): string | null {
  const codice = testo.trim().toUpperCase();
  if (/^\d{11}$/.test(codice)) return isPartitaIva(codice) ? null : 'La cifra di controllo non corrisponde.';
  if (codice.length !== 16) return 'Il codice fiscale ha 16 caratteri.';
  if (!FORMA.test(codice)) return 'Il codice fiscale non ha la forma prevista.';
  if (computeCarattereControllo(codice.slice(0, 15)) !== codice[15])
    return 'Il carattere di controllo non corrisponde.';
  const esiste = SECOLI.some((anno) => decodeCodiceFiscale(codice, anno) !== null);
  return esiste ? null : 'La data di nascita nel codice fiscale non esiste.';
}

export const isCodiceFiscale = (testo: string): boolean => checkCodiceFiscale(testo) === null;

/** The years that the two figures may be, each in its century. */
const SECOLI = [1999, 2099] as const;

/**
 * Birth date, sex and codice catastale of a sixteen-character code; null when it has none. The code holds
 * two digits of the year: it is the latest year not after `annoMassimo`, the one of the calendar.
 */
export function decodeCodiceFiscale(testo: string, annoMassimo: number): Nascita | null {
  const codice = undoOmocodia(testo.trim().toUpperCase());
  if (!/^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/.test(codice)) return null;
  const cifre = Number(codice.slice(9, 11));
  const secolo = annoMassimo - (annoMassimo % 100);
  const anno = secolo + Number(codice.slice(6, 8));
  const data = makeData(
    anno > annoMassimo ? anno - 100 : anno,
    MESI.indexOf(codice[8] ?? '') + 1,
    cifre % 40,
  );
  if (data === null || cifre > 71) return null;
  return { data, sesso: cifre > 40 ? 'F' : 'M', codiceCatastale: codice.slice(11, 15) };
}

/** A text with `altro` where anything looks like a codice fiscale of a person, those with letters for figures too. Pure. */
export const replaceCodiciFiscali = (testo: string, altro: string): string => testo.replace(NEL_TESTO, altro);
