import { type Data, makeData, yearOf } from '@quadra/values';
import { listScadenze } from '../parametri/scadenze.ts';
import { toLavorativo } from './calendario.ts';

/** The declaration in whose year a violation falls; a tax without one counts by years from the violation. */
export type DichiarazioneDelTributo = 'redditi' | 'irap' | 'iva' | '770' | 'nessuna';

/** Terms of the annual IVA declaration that were not 30 April (D.L. 18/2020, art. 62). */
const IVA_SPOSTATI: Readonly<Record<number, Data>> = { 2020: '2020-06-30' };

function toGiornoDopo(giorno: Data, anni: number): Data {
  const anno = yearOf(giorno) + anni;
  return makeData(anno, Number(giorno.slice(5, 7)), Number(giorno.slice(8))) ?? `${anno}-02-28`;
}

/** When the declaration of a kind is due in a year; before the first that is held, the days of the law of then. */
export function findTermine(dichiarazione: Exclude<DichiarazioneDelTributo, 'nessuna'>, anno: number): Data {
  if (dichiarazione === 'iva') return IVA_SPOSTATI[anno] ?? toLavorativo(`${anno}-04-30`);
  const nome = dichiarazione === '770' ? '770' : 'Redditi PF';
  const tenuto = listScadenze(anno).find(({ adempimento, per }) => adempimento === nome && per === undefined);
  return tenuto?.data ?? toLavorativo(anno < 2024 && nome !== '770' ? `${anno}-11-30` : `${anno}-10-31`);
}

/**
 * The term of the declaration of the year in which a payment was due (`dopo` 0) or of the year after (1); of a tax that has
 * none, one or two years from the violation.
 */
export const computeTermine = (dichiarazione: DichiarazioneDelTributo, scadenza: Data, dopo: 0 | 1): Data =>
  dichiarazione === 'nessuna'
    ? toGiornoDopo(scadenza, 1 + dopo)
    : findTermine(dichiarazione, yearOf(scadenza) + 1 + dopo);
