import { parametro } from '../engine/index.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

/** Bonuses on results and tips that employers tax flat, as the instructions of the 730 of 2023-2026 say them. */
const L208 = legge('L. 208/2015', 'art. 1, cc. 182-189');

export const aliquotaPremi = parametro({
  id: 'premi/aliquota',
  descrizione: 'Imposta sostitutiva sui premi di risultato',
  unita: 'quota',
  valori: [
    vale(2018, 2022, percento(10), L208),
    vale(2023, null, percento(5), legge('Istruzioni 730/2024-2026', 'rigo C4')),
  ],
});
const limite = (id: string, descrizione: string, importo: number, dal = 2018) =>
  parametro({
    id: `premi/${id}`,
    descrizione,
    unita: 'euro',
    valori: [vale(dal, null, euro(importo), L208)],
  });
export const limiteBase = limite('limite-base', 'Premi di risultato agevolabili', 3_000);
export const limitePartecipato = limite(
  'limite-partecipato',
  'Premi agevolabili con contratti paritetici fino al 24 aprile 2017',
  4_000,
);
/** Profits shared with the employees: of 2025. */
export const limiteUtili = limite('limite-utili', 'Premi agevolabili di chi distribuisce gli utili', 5_000);

const L197 = legge('L. 197/2022', 'art. 1, c. 58');
export const aliquotaMance = parametro({
  id: 'mance/aliquota',
  descrizione: 'Imposta sostitutiva sulle mance',
  unita: 'quota',
  valori: [vale(2023, null, percento(5), L197)],
});
/** Of the income that who works there has of the sector, tips with it. */
export const quotaMance = parametro({
  id: 'mance/quota',
  descrizione: 'Mance che possono avere l’imposta sostitutiva',
  unita: 'quota',
  valori: [
    vale(2023, 2024, percento(25), L197),
    vale(2025, null, percento(30), legge('L. 207/2024', 'art. 1, c. 520')),
  ],
});
