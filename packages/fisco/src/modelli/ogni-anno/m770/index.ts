import type { Scheda } from '../../scheda.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';
import {
  controlli,
  makeFrontespizio770,
  quadroDI,
  quadroST,
  quadroSV,
  quadroSX,
  quadroSY,
} from './quadri.ts';

/** Modello 770: the quadri of the form. */
export const m770 = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: '770',
    titolo: 'Modello 770',
    controlli,
    quadri: [
      makeFrontespizio770(),
      nonGestito('SF', 'Comunicazione redditi di capitale e altri, quadro SF', 'Redditi di capitale, SF'),
      nonGestito('SG', 'Comunicazione redditi di capitale e altri, quadro SG', 'Redditi di capitale, SG'),
      nonGestito('SH', 'Comunicazione redditi di capitale e altri, quadro SH', 'Redditi di capitale, SH'),
      nonGestito('SI', 'Comunicazione redditi di capitale e altri, quadro SI', 'Redditi di capitale, SI'),
      nonGestito('SK', 'Comunicazione redditi di capitale e altri, quadro SK', 'Redditi di capitale, SK'),
      nonGestito('SL', 'Comunicazione redditi di capitale e altri, quadro SL', 'Redditi di capitale, SL'),
      nonGestito('SM', 'Comunicazione redditi di capitale e altri, quadro SM', 'Redditi di capitale, SM'),
      nonGestito('SO', 'Comunicazione redditi di capitale e altri, quadro SO', 'Redditi di capitale, SO'),
      nonGestito('SP', 'Comunicazione redditi di capitale e altri, quadro SP', 'Redditi di capitale, SP'),
      nonGestito('SQ', 'Comunicazione redditi di capitale e altri, quadro SQ', 'Redditi di capitale, SQ'),
      nonGestito('SS', 'Comunicazione redditi di capitale e altri, quadro SS', 'Redditi di capitale, SS'),
      quadroST,
      quadroSV,
      quadroSX,
      quadroSY,
      quadroDI,
    ],
  });
