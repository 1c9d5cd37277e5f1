import { parametro, type Tabella } from '../engine/index.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

const scalare = (id: string, descrizione: string, importo: number, articolo: string) =>
  parametro({
    id: `oneri/${id}`,
    descrizione,
    unita: 'euro',
    valori: [vale(2018, null, euro(importo), legge('TUIR', articolo))],
  });

export const franchigiaSanitarie = scalare(
  'franchigia-sanitarie',
  'Franchigia delle spese sanitarie',
  129.11,
  'art. 15, c. 1, lett. c',
);
export const limitePatologie = scalare(
  'limite-patologie-familiari',
  'Limite delle spese per patologie esenti di familiari',
  6_197.48,
  'art. 15, c. 2',
);
export const limiteVeicoli = scalare(
  'limite-veicoli-disabili',
  'Limite dei veicoli per disabili',
  18_075.99,
  'art. 15, c. 1, lett. c',
);
export const sogliaRate = scalare(
  'soglia-rate-sanitarie',
  'Soglia per rateizzare le spese sanitarie',
  15_493.71,
  'art. 15, c. 1, lett. c',
);
export const limiteMutuo = scalare(
  'limite-mutuo',
  'Limite degli interessi di mutuo dell’abitazione principale',
  4_000,
  'art. 15, c. 1, lett. b',
);
const limiteLeasing = (id: string, descrizione: string, importo: number, lettera: string) =>
  parametro({
    id: `oneri/${id}`,
    descrizione,
    unita: 'euro',
    valori: [vale(2018, null, euro(importo), legge('TUIR', `art. 15, c. 1, lett. ${lettera}`))],
  });
export const limiteCanoneGiovani = limiteLeasing(
  'leasing-canone-giovani',
  'Limite del canone di leasing prima dei 35 anni',
  8_000,
  'i-sexies.1',
);
export const limiteRiscattoGiovani = limiteLeasing(
  'leasing-riscatto-giovani',
  'Limite del riscatto del leasing prima dei 35 anni',
  20_000,
  'i-sexies.1',
);
export const limiteCanone = limiteLeasing(
  'leasing-canone',
  'Limite del canone di leasing dai 35 anni',
  4_000,
  'i-sexies.2',
);
export const limiteRiscatto = limiteLeasing(
  'leasing-riscatto',
  'Limite del riscatto del leasing dai 35 anni',
  10_000,
  'i-sexies.2',
);

export const aliquotaOneri = parametro({
  id: 'oneri/aliquota-19',
  descrizione: 'Aliquota della detrazione per oneri',
  unita: 'quota',
  valori: [vale(2018, null, percento(19), legge('TUIR', 'art. 15, c. 1'))],
});
const aliquota = (id: string, descrizione: string, valore: number, atto: string, articolo: string) =>
  parametro({
    id: `oneri/${id}`,
    descrizione,
    unita: 'quota',
    valori: [vale(2018, null, percento(valore), legge(atto, articolo))],
  });
export const aliquota26 = aliquota(
  'aliquota-26',
  'Aliquota delle erogazioni a ONLUS e partiti',
  26,
  'TUIR',
  'art. 15, c. 1.1',
);
export const aliquota30 = aliquota(
  'aliquota-30',
  'Aliquota delle erogazioni a enti del terzo settore',
  30,
  'D.Lgs. 117/2017',
  'art. 83',
);
export const aliquota35 = aliquota(
  'aliquota-35',
  'Aliquota delle erogazioni a organizzazioni di volontariato',
  35,
  'D.Lgs. 117/2017',
  'art. 83',
);
export const aliquota90 = aliquota(
  'aliquota-90',
  'Aliquota delle assicurazioni contro le calamità',
  90,
  'D.L. 34/2020',
  'art. 119, c. 4',
);

/** Above the first income the deduction falls, at the second it ends (TUIR art. 15, c. 3-bis). */
export const sogliaRiduzione = parametro({
  id: 'oneri/soglia-riduzione',
  descrizione: 'Reddito oltre il quale gli oneri si riducono',
  unita: 'euro',
  valori: [vale(2018, null, euro(120_000), legge('TUIR', 'art. 15, c. 3-bis'))],
});
export const fineRiduzione = parametro({
  id: 'oneri/fine-riduzione',
  descrizione: 'Reddito a cui la detrazione per oneri cessa',
  unita: 'euro',
  valori: [vale(2018, null, euro(240_000), legge('TUIR', 'art. 15, c. 3-bis'))],
});

/** Cut of 260 euro above 50,000 (D.Lgs. 216/2023 art. 2): only 2024. */
export const taglio = parametro({
  id: 'oneri/taglio-260',
  descrizione: 'Riduzione delle detrazioni per oneri',
  unita: 'euro',
  valori: [vale(2024, 2024, euro(260), legge('D.Lgs. 216/2023', 'art. 2'))],
});
export const sogliaTaglio = parametro({
  id: 'oneri/soglia-taglio-260',
  descrizione: 'Reddito oltre il quale opera la riduzione di 260 euro',
  unita: 'euro',
  valori: [vale(2024, 2024, euro(50_000), legge('D.Lgs. 216/2023', 'art. 2'))],
});

const tetto = (id: string, descrizione: string, importo: number) =>
  parametro({
    id: `oneri/${id}`,
    descrizione,
    unita: 'euro',
    valori: [vale(2025, null, euro(importo), legge('TUIR', 'art. 16-ter'))],
  });
/** Reorganised deductions of 2025 (TUIR art. 16-ter). */
export const sogliaTetto = tetto(
  'soglia-tetto',
  'Reddito oltre il quale la spesa detraibile ha un tetto',
  75_000,
);
export const secondaSogliaTetto = tetto(
  'seconda-soglia-tetto',
  'Reddito oltre il quale il tetto si abbassa',
  100_000,
);
export const primoTetto = tetto('primo-tetto', 'Tetto della spesa fino alla seconda soglia', 14_000);
export const secondoTetto = tetto('secondo-tetto', 'Tetto della spesa oltre la seconda soglia', 8_000);
export const coefficienteFigli = parametro<Tabella>({
  id: 'oneri/coefficiente-figli',
  descrizione: 'Coefficiente del tetto per figli a carico',
  unita: 'quota',
  valori: [
    vale(
      2025,
      null,
      new Map([
        [0, percento(50)],
        [1, percento(70)],
        [2, percento(85)],
        [3, percento(100)],
      ]),
      legge('TUIR', 'art. 16-ter, c. 2'),
    ),
  ],
});

/** Of each kind of gift in a year, however many righi it takes; those at 30% and 35% together. */
export const limiteErogazioni = parametro({
  id: 'oneri/limite-erogazioni',
  descrizione: 'Limite annuo delle erogazioni',
  unita: 'euro',
  valori: [vale(2018, null, euro(30_000), legge('TUIR', 'art. 15, c. 1.1; D.Lgs. 117/2017, art. 83'))],
});
