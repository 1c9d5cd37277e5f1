import { parametro } from '../engine/index.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

const percentuale = (id: string, descrizione: string, valore: number, atto: string, articolo: string) =>
  parametro({
    id,
    descrizione,
    unita: 'quota',
    valori: [vale(2018, null, percento(valore), legge(atto, articolo))],
  });
/** Rates of the taxes of RM, as the instructions of 2023-2026 state them. */
export const aliquotaDepositi = percentuale(
  'rm/depositi',
  'Proventi di depositi a garanzia',
  20,
  'D.L. 323/1996',
  'art. 7',
);
export const aliquotaBonus = percentuale(
  'rm/bonus',
  'Addizionale su bonus e stock option',
  10,
  'D.L. 78/2010',
  'art. 33',
);
export const aliquotaNoleggio = percentuale(
  'rm/noleggio',
  'Noleggio occasionale di imbarcazioni',
  20,
  'D.Lgs. 171/2005',
  'art. 49-bis',
);
export const aliquotaSequestrati = percentuale(
  'rm/sequestrati',
  'Redditi di beni sequestrati',
  23,
  'TUIR',
  'art. 187',
);
export const aliquotaLezioni = percentuale(
  'rm/lezioni',
  'Lezioni private e ripetizioni',
  15,
  'L. 145/2018',
  'art. 1, c. 13',
);
export const aliquotaFrontalieri = percentuale(
  'rm/frontalieri',
  'Frontalieri della Svizzera, parte dell’imposta estera',
  25,
  'D.L. 113/2024',
  'art. 6',
);
export const aliquotaPensionati = percentuale(
  'rm/pensionati',
  'Redditi esteri dei pensionati',
  7,
  'TUIR',
  'art. 24-ter',
);
export const aliquotaUtiliCfc = percentuale(
  'rm/utili-cfc',
  'Utili di imprese estere controllate, per opzione',
  15,
  'TUIR',
  'art. 167, c. 4-ter',
);
export const aliquotaOicr = percentuale(
  'rm/oicr',
  'Affrancamento delle quote di OICR',
  14,
  'L. 197/2022',
  'art. 1, cc. 112 e 113',
);
/** TFR paid by who withholds nothing: advance, reduction of the years to 2000, deduction of short contracts, revaluation. */
export const accontoTfr = percentuale('rm/tfr', 'Acconto sul TFR', 20, 'D.L. 669/1996', 'art. 1, c. 3');
export const aliquotaRivalutazioneTfr = percentuale(
  'rm/tfr-rivalutazione',
  'Rivalutazione del TFR',
  17,
  'D.Lgs. 47/2000',
  'art. 11, c. 3',
);
export const riduzioneTfr = parametro({
  id: 'rm/tfr-riduzione',
  descrizione: 'Riduzione annua del TFR maturato al 2000',
  unita: 'euro',
  valori: [vale(2018, null, euro(309.87), legge('TUIR', 'art. 19, testo fino al 2000'))],
});
export const riduzioneTfr1997 = parametro({
  id: 'rm/tfr-riduzione-1997',
  descrizione: 'Riduzione annua del TFR, rapporti cessati entro il 30 dicembre 1997',
  unita: 'euro',
  valori: [vale(2018, null, euro(258.23), legge('TUIR', 'art. 19, testo fino al 2000'))],
});
export const detrazioneTfr = parametro({
  id: 'rm/tfr-detrazione',
  descrizione: 'Detrazione annua sul TFR dei contratti brevi',
  unita: 'euro',
  valori: [vale(2018, null, euro(61.97), legge('TUIR', 'art. 19, c. 1-ter'))],
});
