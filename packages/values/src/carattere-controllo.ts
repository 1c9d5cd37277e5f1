/** Values of the characters in odd places, 0-9 then A-Z (D.M. 23/12/1976 for the codice fiscale; the CIN of the ABI too). */
const DISPARI = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

const rankOf = (carattere: string): number =>
  /\d/.test(carattere) ? Number(carattere) : carattere.charCodeAt(0) - 65;

/** The letter that checks figures and capitals: those in odd places by table, the others by rank, modulo 26. */
export function computeCarattereControllo(testo: string): string {
  const somma = [...testo].reduce(
    (totale, c, i) => totale + (i % 2 === 0 ? (DISPARI[rankOf(c)] ?? 0) : rankOf(c)),
    0,
  );
  return String.fromCharCode(65 + (somma % 26));
}
