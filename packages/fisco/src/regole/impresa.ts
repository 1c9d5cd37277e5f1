import {
  dato,
  e,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  regola,
  saldo,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { quotaPerdite, quotaPerditeSemplificata } from '../parametri/forfettario.ts';
import { daRiscontrare, sempre, tuir } from './fonti.ts';
import { nettoImprese, redditoAssociazioni } from './partecipazioni.ts';
import { usePerdite } from './perdite.ts';

const importo = (id: string, titolo: string) =>
  dato({ id: `impresa.${id}`, titolo, unita: 'euro', seManca: 'zero', prova: 'bilancio' });
const make = (id: string, titolo: string, valore: Nodo, articolo: string) =>
  regola({
    id: `impresa.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(valore, tuir(articolo), daRiscontrare('Istruzioni Redditi PF', 'quadri RF e RG')),
  });

/** Increases of the profit of the accounts, in the order of the form: rigo and what it holds. */
const AUMENTI = [
  [7, 'plusvalenze', 'Plusvalenze e sopravvenienze, quote costanti'],
  [8, 'contributi', 'Contributi e liberalità'],
  [9, 'criteriNonAnalitici', 'Redditi determinati con criteri non analitici'],
  [10, 'immobili', 'Redditi di immobili non strumentali né merce'],
  [11, 'speseImmobili', 'Spese degli immobili di RF10'],
  [12, 'ricaviNonAnnotati', 'Ricavi non annotati'],
  [13, 'rimanenze', 'Rimanenze non contabilizzate'],
  [14, 'amministratori', 'Compensi ad amministratori non corrisposti'],
  [15, 'interessi', 'Interessi passivi indeducibili'],
  [16, 'imposte', 'Imposte indeducibili o non pagate'],
  [17, 'utilitaSociale', 'Oneri di utilità sociale'],
  [18, 'mezziTrasporto', 'Mezzi di trasporto'],
  [19, 'perditeIndeducibili', 'Svalutazioni, minusvalenze e perdite indeducibili'],
  [20, 'partecipazioniEsenti', 'Minusvalenze di partecipazioni esenti'],
  [21, 'ammortamenti', 'Ammortamenti indeducibili'],
  [23, 'rappresentanza', 'Rappresentanza, vitto e alloggio'],
  [24, 'manutenzioni', 'Manutenzioni oltre il 5%'],
  [25, 'accantonamenti', 'Svalutazioni e accantonamenti'],
  [27, 'altriEsercizi', 'Spese indeducibili per il pro-rata'],
  [28, 'cambi', 'Differenze su cambi'],
  [30, 'ias', 'Variazioni IAS'],
  [31, 'altre', 'Altre variazioni in aumento'],
] as const;
/** Decreases. */
const DIMINUZIONI = [
  [34, 'plusvalenze', 'Plusvalenze da rateizzare'],
  [35, 'contributi', 'Contributi e liberalità in quote'],
  [36, 'utiliPersone', 'Utili di società di persone già tassati'],
  [38, 'dividendiTrasparenza', 'Dividendi da utili in trasparenza'],
  [39, 'immobili', 'Proventi degli immobili di RF10'],
  [40, 'utiliDipendenti', 'Utili a dipendenti e associati'],
  [41, 'amministratori', 'Compensi ad amministratori pagati'],
  [43, 'altriEsercizi', 'Componenti di altri esercizi deducibili'],
  [44, 'nonComputabili', 'Proventi non computabili'],
  [45, 'cambi', 'Differenze su cambi'],
  [46, 'plusvalenzeEsenti', 'Plusvalenze di partecipazioni esenti'],
  [47, 'dividendi', 'Dividendi esclusi'],
  [50, 'patentBox', 'Patent box'],
  [53, 'quote', 'Quote deducibili'],
  [54, 'altreQuote', 'Altre quote deducibili'],
  [55, 'altre', 'Altre variazioni in diminuzione'],
] as const;

const give = (verso: string, righi: typeof AUMENTI | typeof DIMINUZIONI) =>
  righi.map(([rigo, id, titolo]) => ({ rigo, dato: importo(`${verso}.${id}`, titolo) }));
export const aumenti = give('aumento', AUMENTI);
export const diminuzioni = give('diminuzione', DIMINUZIONI);

export const utile = importo('utile', 'Utile di bilancio');
export const perditaConto = importo('perdita', 'Perdita di bilancio');
export const redditiPartecipazione = importo('redditiPartecipazione', 'Redditi da partecipazioni');
export const perditePartecipazione = importo('perditePartecipazione', 'Perdite da partecipazioni');
export const liberalita = importo('liberalita', 'Erogazioni liberali');
export const ritenuteOrdinaria = importo('ritenuteOrdinaria', 'Ritenute d’acconto, contabilità ordinaria');

export const totaleAumenti = make(
  'totaleAumenti',
  'Totale delle variazioni in aumento',
  somma(...aumenti.map((a) => a.dato)),
  'art. 83',
);
export const totaleDiminuzioni = make(
  'totaleDiminuzioni',
  'Totale delle variazioni in diminuzione',
  somma(...diminuzioni.map((d) => d.dato)),
  'art. 83',
);
/** RF6, col. 4. */
export const riassorbimento = importo('riassorbimento', 'Eccedenze pregresse, riassorbimento');
export const ordinariaLordo = make(
  'ordinariaLordo',
  'Reddito o perdita prima delle partecipazioni',
  saldo([utile, riassorbimento, totaleAumenti], [perditaConto, totaleDiminuzioni]),
  'art. 83',
);
/** RF60, col. 2. */
export const ordinariaPrima = make(
  'ordinariaPrima',
  'Reddito o perdita prima delle erogazioni liberali',
  saldo([ordinariaLordo, redditiPartecipazione], [perditePartecipazione]),
  'art. 83',
);
export const ordinaria = make(
  'ordinaria',
  'Reddito o perdita d’impresa in contabilità ordinaria',
  meno(ordinariaPrima, liberalita),
  'art. 83',
);

export const ricavi = importo('ricavi', 'Totale componenti positivi');
export const costi = importo('costi', 'Totale componenti negativi');
export const ritenuteSemplificata = importo(
  'ritenuteSemplificata',
  'Ritenute d’acconto, contabilità semplificata',
);
export const semplificata = make(
  'semplificata',
  'Reddito o perdita d’impresa in contabilità semplificata',
  meno(ricavi, costi),
  'art. 66',
);

export const allevamento = importo('allevamento', 'Redditi di allevamento e produzioni agricole');
export const ritenuteAllevamento = importo('ritenuteAllevamento', 'Ritenute d’acconto, allevamento');

/** Income and losses of business of the same year offset one another first (TUIR art. 8, c. 3). */
export const lordo = make(
  'lordo',
  'Redditi d’impresa dell’anno',
  somma(ordinaria, semplificata),
  'art. 8, c. 3',
);
const perdita = (di: Nodo): Nodo => maggiore(zeroEuro, meno(zeroEuro, di));
const guadagno = (di: Nodo): Nodo => maggiore(zeroEuro, di);
/** What of the losses of partnerships the own business takes, and the other way round (TUIR art. 8, c. 3). */
export const perditeQuoteUsate = make(
  'perditeQuoteUsate',
  'Perdite di partecipazione usate sul reddito d’impresa',
  minore(guadagno(lordo), perdita(nettoImprese)),
  'art. 8, c. 3',
);
export const perditaUsataQuote = make(
  'perditaUsataQuote',
  'Perdita d’impresa usata sui redditi di partecipazione',
  minore(guadagno(nettoImprese), perdita(lordo)),
  'art. 8, c. 3',
);
const dopoQuote = make(
  'dopoQuote',
  'Redditi d’impresa dopo le perdite di partecipazione',
  meno(guadagno(lordo), perditeQuoteUsate),
  'art. 8, c. 3',
);
/** With simplified accounting alone the limited losses count less in the first years. */
const quota = se(
  e(oltre(semplificata, zeroEuro), uguale(ordinaria, zeroEuro)),
  quotaPerditeSemplificata,
  quotaPerdite,
);
export const perdite = usePerdite('impresa', dopoQuote, quota);
/** A loss of the year is never taken from other kinds of income. */
export const reddito = make('reddito', 'Reddito d’impresa', meno(dopoQuote, perdite.usate), 'art. 8, c. 3');
export const perditaAnno = make(
  'perditaAnno',
  'Perdita d’impresa dell’anno da riportare',
  meno(perdita(lordo), perditaUsataQuote),
  'art. 8, c. 3',
);

const quoteNette = make(
  'quoteNette',
  'Redditi di partecipazione dopo la perdita d’impresa',
  meno(guadagno(nettoImprese), perditaUsataQuote),
  'art. 8, c. 3',
);
export const perditeQuote = usePerdite('partecipazioni', quoteNette);
/** RH17. */
export const redditoQuote = make(
  'redditoQuote',
  'Redditi di partecipazione in imprese e associazioni',
  somma(meno(quoteNette, perditeQuote.usate), redditoAssociazioni),
  'art. 8',
);
export const perditaQuoteAnno = make(
  'perditaQuoteAnno',
  'Perdite di partecipazione dell’anno da riportare',
  meno(perdita(nettoImprese), perditeQuoteUsate),
  'art. 8, c. 3',
);
export const ritenute = make(
  'ritenute',
  'Ritenute sui redditi d’impresa',
  somma(ritenuteOrdinaria, ritenuteSemplificata, ritenuteAllevamento),
  'art. 22',
);
