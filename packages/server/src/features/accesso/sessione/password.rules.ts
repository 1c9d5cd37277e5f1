import { frasiCampo, testiCampo } from '@quadra/contract';
import { isParolaNota } from './password-note.ts';

const CARATTERI_MINIMI = 15;
const CARATTERI_MINIMI_CON_VERIFICA = 12;
const CARATTERI_MASSIMI = 128;
/** So many words of the known ones, with whatever digits and signs, are tried first of all. */
const PAROLE_NOTE = 2;
const CARATTERI_DIVERSI = 5;
const SEQUENZA_MINIMA = 4;
const file = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '0123456789'];
const fileDueVersi = file.flatMap((fila) => [fila, [...fila].reverse().join('')]);
const sostituti: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Whose password it is. */
export interface Titolare {
  readonly email: string;
  /** Absent when it is not known. */
  readonly vecchia?: string;
  /** A second step is active. */
  readonly protetta?: boolean;
  /** Names, codes and whatever else is written of this person and of the studio. */
  readonly dati?: readonly string[];
}

const semplice = (testo: string) => testo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isSequenza = (parola: string) =>
  parola.length >= SEQUENZA_MINIMA && fileDueVersi.some((fila) => fila.includes(parola));

/** The pieces of what is known of a person: words of two letters and more, and codes whole. */
const listPezzi = ({ email, dati = [] }: Titolare): Set<string> =>
  new Set(
    [email, ...dati].flatMap((dato) =>
      [semplice(dato).replace(/[^a-z0-9]/g, ''), ...semplice(dato).split(/[^a-z]+/)].filter(
        (pezzo) => pezzo.length > 1,
      ),
    ),
  );

/** The fewest known words a run of letters is made of, those of the person for nothing; Infinity when something is left over. */
function countParole(lettere: string, propri: ReadonlySet<string>): number {
  const conto = [0, ...Array<number>(lettere.length).fill(Number.POSITIVE_INFINITY)];
  for (let fine = 1; fine <= lettere.length; fine += 1) {
    for (let inizio = 0; inizio < fine; inizio += 1) {
      const parola = lettere.slice(inizio, fine);
      const costo = propri.has(parola)
        ? 0
        : isSequenza(parola) || isParolaNota(parola) || new Set(parola).size === 1
          ? 1
          : Number.POSITIVE_INFINITY;
      conto[fine] = Math.min(conto[fine] ?? 0, (conto[inizio] ?? 0) + costo);
    }
  }
  return conto[lettere.length] ?? 0;
}

/** The same words with digits and signs in place of letters count as the words. */
function listLetture(password: string): string[] {
  const scritta = semplice(password);
  const nocciolo = scritta.replace(/^[^a-z@$]+|[^a-z@$]+$/g, '');
  const parole = nocciolo.replace(/[013457@$]/g, (segno) => sostituti[segno] ?? segno);
  return parole === '' ? [scritta] : [scritta, parole];
}

const isRipetuta = (password: string) => /^(.{1,11}?)\1+.{0,3}$/su.test(password);

/** The words of one reading: the codes of the person are taken out whole, digits and signs are nothing. */
function countLettura(lettura: string, propri: ReadonlySet<string>): number {
  let resto = lettura;
  for (const pezzo of propri) if (/\d/.test(pezzo)) resto = resto.replaceAll(pezzo, ' ');
  const parole = resto.match(/[a-z]+/g) ?? [];
  // A long number by itself is no word: only what is in a row, or one digit again and again, is known.
  if (parole.length === 0 && /[^a-z\s]/.test(resto)) {
    const isFila = fileDueVersi.some((fila) => fila.repeat(13).includes(resto));
    return resto === lettura && !isFila ? Number.POSITIVE_INFINITY : 0;
  }
  return parole.reduce((totale, parola) => totale + countParole(parola, propri), 0);
}

/** The sentence for a password that is guessed before the others; undefined for one that is not. */
function findPrevedibile(password: string, titolare: Titolare): string | undefined {
  if (isRipetuta(password) || new Set(password).size < CARATTERI_DIVERSI) return testiCampo.PASSWORD_NOTA;
  const scritta = semplice(password);
  if (isParolaNota(scritta)) return testiCampo.PASSWORD_NOTA;
  const propri = listPezzi(titolare);
  const parole = Math.min(...listLetture(password).map((lettura) => countLettura(lettura, propri)));
  if (parole > PAROLE_NOTE) return undefined;
  const isPropria = [...propri].some((pezzo) => pezzo.length > 2 && scritta.includes(pezzo));
  return isPropria ? testiCampo.PASSWORD_DATI_PROPRI : testiCampo.PASSWORD_NOTA;
}

/**
 * What is wrong with a new password, in the words of the field: length, what is known, what is one's own. No rule of
 * composition (NIST 800-63B-4).
 */
export function checkPassword(password: string, titolare: Titolare): string[] {
  const lunghezza = [...password].length;
  const minimi = titolare.protetta ? CARATTERI_MINIMI_CON_VERIFICA : CARATTERI_MINIMI;
  if (lunghezza < minimi) return [frasiCampo.passwordCorta(minimi)];
  if (lunghezza > CARATTERI_MASSIMI) return [frasiCampo.passwordLunga(CARATTERI_MASSIMI)];
  if (semplice(password) === semplice(titolare.email)) return [testiCampo.PASSWORD_COME_EMAIL];
  if (password === titolare.vecchia) return [testiCampo.PASSWORD_COME_PRIMA];
  const prevedibile = findPrevedibile(password, titolare);
  return prevedibile === undefined ? [] : [prevedibile];
}
