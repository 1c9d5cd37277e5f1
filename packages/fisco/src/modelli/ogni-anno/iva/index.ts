import { visto } from '../../../regole/iva-prospetti.ts';
import { inserisce, rigo, type Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, type QuadroDiAnni } from '../scheda-di-anni.ts';
import { makeVF, quadroVJ } from './acquisti.ts';
import { quadroVT } from './consumatori.ts';
import { makeControlli } from './controlli.ts';
import { quadriGruppo, quadroVK } from './gruppo.ts';
import { makeVA, makeVM, quadroVB, quadroVC, quadroVD, quadroVI, quadroVN } from './informazioni.ts';
import { makeVL, makeVX } from './liquidazione.ts';
import { makeVE } from './operazioni.ts';
import { makeVO } from './opzioni.ts';
import { solo } from './parti.ts';
import { quadroCS, quadroVH, quadroVP, quadroVQ, quadroZA } from './periodiche.ts';

/** The frontespizio of every form, with who vouches for the credit: the ISA stand for it from the form of 2020. */
function makeFR(anno: number): QuadroDiAnni {
  const frontespizio = makeFrontespizio({ soggetto: 'tutti', ruoli: 'ente' });
  const caselle = [visto.conformita, visto.organo, ...solo(anno >= 2020, visto.esonero)];
  return {
    ...frontespizio,
    sezioni: [
      ...frontespizio.sezioni,
      {
        titolo: 'Visto di conformità',
        righi: [
          rigo(
            11,
            'Visto di conformità',
            caselle.map((uno, i) => inserisce(i + 1, uno.titolo, uno)),
          ),
        ],
      },
    ],
  };
}

/** IVA annuale: the quadri of the form of a year. */
export const iva = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'iva',
    titolo: 'IVA',
    risultati: [{ nome: 'IVA', debito: ['VX1.1'], credito: ['VX2.1'] }],
    controlli: makeControlli(anno),
    maiVuota: true,
    quadri: [
      makeFR(anno),
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
