/** What a mask may hold: 9 a digit, A a capital letter, a a small one. */
export const FORMA_MASCHERA = /^[9Aa]{1,40}$/;

const CLASSI: Readonly<Record<string, RegExp>> = { '9': /^\d$/, A: /^[A-Z]$/, a: /^[a-z]$/ };

/** Why a code does not have the length and the kinds of characters of its mask; null when it has. */
export function checkMaschera(maschera: string, valore: string): string | null {
  if (valore.length !== maschera.length) return `Lunghezza errata, caratteri richiesti: ${maschera.length}`;
  const giusto = [...maschera].every((simbolo, posto) => CLASSI[simbolo]?.test(valore.charAt(posto)));
  return giusto ? null : `Formato errato (${maschera})`;
}

/** A text of a definition with {ANNO} replaced by the year of the declaration. */
export const writeAnno = (testo: string, anno: number): string => testo.replaceAll('{ANNO}', String(anno));
