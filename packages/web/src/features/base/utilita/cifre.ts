import { formatIt } from '@quadra/values';

/** Whole euro as one reads them. */
export const intero = (euro: number): string => formatIt(Math.round(euro), { mostraZero: true });
/** With its sign, whichever it is. */
export const conSegno = (euro: number): string => (euro > 0 ? `+${intero(euro)}` : intero(euro));
/** Per cent with one decimal. */
export const quota = (percento: number): string =>
  `${formatIt(Math.round(percento * 10), { decimali: 1, mostraZero: true })}%`;
