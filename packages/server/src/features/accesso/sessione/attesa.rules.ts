/** Within these minutes an account has so many guesses from one network, and a network so many on all accounts. */
export const FINESTRA_MINUTI = 15;
export const MASSIMO_ACCOUNT = 10;
export const MASSIMO_RETE = 50;
export const GIORNO_MINUTI = 24 * 60;
/** Guesses of one account that are answered in a day, wherever they come from: beyond, a code by mail is asked as well. */
export const MASSIMO_GIORNO = 100;
/** From so many failures of a day, in one place, each guess has to wait. */
export const ATTESE_DA = 20;
const PRIMA_PAUSA_MINUTI = 30;
const PAUSA_MASSIMA_MINUTI = 4 * 60;

/** Minutes between one guess and the next after so many failures of a day in one place: doubled every ten, four hours at most. */
export function computePausa(quanti: number): number {
  if (quanti < ATTESE_DA) return 0;
  const passi = Math.floor(quanti / 10) - ATTESE_DA / 10;
  return Math.min(PAUSA_MASSIMA_MINUTI, PRIMA_PAUSA_MINUTI * 2 ** passi);
}
