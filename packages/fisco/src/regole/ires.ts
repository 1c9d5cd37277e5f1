import {
  arrotonda,
  type Concetto,
  codice,
  dato,
  fino,
  meno,
  minore,
  type Nodo,
  o,
  oltre,
  per,
  regola,
  saldo,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { aliquotaOltreConcordato, aliquotaPremiale, maggiorazioneComodo } from '../parametri/societa.ts';
import * as ace from './ace.ts';
import {
  computeImponibile,
  computeImposta,
  makeAnticipi,
  makeNetta,
  makeRimborso,
  makeSaldoIres,
  soloSe,
} from './catena-ires.ts';
import { nonOperativa, redditoMinimo } from './comodo-capitali.ts';
import { makeConcordato } from './concordato-societa.ts';
import { makeCreditoEstero } from './credito-estero.ts';
import { makeEccedenzeGruppo } from './eccedenze-gruppo.ts';
import { daRiscontrare, fonte, tra, tuir } from './fonti.ts';
import { makeForfetario398 } from './forfetario-398.ts';
import { conteggio, importo, positivo, spezzaSaldo } from './importi.ts';
import { usePerditeSocieta } from './perdite-societa.ts';
import { redditiPerCategorie } from './redditi-categorie.ts';
import * as impresa from './reddito-impresa/reddito.ts';
import { maxiDeduzione } from './reddito-impresa/variazioni.ts';
import { ricevuteUsate } from './sostitutive-societa.ts';
import { makeTrust } from './trust.ts';

const id = (nome: string) => `iresSocieta.${nome}`;
const make = (nome: string, titolo: string, valore: Nodo, articolo = 'art. 83') =>
  conteggio(id(nome), titolo, valore, tuir(articolo));

/** Who settles the tax on the income: the company, its partners, the group. */
export const regime = dato({
  id: id('regime'),
  titolo: 'Chi liquida l’IRES',
  unita: 'codice',
  seManca: 'zero',
});
const REGIMI = {
  ordinario: fino(regime, codice(1)),
  trasparente: uguale(regime, codice(2)),
  gruppo: uguale(regime, codice(3)),
};

// --- sports companies of L. 398/1991 -----------------------------------------------------------------------------------------
export const sportive = makeForfetario398('sportive');

// --- the income, whoever settles the tax on it ----------------------------------------------------------------------------
export const liberalita112 = importo(id('liberalita112'), 'Legge 112/2016');
export const liberalita = importo(id('liberalita'), 'Liberalità');
/** D.Lgs. 13/2024: what is above 85.000 euro pays the whole rate of companies. */
export const concordato = makeConcordato('iresSocieta.concordato', {
  aliquotaOltre: aliquotaOltreConcordato,
  minimo: redditoMinimo,
});
export const minimoConcordato = make('minimoConcordato', 'Reddito minimo', redditoMinimo);
/** Not of a transparent company: its partners pay it (D.Lgs. 13/2024, art. 20-bis; istruzioni PF, fasc. 3, CP3-CP5). */
export const sostitutivaConcordato = make(
  'sostitutivaConcordato',
  'Imposta sostitutiva del concordato',
  se(REGIMI.trasparente, zeroEuro, concordato.imposta),
);
/** RF63: who is in the agreement declares what was agreed, with the variations of the year. */
export const redditoImpresa = make(
  'redditoImpresa',
  'Reddito o perdita',
  se(concordato.vale, concordato.rettificato, impresa.redditoImpresa),
);
/** Who does not reside and has no permanent establishment is taxed on the incomes of each category. */
export const nonResidente = dato({
  id: id('nonResidente'),
  titolo: 'Non residente senza stabile organizzazione',
  unita: 'logico',
  seManca: 'zero',
});
export const categorie = make(
  'categorie',
  'Redditi per categorie',
  soloSe(nonResidente, redditiPerCategorie),
  'art. 151',
);
const totale = somma(redditoImpresa, sportive.reddito, categorie);
const primaLiberalita = positivo(totale);
/** What the limits of the gifts are measured on. */
export const baseLiberalita = make(
  'baseLiberalita',
  'Reddito prima delle liberalità',
  primaLiberalita,
  'art. 100',
);
const reddito = positivo(meno(primaLiberalita, liberalita));
const perdita = positivo(meno(zeroEuro, totale));
export const creditoFondi = importo(id('aggiuntoFondi'), 'Credito su fondi');
export const creditoPrivilegiati = importo(id('aggiuntoPrivilegiati'), 'Imposte di partecipate estere');
const aggiunte = somma(creditoFondi, creditoPrivilegiati);
const base = somma(reddito, aggiunte);
const capienza = positivo(meno(base, redditoMinimo));
export const perdite = usePerditeSocieta('iresSocieta', base, capienza);
/** What each regime sees of it. */
const makeRedditi = (nome: keyof typeof REGIMI) => {
  const suo = (cosa: string, titolo: string, valore: Nodo, articolo = 'art. 83') =>
    make(nome === 'ordinario' ? cosa : `${nome}.${cosa}`, titolo, soloSe(REGIMI[nome], valore), articolo);
  return {
    reddito: suo('reddito', 'Reddito', reddito),
    perdita: suo('perdita', 'Perdita', perdita, 'art. 84'),
    limitate: suo('perditeScomputateLimitate', 'In misura limitata', perdite.limitateUsate, 'art. 84'),
    piene: suo('perditeScomputatePiene', 'In misura piena', perdite.pieneUsate, 'art. 84'),
    usate: suo('perditeScomputate', 'Totale', perdite.usate, 'art. 84'),
    netto: suo('netto', 'Reddito dopo le perdite', positivo(meno(base, perdite.usate))),
  };
};
export const ordinario = makeRedditi('ordinario');
export const trasparente = makeRedditi('trasparente');
export const gruppo = makeRedditi('gruppo');

/** Without any agreement, of the company or of those it holds: what a transparent one gives its partners beside the agreed income. */
const totaleEffettivo = saldo([impresa.redditoEffettivo, sportive.reddito, categorie], []);
const baseEffettiva = somma(positivo(meno(positivo(totaleEffettivo), liberalita)), aggiunte);
const usateEffettive = perdite.computeUsate(baseEffettiva, positivo(meno(baseEffettiva, redditoMinimo)));
/** What of the agreement a transparent company leaves to its partners. */
export const concordatoDeiSoci = {
  riguarda: o(concordato.vale, impresa.conPartecipate),
  imposta: make(
    'trasparente.sostitutiva',
    'Imposta sostitutiva dei soci',
    soloSe(REGIMI.trasparente, concordato.entro),
  ),
  oltreLimite: make(
    'trasparente.oltreLimite',
    'Imponibile oltre 85.000 euro dei soci',
    soloSe(REGIMI.trasparente, concordato.oltreLimite),
  ),
  effettivo: make(
    'trasparente.effettivo',
    'Reddito effettivo dei soci',
    soloSe(
      REGIMI.trasparente,
      se(
        oltre(zeroEuro, totaleEffettivo),
        totaleEffettivo,
        positivo(meno(baseEffettiva, usateEffettive.limitate, usateEffettive.piene)),
      ),
    ),
  ),
  soglia: make(
    'trasparente.soglia',
    'Soglia minima del concordato dei soci',
    soloSe(REGIMI.trasparente, se(concordato.vale, concordato.soglia, impresa.soglieConcordato)),
  ),
  perdita: make(
    'trasparente.perditaConcordato',
    'Perdita non compensata dei soci',
    soloSe(
      REGIMI.trasparente,
      se(concordato.vale, concordato.perdita, se(impresa.conPartecipate, impresa.nonCompensate, zeroEuro)),
    ),
  ),
};

/** The loss of the year that goes on, less exempt income; in the first three years of a new activity it is whole. */
export const primiTreAnni = dato({
  id: id('primiTreAnni'),
  titolo: 'Nei primi tre periodi',
  unita: 'logico',
  seManca: 'zero',
});
export const proventiEsenti = importo(id('proventiEsenti'), 'Proventi esenti');
/** Of who agreed, CP7 col. 6 (istruzioni Redditi PF 2026, fasc. 3, r. 8619-8626). */
export const nonCompensate = make(
  'nonCompensate',
  'Perdite non compensate',
  se(concordato.vale, concordato.perdita, impresa.nonCompensate),
  'art. 84',
);
const perditaAnno = positivo(saldo([perdita, nonCompensate], [proventiEsenti]));
const riportata = soloSe(fino(regime, codice(1)), perditaAnno);
export const perditaLimitata = make(
  'perditaLimitata',
  'Perdita dell’anno, limitata',
  se(primiTreAnni, zeroEuro, riportata),
  'art. 84',
);
export const perditaPiena = make(
  'perditaPiena',
  'Perdita dell’anno, piena',
  soloSe(primiTreAnni, riportata),
  'art. 84',
);
export const limitateTotali = make(
  'limitateTotali',
  'Perdite limitate da riportare',
  somma(perdite.limitateResidue, perditaLimitata),
  'art. 84',
);
export const pieneTotali = make(
  'pieneTotali',
  'Perdite piene da riportare',
  somma(perdite.pieneResidue, perditaPiena),
  'art. 84',
);

// --- what is taxed -------------------------------------------------------------------------------------------------------------
export const startUp = importo(id('startUp'), 'Start-up');
export const terzoSettore = importo(id('terzoSettore'), 'Terzo settore');
export const altreDeduzioni = importo(id('deduzioni'), 'Altre deduzioni');
export const oneriNonResidente = importo(id('oneriNonResidente'), 'Oneri dei non residenti');
/** A trust's income is of the beneficiaries who are named. */
export const trust = makeTrust('trustSocieta', soloSe(REGIMI.ordinario, positivo(meno(base, perdite.usate))));
const prima = [startUp, terzoSettore, altreDeduzioni, soloSe(nonResidente, oneriNonResidente), trust.totale];
export const aceUsata = make(
  'aceUsata',
  'ACE',
  minore(ace.disponibile, positivo(saldo([capienza], [perdite.usate, ...prima]))),
);
export const aceResidua = make('aceResidua', 'Eccedenza ACE da riportare', meno(ace.disponibile, aceUsata));
export const minimo = make('minimo', 'Reddito minimo', soloSe(REGIMI.ordinario, redditoMinimo));
export const imponibile = make(
  'imponibile',
  'Reddito imponibile',
  soloSe(
    REGIMI.ordinario,
    computeImponibile({ base, usate: perdite.usate, deduzioni: [...prima, aceUsata], minimo: redditoMinimo }),
  ),
);
export const altraAliquota = {
  reddito: importo(id('agevolato'), 'Reddito ad altra aliquota'),
  aliquota: dato({ id: id('aliquotaAgevolata'), titolo: 'Aliquota', unita: 'rapporto', seManca: 'zero' }),
};
const resto = positivo(meno(imponibile, altraAliquota.reddito));
export const premiale = dato({
  id: id('premiale'),
  titolo: 'IRES premiale',
  unita: 'logico',
  seManca: 'zero',
});
/** Of 2025 alone: the forms of other years have no place for it. */
export const redditoPremiale = make('redditoPremiale', 'Reddito al 20%', soloSe(premiale, resto));
export const impostaPremiale = make(
  'impostaPremiale',
  'Imposta al 20%',
  arrotonda.centesimo(per(redditoPremiale, aliquotaPremiale)),
);
export const redditoOrdinario = make('redditoOrdinario', 'Imponibile al 24%', meno(resto, redditoPremiale));
const imposta = make(
  'imposta',
  'Imposta',
  somma(
    computeImposta(redditoOrdinario, [minore(imponibile, altraAliquota.reddito), altraAliquota.aliquota]),
    impostaPremiale,
  ),
  'art. 77',
);
const netta = makeNetta('iresSocieta', imposta);
export const creditoEstero = makeCreditoEstero('esteroSocieta', {
  complessivo: imponibile,
  lorda: imposta,
  netta: netta.netta,
});
export const eccedenzeGruppo = makeEccedenzeGruppo('eccedenzeSocieta');
export const saldoSocieta = makeSaldoIres('iresSocieta', netta, {
  crediti: [creditoEstero.totale],
  versamenti: [positivo(meno(eccedenzeGruppo.ricevute.totale, ricevuteUsate))],
});
export const rimborso = makeRimborso('iresSocieta', saldoSocieta.saldo, eccedenzeGruppo.cedute.totale);

// --- advances ------------------------------------------------------------------------------------------------------------------
const ACCONTI = daRiscontrare('D.Lgs. 216/2023', 'art. 4; L. 207/2024, art. 1, cc. 399 e 444');
const base2 = somma(positivo(meno(somma(totale, maxiDeduzione), liberalita)), aggiunte);
const usate2 = perdite.computeUsate(base2, positivo(meno(base2, redditoMinimo)));
const imponibile2 = computeImponibile({
  base: base2,
  usate: somma(usate2.limitate, usate2.piene),
  deduzioni: [...prima, aceUsata],
  minimo: redditoMinimo,
});
const imposta2 = computeImposta(positivo(meno(imponibile2, altraAliquota.reddito)), [
  minore(imponibile2, altraAliquota.reddito),
  altraAliquota.aliquota,
]);
const dovuta2: Nodo = meno(
  positivo(meno(arrotonda.euro(imposta2), saldoSocieta.detrazioni)),
  saldoSocieta.crediti,
);
/** The advances do not look at the increase of new hirings, nor at the lower rate. */
export const baseAcconti: Concetto = regola({
  id: id('baseAcconti'),
  titolo: 'Base degli acconti',
  unita: 'euro',
  formule: [
    tra(2018, 2023, saldoSocieta.dovuta, ACCONTI),
    tra(
      2024,
      null,
      se(
        oltre(somma(soloSe(REGIMI.ordinario, maxiDeduzione), redditoPremiale), zeroEuro),
        dovuta2,
        saldoSocieta.dovuta,
      ),
      ACCONTI,
    ),
  ],
});
export const anticipi = makeAnticipi('iresSocieta', baseAcconti);

// --- what companies not operating pay above -----------------------------------------------------------------------------------
const COMODO = fonte('D.L. 138/2011', 'art. 2, c. 36-quinquies');
export const baseMaggiorazione = conteggio(
  'maggiorazione.base',
  'Reddito soggetto alla maggiorazione',
  soloSe(nonOperativa, imponibile),
  COMODO,
);
export const maggiorazione = conteggio(
  'maggiorazione.imposta',
  'Maggiorazione del 10,5%',
  arrotonda.euro(per(baseMaggiorazione, maggiorazioneComodo)),
  COMODO,
);
export const eccedenzaMaggiorazione = importo('maggiorazione.eccedenza', 'Eccedenza precedente');
export const compensataMaggiorazione = importo('maggiorazione.compensata', 'Eccedenza compensata in F24');
export const accontiMaggiorazione = importo('maggiorazione.acconti', 'Acconti versati');
const saldoMaggiorazione = conteggio(
  'maggiorazione.saldo',
  'Saldo della maggiorazione',
  saldo([maggiorazione, compensataMaggiorazione], [eccedenzaMaggiorazione, accontiMaggiorazione]),
  COMODO,
);
export const esitoMaggiorazione = spezzaSaldo('maggiorazione', saldoMaggiorazione, COMODO);
export const rimborsoMaggiorazione = makeRimborso('maggiorazione', saldoMaggiorazione);
export const anticipiMaggiorazione = makeAnticipi('maggiorazione', maggiorazione);
