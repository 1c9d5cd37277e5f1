import { addDays, weekday } from '@quadra/values';
import { ultimaRata } from './parametri/scadenze.ts';

/** One instalment: amounts in cents. */
export interface Rata {
  readonly data: string;
  readonly importo: number;
  readonly interessi: number;
  /** Interest in ten-thousandths: 18 is 0.18%. */
  readonly tasso: number;
}

/** The first year whose instalments fall on the 16th for everybody. */
export const PRIMO_ANNO_RATE = 2024;
/** 0.33% a month: 4% a year (D.Lgs. 1/2024, art. 8). */
const AL_MESE = 33;
const ALL_ANNO = 400;

const giornoLavorativo = (data: string): string => {
  const giorno = weekday(data);
  return giorno < 6 ? data : addDays(data, 8 - giorno);
};

/** Days between a date and the 16th of a following month, every month of thirty days. */
function countCommerciali(da: string, mese: number): number {
  return (mese - Number(da.slice(5, 7))) * 30 + 16 - Math.min(30, Number(da.slice(8)));
}

/**
 * The instalments of what is due at `scadenza`, in equal parts: the first at that date, the others on the 16th of each month,
 * with interest. From the returns of 2024, when the 16th came to hold for everybody.
 * @throws RangeError for more instalments than the year has, or for a year whose dates are not held
 */
export function computeRate(importo: number, scadenza: string, quante: number): Rata[] {
  const anno = Number(scadenza.slice(0, 4));
  if (anno < PRIMO_ANNO_RATE) throw new RangeError('Rateizzazione non gestita prima del 2024.');
  const primoMese = Number(scadenza.slice(5, 7));
  const massime = countMassime(scadenza);
  if (quante < 1 || quante > massime) throw new RangeError(`Le rate possono essere da 1 a ${massime}.`);
  const parte = Math.floor(importo / quante);
  return Array.from({ length: quante }, (_, i) => {
    const suo = i === quante - 1 ? importo - parte * (quante - 1) : parte;
    if (i === 0) return { data: scadenza, importo: suo, interessi: 0, tasso: 0 };
    const mese = primoMese + i;
    const seconda = Math.round((ALL_ANNO * countCommerciali(scadenza, primoMese + 1)) / 360);
    const tasso = seconda + AL_MESE * (i - 1);
    const data = giornoLavorativo(`${anno}-${String(mese).padStart(2, '0')}-16`);
    return { data, importo: suo, interessi: Math.round((suo * tasso) / 10_000), tasso };
  });
}

/** How many instalments fit between the due date and the last day of the year's instalments. */
export const countMassime = (scadenza: string): number =>
  1 + Number(ultimaRata(Number(scadenza.slice(0, 4))).slice(5, 7)) - Number(scadenza.slice(5, 7));
