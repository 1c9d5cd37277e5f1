import type { Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda } from '../scheda-di-anni.ts';
import { makeVF, quadroVJ } from './acquisti.ts';
import { quadroVT } from './consumatori.ts';
import { makeControlli } from './controlli.ts';
import { quadriGruppo, quadroVK } from './gruppo.ts';
import { makeVA, makeVM, quadroVB, quadroVC, quadroVD, quadroVI, quadroVN } from './informazioni.ts';
import { makeVL, makeVX } from './liquidazione.ts';
import { makeVE } from './operazioni.ts';
import { makeVO } from './opzioni.ts';
import { quadroCS, quadroVH, quadroVP, quadroVQ, quadroZA } from './periodiche.ts';

/** IVA annuale: the quadri of the form of a year. */
export const iva = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'iva',
    titolo: 'IVA',
    risultati: [{ nome: 'IVA', debito: ['VX1.1'], credito: ['VX2.1'] }],
    controlli: makeControlli(anno),
    maiVuota: true,
    quadri: [
      makeFrontespizio({ soggetto: 'tutti', ruoli: 'ente' }),
      makeVA(anno),
      quadroVB,
      quadroVC,
      quadroVD,
      makeVE(anno),
      makeVF(anno),
      quadroVJ,
      quadroVI,
      quadroVH,
      makeVM(anno),
      quadroVK,
      quadroVN,
      makeVL(anno),
      quadroVP,
      quadroVQ,
      quadroVT,
      makeVX(anno),
      makeVO(anno),
      ...quadriGruppo,
      quadroCS,
      quadroZA,
    ],
  });
