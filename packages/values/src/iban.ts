import { computeCarattereControllo } from './carattere-controllo.ts';

const LUNGHEZZE: Readonly<Record<string, number>> = {
  IT: 27,
  SM: 27,
  VA: 22,
  DE: 22,
  FR: 27,
  ES: 24,
  CH: 21,
  AT: 20,
};

/** Remainder of a long number by 97, letters counting from 10. */
function mod97(testo: string): number {
  return [...testo].reduce((resto, carattere) => {
    const valore = Number.parseInt(carattere, 36);
    return (resto * (valore > 9 ? 100 : 10) + valore) % 97;
  }, 0);
}

/** Without spaces, in capitals. */
export const normalizeIban = (testo: string): string => testo.replace(/\s/g, '').toUpperCase();

/** Why an IBAN is wrong, in Italian; null when it is good. Those of Italy and San Marino carry a second check, the CIN. */
export function checkIban(testo: string): string | null {
  const iban = normalizeIban(testo);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return 'L’IBAN non ha la forma prevista.';
  const paese = iban.slice(0, 2);
  const attesa = LUNGHEZZE[paese];
  if (attesa !== undefined && iban.length !== attesa) return `Un IBAN ${paese} ha ${attesa} caratteri.`;
  const isItaliano = paese === 'IT' || paese === 'SM';
  if (isItaliano && !/^..\d{2}[A-Z]\d{10}[A-Z0-9]{12}$/.test(iban)) {
    return 'L’IBAN non ha la forma prevista.';
  }
  if (mod97(iban.slice(4) + iban.slice(0, 4)) !== 1)
    return 'Le cifre di controllo dell’IBAN non corrispondono.';
  return isItaliano && computeCarattereControllo(iban.slice(5)) !== iban[4]
    ? 'Il carattere di controllo (CIN) dell’IBAN non corrisponde.'
    : null;
}

/** An IBAN as people read it: groups of four. */
export const formatIban = (iban: string): string => normalizeIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
