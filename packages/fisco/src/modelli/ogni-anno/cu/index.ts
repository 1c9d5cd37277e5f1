import type { Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda } from '../scheda-di-anni.ts';
import { listControlli } from './controlli.ts';
import { quadroAU, quadroCT, quadroDA, quadroDB, quadroDC, quadroLB } from './quadri.ts';

/** Certificazione Unica: its parts, with the codes that the telematic record gives them. */
export const cu = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'cu',
    titolo: 'Certificazione Unica',
    controlli: listControlli(anno),
    quadri: [
      makeFrontespizio({ soggetto: 'tutti' }),
      quadroDA(anno),
      quadroDB(anno),
      quadroDC(anno),
      quadroAU(anno),
      quadroLB(anno),
      quadroCT,
    ],
  });
