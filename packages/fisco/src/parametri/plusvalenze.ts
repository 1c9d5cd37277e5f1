import { parametro } from '../engine/index.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

const percentuale = (id: string, descrizione: string, valore: number, atto: string, articolo: string) =>
  parametro({
    id,
    descrizione,
    unita: 'quota',
    valori: [vale(2018, null, percento(valore), legge(atto, articolo))],
  });
/** Gains of before July 2014, cashed later; and what of such losses later gains may take. */
export const aliquotaFino2014 = percentuale(
  'finanza/fino-2014',
  'Plusvalenze realizzate fino al 30 giugno 2014',
  20,
  'D.L. 138/2011',
  'art. 2, c. 6',
);
/** Stakes above the thresholds, by the day of the sale: part of the gain that counts. */
export const quotaQualificate = {
  1: percentuale(
    'finanza/qualificate-2008',
    'Plusvalenze qualificate fino al 2008',
    40,
    'TUIR',
    'art. 68, c. 3',
  ),
  2: percentuale(
    'finanza/qualificate-2017',
    'Plusvalenze qualificate dal 2009 al 2017',
    49.72,
    'D.M. 2/4/2008',
    'art. 2',
  ),
  3: percentuale(
    'finanza/qualificate-2018',
    'Plusvalenze qualificate del 2018',
    58.14,
    'D.M. 26/5/2017',
    'art. 2',
  ),
};
/** Losses of before July 2014 against later gains. */
export const quotaMinus2014 = percentuale(
  'finanza/minus-2014',
  'Minusvalenze fino al 30 giugno 2014',
  76.92,
  'D.L. 66/2014',
  'art. 3, c. 13',
);
/** How much of them one euro of a later gain takes. */
export const rapportoMinus2014 = percentuale(
  'finanza/rapporto-minus-2014',
  'Minusvalenza fino al 30 giugno 2014 per euro di plusvalenza',
  130,
  'Istruzioni Redditi PF 2023-2026',
  'fascicolo 2, quadro RT',
);
/** Sales of before 2025, cashed from 2025: the part of the gain that is not taxed. */
export const franchigiaCriptoPrima = parametro({
  id: 'finanza/cripto-prima-2025',
  descrizione: 'Franchigia delle cripto-attività cedute fino al 2024',
  unita: 'euro',
  valori: [vale(2018, null, euro(2_000), legge('L. 207/2024', 'art. 1, c. 25'))],
});
/** Crypto-assets whose value was written up. */
export const aliquotaValoreCripto = parametro({
  id: 'finanza/cripto-valore',
  descrizione: 'Rideterminazione del valore delle cripto-attività',
  unita: 'quota',
  valori: [
    vale(2018, 2024, percento(14), legge('L. 197/2022', 'art. 1, c. 133')),
    vale(2025, null, percento(18), legge('L. 207/2024', 'art. 1, c. 26')),
  ],
});
