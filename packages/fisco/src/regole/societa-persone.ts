import { e, maggiore, meno, type Nodo, non, o, oltre, saldo, se, somma, zeroEuro } from '../engine/index.ts';
import { aliquotaOltre } from '../parametri/concordato.ts';
import { rb, rd, rh, rj, rl, rp, totaleRA } from './altri-quadri-sp.ts';
import { makeComodo } from './comodo.ts';
import { makeConcordato } from './concordato-societa.ts';
import { fonte, tuir } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';
import { differenza as lavoroAutonomo } from './lavoro-autonomo.ts';
import * as rf from './reddito-impresa/reddito.ts';
import * as rg from './semplificata.ts';

const PER_TRASPARENZA = tuir('art. 5');

export const compensi = importo('societaPersone.compensi', 'Compensi senza dettaglio');
export const spese = importo('societaPersone.spese', 'Spese senza dettaglio');
/** RE21: by the rules of persons, with what is given without its rigo. */
export const autonomo = conteggio(
  'societaPersone.autonomo',
  'Reddito o perdita di lavoro autonomo',
  saldo([lavoroAutonomo, compensi], [spese]),
  tuir('art. 54'),
);
const ALTRI = [
  ['terreni', 'Redditi di terreni'],
  ['fabbricati', 'Redditi di fabbricati'],
  ['capitale', 'Redditi di capitale'],
  ['diversi', 'Redditi diversi'],
] as const;
/** Already determined: what the quadri that are not handled would give. */
export const altriRedditi = ALTRI.map(([id, titolo]) => importo(`societaPersone.${id}`, titolo));
// --- the income of the company ----------------------------------------------------------------------------------------
export const comodo = makeComodo('societaPersone');
export const concordatoImpresa = makeConcordato('societaPersone.concordatoImpresa', {
  aliquotaOltre,
  minimo: comodo.minimo,
});
export const concordatoAutonomo = makeConcordato('societaPersone.concordatoAutonomo', {
  aliquotaOltre,
  minimo: zeroEuro,
});
/** Of who keeps these books, the agreed income in the place of the real one. */
const concorda = (suo: Nodo, sue: Nodo): Nodo =>
  se(e(concordatoImpresa.vale, sue), concordatoImpresa.rettificato, suo);
