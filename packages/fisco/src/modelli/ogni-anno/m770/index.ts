import type { Scheda } from '../../scheda.ts';
import { makeScheda } from '../scheda-di-anni.ts';
import { listCapitale } from './capitale.ts';
import { listControlli } from './controlli.ts';
import { quadroDI } from './di.ts';
import { makeFrontespizio770 } from './frontespizio.ts';
import { quadroST, quadroSV } from './st.ts';
import { quadroSX } from './sx.ts';
import { quadroSY } from './sy.ts';

/** Modello 770: the quadri of the form. */
export const m770 = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: '770',
    titolo: 'Modello 770',
    controlli: listControlli(anno),
    quadri: [
      makeFrontespizio770(),
      ...listCapitale(anno),
      quadroST(anno),
      quadroSV(anno),
      quadroSX(anno),
      quadroSY,
      quadroDI,
    ],
  });
