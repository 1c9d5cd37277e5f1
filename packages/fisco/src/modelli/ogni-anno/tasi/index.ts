import type { Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';

/** TASI: only the last year before it was abolished. */
export const tasi = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'tasi',
    titolo: 'TASI',
    quadri: [makeFrontespizio({ soggetto: 'tutti' }), nonGestito('IM', 'Immobili')],
  });
