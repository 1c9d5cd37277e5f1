import { type Data, daysInMonth, makeData } from '@quadra/values';

/**
 * The day from which what is left of a package is gone: the same day of the month, `mesi` later, or the last day of a month
 * that is shorter. Null: never.
 */
export function computeScadenza(giorno: Data, mesi: number | null): Data | null {
  if (mesi === null) return null;
  const [anno = 0, mese = 0, suo = 0] = giorno.split('-').map(Number);
  const indice = anno * 12 + (mese - 1) + mesi;
  const [dopoAnno, dopoMese] = [Math.floor(indice / 12), (indice % 12) + 1];
  return makeData(dopoAnno, dopoMese, Math.min(suo, daysInMonth(dopoAnno, dopoMese)));
}

/** Whether a balance has just fallen below the threshold, is back at or above it, or neither. */
export function computePassaggio(
  saldo: number,
  soglia: number | null,
  eraSotto: boolean,
): 'caduta' | 'risalita' | null {
  const isSotto = soglia !== null && saldo < soglia;
  if (isSotto === eraSotto) return null;
  return isSotto ? 'caduta' : 'risalita';
}
