import * as r from '../../../regole/ires.ts';
import { redditoImpresa } from '../../../regole/reddito-impresa/reddito.ts';
import type { Scheda } from '../../scheda.ts';
import { makeAccontiQuadro } from '../acconti.ts';
import { listControlliComuni, makeQuadroRU, quadroAC, quadroDI } from '../comuni.ts';
import { makeQuadroCP } from '../concordato-quadro.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeQuadroRF } from '../impresa/rf.ts';
import { makeScheda, nonGestito, type QuadroDiAnni } from '../scheda-di-anni.ts';
import { makeQuadroRQ, makeQuadroRX, quadroOP, quadroRO } from './altri.ts';
import { listControlli } from './controlli.ts';
import { makeQuadroRN } from './rn.ts';
import { makeQuadroRS } from './rs.ts';
import { quadroGN, quadroTN } from './tn-gn.ts';

const maggiorazione = { titolo: 'Acconti della maggiorazione di comodo', ...r.anticipiMaggiorazione };

const makeCP = (anno: number) =>
  makeQuadroCP(
    anno,
    { regole: r.concordato, effettivo: redditoImpresa, minimo: r.minimoConcordato },
    undefined,
    ['RF', 'RS'],
  );

/** Quadri that read the agreement, where there is one. */
const CON_CONCORDATO = new Set(['RF', 'RN', 'ZA', 'TN', 'GN', 'RQ', 'RS', 'RX']);
const withConcordato = (anno: number) => (quadro: QuadroDiAnni) =>
  anno >= 2025 && CON_CONCORDATO.has(quadro.codice)
    ? { ...quadro, dipendeDa: [...quadro.dipendeDa, 'CP'] }
    : quadro;

/** Redditi Società di Capitali: the quadri of the form, from its public index. */
export const redditiSc = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'redditi-sc',
    titolo: 'Redditi Società di Capitali',
    risultati: [{ nome: 'IRES', debito: ['RN23.1'], credito: ['RN24.1'] }],
    controlli: [...listControlli(anno), ...listControlliComuni(r.saldoSocieta.creditiImprese)],
    quadri: [
      makeFrontespizio({ soggetto: 'società', ruoli: 'società', isa: true }),
      { ...makeQuadroRF(anno, 'capitali', r.redditoImpresa), dipendeDa: ['RS'] },
      makeQuadroRN(anno),
      makeAccontiQuadro(r.anticipi, ['RN'], [maggiorazione]),
      nonGestito('PN', 'Imputazione del reddito del trust trasparente o misto', 'Trust'),
      quadroTN,
      quadroGN,
      nonGestito(
        'GC',
        'Determinazione del reddito complessivo ai fini del consolidato, in parte per trasparenza',
        'Consolidato misto',
      ),
      nonGestito('NI', 'Interruzione della tassazione di gruppo', 'Interruzione del gruppo'),
      nonGestito('RI', 'Fondi pensione, imposta sostitutiva', 'Fondi pensione'),
      nonGestito('RM', 'Redditi a tassazione separata e imposta sostitutiva', 'Tassazione separata'),
      makeQuadroRQ(anno),
      makeQuadroRU(anno),
      nonGestito('FC', 'Redditi dei soggetti controllati non residenti', 'Imprese estere'),
      nonGestito('RJ', 'Imprese marittime (tonnage tax)', 'Tonnage tax'),
      nonGestito('RA', 'Redditi dei terreni', 'Terreni'),
      nonGestito('RB', 'Redditi dei fabbricati', 'Fabbricati'),
      nonGestito('RH', 'Redditi di partecipazione', 'Partecipazioni'),
      nonGestito('RL', 'Altri redditi'),
      nonGestito('RT', 'Plusvalenze di natura finanziaria', 'Plusvalenze'),
      makeQuadroRS(anno),
      quadroRO,
      nonGestito('RK', 'Cessione delle eccedenze IRES nell’ambito del gruppo', 'Cessione eccedenze'),
      nonGestito('RW', 'Investimenti e attività finanziarie all’estero', 'Attività estere'),
      nonGestito(
        'RV',
        'Riconciliazione dei dati di bilancio e fiscali, operazioni straordinarie',
        'Riconciliazione',
      ),
      quadroAC,
      nonGestito('TR', 'Imposizione in uscita e valori in ingresso', 'Trasferimento'),
      quadroOP,
      quadroDI,
      nonGestito('CE', 'Credito per redditi prodotti all’estero', 'Redditi esteri'),
      makeCP(anno),
      makeQuadroRX(anno),
    ].map(withConcordato(anno)),
  });
