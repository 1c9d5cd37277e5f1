import { type Concetto, type Dato, somma, sommaDi } from '../engine/index.ts';
import { daRiscontrare, tuir } from './fonti.ts';
import { conteggio, importo } from './importi.ts';
import { makeAltriRedditi, makeImposteAParte, makePlusvalenze } from './quadri-societa.ts';

/**
 * The quadri of a partnership that only gather incomes already determined: what of each rigo counts is written, the sums go to
 * the partners.
 */
const MODELLO = daRiscontrare('Modello Redditi SP', 'quadri RA, RB, RD, RH, RJ, RL, RM, RP, RQ e RT');

interface Elenco {
  readonly raccolta: string;
  readonly dato: Dato;
  readonly totale: Concetto;
}
const makeElenco = (nome: string, titolo: string, importoDi: string): Elenco => {
  const raccolta = `societaPersone.${nome}`;
  const suo = importo(`${raccolta}.importo`, importoDi, raccolta);
  return {
    raccolta,
    dato: suo,
    totale: conteggio(`${raccolta}.totale`, titolo, sommaDi(raccolta, suo), MODELLO),
  };
};
const terreni = 'societaPersone.ra';
export const ra = {
  raccolta: terreni,
  dominicale: importo(`${terreni}.dominicale`, 'Dominicale imponibile', terreni),
  agrario: importo(`${terreni}.agrario`, 'Agrario imponibile', terreni),
} as const;
export const totaleRA = conteggio(
  'societaPersone.ra.totale',
  'Redditi dei terreni',
  sommaDi(terreni, somma(ra.dominicale, ra.agrario)),
  tuir('artt. 27 e 32'),
);
export const rb = makeElenco('rb', 'Redditi dei fabbricati', 'Imponibile');
export const rh = makeElenco('rh', 'Redditi di partecipazione', 'Reddito o perdita');
export const rd = makeElenco('rd', 'Allevamento e produzioni agricole', 'Reddito');
export const rj = makeElenco('rj', 'Imprese marittime', 'Reddito');
export const rp = makeElenco('rp', 'Totale delle spese', 'Spesa');

/** What a partner's own return takes as capital income is told here already net. */
export const rl = makeAltriRedditi('societaPersone.rl', true);

// --- taxed apart: what the company itself pays -----------------------------------------------------------------------------
export const rm = makeImposteAParte('societaPersone.rm', 'Imposte a tassazione separata', MODELLO);
export const rq = makeImposteAParte('societaPersone.rq', 'Imposte sostitutive', MODELLO);
/** Gains of a simple company that does no business. */
export const rt = makePlusvalenze('societaPersone.rt');
