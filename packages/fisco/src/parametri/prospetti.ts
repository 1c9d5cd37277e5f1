import { parametro } from '../engine/index.ts';
import { legge, percento, vale } from './scrittura.ts';

const quota = (id: string, descrizione: string, valore: number, atto: string, articolo: string) =>
  parametro({
    id: `prospetti/${id}`,
    descrizione,
    unita: 'quota',
    valori: [vale(2018, null, percento(valore), legge(atto, articolo))],
  });

/** Bad debts: what a year may deduct, and all the years together, of what is due. */
export const quotaSvalutazioni = quota(
  'svalutazioni',
  'Svalutazione dei crediti dell’anno',
  0.5,
  'TUIR',
  'art. 106, c. 1',
);
export const quotaFondoCrediti = quota(
  'fondo-crediti',
  'Svalutazione dei crediti in tutto',
  5,
  'TUIR',
  'art. 106, c. 1',
);
/** What a new business in a special economic zone does not pay. */
export const quotaZes = quota('zes', 'Riduzione dell’imposta nelle ZES', 50, 'L. 178/2020', 'art. 1, c. 173');
