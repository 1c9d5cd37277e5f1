import type { Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda } from '../scheda-di-anni.ts';
import { controlliAdeguamento, makeQuadroAdeguamento } from './adeguamento.ts';
import { listControlli } from './controlli.ts';
import { makeQuadroAutonomo, quadroA, quadroB, quadroC, quadroD, quadroE, quadroF } from './dati.ts';
import { makeQuadroP } from './proposta.ts';

/** Indici sintetici di affidabilità: what is collected; the score comes from the software of the tax authority. */
export const isa = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'isa',
    titolo: 'ISA',
    quadri: [
      makeFrontespizio({ soggetto: 'tutti' }),
      makeQuadroAdeguamento(anno),
      quadroA,
      quadroB,
      quadroC,
      quadroD,
      quadroE,
      quadroF,
      makeQuadroAutonomo(anno),
      makeQuadroP(anno),
    ],
    controlli: [...controlliAdeguamento, ...listControlli(anno)],
  });
