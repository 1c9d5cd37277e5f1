import { parametro } from '../engine/index.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

const comma4 = legge('L. 207/2024', 'art. 1, c. 4');
const scalare = (id: string, descrizione: string, unita: 'euro' | 'quota', valore: number) =>
  parametro({ id: `somma-esente/${id}`, descrizione, unita, valori: [vale(2025, null, valore, comma4)] });

export const limite = scalare(
  'limite',
  'Reddito complessivo massimo per la somma esente',
  'euro',
  euro(20_000),
);
export const primaSoglia = scalare('prima-soglia', 'Prima soglia di reddito di lavoro', 'euro', euro(8_500));
export const secondaSoglia = scalare(
  'seconda-soglia',
  'Seconda soglia di reddito di lavoro',
  'euro',
  euro(15_000),
);
export const primaPercentuale = scalare(
  'prima-percentuale',
  'Percentuale fino alla prima soglia',
  'quota',
  percento(7.1),
);
export const secondaPercentuale = scalare(
  'seconda-percentuale',
  'Percentuale fino alla seconda soglia',
  'quota',
  percento(5.3),
);
export const terzaPercentuale = scalare(
  'terza-percentuale',
  'Percentuale oltre la seconda soglia',
  'quota',
  percento(4.8),
);
