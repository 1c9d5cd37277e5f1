/** Righi from 901 and colonne from 90 are ours: the form has no such number, or its number is not known. */
const PRIMO_RIGO = 901;
const PRIMA_COLONNA = 90;
/** Quadri that no form has. */
const QUADRI = new Set(['PM', 'ZA']);

interface Posto {
  readonly quadro: string;
  readonly rigo: number;
  readonly colonna: number;
}

/** Whether a casella is ours and not of the form: never in a telematic file, never on an official print. */
export const isInterna = ({ quadro, rigo, colonna }: Posto): boolean =>
  rigo >= PRIMO_RIGO || colonna >= PRIMA_COLONNA || QUADRI.has(quadro);
