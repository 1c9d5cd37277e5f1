import { annota, type Colonna } from '../../scheda.ts';

const catasti = [
  { codice: 'T', descrizione: 'Catasto terreni' },
  { codice: 'U', descrizione: 'Catasto edilizio urbano' },
];

/** The cadastral data of a property, in six colonne from the first one that is free. */
export const caselleCatasto = (prima: number): Colonna[] => [
  annota(prima, 'Comune', 'comune'),
  annota(prima + 1, 'Terreni o urbano', 'codice', { opzioni: catasti }),
  annota(prima + 2, 'Sezione', 'testo', { lunghezza: 3 }),
  annota(prima + 3, 'Foglio', 'testo', { lunghezza: 4 }),
  annota(prima + 4, 'Particella', 'testo', { lunghezza: 6 }),
  annota(prima + 5, 'Subalterno', 'testo', { lunghezza: 4 }),
];
