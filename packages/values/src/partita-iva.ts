/** Check digit of the first ten digits of a partita IVA (Luhn, as D.M. 23/12/1976 wants it). */
function checkDigit(cifre: string): number {
  const somma = [...cifre].reduce((totale, cifra, i) => {
    const n = Number(cifra);
    const doppio = n * 2;
    return totale + (i % 2 === 0 ? n : doppio > 9 ? doppio - 9 : doppio);
  }, 0);
  return (10 - (somma % 10)) % 10;
}

/** Why a partita IVA is wrong, in Italian; null when it is good. Eleven zeros are refused. */
export function checkPartitaIva(testo: string): string | null {
  if (!/^\d{11}$/.test(testo)) return 'La partita IVA ha 11 cifre.';
  if (testo === '00000000000') return 'La partita IVA non può essere di soli zeri.';
  if (checkDigit(testo.slice(0, 10)) !== Number(testo[10]))
    return 'La cifra di controllo della partita IVA non corrisponde.';
  return null;
}

export const isPartitaIva = (testo: string): boolean => checkPartitaIva(testo) === null;
