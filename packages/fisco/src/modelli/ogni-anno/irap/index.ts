import type { Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';

/** IRAP: the quadri of the form; that of persons ends with the tax year 2021. */
export const irap = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'irap',
    titolo: 'IRAP',
    quadri: [
      makeFrontespizio({ soggetto: 'tutti', ruoli: 'ente', isa: true }),
      nonGestito('IQ', 'Persone fisiche', 'Persone fisiche', { al: 2022 }),
      nonGestito('IP', 'Società di persone'),
      nonGestito('IC', 'Società di capitali'),
      nonGestito('IE', 'Enti non commerciali'),
      nonGestito('IK', 'Amministrazioni ed enti pubblici', 'Enti pubblici'),
      nonGestito('IR', 'Ripartizione della base imponibile e imposta', 'Imposta'),
      nonGestito('IS', 'Prospetti vari'),
    ],
  });
