import { parametro } from '../engine/index.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

const STABILITA = 'L. 208/2015';

/** Flat tax that an employer withholds on premi di risultato. */
export const aliquotaPremi = parametro({
  id: 'certificazione/aliquota-premi',
  descrizione: 'Imposta sostitutiva sui premi di risultato',
  unita: 'quota',
  valori: [
    vale(2018, 2022, percento(10), legge(STABILITA, 'art. 1, c. 182')),
    vale(2023, 2023, percento(5), legge('L. 197/2022', 'art. 1, c. 63')),
    vale(2024, 2024, percento(5), legge('L. 213/2023', 'art. 1, c. 18')),
    vale(2025, 2025, percento(5), legge('L. 207/2024', 'art. 1, c. 385')),
  ],
});
const limitePremi = (codice: number, descrizione: string, dal: number, importo: number, articolo: string) =>
  parametro({
    id: `certificazione/limite-premi-${codice}`,
    descrizione,
    unita: 'euro',
    valori: [vale(dal, null, euro(importo), legge(codice === 3 ? 'L. 76/2025' : STABILITA, articolo))],
  });
/** Points 571 and 591: 1, 2, and from the form of 2026 3. */
export const limitiPremi = [
  limitePremi(1, 'Limite dei premi di risultato', 2018, 3_000, 'art. 1, c. 182'),
  limitePremi(2, 'Limite dei premi con coinvolgimento dei lavoratori', 2018, 4_000, 'art. 1, c. 189'),
  limitePremi(3, 'Limite dei premi con distribuzione di utili', 2025, 5_000, 'art. 5'),
] as const;

export const aliquotaMance = parametro({
  id: 'certificazione/aliquota-mance',
  descrizione: 'Imposta sostitutiva sulle mance',
  unita: 'quota',
  valori: [vale(2023, null, percento(5), legge('L. 197/2022', 'art. 1, c. 58'))],
});
/** Of what the work in the trade gives, tips included. */
export const quotaMance = parametro({
  id: 'certificazione/quota-mance',
  descrizione: 'Parte dei redditi del settore che le mance agevolate non superano',
  unita: 'quota',
  valori: [
    vale(2023, 2024, percento(25), legge('L. 197/2022', 'art. 1, c. 58')),
    vale(2025, null, percento(30), legge('L. 207/2024', 'art. 1, c. 520')),
  ],
});
export const aliquotaAutonomi = parametro({
  id: 'certificazione/aliquota-autonomi',
  descrizione: 'Ritenuta d’acconto sui compensi di lavoro autonomo',
  unita: 'quota',
  valori: [vale(2018, null, percento(20), legge('D.P.R. 600/1973', 'art. 25, c. 1'))],
});
export const aliquotaNonResidenti = parametro({
  id: 'certificazione/aliquota-non-residenti',
  descrizione: 'Ritenuta d’imposta sui compensi di non residenti',
  unita: 'quota',
  valori: [vale(2018, null, percento(30), legge('D.P.R. 600/1973', 'art. 25, c. 2'))],
});
export const aliquotaProvvigioni = parametro({
  id: 'certificazione/aliquota-provvigioni',
  descrizione: 'Ritenuta sulle provvigioni, sul 50% o sul 20% di esse',
  unita: 'quota',
  valori: [vale(2018, null, percento(23), legge('D.P.R. 600/1973', 'art. 25-bis, c. 1'))],
});
const parteProvvigioni = (id: string, percentuale: number, articolo: string) =>
  parametro({
    id: `certificazione/${id}`,
    descrizione: 'Parte delle provvigioni su cui si opera la ritenuta',
    unita: 'quota',
    valori: [vale(2018, null, percento(percentuale), legge('D.P.R. 600/1973', articolo))],
  });
export const meta = parteProvvigioni('meta', 50, 'art. 25-bis, c. 1');
export const quinta = parteProvvigioni('quinta', 20, 'art. 25-bis, c. 2');
export const aliquotaLocazioniBrevi = parametro({
  id: 'certificazione/aliquota-locazioni-brevi',
  descrizione: 'Ritenuta sulle locazioni brevi',
  unita: 'quota',
  valori: [vale(2018, null, percento(21), legge('D.L. 50/2017', 'art. 4, c. 5'))],
});
/** What an employee may leave out of income for the health funds of his trade. */
export const limiteSanitari = parametro({
  id: 'certificazione/limite-contributi-sanitari',
  descrizione: 'Contributi di assistenza sanitaria che non concorrono al reddito',
  unita: 'euro',
  valori: [vale(2018, null, euro(3_615.2), legge('TUIR', 'art. 51, c. 2, lett. a'))],
});
export const limiteTredicesima = parametro({
  id: 'certificazione/limite-tredicesima',
  descrizione: 'Reddito massimo per il bonus tredicesima',
  unita: 'euro',
  valori: [vale(2024, 2024, euro(28_000), legge('D.L. 113/2024', 'art. 2-bis'))],
});
/** L. 207/2024, art. 1, c. 6. */
export const massimoUlteriore = parametro({
  id: 'certificazione/massimo-ulteriore-detrazione',
  descrizione: 'Ulteriore detrazione massima',
  unita: 'euro',
  valori: [vale(2025, null, euro(1_000), legge('L. 207/2024', 'art. 1, c. 6'))],
});
/** Rent and upkeep repaid to who was hired in 2025. */
export const limiteNeoassunti = parametro({
  id: 'certificazione/limite-neoassunti',
  descrizione: 'Somme esenti per i fabbricati presi in locazione dai neoassunti',
  unita: 'euro',
  valori: [vale(2025, null, euro(5_000), legge('L. 207/2024', 'art. 1, cc. 386-389'))],
});
