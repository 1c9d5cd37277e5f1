import { eccedenzeGruppo, iresGruppo } from '../../../regole/consolidato.ts';
import type { Scheda } from '../../scheda.ts';
import { makeAccontiQuadro } from '../acconti.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeQuadroCessioni } from '../gruppo-estero.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';
import { controlliGruppo } from './controlli.ts';
import {
  makeQuadroCN,
  quadroCC,
  quadroCS,
  quadroNC,
  quadroNF,
  quadroNI,
  quadroNR,
  quadroNX,
} from './quadri.ts';

/** Consolidato nazionale e mondiale: the quadri of the form, from its public index. */
export const consolidato = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'consolidato',
    titolo: 'Consolidato nazionale e mondiale',
    maiVuota: true,
    risultati: [{ nome: 'IRES', debito: ['CN23.1'], credito: ['CN24.1'] }],
    controlli: controlliGruppo,
    quadri: [
      makeFrontespizio({ soggetto: 'società', ruoli: 'società', isa: true }),
      quadroNF,
      quadroNX,
      quadroNI,
      quadroNR,
      nonGestito('NE', 'Crediti per redditi esteri, art. 165 c. 6', 'Crediti esteri, c. 6'),
      quadroNC,
      nonGestito('MF', 'Reddito imponibile complessivo (mondiale)', 'Reddito mondiale'),
      nonGestito('MX', 'Trasferimenti al gruppo (mondiale)', 'Trasferimenti mondiale'),
      nonGestito('MR', 'Crediti esteri (mondiale), c. 1', 'Crediti mondiale, c. 1'),
      nonGestito('ME', 'Crediti esteri (mondiale), c. 6', 'Crediti mondiale, c. 6'),
      nonGestito('MC', 'Riepilogo dei crediti (mondiale)', 'Riepilogo mondiale'),
      makeQuadroCN(anno),
      makeAccontiQuadro(iresGruppo.anticipi, ['CN']),
      makeQuadroCessioni(eccedenzeGruppo, 'CK', { va: 'tolto da CC901 colonna 5' }),
      quadroCS,
      quadroCC,
    ],
  });
