import { anticipi } from '../../../regole/irap/saldo.ts';
import type { Scheda } from '../../scheda.ts';
import { makeAccontiQuadro } from '../acconti.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda } from '../scheda-di-anni.ts';
import { listControlli } from './controlli.ts';
import { makeQuadroIS } from './deduzioni.ts';
import { ANNO_ESONERO, makeQuadroIR } from './riparto.ts';
import { quadroIC, quadroIE, quadroIK, quadroIP, quadroIQ } from './valore.ts';

/** IRAP: the quadri of the form; that of persons ends with the tax year 2021. */
export const irap = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'irap',
    titolo: 'IRAP',
    risultati: [
      { nome: 'IRAP', debito: [anno === ANNO_ESONERO ? 'IR902.1' : 'IR26.1'], credito: ['IR27.1'] },
    ],
    controlli: listControlli(anno),
    maiVuota: true,
    quadri: [
      makeFrontespizio({ soggetto: 'tutti', ruoli: 'ente', isa: true, natura: true }),
      quadroIQ,
      quadroIP,
      quadroIC,
      quadroIE,
      quadroIK,
      makeQuadroIR(anno),
      makeAccontiQuadro(anticipi, ['IR']),
      makeQuadroIS(anno),
    ],
  });
