import { type Parametro, parametro, type Valore } from '../engine/index.ts';
import { daRiscontrare, legge, percento } from './scrittura.ts';

/** First day, rate, decree; a decree whose text or announcement was read is verified. */
type Riga = readonly [dal: string, tasso: number, atto: string, letto?: true];

/** Each rate holds until the day before the next. */
const righe: readonly Riga[] = [
  ['2015-01-01', 0.5, 'D.M. 11/12/2014'],
  ['2016-01-01', 0.2, 'D.M. 11/12/2015'],
  ['2017-01-01', 0.1, 'D.M. 7/12/2016'],
  ['2018-01-01', 0.3, 'D.M. 13/12/2017'],
  ['2019-01-01', 0.8, 'D.M. 12/12/2018'],
  ['2020-01-01', 0.05, 'D.M. 12/12/2019'],
  ['2021-01-01', 0.01, 'D.M. 11/12/2020'],
  ['2022-01-01', 1.25, 'D.M. 13/12/2021'],
  ['2023-01-01', 5, 'D.M. 13/12/2022', true],
  ['2024-01-01', 2.5, 'D.M. 29/11/2023', true],
  ['2025-01-01', 2, 'D.M. 10/12/2024', true],
  ['2026-01-01', 1.6, 'D.M. 10/12/2025', true],
];

/** Legal interest of the year (art. 1284 of the civil code), from the first day of each rate. */
export const interesseLegale: Parametro = parametro({
  id: 'interesse-legale',
  descrizione: 'Tasso degli interessi legali',
  unita: 'quota',
  valori: righe.map(
    ([dal, tasso, atto, letto]): Valore<number> => ({
      dal,
      valore: percento(tasso),
      fonte: (letto ? legge : daRiscontrare)(atto, 'art. 1'),
    }),
  ),
});
