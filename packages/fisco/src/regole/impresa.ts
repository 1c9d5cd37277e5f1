import {
  arrotonda,
  dato,
  e,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  per,
  regola,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { quotaPerdite, quotaPerditeSemplificata } from '../parametri/forfettario.ts';
import * as agricole from './agricole.ts';
import * as cpb from './concordato.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { coda as codaOrdinaria } from './impresa-ordinaria.ts';
import { coda as codaSemplificata } from './impresa-semplificata.ts';
import * as quote from './partecipazioni.ts';
import { type Perdite, usePerdite } from './perdite.ts';

const importo = (id: string, titolo: string) =>
  dato({ id: `impresa.${id}`, titolo, unita: 'euro', seManca: 'zero', prova: 'bilancio' });
const make = (id: string, titolo: string, valore: Nodo, articolo: string) =>
  regola({
    id: `impresa.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(
      valore,
      tuir(articolo),
      fonte('Istruzioni Redditi PF 2023-2026, fascicolo 3', 'quadri RF e RG'),
    ),
  });

/** RF99 and RG34. */
export const ordinaria = codaOrdinaria.reddito;
export const semplificata = codaSemplificata.reddito;

/** Income and losses of business of the same year offset one another first (TUIR art. 8, c. 3). */
export const lordo = make(
  'lordo',
  'Redditi d’impresa dell’anno',
  somma(ordinaria, semplificata),
  'art. 8, c. 3',
);
/** What partnerships, or an agreement, leave unused of their losses: against other income of business, or carried. */
const nonCompensata = se(
  cpb.impresa.aderisce,
  cpb.perditaImpresa,
  somma(codaOrdinaria.nonCompensata, codaSemplificata.nonCompensata),
);
const perdita = (di: Nodo): Nodo => maggiore(zeroEuro, meno(zeroEuro, di));
const perditaConti = make(
  'perditaConti',
  'Perdite d’impresa dell’anno',
  somma(perdita(lordo), nonCompensata),
  'art. 8, c. 3',
);
const guadagno = (di: Nodo): Nodo => maggiore(zeroEuro, di);
/** What of the losses of partnerships the own business takes, and the other way round (TUIR art. 8, c. 3). */
export const perditeQuoteUsate = make(
  'perditeQuoteUsate',
  'Perdite di partecipazione usate sul reddito d’impresa',
  minore(guadagno(lordo), quote.perditaResidua),
  'art. 8, c. 3',
);
export const perditaUsataQuote = make(
  'perditaUsataQuote',
  'Perdita d’impresa usata sui redditi di partecipazione',
  minore(maggiore(zeroEuro, meno(quote.guadagno, quote.pavimento)), perditaConti),
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
const soglia = maggiore(cpb.sogliaImpresa, codaOrdinaria.soglia, codaSemplificata.soglia);
const perPerdite = make(
  'perPerdite',
  'Reddito d’impresa che accoglie le perdite precedenti',
  maggiore(zeroEuro, meno(dopoQuote, soglia)),
  'art. 8, c. 3',
);
const perditeConti = usePerdite('impresa', perPerdite, quota, dopoQuote);
const perditaRimasta = meno(perditaConti, perditaUsataQuote);
/** What animals and plants take of it, before what is left of the losses of partnerships. */
const perditaAgricola = minore(agricole.spettanza, perditaRimasta);
export const perditaAnno = make(
  'perditaAnno',
  'Perdita d’impresa dell’anno da riportare',
  meno(perditaRimasta, perditaAgricola),
  'art. 8, c. 3',
);
/** A loss of the first three years is carried whole. */
export const primiTreAnni = dato({
  id: 'impresa.primiTreAnni',
  titolo: 'Perdita dei primi tre periodi d’imposta',
  unita: 'logico',
  seManca: 'zero',
});
/** Of RF and RG alone: what the next return takes besides what was left. */
export const perditaLimitataPropria = make(
  'perditaLimitataPropria',
  'Perdita d’impresa dell’anno in misura limitata',
  se(primiTreAnni, zeroEuro, perditaAnno),
  'art. 8, c. 3',
);
export const perditaPienaPropria = make(
  'perditaPienaPropria',
  'Perdita d’impresa dell’anno in misura piena',
  se(primiTreAnni, perditaAnno, zeroEuro),
  'art. 84, c. 2',
);
/** RF100 and RG35 share what is used: the ordinary accounts first. */
const dividi = (id: string, titolo: string, usate: Nodo, disponibile: Nodo) => {
  const inOrdinaria = make(
    `${id}Ordinaria`,
    `${titolo}, contabilità ordinaria`,
    minore(usate, disponibile),
    'art. 8, c. 3',
  );
  const inSemplificata = make(
    `${id}Semplificata`,
    `${titolo}, contabilità semplificata`,
    meno(usate, inOrdinaria),
    'art. 8, c. 3',
  );
  return { ordinaria: inOrdinaria, semplificata: inSemplificata };
};
const inOrdinaria = maggiore(zeroEuro, somma(ordinaria, minore(zeroEuro, semplificata)));
const inSemplificata = maggiore(zeroEuro, somma(semplificata, minore(zeroEuro, ordinaria)));
export const quotaQuote = dividi(
  'perditeQuoteUsate',
  'Perdite di partecipazione dell’anno',
  perditeQuoteUsate,
  inOrdinaria,
);
export const quotaLimitate = dividi(
  'limitateUsate',
  'Perdite limitate usate',
  perditeConti.limitateUsate,
  meno(inOrdinaria, quotaQuote.ordinaria),
);
export const quotaPiene = dividi(
  'pieneUsate',
  'Perdite piene usate',
  perditeConti.pieneUsate,
  meno(inOrdinaria, quotaQuote.ordinaria, quotaLimitate.ordinaria),
);
/** RF100 and RG35, column 2B, from the form of 2026: whole, on what the others leave above the floor. */
const daLiquidazione = (id: 'ordinaria' | 'semplificata', titolo: string, base: Nodo, resta: Nodo) => {
  const perdite = importo(`liquidazione.${id}`, `Perdite alla fine della liquidazione, ${titolo}`);
  const capienza = meno(base, quotaQuote[id], quotaLimitate[id], quotaPiene[id]);
  const usata = make(
    `liquidazioneUsata.${id}`,
    `Perdite della liquidazione usate, ${titolo}`,
    minore(perdite, maggiore(zeroEuro, capienza), resta),
    'art. 182, c. 2',
  );
  return { perdite, usata };
};
const sopraSoglia = meno(perPerdite, perditeConti.usate);
export const liquidazioneOrdinaria = daLiquidazione(
  'ordinaria',
  'contabilità ordinaria',
  inOrdinaria,
  sopraSoglia,
);
export const liquidazioneSemplificata = daLiquidazione(
  'semplificata',
  'contabilità semplificata',
  inSemplificata,
  meno(sopraSoglia, liquidazioneOrdinaria.usata),
);
/** A loss of the year is never taken from other kinds of income. */
export const reddito = make(
  'reddito',
  'Reddito d’impresa',
  meno(dopoQuote, perditeConti.usate, liquidazioneOrdinaria.usata, liquidazioneSemplificata.usata),
  'art. 8, c. 3',
);
const finale = (id: 'ordinaria' | 'semplificata', titolo: string, base: Nodo, liquidazione: Nodo) => {
  const usate = make(
    `usate.${id}`,
    `Perdite usate, ${titolo}`,
    somma(quotaQuote[id], quotaLimitate[id], quotaPiene[id], liquidazione),
    'art. 8, c. 3',
  );
  return {
    usate,
    netto: make(`netto.${id}`, `Reddito d’impresa, ${titolo}`, meno(base, usate), 'art. 8, c. 3'),
  };
};
/** RF101 and RG36: together the income of business. */
export const finaleOrdinaria = finale(
  'ordinaria',
  'contabilità ordinaria',
  inOrdinaria,
  liquidazioneOrdinaria.usata,
);
export const finaleSemplificata = finale(
  'semplificata',
  'contabilità semplificata',
  inSemplificata,
  liquidazioneSemplificata.usata,
);

/** RH11. */
export const quoteNette = make(
  'quoteNette',
  'Redditi di partecipazione dopo la perdita d’impresa',
  meno(quote.guadagno, perditaUsataQuote),
  'art. 8, c. 3',
);
const capienzaQuote = make(
  'capienzaQuote',
  'Redditi di partecipazione che accolgono le perdite precedenti',
  maggiore(zeroEuro, meno(quoteNette, quote.pavimento)),
  'art. 8, c. 3',
);
const perditePartecipazioni = usePerdite('partecipazioni', capienzaQuote, quotaPerdite, quoteNette);
/** RH14. */
export const redditoQuoteImprese = make(
  'redditoQuoteImprese',
  'Redditi di partecipazione in imprese',
  meno(quoteNette, perditePartecipazioni.usate),
  'art. 8, c. 3',
);
/** RH14 and RH17. */
export const redditoQuote = make(
  'redditoQuote',
  'Redditi di partecipazione in imprese e associazioni',
  somma(redditoQuoteImprese, quote.redditoAssociazioni),
  'art. 8',
);
const quoteRimaste = meno(quote.perditaResidua, perditeQuoteUsate);
/** RD17, column 2A: losses of the year of RF, RG and RH that found no other income of business. */
export const perditeAnnoAgricole = make(
  'perditeAnnoAgricole',
  'Perdite dell’anno usate sul reddito agricolo',
  minore(agricole.spettanza, somma(perditaRimasta, quoteRimaste)),
  'art. 8, c. 3',
);
export const perditaQuoteAnno = make(
  'perditaQuoteAnno',
  'Perdite di partecipazione dell’anno da riportare',
  meno(quoteRimaste, meno(perditeAnnoAgricole, perditaAgricola)),
  'art. 8, c. 3',
);
const agricolo = meno(agricole.spettanza, perditeAnnoAgricole);
const insieme = (quali: 'limitateResidue' | 'pieneResidue') =>
  somma(perditeConti[quali], perditePartecipazioni[quali]);
/** RD17, columns 1 and 2: losses of the years before that no other income of business took. */
export const limitateAgricole = make(
  'limitateAgricole',
  'Perdite limitate usate sul reddito agricolo',
  minore(insieme('limitateResidue'), arrotonda.euro(per(agricolo, quotaPerdite)), agricolo),
  'art. 8, c. 3',
);
/** Column 2B: what is left when a winding-up ends. */
export const perditeLiquidazione = importo('perditeLiquidazione', 'Perdite alla fine della liquidazione');
export const pieneAgricole = make(
  'pieneAgricole',
  'Perdite piene usate sul reddito agricolo',
  minore(insieme('pieneResidue'), meno(agricolo, limitateAgricole)),
  'art. 8, c. 3',
);
export const usateAgricole = make(
  'usateAgricole',
  'Perdite usate sul reddito agricolo',
  minore(
    agricole.spettanza,
    somma(perditeAnnoAgricole, limitateAgricole, pieneAgricole, perditeLiquidazione),
  ),
  'art. 8, c. 3',
);
/** RD18: to RN1. */
export const allevamento = make(
  'allevamento',
  'Redditi di allevamento e produzioni agricole',
  meno(agricole.spettanza, usateAgricole),
  'artt. 56 e 56-bis',
);
/** What of a kind of losses is left after farming: those of the accounts go first. */
const makeResidue = (ambito: string, di: Perdite, limitate: Nodo, piene: Nodo): Perdite => ({
  ...di,
  limitateResidue: make(
    `${ambito}LimitateResidue`,
    'Perdite in misura limitata da riportare',
    meno(di.limitateResidue, limitate),
    'art. 8, c. 3',
  ),
  pieneResidue: make(
    `${ambito}PieneResidue`,
    'Perdite in misura piena da riportare',
    meno(di.pieneResidue, piene),
    'art. 84, c. 2',
  ),
});
const limitatePrime = minore(limitateAgricole, perditeConti.limitateResidue);
const pienePrime = minore(pieneAgricole, perditeConti.pieneResidue);
export const perdite = makeResidue('conti', perditeConti, limitatePrime, pienePrime);
export const perditeQuote = makeResidue(
  'quote',
  perditePartecipazioni,
  meno(limitateAgricole, limitatePrime),
  meno(pieneAgricole, pienePrime),
);
export const ritenute = make(
  'ritenute',
  'Ritenute sui redditi d’impresa',
  somma(codaOrdinaria.ritenute, codaSemplificata.ritenute, agricole.ritenute),
  'art. 22',
);

/** RS12 and RS13: what goes to the years after, of RF, RG and of the shares in businesses. */
const anno = somma(perditaAnno, perditaQuoteAnno);
export const perditaLimitataAnno = make(
  'perditaLimitataAnno',
  'Perdita dell’anno in misura limitata',
  se(primiTreAnni, zeroEuro, anno),
  'art. 8, c. 3',
);
export const perditaPienaAnno = make(
  'perditaPienaAnno',
  'Perdita dell’anno in misura piena',
  se(primiTreAnni, anno, zeroEuro),
  'art. 84, c. 2',
);
export const totaleLimitate = make(
  'totaleLimitate',
  'Perdite d’impresa in misura limitata da riportare',
  somma(perdite.limitateResidue, perditeQuote.limitateResidue, perditaLimitataAnno),
  'art. 8, c. 3',
);
export const totalePiene = make(
  'totalePiene',
  'Perdite d’impresa in misura piena da riportare',
  somma(perdite.pieneResidue, perditeQuote.pieneResidue, perditaPienaAnno),
  'art. 84, c. 2',
);
