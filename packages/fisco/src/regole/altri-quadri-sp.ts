import {
  arrotonda,
  type Concetto,
  type Dato,
  dato,
  maggiore,
  meno,
  minore,
  type Nodo,
  per,
  saldo,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { aliquotaPlusvalenze } from '../parametri/finanza.ts';
import { daRiscontrare, fonte, tuir } from './fonti.ts';
import { conteggio, importo } from './importi.ts';

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

const altri = 'societaPersone.rl';
export const rl = {
  raccolta: altri,
  tipo: dato({
    id: `${altri}.tipo`,
    titolo: 'Tipo',
    unita: 'codice',
    raccolta: altri,
    seManca: 'zero',
  }),
  lordo: importo(`${altri}.lordo`, 'Reddito lordo', altri),
  spese: importo(`${altri}.spese`, 'Spese', altri),
} as const;
/** Expenses lower an income, and no further. */
const nettoRL: Nodo = maggiore(zeroEuro, meno(rl.lordo, rl.spese));
export const redditoRL = {
  ...conteggio(`${altri}.netto`, 'Reddito netto', nettoRL, tuir('artt. 45 e 71')),
  raccolta: altri,
};
export const totaleRL = conteggio(
  `${altri}.totale`,
  'Altri redditi',
  sommaDi(altri, redditoRL),
  tuir('artt. 45 e 71'),
);

// --- taxed apart: what the company itself pays -----------------------------------------------------------------------------
const aParte = (nome: 'rm' | 'rq', titolo: string) => {
  const raccolta = `societaPersone.${nome}`;
  const base = importo(`${raccolta}.base`, 'Imponibile', raccolta);
  const aliquota = dato({
    id: `${raccolta}.aliquota`,
    titolo: 'Aliquota',
    unita: 'rapporto',
    raccolta,
    seManca: 'zero',
  });
  const imposta = {
    ...conteggio(`${raccolta}.imposta`, 'Imposta', arrotonda.euro(per(base, aliquota)), MODELLO),
    raccolta,
  };
  return {
    raccolta,
    base,
    aliquota,
    imposta,
    totale: conteggio(`${raccolta}.totale`, titolo, sommaDi(raccolta, imposta), MODELLO),
  };
};
export const rm = aParte('rm', 'Imposte a tassazione separata');
export const rq = aParte('rq', 'Imposte sostitutive');
/** Gains of a simple company that does no business (TUIR, art. 67, c. 1, lett. c-bis). */
export const rt = {
  corrispettivi: importo('societaPersone.rt.corrispettivi', 'Corrispettivi'),
  costi: importo('societaPersone.rt.costi', 'Costi'),
  minusvalenze: importo('societaPersone.rt.minusvalenze', 'Minusvalenze precedenti'),
} as const;
const NORMA_RT = fonte('D.Lgs. 461/1997', 'art. 5');
const plusvalenza = maggiore(zeroEuro, meno(rt.corrispettivi, rt.costi));
export const minusUsate = conteggio(
  'societaPersone.rt.usate',
  'Minusvalenze utilizzate',
  minore(rt.minusvalenze, plusvalenza),
  NORMA_RT,
);
export const baseRT = conteggio(
  'societaPersone.rt.base',
  'Imponibile',
  meno(plusvalenza, minusUsate),
  NORMA_RT,
);
export const impostaRT = conteggio(
  'societaPersone.rt.imposta',
  'Imposta sostitutiva',
  arrotonda.euro(per(baseRT, aliquotaPlusvalenze)),
  NORMA_RT,
);
/** What is left of the losses, of the year and of those before. */
export const minusResidue = conteggio(
  'societaPersone.rt.residue',
  'Minusvalenze da riportare',
  saldo([rt.minusvalenze, maggiore(zeroEuro, meno(rt.costi, rt.corrispettivi))], [minusUsate]),
  NORMA_RT,
);
