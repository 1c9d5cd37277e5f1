import { anticipi } from '../../../regole/irap.ts';
import type { Scheda } from '../../scheda.ts';
import { makeAccontiQuadro } from '../acconti.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';
import { makeQuadroIS, quadroIC, quadroIR } from './quadri.ts';

/** IRAP: the quadri of the form; that of persons ends with the tax year 2021. */
export const irap = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'irap',
    titolo: 'IRAP',
    risultati: [{ nome: 'IRAP', debito: ['IR26.1'], credito: ['IR27.1'] }],
    quadri: [
      makeFrontespizio({ soggetto: 'tutti', ruoli: 'ente', isa: true }),
      nonGestito('IQ', 'Persone fisiche', 'Persone fisiche', { al: 2022 }),
      nonGestito('IP', 'Società di persone'),
      quadroIC,
      nonGestito('IE', 'Enti non commerciali'),
      nonGestito('IK', 'Amministrazioni ed enti pubblici', 'Enti pubblici'),
      quadroIR,
      makeAccontiQuadro(anticipi, ['IR']),
      makeQuadroIS(anno),
    ],
  });
