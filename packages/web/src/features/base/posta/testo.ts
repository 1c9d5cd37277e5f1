export type PezzoTesto = { chiave: number; testo: string; isCollegamento: boolean };

/** Splits a plain text at its http and https addresses; a closing dot or bracket is not part of the address. */
export function splitCollegamenti(testo: string): PezzoTesto[] {
  return testo
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:)\]])/)
    .map((parte, chiave) => ({ chiave, testo: parte, isCollegamento: chiave % 2 === 1 }))
    .filter((pezzo) => pezzo.testo !== '');
}
