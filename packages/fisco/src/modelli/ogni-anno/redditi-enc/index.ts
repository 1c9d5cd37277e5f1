import { iresEnte } from '../../../regole/enti.ts';
import type { Scheda } from '../../scheda.ts';
import { makeAccontiQuadro } from '../acconti.ts';
import { listControlliComuni, makeQuadroRU, quadroAC, quadroDI } from '../comuni.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeQuadroRF } from '../impresa/rf.ts';
import { quadroOP, quadroRO } from '../redditi-sc/altri.ts';
import { makeQuadroRE, makeQuadroRG } from '../redditi-sp/attivita.ts';
import { makeScheda, nonGestito, type QuadroDiAnni } from '../scheda-di-anni.ts';
import { controlliEnte } from './controlli.ts';
import { quadroRC, quadroRN, quadroRS, quadroRX, sezioniForfetari } from './quadri.ts';

const addSezioni = (quadro: QuadroDiAnni, sezioni: QuadroDiAnni['sezioni']): QuadroDiAnni => ({
  ...quadro,
  sezioni: [...quadro.sezioni, ...sezioni],
});

/** Redditi Enti non Commerciali: the quadri of the form; their order is to be checked. */
export const redditiEnc = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'redditi-enc',
    titolo: 'Redditi Enti non Commerciali',
    risultati: [{ nome: 'IRES', debito: ['RN33.1'], credito: ['RN34.1'] }],
    controlli: [...controlliEnte, ...listControlliComuni(iresEnte.creditiImprese)],
    maiVuota: true,
    quadri: [
      makeFrontespizio({ soggetto: 'società', ruoli: 'ente', isa: true }),
      nonGestito('RA', 'Redditi dei terreni', 'Terreni'),
      nonGestito('RB', 'Redditi dei fabbricati', 'Fabbricati'),
      quadroRC,
      nonGestito('RD', 'Allevamento e produzioni agricole', 'Allevamento'),
      makeQuadroRE(anno),
      { ...makeQuadroRF(anno, 'enti'), obbligatorio: false },
      addSezioni(makeQuadroRG(anno), sezioniForfetari),
      nonGestito('RH', 'Redditi di partecipazione', 'Partecipazioni'),
      nonGestito('RL', 'Altri redditi'),
      nonGestito('RT', 'Plusvalenze di natura finanziaria', 'Plusvalenze'),
      nonGestito('RM', 'Tassazione separata e imposta sostitutiva', 'Tassazione separata'),
      quadroRN,
      makeAccontiQuadro(iresEnte.anticipi, ['RN']),
      nonGestito('PN', 'Imputazione del reddito del trust', 'Trust'),
      nonGestito('RQ', 'Imposte sostitutive'),
      makeQuadroRU(anno),
      nonGestito('RK', 'Cessione delle eccedenze IRES nell’ambito del gruppo', 'Cessione eccedenze'),
      quadroRS,
      quadroRO,
      nonGestito('RW', 'Investimenti e attività finanziarie all’estero', 'Attività estere'),
      quadroAC,
      nonGestito('FC', 'Imprese estere controllate', 'Imprese estere'),
      nonGestito('TR', 'Trasferimento della residenza all’estero', 'Trasferimento'),
      quadroOP,
      quadroDI,
      nonGestito('CE', 'Credito per redditi prodotti all’estero', 'Redditi esteri'),
      nonGestito('GN', 'Determinazione del reddito ai fini del consolidato', 'Consolidato'),
      nonGestito('NI', 'Interruzione della tassazione di gruppo', 'Interruzione del gruppo'),
      quadroRX,
    ],
  });
