import { addDays, type Data, weekday } from './data.ts';

/** Fiscal year on which lists open: the year of submission. */
export const ANNO_FISCALE = 2025;
const PRIMO_ANNO = 2019;

/** The year taxed: the one before the fiscal year of the path. */
export const annoImposta = (anno: number): number => anno - 1;

/** First and last day of the year taxed. */
export const periodoImposta = (anno: number): { dal: Data; al: Data } => ({
  dal: `${annoImposta(anno)}-01-01`,
  al: `${annoImposta(anno)}-12-31`,
});

/** Years that can be chosen: from 2019 to the fiscal year plus one. */
export const listAnni = (annoFiscale: number = ANNO_FISCALE): readonly number[] =>
  Array.from({ length: annoFiscale + 2 - PRIMO_ANNO }, (_, i) => PRIMO_ANNO + i);

/**
 * Tax years of which the IMU is looked at, the one that is being paid first: it runs a year ahead of the declarations, and goes
 * on with `ANNO_FISCALE`.
 */
export const listAnniImu = (annoFiscale: number = ANNO_FISCALE): readonly number[] =>
  [...listAnni(annoFiscale)].slice(-3).reverse();

/** Whether a print of a fiscal year may carry a day: not before the first of January of the year, nor to come. */
export const isGiornoDiStampa = (anno: number, giorno: Data, oggi: Data): boolean =>
  giorno >= `${anno}-01-01` && giorno <= oggi;

/** Submission deadline: 31 October of the fiscal year, the next Monday if Saturday or Sunday. */
export function scadenzaInvio(anno: number): Data {
  const data: Data = `${anno}-10-31`;
  const giorno = weekday(data);
  return giorno < 6 ? data : addDays(data, 8 - giorno);
}
