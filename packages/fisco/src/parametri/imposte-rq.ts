import { parametro } from '../engine/index.ts';
import { legge, percento, vale } from './scrittura.ts';

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
