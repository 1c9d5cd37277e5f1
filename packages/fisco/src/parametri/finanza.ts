import { parametro } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

/** Gains on shares, bonds and other financial instruments (D.L. 66/2014, art. 3). */
export const aliquotaPlusvalenze = parametro({
  id: 'finanza/plusvalenze',
  descrizione: 'Imposta sostitutiva sulle plusvalenze finanziarie',
  unita: 'quota',
  valori: [vale(2018, null, percento(26), legge('D.L. 66/2014', 'art. 3, c. 1'))],
});
export const aliquotaCripto = parametro({
  id: 'finanza/cripto',
  descrizione: 'Imposta sostitutiva sulle cripto-attività',
  unita: 'quota',
  valori: [
    vale(2018, 2025, percento(26), legge('L. 197/2022', 'art. 1, c. 126')),
    vale(2026, null, percento(33), daRiscontrare('L. 207/2024', 'art. 1, c. 24')),
  ],
});
/** Gains on crypto-assets within this amount were not taxed until 2024. */
export const franchigiaCripto = parametro({
  id: 'finanza/franchigia-cripto',
  descrizione: 'Franchigia delle plusvalenze su cripto-attività',
  unita: 'euro',
  valori: [
    vale(2018, 2022, 0, daRiscontrare('L. 197/2022', 'art. 1, c. 126'), 'disciplina precedente non gestita'),
    vale(2023, 2024, euro(2_000), legge('L. 197/2022', 'art. 1, c. 126')),
    vale(2025, null, 0, legge('L. 207/2024', 'art. 1, c. 25')),
  ],
});
/** Revaluation of land and of shares: part of the value that is paid (L. 448/2001, artt. 5 and 7). */
export const aliquotaRivalutazione = parametro({
  id: 'finanza/rivalutazione',
  descrizione: 'Imposta sostitutiva sulla rivalutazione di terreni e partecipazioni',
  unita: 'quota',
  valori: [
    vale(
      2018,
      2018,
      percento(8),
      daRiscontrare('L. 448/2001', 'artt. 5 e 7'),
      'anno non coperto dai riscontri',
    ),
    vale(
      2019,
      2019,
      percento(10),
      daRiscontrare('L. 145/2018', 'art. 1, c. 1053'),
      'per le partecipazioni qualificate l’aliquota del 2019 è da riscontrare',
    ),
    vale(2020, 2021, percento(11), daRiscontrare('L. 448/2001', 'artt. 5 e 7')),
    vale(2022, 2022, percento(14), legge('L. 448/2001', 'artt. 5 e 7')),
    vale(2023, 2024, percento(16), legge('L. 448/2001', 'artt. 5 e 7')),
    vale(2025, null, percento(18), legge('L. 448/2001', 'artt. 5 e 7')),
  ],
});
/** Advance on income that the office will tax apart (D.L. 669/1996, art. 1, c. 3). */
export const accontoSeparata = parametro({
  id: 'finanza/acconto-separata',
  descrizione: 'Acconto sui redditi a tassazione separata',
  unita: 'quota',
  valori: [
    vale(2018, 2021, percento(20), daRiscontrare('D.L. 669/1996', 'art. 1, c. 3')),
    vale(2022, null, percento(20), legge('D.L. 669/1996', 'art. 1, c. 3')),
  ],
});

const ESTERO = 'D.L. 201/2011';
export const aliquotaIvie = parametro({
  id: 'estero/ivie',
  descrizione: 'IVIE',
  unita: 'quota',
  valori: [
    vale(2018, 2021, percento(0.76), daRiscontrare(ESTERO, 'art. 19, c. 15')),
    vale(2022, 2023, percento(0.76), legge(ESTERO, 'art. 19, c. 15')),
    vale(2024, null, percento(1.06), legge('L. 213/2023', 'art. 1, c. 91')),
  ],
});
/** Of the main home, where in Italy it would be A/1, A/8 or A/9. */
export const aliquotaIviePrincipale = parametro({
  id: 'estero/ivie-principale',
  descrizione: 'IVIE dell’abitazione principale',
  unita: 'quota',
  valori: [vale(2018, null, percento(0.4), legge(ESTERO, 'art. 19, c. 15-bis'))],
});
/** What the main home takes off for a whole year. */
export const detrazioneIvie = parametro({
  id: 'estero/detrazione-ivie',
  descrizione: 'Detrazione IVIE dell’abitazione principale',
  unita: 'euro',
  valori: [vale(2018, null, euro(200), legge(ESTERO, 'art. 19, c. 15-bis'))],
});
/** The IVIE of a property that is not above this is not due. */
export const minimoIvie = parametro({
  id: 'estero/minimo-ivie',
  descrizione: 'Importo fino al quale l’IVIE non è dovuta',
  unita: 'euro',
  valori: [vale(2018, null, euro(200), legge(ESTERO, 'art. 19, c. 15'))],
});
export const aliquotaIvafe = parametro({
  id: 'estero/ivafe',
  descrizione: 'IVAFE',
  unita: 'quota',
  valori: [
    vale(2018, 2021, percento(0.2), daRiscontrare(ESTERO, 'art. 19, c. 20')),
    vale(2022, null, percento(0.2), legge(ESTERO, 'art. 19, c. 20')),
  ],
});
export const aliquotaIvafePrivilegiati = parametro({
  id: 'estero/ivafe-privilegiati',
  descrizione: 'IVAFE negli Stati a regime privilegiato',
  unita: 'quota',
  valori: [
    vale(2018, 2021, percento(0.2), daRiscontrare(ESTERO, 'art. 19, c. 20')),
    vale(2022, 2023, percento(0.2), legge(ESTERO, 'art. 19, c. 20')),
    vale(2024, null, percento(0.4), legge('L. 213/2023', 'art. 1, c. 91')),
  ],
});
export const ivafeConti = parametro({
  id: 'estero/ivafe-conti',
  descrizione: 'IVAFE di un conto o libretto',
  unita: 'euro',
  valori: [
    vale(2018, 2021, euro(34.2), daRiscontrare(ESTERO, 'art. 19, c. 20')),
    vale(2022, null, euro(34.2), legge(ESTERO, 'art. 19, c. 20')),
  ],
});
/** An account whose average balance is not above this pays nothing. */
export const giacenzaConti = parametro({
  id: 'estero/giacenza-conti',
  descrizione: 'Giacenza media fino alla quale un conto non paga',
  unita: 'euro',
  valori: [
    vale(2018, 2021, euro(5_000), daRiscontrare('D.P.R. 642/1972', 'tariffa, art. 13, c. 2-bis')),
    vale(2022, null, euro(5_000), legge('D.P.R. 642/1972', 'tariffa, art. 13, c. 2-bis')),
  ],
});
export const aliquotaCriptoDetenute = parametro({
  id: 'estero/cripto-detenute',
  descrizione: 'Imposta sul valore delle cripto-attività',
  unita: 'quota',
  valori: [
    vale(2018, 2022, 0, daRiscontrare('L. 197/2022', 'art. 1, c. 146'), 'non prevista nell’anno'),
    vale(2023, null, percento(0.2), legge('L. 197/2022', 'art. 1, c. 146')),
  ],
});
