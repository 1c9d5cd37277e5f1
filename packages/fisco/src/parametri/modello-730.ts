import { parametro } from '../engine/index.ts';
import { daRiscontrare, euro, legge, vale } from './scrittura.ts';

/** Work in amateur sport: what is no income, from July 2023. */
export const esenzioneSport = parametro({
  id: 'modello-730/esenzione-sport',
  descrizione: 'Esenzione dei compensi sportivi dilettantistici',
  unita: 'euro',
  valori: [vale(2018, null, euro(15_000), legge('D.Lgs. 36/2021', 'art. 36, c. 6'))],
});
/** Choirs, bands, amateur theatre: 10.000 euro exempt, and 20.658,28 taxed where they are paid. */
export const quotaEsenteCori = parametro({
  id: 'modello-730/quota-cori',
  descrizione: 'Compensi di cori e bande che non concorrono al reddito complessivo',
  unita: 'euro',
  valori: [vale(2018, null, euro(30_658.28), daRiscontrare('TUIR', 'art. 69, c. 2'))],
});
/** Credit of a 730 that an F24 may use without anyone's visto. */
export const sogliaVisto = parametro({
  id: 'modello-730/soglia-visto',
  descrizione: 'Credito in compensazione senza visto di conformità',
  unita: 'euro',
  valori: [vale(2018, null, euro(5_000), legge('D.L. 50/2017', 'art. 3'))],
});
export const sogliaRimborso = parametro({
  id: 'modello-730/soglia-rimborso',
  descrizione: 'Rimborso del 730 oltre il quale c’è il controllo preventivo',
  unita: 'euro',
  valori: [vale(2018, null, euro(4_000), legge('D.Lgs. 175/2014', 'art. 5, c. 3-bis'))],
});
/** Instalments that an employer withholds; who has a pension has one less. */
export const rateMassime = parametro({
  id: 'modello-730/rate',
  descrizione: 'Rate del 730 con il sostituto',
  unita: 'numero',
  valori: [
    vale(2018, 2022, 5, legge('Istruzioni 730/2023', 'rigo F6')),
    vale(2023, null, 6, legge('Istruzioni 730/2024', 'rigo F6')),
  ],
});