export const ordinaria = conteggio(
  'societaPersone.ordinaria',
  'Reddito d’impresa in contabilità ordinaria',
  concorda(rf.redditoImpresa, non(rg.isInRG)),
  PER_TRASPARENZA,
);
/** RG31 */
export const redditoSemplificata = conteggio(
  'societaPersone.redditoSemplificata',
  'Reddito d’impresa in contabilità semplificata',
  concorda(rg.effettiva, rg.isInRG),
  PER_TRASPARENZA,
);
/** Not counting what it agreed, nor what the companies it holds did (D.Lgs. 13/2024, art. 35, c. 2). */
export const effettivoImpresa = conteggio(
  'societaPersone.effettivoImpresa',
  'Reddito effettivo d’impresa',
  somma(rf.redditoEffettivo, rg.redditoEffettivo),
  PER_TRASPARENZA,
);
const diImpresa = somma(ordinaria, redditoSemplificata);
/** A company that does not operate gives its partners no less than its least income (L. 724/1994, art. 30). */
export const adeguamento = conteggio(
  'societaPersone.adeguamento',
  'Adeguamento al reddito minimo',
  se(oltre(comodo.minimo, zeroEuro), maggiore(zeroEuro, meno(comodo.minimo, diImpresa)), zeroEuro),
  fonte('L. 724/1994', 'art. 30'),
);
export const impresa = conteggio(
  'societaPersone.impresa',
  'Reddito o perdita d’impresa',
  somma(diImpresa, adeguamento),
  PER_TRASPARENZA,
);
/** What each partner is given beside the agreed income, where there is one: here, or in a company that this one holds. */
const ART_16 = fonte('D.Lgs. 13/2024', 'artt. 15 e 16');
const hasPartecipate = o(rf.conPartecipate, rg.conPartecipate);
export const daImputareImpresa = {
  riguarda: o(concordatoImpresa.vale, hasPartecipate),
  effettivo: conteggio(
    'societaPersone.effettivoImputato',
    'Reddito d’impresa effettivo da imputare',
    somma(
      effettivoImpresa,
      se(oltre(comodo.minimo, zeroEuro), positivo(meno(comodo.minimo, effettivoImpresa)), zeroEuro),
    ),
    ART_16,
  ),
  soglia: conteggio(
    'societaPersone.sogliaImpresa',
    'Soglia minima del concordato, impresa',
    se(
      concordatoImpresa.vale,
      concordatoImpresa.soglia,
      somma(rf.soglieConcordato, rg.partecipazioni.soglia),
    ),
    ART_16,
  ),
  perdita: conteggio(
    'societaPersone.perditaImputata',
    'Perdita d’impresa non compensata',
    se(
      concordatoImpresa.vale,
      concordatoImpresa.perdita,
      se(hasPartecipate, somma(rf.nonCompensate, rg.perditaNonCompensata), zeroEuro),
    ),
    ART_16,
  ),
} as const;
export const daImputareAutonomo = {
  riguarda: concordatoAutonomo.vale,
  effettivo: autonomo,
  soglia: conteggio(
    'societaPersone.sogliaAutonomo',
    'Soglia minima del concordato, lavoro autonomo',
    se(concordatoAutonomo.vale, concordatoAutonomo.soglia, zeroEuro),
    ART_16,
  ),
  perdita: concordatoAutonomo.perdita,
} as const;
export const redditoAutonomo = conteggio(
  'societaPersone.redditoAutonomo',
  'Reddito o perdita di lavoro autonomo, con il concordato',
  se(concordatoAutonomo.vale, concordatoAutonomo.rettificato, autonomo),
  PER_TRASPARENZA,
);
export const altri = conteggio(
  'societaPersone.altri',
  'Altri redditi',
  somma(...altriRedditi, totaleRA, ...[rl, rb, rh, rd, rj].map((quadro) => quadro.totale)),
  PER_TRASPARENZA,
);
export const totale = conteggio(
  'societaPersone.totale',
  'Redditi da imputare ai soci',
  somma(impresa, redditoAutonomo, altri),
  PER_TRASPARENZA,
);
/** Kind by kind, in the column of the withholdings. */
export const ritenuteDi = {
  ordinaria: importo('societaPersone.ritenuteOrdinaria', 'Ritenute'),
  semplificata: importo('societaPersone.ritenuteSemplificata', 'Ritenute'),
  autonomo: importo('societaPersone.ritenuteAutonomo', 'Ritenute'),
} as const;
export const ritenuteConsorzi = importo('societaPersone.ritenuteConsorzi', 'Ritenute cedute da consorzi');
export const ritenute = importo('societaPersone.ritenute', 'Altre ritenute');
export const totaleRitenute = conteggio(
  'societaPersone.totaleRitenute',
  'Totale ritenute',
  somma(...Object.values(ritenuteDi), ritenuteConsorzi, ritenute),
  PER_TRASPARENZA,
);
/** The deduction for the growth of capital, until 2023, by whom it is made up. */
export const ace = {
  rendimento: importo('societaPersone.aceRendimento', 'Rendimento'),
  attribuito: importo('societaPersone.aceAttribuito', 'Attribuito da partecipate'),
  pregresso: importo('societaPersone.acePregresso', 'Eccedenza pregressa'),
  creditoIrap: importo('societaPersone.aceCreditoIrap', 'Trasformato in credito IRAP'),
} as const;
export const aceTotale = conteggio(
  'societaPersone.aceTotale',
  'Rendimenti totali',
  somma(ace.rendimento, ace.attribuito, ace.pregresso),
  fonte('D.L. 201/2011', 'art. 1'),
);
export const aceAttribuibile = conteggio(
  'societaPersone.aceAttribuibile',
  'Attribuibile ai soci',
  maggiore(zeroEuro, meno(aceTotale, ace.creditoIrap)),
  fonte('D.L. 201/2011', 'art. 1'),
);
/** Given out by the same shares: credits and expenses of the company that count for its partners. */
export const creditiDaDividere = importo('societaPersone.crediti', 'Crediti d’imposta da attribuire ai soci');
export const altriOneri = importo('societaPersone.oneri', 'Altri oneri da attribuire ai soci');
export const oneriDaDividere = conteggio(
  'societaPersone.oneriDaDividere',
  'Oneri da attribuire ai soci',
  somma(altriOneri, rp.totale),
  PER_TRASPARENZA,
);
/** Up to 85,000 euro of each kind of income: the partners pay it by their shares. */
export const sostitutive = conteggio(
  'societaPersone.sostitutive',
  'Imposta sostitutiva del concordato',
  somma(concordatoImpresa.entro, concordatoAutonomo.entro),
  fonte('D.Lgs. 13/2024', 'art. 20-bis'),
);
/** What is over: each partner taxes his share himself. */
export const oltreLimite = conteggio(
  'societaPersone.oltreLimite',
  'Imponibile oltre 85.000 euro',
  somma(concordatoImpresa.oltreLimite, concordatoAutonomo.oltreLimite),
  fonte('D.Lgs. 13/2024', 'art. 20-bis, c. 1-bis'),
);
