import { parametro, type Scaglione } from '../engine/index.ts';
import { aScaglioni, legge, percento, vale } from './scrittura.ts';

const aliquota = (id: string, descrizione: string, valore: number, atto: string, articolo: string) =>
  parametro({
    id: `rq/${id}`,
    descrizione,
    unita: 'quota',
    valori: [vale(2018, null, percento(valore), legge(atto, articolo))],
  });
/** Rates of the taxes of RQ, as the instructions of 2023-2026 state them. */
export const conferimenti = aliquota(
  'conferimenti',
  'Conferimenti in favore di CAF',
  19,
  'L. 342/2000',
  'art. 8, c. 1',
);
export const siiq = aliquota('siiq', 'Conferimenti in SIIQ e SIINQ', 20, 'L. 296/2006', 'art. 1, c. 137');
export const riserve = aliquota('riserve', 'Affrancamento delle riserve', 10, 'D.Lgs. 192/2024', 'art. 14');
export const etica = aliquota('etica', 'Tassa etica', 25, 'L. 266/2005', 'art. 1, c. 466');
export const estromissione = aliquota(
  'estromissione',
  'Esclusione di immobili strumentali',
  8,
  'L. 208/2015',
  'art. 1, c. 121',
);
export const agricoltura = aliquota(
  'agricoltura',
  'Imprese giovanili in agricoltura',
  12.5,
  'L. 36/2024',
  'art. 4, c. 1',
);

/** RQ15-RQ18, forms of 2023 and 2024. */
export const extracontabili = parametro<readonly Scaglione[]>({
  id: 'rq/extracontabili',
  descrizione: 'Riallineamento delle deduzioni extracontabili',
  unita: 'quota',
  valori: [
    vale(
      2018,
      null,
      aScaglioni([0, 12], [5_000_000, 14], [10_000_000, 16]),
      legge('L. 244/2007', 'art. 1, c. 48'),
    ),
  ],
});
export const extracontabiliPrima = aliquota(
  'extracontabiliPrima',
  'Deduzioni extracontabili: prima rata',
  30,
  'L. 244/2007',
  'art. 1, c. 48',
);
/** RQ86-RQ93, form of 2023. */
export const ammortizzabili = aliquota(
  'ammortizzabili',
  'Rivalutazione di beni ammortizzabili',
  12,
  'L. 160/2019',
  'art. 1, c. 699',
);
export const nonAmmortizzabili = aliquota(
  'nonAmmortizzabili',
  'Rivalutazione di altri beni e partecipazioni',
  10,
  'L. 160/2019',
  'art. 1, c. 699',
);
export const affrancamento = aliquota(
  'affrancamento',
  'Affrancamento del saldo di rivalutazione',
  10,
  'L. 160/2019',
  'art. 1, c. 698',
);
/** RQ98-RQ101, form of 2023. */
export const utiliOrdinaria = aliquota(
  'utiliOrdinaria',
  'Utili e riserve esteri: aliquota ordinaria',
  30,
  'L. 197/2022',
  'art. 1, c. 88',
);
export const utiliRidotta = aliquota(
  'utiliRidotta',
  'Utili e riserve esteri: aliquota ridotta',
  27,
  'L. 197/2022',
  'art. 1, c. 89',
);
/** RQ111 and RQ112, form of 2024. */
export const rimanenze = aliquota(
  'rimanenze',
  'Adeguamento delle esistenze iniziali',
  18,
  'L. 213/2023',
  'art. 1, c. 80',
);
