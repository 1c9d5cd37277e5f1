import { type Fascia, parametro, type Tabella } from '../engine/index.ts';
import { daRiscontrare, euro, fascia, legge, percento, vale } from './scrittura.ts';

/** Per cent of the works on buildings that come back as a deduction, whatever the year they were done. */
export const PERCENTUALI = [36, 50, 55, 60, 65, 70, 75, 80, 85, 90, 110] as const;
export const aliquoteLavori = parametro<Tabella>({
  id: 'casa/aliquote-lavori',
  descrizione: 'Parte detraibile della rata',
  unita: 'quota',
  valori: [
    vale(
      2018,
      null,
      new Map(PERCENTUALI.map((n) => [n, percento(n)])),
      daRiscontrare('TUIR', 'art. 16-bis; D.L. 63/2013; D.L. 34/2020'),
      'la percentuale dell’intervento è indicata da chi compila',
    ),
  ],
});
/** Furniture, charging stations, homes of young couples, energy classes A and B: one rate (quadro RP, sez. III-C). */
export const aliquotaArredi = parametro({
  id: 'casa/aliquota-arredi',
  descrizione: 'Parte detraibile della rata, sezione III-C',
  unita: 'quota',
  valori: [vale(2018, null, percento(50), legge('D.L. 63/2013', 'art. 16, c. 2'))],
});

const PRIMO = 15_493.71;
const SECONDO = 30_987.41;
const perReddito = (id: string, descrizione: string, fino15: number, fino30: number, articolo: string) =>
  parametro<readonly Fascia[]>({
    id: `casa/${id}`,
    descrizione,
    unita: 'euro',
    valori: [vale(2018, null, [fascia(PRIMO, fino15), fascia(SECONDO, fino30)], legge('TUIR', articolo))],
  });
export const canoneLibero = perReddito(
  'canone-libero',
  'Detrazione per canone libero',
  300,
  150,
  'art. 16, c. 01',
);
export const canoneConcordato = perReddito(
  'canone-concordato',
  'Detrazione per canone concordato',
  495.8,
  247.9,
  'art. 16, c. 1',
);
export const canoneTrasferiti = perReddito(
  'canone-trasferiti',
  'Detrazione dei lavoratori trasferiti',
  991.6,
  495.8,
  'art. 16, c. 1-bis',
);
const scalare = (id: string, descrizione: string, importo: number, articolo: string, dal = 2018) =>
  parametro({
    id: `casa/${id}`,
    descrizione,
    unita: 'euro',
    valori: [vale(dal, null, euro(importo), legge('TUIR', articolo))],
  });
/** The first of the two limits of income holds also for the young. */
export const limiteGiovani = scalare(
  'limite-giovani',
  'Reddito massimo dei giovani',
  PRIMO,
  'art. 16, c. 1-ter',
);
export const minimoGiovani = scalare(
  'minimo-giovani',
  'Detrazione minima dei giovani',
  991.6,
  'art. 16, c. 1-ter',
);
export const massimoGiovani = scalare(
  'massimo-giovani',
  'Detrazione massima dei giovani',
  2_000,
  'art. 16, c. 1-ter',
  2022,
);
export const quotaGiovani = parametro({
  id: 'casa/quota-giovani',
  descrizione: 'Parte del canone dei giovani',
  unita: 'quota',
  valori: [vale(2022, null, percento(20), legge('TUIR', 'art. 16, c. 1-ter'))],
});
export const aliquotaTerreni = parametro({
  id: 'casa/aliquota-terreni',
  descrizione: 'Parte del canone dei terreni di giovani agricoltori',
  unita: 'quota',
  valori: [
    vale(2018, 2021, percento(19), daRiscontrare('TUIR', 'art. 16, c. 1-quinquies.1')),
    vale(2022, null, percento(19), legge('TUIR', 'art. 16, c. 1-quinquies.1')),
  ],
});
export const massimoTerreni = scalare(
  'massimo-terreni',
  'Detrazione massima per i terreni',
  1_200,
  'art. 16, c. 1-quinquies.1',
);
export const caneGuida = parametro({
  id: 'casa/cane-guida',
  descrizione: 'Detrazione per il mantenimento del cane guida',
  unita: 'euro',
  valori: [
    vale(2018, 2024, euro(1_000), legge('TUIR', 'art. 15, c. 1-quater')),
    vale(2025, null, euro(1_100), legge('Istruzioni Redditi PF 2026', 'fascicolo 1, rigo RP82')),
  ],
});
/** RP83, code 2: what a gift to that hospital may take of the tax. */
export const parteGalliera = parametro({
  id: 'casa/parte-galliera',
  descrizione: 'Parte dell’imposta lorda per le donazioni al Galliera',
  unita: 'quota',
  valori: [
    vale(2022, null, percento(30), legge('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RP83')),
  ],
});
