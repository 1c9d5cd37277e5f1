import { dato, e, maggiore, type Nodo, non, regola, saldo, somma } from '../engine/index.ts';
import * as cpb from './concordato.ts';
import { makeCoppie } from './coppie.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { makeCoda } from './impresa-quadri.ts';
import { isSemplificata } from './impresa-semplificata.ts';

const importo = (id: string, titolo: string) =>
  dato({ id: `impresa.${id}`, titolo, unita: 'euro', seManca: 'zero', prova: 'bilancio' });
const make = (id: string, titolo: string, valore: Nodo) =>
  regola({
    id: `impresa.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(
      valore,
      tuir('art. 83'),
      fonte('Istruzioni Redditi PF 2023-2026, fascicolo 3', 'quadro RF'),
    ),
  });

/** Increases of the profit of the accounts, in the order of the form: rigo, column of the amount, what it holds. */
const AUMENTI = [
  [7, 2, 'plusvalenze', 'Plusvalenze e sopravvenienze, quote costanti'],
  [8, 1, 'contributi', 'Contributi e liberalità'],
  [9, 1, 'criteriNonAnalitici', 'Redditi determinati con criteri non analitici'],
  [10, 1, 'immobili', 'Redditi di immobili non strumentali né merce'],
  [11, 1, 'speseImmobili', 'Spese degli immobili di RF10'],
  [12, 2, 'ricaviNonAnnotati', 'Ricavi non annotati'],
  [13, 1, 'rimanenze', 'Rimanenze non contabilizzate'],
  [14, 1, 'amministratori', 'Compensi ad amministratori non corrisposti'],
  [15, 2, 'interessi', 'Interessi passivi indeducibili'],
  [16, 1, 'imposte', 'Imposte indeducibili o non pagate'],
  [17, 2, 'utilitaSociale', 'Oneri di utilità sociale'],
  [18, 1, 'mezziTrasporto', 'Mezzi di trasporto'],
  [19, 2, 'perditeIndeducibili', 'Svalutazioni, minusvalenze e perdite indeducibili'],
  [20, 1, 'partecipazioniEsenti', 'Minusvalenze di partecipazioni esenti'],
  [21, 3, 'ammortamenti', 'Ammortamenti indeducibili'],
  [23, 3, 'rappresentanza', 'Rappresentanza, vitto e alloggio'],
  [24, 1, 'manutenzioni', 'Manutenzioni oltre il 5%'],
  [25, 3, 'accantonamenti', 'Svalutazioni e accantonamenti'],
  [27, 1, 'altriEsercizi', 'Spese indeducibili per il pro-rata'],
  [28, 1, 'cambi', 'Differenze su cambi'],
  [30, 1, 'ias', 'Variazioni IAS'],
] as const;
/** Decreases. */
const DIMINUZIONI = [
  [35, 1, 'contributi', 'Contributi e liberalità in quote'],
  [36, 1, 'utiliPersone', 'Utili di società di persone già tassati'],
  [38, 1, 'dividendiTrasparenza', 'Dividendi da utili in trasparenza'],
  [39, 1, 'immobili', 'Proventi degli immobili di RF10'],
  [40, 1, 'utiliDipendenti', 'Utili a dipendenti e associati'],
  [41, 1, 'amministratori', 'Compensi ad amministratori pagati'],
  [43, 3, 'altriEsercizi', 'Rappresentanza deducibile e quote di altri esercizi'],
  [44, 1, 'nonComputabili', 'Proventi non computabili'],
  [45, 1, 'cambi', 'Differenze su cambi'],
  [46, 2, 'plusvalenzeEsenti', 'Plusvalenze di partecipazioni esenti'],
  [47, 2, 'dividendi', 'Dividendi esclusi'],
  [48, 1, 'utiliCfc', 'Utili di controllate estere già tassati'],
  [50, 7, 'patentBox', 'Patent box e altri redditi detassati'],
  [53, 1, 'quote', 'Quote deducibili'],
  [54, 1, 'altreQuote', 'Altre quote deducibili'],
] as const;
const give = (verso: string, righi: typeof AUMENTI | typeof DIMINUZIONI) =>
  righi.map(([rigo, colonna, id, titolo]) => ({ rigo, colonna, dato: importo(`${verso}.${id}`, titolo) }));
export const aumenti = give('aumento', AUMENTI);
export const diminuzioni = give('diminuzione', DIMINUZIONI);
/** RF34: col. 2 holds col. 1, as in RF7; who writes the first alone has written all of it. */
export const rateizzate = {
  plusvalenze: importo('diminuzione.plusvalenze', 'Plusvalenze da rateizzare'),
  totale: importo('diminuzione.rateizzate', 'Plusvalenze e sopravvenienze da rateizzare'),
};

/** RF31 and RF55: the other ones, each with its code: two columns, as many as there are before that of the total, 67 and 77. */
const COPPIE_AUMENTO = 33;
const COPPIE_DIMINUZIONE = 38;
export const altriAumenti = makeCoppie(
  'impresa.aumento.altre',
  'Altre variazioni in aumento',
  COPPIE_AUMENTO,
);
export const altreDiminuzioni = makeCoppie(
  'impresa.diminuzione.altre',
  'Altre variazioni in diminuzione',
  COPPIE_DIMINUZIONE,
);
export const totaleAltriAumenti = make(
  'totaleAltriAumenti',
  'Altre variazioni in aumento',
  somma(...altriAumenti.map((c) => c.importo)),
);
export const totaleAltreDiminuzioni = make(
  'totaleAltreDiminuzioni',
  'Altre variazioni in diminuzione',
  somma(...altreDiminuzioni.map((c) => c.importo)),
);

export const utile = importo('utile', 'Utile di bilancio');
export const perditaConto = importo('perdita', 'Perdita di bilancio');
/** RF6, col. 4. */
export const riassorbimento = importo('riassorbimento', 'Eccedenze pregresse, riassorbimento');
export const totaleAumenti = make(
  'totaleAumenti',
  'Totale delle variazioni in aumento',
  somma(totaleAltriAumenti, ...aumenti.map((a) => a.dato)),
);
export const totaleDiminuzioni = make(
  'totaleDiminuzioni',
  'Totale delle variazioni in diminuzione',
  somma(
    totaleAltreDiminuzioni,
    maggiore(rateizzate.plusvalenze, rateizzate.totale),
    ...diminuzioni.map((d) => d.dato),
  ),
);
/** RF57. */
export const lordo = make(
  'ordinariaLordo',
  'Reddito o perdita prima delle partecipazioni',
  saldo([utile, riassorbimento, totaleAumenti], [perditaConto, totaleDiminuzioni]),
);
/** The agreement stands in the place of the result of the quadro that is in use. */
export const coda = makeCoda(
  'ordinaria',
  'contabilità ordinaria',
  lordo,
  e(cpb.impresa.aderisce, non(isSemplificata)),
);
