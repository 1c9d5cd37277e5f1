import type { Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';

/** CIR: a type that no source explains; its quadri are put in by the vendor. */
export const cir = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'cir',
    titolo: 'CIR',
    quadri: [
      makeFrontespizio({ soggetto: 'tutti' }),
      nonGestito('CR', 'Contenuto non definito dalle fonti', 'Contenuto'),
    ],
  });
