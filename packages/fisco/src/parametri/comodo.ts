import { parametro } from '../engine/index.ts';
import { daRiscontrare, legge, percento, vale } from './scrittura.ts';

const NORMA = 'L. 724/1994';
const DAL_2024 = 'D.Lgs. 192/2024, art. 20';

/** A coefficient of what a company that does not operate is taken to earn: halved from 2024, for most assets. */
const coefficiente = (id: string, descrizione: string, prima: number, dopo: number, letto = true) => {
  const fonte = letto ? legge : daRiscontrare;
  return parametro({
    id: `comodo/${id}`,
    descrizione,
    unita: 'quota',
    valori: [
      vale(2018, 2023, percento(prima), fonte(NORMA, 'art. 30')),
      vale(2024, null, percento(dopo), fonte(NORMA, `art. 30; ${DAL_2024}`)),
    ],
  });
};
/** Of the takings and of the income, of each kind of asset, in the order of the form. */
export const coefficienti = {
  titoli: [
    coefficiente('ricavi-titoli', 'Ricavi di titoli e crediti', 2, 1),
    coefficiente('reddito-titoli', 'Reddito di titoli e crediti', 1.5, 0.75),
  ],
  immobili: [
    coefficiente('ricavi-immobili', 'Ricavi di immobili', 6, 3),
    coefficiente('reddito-immobili', 'Reddito di immobili', 4.75, 2.38),
  ],
  uffici: [
    coefficiente('ricavi-uffici', 'Ricavi di immobili A/10', 5, 2.5),
    coefficiente('reddito-uffici', 'Reddito di immobili A/10', 4, 2),
  ],
  abitativi: [
    coefficiente('ricavi-abitativi', 'Ricavi di immobili abitativi recenti', 4, 2),
    coefficiente('reddito-abitativi', 'Reddito di immobili abitativi recenti', 3, 1.5, false),
  ],
  altre: [
    coefficiente('ricavi-altre', 'Ricavi delle altre immobilizzazioni', 15, 15),
    coefficiente('reddito-altre', 'Reddito delle altre immobilizzazioni', 12, 12),
  ],
  piccoli: [
    coefficiente('ricavi-piccoli', 'Ricavi di immobili in comuni sotto 1.000 abitanti', 1, 0.5),
    coefficiente('reddito-piccoli', 'Reddito di immobili in comuni sotto 1.000 abitanti', 0.9, 0.45, false),
  ],
  navi: [
    coefficiente('ricavi-navi', 'Ricavi delle navi', 6, 6),
    coefficiente('reddito-navi', 'Reddito delle navi', 4.75, 4.75, false),
  ],
} as const;
