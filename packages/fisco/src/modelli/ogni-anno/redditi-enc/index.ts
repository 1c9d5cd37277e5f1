import { creditoEstero, eccedenzeGruppo, iresEnte, trust } from '../../../regole/enti.ts';
import { quadroFC } from '../../2025/redditi-pf/fc.ts';
import type { Scheda } from '../../scheda.ts';
import { makeAccontiQuadro } from '../acconti.ts';
import { makeQuadroRD, makeQuadroRW } from '../categorie/enti.ts';
import { makeQuadriCategorie, makeQuadroRM, quadroRQ } from '../categorie/quadri.ts';
import { listControlliComuni, makeQuadroRU, quadroAC, quadroDI } from '../comuni.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeQuadroCE, makeQuadroCessioni, makeQuadroPN } from '../gruppo-estero.ts';
import { listControlliRate } from '../impresa/controlli.ts';
import { makeQuadroRF } from '../impresa/rf.ts';
import { quadroOP, quadroRO } from '../redditi-sc/altri.ts';
import { makeQuadroRE, makeQuadroRG } from '../redditi-sp/attivita.ts';
import { makeScheda, nonGestito, type QuadroDiAnni } from '../scheda-di-anni.ts';
import { controlliEnte } from './controlli.ts';
import { makeQuadroRX, quadroRC, quadroRN, quadroRS, sezioniForfetari } from './quadri.ts';

const addSezioni = (quadro: QuadroDiAnni, sezioni: QuadroDiAnni['sezioni']): QuadroDiAnni => ({
  ...quadro,
  sezioni: [...quadro.sezioni, ...sezioni],
});

const categorie = makeQuadriCategorie({
  per: 'Fuori dell’attività commerciale.',
  va: 'a RN',
  totaleRA: 52,
});
const imprese: QuadroDiAnni = {
  ...quadroFC,
  fascicolo: 1,
  nota: 'Una sola impresa estera, coi righi che sono noti. FC33 si indica già determinato; la quota dell’ente e la sua imposta stanno in RM.',
};

/** Redditi Enti non Commerciali: the quadri of the form; their order is to be checked. */
export const redditiEnc = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'redditi-enc',
    titolo: 'Redditi Enti non Commerciali',
    risultati: [{ nome: 'IRES', debito: ['RN33.1'], credito: ['RN34.1'] }],
    controlli: [
      ...controlliEnte,
      ...listControlliRate(anno),
      ...listControlliComuni(iresEnte.creditiImprese),
    ],
    maiVuota: true,
    quadri: [
      makeFrontespizio({ soggetto: 'società', ruoli: 'ente', isa: true }),
      ...categorie.slice(0, 2),
      quadroRC,
      makeQuadroRD(anno),
      makeQuadroRE(anno),
      { ...makeQuadroRF(anno, 'enti'), obbligatorio: false, dipendeDa: ['RS', 'RG'] },
      addSezioni(makeQuadroRG(anno), sezioniForfetari),
      ...categorie.slice(2),
      makeQuadroRM(''),
      quadroRN,
      makeAccontiQuadro(iresEnte.anticipi, ['RN']),
      makeQuadroPN(trust),
      quadroRQ,
      makeQuadroRU(anno),
      makeQuadroCessioni(eccedenzeGruppo, 'RK', { va: 'tolto da RX1 colonna 5' }),
      quadroRS,
      quadroRO,
      makeQuadroRW(anno),
      quadroAC,
      imprese,
      nonGestito('TR', 'Trasferimento della residenza all’estero', 'Trasferimento'),
      quadroOP,
      quadroDI,
      makeQuadroCE(creditoEstero),
      nonGestito('GN', 'Determinazione del reddito ai fini del consolidato', 'Consolidato'),
      nonGestito('NI', 'Interruzione della tassazione di gruppo', 'Interruzione del gruppo'),
      makeQuadroRX(anno),
    ],
  });
