import { parametro, type Valore } from '../engine/index.ts';
import { daRiscontrare, euro, legge } from './scrittura.ts';

/** From a day on, until the next. */
const da = (dal: string, importo: number, fonte: Valore<number>['fonte']): Valore<number> => ({
  dal,
  valore: euro(importo),
  fonte,
});

/** How much may be compensated in a calendar year. */
export const limiteAnnuo = parametro({
  id: 'compensazione/limite-annuo',
  descrizione: 'Limite annuo dei crediti compensati',
  unita: 'euro',
  valori: [
    da('2014-01-01', 700_000, legge('D.L. 35/2013', 'art. 9, c. 2')),
    da('2020-01-01', 1_000_000, legge('D.L. 34/2020', 'art. 147')),
    da('2021-01-01', 2_000_000, legge('D.L. 73/2021', 'art. 22; L. 234/2021, art. 1, c. 72')),
  ],
});
/** Above this, in a year, a credit waits for its declaration, and wants the visto. */
export const sogliaVisto = parametro({
  id: 'compensazione/soglia-visto',
  descrizione: 'Credito annuo oltre il quale servono dichiarazione e visto',
  unita: 'euro',
  valori: [da('2017-04-24', 5_000, legge('D.Lgs. 241/1997', 'art. 17, c. 1; D.L. 50/2017, art. 3'))],
});
/** The credit is free from the tenth day after the declaration. */
export const GIORNI_DOPO_DICHIARAZIONE = 10;

/** Debts on the roll, overdue, that stop the compensation of the credits of the State up to their amount. */
export const sogliaRuoli = parametro({
  id: 'compensazione/soglia-ruoli',
  descrizione: 'Debiti a ruolo scaduti che fermano la compensazione fino al loro importo',
  unita: 'euro',
  valori: [da('2011-01-01', 1_500, legge('D.L. 78/2010', 'art. 31, c. 1'))],
});
/** Those that stop every compensation. */
export const sogliaRuoliPiena = parametro({
  id: 'compensazione/soglia-ruoli-piena',
  descrizione: 'Debiti a ruolo scaduti che vietano ogni compensazione',
  unita: 'euro',
  valori: [
    da('2024-07-01', 100_000, legge('L. 213/2023', 'art. 1, cc. 94-98')),
    da('2026-01-01', 50_000, daRiscontrare('D.L. 223/2006', 'art. 37, c. 49-quinquies')),
  ],
});

/** Since this day a model with a credit goes only through the channels of the Agenzia. */
export const CANALI_AGENZIA = {
  dal: '2024-07-01',
  fonte: legge('L. 213/2023', 'art. 1, cc. 94-98'),
} as const;
