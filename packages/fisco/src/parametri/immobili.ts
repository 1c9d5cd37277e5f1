import { parametro, type Valore } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

const quota = (id: string, descrizione: string, valori: readonly Valore<number>[]) =>
  parametro({ id: `immobili/${id}`, descrizione, unita: 'quota', valori });

/** «… l’imposta è dovuta nella misura del 21 per cento» (D.Lgs. 23/2011 art. 3, c. 2). */
export const cedolareOrdinaria = quota('cedolare-ordinaria', 'Cedolare secca ordinaria', [
  vale(2018, null, percento(21), legge('D.Lgs. 23/2011', 'art. 3, c. 2')),
]);
export const cedolareRidotta = quota('cedolare-ridotta', 'Cedolare secca dei canoni concordati', [
  vale(2018, null, percento(10), legge('D.L. 47/2014', 'art. 9')),
]);
/** Rents of at most thirty days: as the others until 2023, then more, one property of one's choice left out. */
export const cedolareBreve = quota('cedolare-breve', 'Cedolare secca delle locazioni brevi', [
  vale(2018, 2021, percento(21), daRiscontrare('D.L. 50/2017', 'art. 4')),
  vale(2022, 2023, percento(21), legge('D.L. 50/2017', 'art. 4')),
  vale(2024, null, percento(26), legge('L. 213/2023', 'art. 1, c. 63')),
]);

/** Which part of the rent counts, by the codice canone of quadro RB (TUIR art. 37, c. 4-bis). */
export const quotaCanoneOrdinario = quota('canone-ordinario', 'Quota imponibile del canone', [
  vale(2018, null, percento(95), legge('TUIR', 'art. 37, c. 4-bis')),
]);
export const quotaCanoneVenezia = quota('canone-venezia', 'Quota a Venezia, Giudecca, Murano e Burano', [
  vale(2018, null, percento(75), legge('TUIR', 'art. 37, c. 4-bis')),
]);
export const quotaCanoneStorico = quota('canone-storico', 'Quota degli immobili storici o artistici', [
  vale(2018, 2021, percento(65), daRiscontrare('TUIR', 'art. 37, c. 4-bis')),
  vale(2022, null, percento(65), legge('TUIR', 'art. 37, c. 4-bis')),
]);

/** Cadastral income is raised before it is used (5% in the IRPEF and in the IMU). */
export const rivalutazioneFabbricati = quota('rivalutazione-fabbricati', 'Rivalutazione della rendita', [
  vale(2018, null, percento(105), legge('L. 662/1996', 'art. 3, c. 48')),
]);
/** What is left of the income of a rent agreed between the associations, where homes are scarce. */
export const quotaConcordato = quota('quota-concordato', 'Quota imponibile dei canoni concordati', [
  vale(2018, 2021, percento(70), daRiscontrare('L. 431/1998', 'art. 8, c. 1')),
  vale(2022, null, percento(70), legge('L. 431/1998', 'art. 8, c. 1')),
]);

const moltiplicatore = (id: string, descrizione: string, valore: number) =>
  parametro({
    id: `immobili/moltiplicatore-${id}`,
    descrizione,
    unita: 'numero',
    valori: [vale(2018, null, valore, legge('L. 160/2019', 'art. 1, c. 745'))],
  });

/** From the raised income to the value the IMU is on, by group of categories. */
export const moltiplicatoreAbitazioni = moltiplicatore('abitazioni', 'A (senza A/10), C/2, C/6, C/7', 160);
export const moltiplicatoreCollettivi = moltiplicatore('collettivi', 'B, C/3, C/4, C/5', 140);
export const moltiplicatoreUffici = moltiplicatore('uffici', 'A/10, D/5', 80);
export const moltiplicatoreSpeciali = moltiplicatore('speciali', 'D (senza D/5)', 65);
export const moltiplicatoreNegozi = moltiplicatore('negozi', 'C/1', 55);

/** For the main home of the categories A/1, A/8 and A/9, by months. */
export const detrazioneAbitazione = parametro({
  id: 'immobili/detrazione-abitazione',
  descrizione: 'Detrazione IMU dell’abitazione principale di lusso',
  unita: 'euro',
  valori: [vale(2018, null, euro(200), legge('L. 160/2019', 'art. 1, c. 749'))],
});
