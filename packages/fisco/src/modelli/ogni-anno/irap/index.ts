import { anticipi } from '../../../regole/irap.ts';
import type { Scheda } from '../../scheda.ts';
import { makeAccontiQuadro } from '../acconti.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';
import { controlli } from './controlli.ts';
import { ANNO_ESONERO, makeQuadroIR, quadroIC, quadroIS } from './quadri.ts';

/** IRAP: the quadri of the form; that of persons ends with the tax year 2021. */
export const irap = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'irap',
    titolo: 'IRAP',
    risultati: [
      { nome: 'IRAP', debito: [anno === ANNO_ESONERO ? 'IR902.1' : 'IR26.1'], credito: ['IR27.1'] },
    ],
    controlli,
    maiVuota: true,
    quadri: [
      makeFrontespizio({ soggetto: 'tutti', ruoli: 'ente', isa: true, natura: true }),
      nonGestito('IQ', 'Persone fisiche', 'Persone fisiche', { al: 2022 }),
      nonGestito('IP', 'Società di persone'),
      quadroIC,
      nonGestito('IE', 'Enti non commerciali'),
      nonGestito('IK', 'Amministrazioni ed enti pubblici', 'Enti pubblici'),
      makeQuadroIR(anno),
      makeAccontiQuadro(anticipi, ['IR']),
      quadroIS,
    ],
  });
