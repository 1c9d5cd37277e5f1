import { parametro } from '../engine/index.ts';
import { daRiscontrare, euro, legge, vale } from './scrittura.ts';

/** Part of a cross-border worker's income that is not taxed. */
export const esenteFrontalieri = parametro({
  id: 'lavoro/esente-frontalieri',
  descrizione: 'Quota esente dei frontalieri',
  unita: 'euro',
  valori: [
    vale(2018, 2023, euro(7_500), legge('L. 147/2013', 'art. 1, c. 175')),
    vale(2024, null, euro(10_000), legge('L. 83/2023', 'art. 4')),
  ],
});
/** Part of an orphan's pension that is not taxed. */
export const esenteSuperstiti = parametro({
  id: 'lavoro/esente-superstiti',
  descrizione: 'Quota esente delle pensioni agli orfani',
  unita: 'euro',
  valori: [
    vale(2018, 2021, euro(1_000), daRiscontrare('L. 232/2016', 'art. 1, c. 249')),
    vale(2022, null, euro(1_000), legge('L. 232/2016', 'art. 1, c. 249')),
  ],
});
/** Of each of the two kinds of work in sport. */
export const esenteSport = parametro({
  id: 'lavoro/esente-sport',
  descrizione: 'Quota esente del lavoro sportivo',
  unita: 'euro',
  valori: [vale(2023, null, euro(15_000), legge('D.Lgs. 36/2021', 'art. 36, c. 6'))],
});
/** What the employer pays of the rent of who moved to work for him, for the first two years. */
export const esenteNeoassunti = parametro({
  id: 'lavoro/esente-neoassunti',
  descrizione: 'Quota esente dei rimborsi ai neoassunti',
  unita: 'euro',
  valori: [vale(2025, null, euro(5_000), legge('L. 207/2024', 'art. 1, c. 386'))],
});
/** Above this income work of public use is taxed like any other. */
export const limiteSocialmenteUtili = parametro({
  id: 'lavoro/limite-socialmente-utili',
  descrizione: 'Reddito oltre il quale i lavori socialmente utili sono tassati',
  unita: 'euro',
  valori: [vale(2018, null, euro(9_296.22), legge('TUIR', 'art. 52, c. 1, lett. d-bis'))],
});
/** RN17, first column: what the personnel of defence and security may deduct in a year. */
export const massimoSicurezza = parametro({
  id: 'lavoro/massimo-sicurezza',
  descrizione: 'Detrazione massima del comparto sicurezza',
  unita: 'euro',
  valori: [
    vale(2022, 2022, euro(491), legge('Istruzioni Redditi PF 2023', 'fascicolo 1, rigo RN17')),
    vale(2023, 2023, euro(571), legge('Istruzioni Redditi PF 2024', 'fascicolo 1, rigo RN17')),
    // The instructions of 2025 say 571 at RN17 and 610.50 at RC15, with the decree: the decree of the year holds.
    vale(2024, 2024, euro(610.5), legge('Istruzioni Redditi PF 2025', 'fascicolo 1, rigo RC15')),
    vale(2025, null, euro(458.5), legge('Istruzioni Redditi PF 2026', 'fascicolo 1, rigo RC15')),
  ],
});
/** Of what is paid to who watches over horse races. */
export const esenteIppici = parametro({
  id: 'lavoro/esente-corse',
  descrizione: 'Quota esente dei compensi delle corse ippiche',
  unita: 'euro',
  valori: [vale(2025, null, euro(15_000), legge('Istruzioni Redditi PF 2026', 'fascicolo 1, r. 3620-3625'))],
});
