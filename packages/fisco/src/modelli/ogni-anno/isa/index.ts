import type { Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';
import { controlliAdeguamento, quadroAdeguamento } from './adeguamento.ts';

/** Indici sintetici di affidabilità: what is collected; the score comes from the software of the tax authority. */
export const isa = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'isa',
    titolo: 'ISA',
    quadri: [
      makeFrontespizio({ soggetto: 'tutti' }),
      quadroAdeguamento,
      nonGestito('A', 'Personale'),
      nonGestito('B', 'Unità locali'),
      nonGestito('C', 'Elementi specifici dell’attività', 'Elementi specifici'),
      nonGestito('F', 'Dati contabili dell’impresa', 'Impresa'),
      nonGestito('H', 'Dati contabili del lavoro autonomo', 'Lavoro autonomo'),
    ],
    controlli: controlliAdeguamento,
  });
