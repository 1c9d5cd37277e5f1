import { parametro } from '../engine/index.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

const quota = (id: string, descrizione: string, valore: number) =>
  parametro({
    id: `autonomo/${id}`,
    descrizione,
    unita: 'quota',
    valori: [vale(2018, null, percento(valore), legge('TUIR', 'art. 54, c. 5'))],
  });
export const quotaAlberghi = quota('quota-alberghi', 'Parte deducibile di alberghi e ristoranti', 75);
export const limiteAlberghi = quota('limite-alberghi', 'Limite di alberghi e ristoranti sui compensi', 2);
export const limiteRappresentanza = quota(
  'limite-rappresentanza',
  'Limite delle spese di rappresentanza sui compensi',
  1,
);
export const limiteFormazione = parametro({
  id: 'autonomo/limite-formazione',
  descrizione: 'Limite annuo delle spese di formazione',
  unita: 'euro',
  valori: [vale(2018, null, euro(10_000), legge('L. 81/2017', 'art. 9'))],
});
export const limiteCertificazioni = parametro({
  id: 'autonomo/limite-certificazioni',
  descrizione: 'Limite annuo delle spese di certificazione delle competenze',
  unita: 'euro',
  valori: [vale(2018, null, euro(5_000), legge('L. 81/2017', 'art. 9'))],
});
/** Fees of amateur sport that are no income, whatever the kind of work. */
export const franchigiaSport = parametro({
  id: 'autonomo/franchigia-sport',
  descrizione: 'Compensi sportivi dilettantistici che non sono reddito',
  unita: 'euro',
  valori: [vale(2023, null, euro(15_000), legge('D.Lgs. 36/2021', 'art. 36, c. 6'))],
});
