import {
  arrotonda,
  type Concetto,
  codice,
  type Dato,
  dato,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  non,
  o,
  oltre,
  per,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/sport.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import * as quadroD from './quadro-d.ts';

const importo = (id: string, titolo: string, prova?: string): Dato =>
  dato({ id: `altriRedditi.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 2, quadro RL');

/** RL1 and RL2: income from capital that counts in the total income. */
export const utili = importo('utili', 'Utili e proventi equiparati', 'certificazione degli utili');
export const utiliRitenute = importo('utiliRitenute', 'Utili: ritenute', 'certificazione degli utili');
export const capitali = importo('capitali', 'Altri redditi di capitale');
export const capitaliRitenute = importo('capitaliRitenute', 'Altri redditi di capitale: ritenute');
export const redditoCapitale = regola({
  id: 'altriRedditi.capitale',
  titolo: 'Redditi di capitale',
  unita: 'euro',
  formule: sempre(somma(utili, capitali), tuir('art. 45')),
});
export const ritenuteCapitale = regola({
  id: 'altriRedditi.ritenuteCapitale',
  titolo: 'Ritenute sui redditi di capitale',
  unita: 'euro',
  formule: sempre(somma(utiliRitenute, capitaliRitenute), tuir('art. 22, c. 1, lett. c')),
});

/** RL4: what transparent trusts pass on, a modulo for each. */
const TRUST = 'trust';
const delTrust = (id: string, titolo: string): Dato =>
  dato({
    ...{ id: `${TRUST}.${id}`, titolo: `Trust: ${titolo}`, unita: 'euro', raccolta: TRUST, seManca: 'zero' },
    prova: 'prospetto del trust',
  });
export const trust = {
  raccolta: TRUST,
  reddito: delTrust('reddito', 'reddito imputato'),
  ritenute: delTrust('ritenute', 'ritenute'),
  estero: delTrust('estero', 'credito estero'),
  altri: delTrust('altri', 'altri crediti'),
} as const;
/** All the trusts. */
export const daTrust = {
  reddito: sommaDi(TRUST, trust.reddito),
  ritenute: sommaDi(TRUST, trust.ritenute),
  estero: sommaDi(TRUST, trust.estero),
  altri: sommaDi(TRUST, trust.altri),
} as const;

/** A rigo of section II: what was received, and the expenses, never more than that. */
const makeVoce = (id: string, titolo: string) => {
  const corrispettivi = importo(id, titolo);
  const spese = importo(`${id}Spese`, `${titolo}: spese`, 'fatture e ricevute');
  return { titolo, corrispettivi, spese };
};
export const lottizzazioni = makeVoce('lottizzazioni', 'Lottizzazione di terreni e rivendite');
export const rivendite = makeVoce('rivendite', 'Rivendita di immobili nei cinque anni');
/** RL6, third and fourth columns: from 2025. */
export const conSuperbonus = makeVoce('conSuperbonus', 'Cessione di immobili con il superbonus');
export const cessioni = makeVoce('cessioni', 'Cessione di partecipazioni sociali');
/** RL10: a modulo for each lease; short ones may be taxed flat, at 21 or 26%. */
const AFFITTI = 'affittiImmobili';
const diAffitto = (id: string, titolo: string, unita: Dato['unita'] = 'euro'): Dato =>
  dato({ id: `${AFFITTI}.${id}`, titolo, unita, raccolta: AFFITTI, seManca: 'zero' });
export const affitti = {
  raccolta: AFFITTI,
  corrispettivi: diAffitto('corrispettivi', 'Affitto e usufrutto di immobili'),
  spese: diAffitto('spese', 'Affitto e usufrutto di immobili: spese'),
  opzione: diAffitto('opzione', 'Sublocazione breve in cedolare secca', 'logico'),
  aliquota: diAffitto('aliquota', 'Sublocazione breve: cedolare secca', 'codice'),
  brevi: diAffitto('brevi', 'Sublocazioni e locazioni brevi'),
  speseBrevi: diAffitto('speseBrevi', 'Sublocazioni e locazioni brevi: spese'),
  /** In one amount, where a form does not tell them apart. */
  cedolare: diAffitto('cedolare', 'Locazioni brevi e sublocazioni in cedolare secca'),
} as const;
const alla21 = o(affitti.opzione, uguale(affitti.aliquota, codice(1)));
const alla26 = uguale(affitti.aliquota, codice(2));
const inCedolare = o(alla21, alla26);
const flat = (id: string, titolo: string, quali: Nodo): Concetto =>
  regola({
    id: `altriRedditi.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(
      sommaDi(AFFITTI, se(quali, affitti.brevi, zeroEuro)),
      fonte('D.L. 50/2017', 'art. 4'),
      fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 2, rigo RL10'),
    ),
  });
export const cedolare21 = flat('cedolare21', 'Locazioni brevi in cedolare secca al 21%', alla21);
export const cedolare26 = flat('cedolare26', 'Locazioni brevi in cedolare secca al 26%', alla26);
/** They stay out of the total income. */
export const affittiCedolare = regola({
  id: 'altriRedditi.affittiCedolare',
  titolo: 'Locazioni brevi e sublocazioni in cedolare secca',
  unita: 'euro',
  formule: sempre(
    somma(cedolare21, cedolare26, sommaDi(AFFITTI, affitti.cedolare)),
    fonte('D.L. 50/2017', 'art. 4'),
  ),
});
export const aziende = makeVoce('aziende', 'Cessione di aziende affittate o ricevute');
export const affittiAziende = makeVoce('affittiAziende', 'Affitto e usufrutto di aziende');
export const forfettizzati = makeVoce('forfettizzati', 'Attività agricole connesse occasionali');
/** RL11, RL12 and RL13: no expense is deducted from them. */
export const fondiari = importo('fondiari', 'Redditi fondiari non determinabili catastalmente');
export const fondiariEsteri = importo('fondiariEsteri', 'Immobili all’estero');
export const senzaRitenuta = importo('senzaRitenuta', 'Redditi su cui non è stata applicata la ritenuta');
export const opere = importo('opere', 'Opere e invenzioni, di chi non ne è autore');
export const commerciali = makeVoce('commerciali', 'Attività commerciali non abituali');
export const autonomi = makeVoce('autonomi', 'Lavoro autonomo non abituale');
export const obblighi = makeVoce('obblighi', 'Obblighi di fare, non fare o permettere');
export const ritenuteDiversi = importo(
  'ritenuteDiversi',
  'Ritenute sui redditi diversi',
  'CU lavoro autonomo, punto 9',
);

export const voci = {
  ...{ lottizzazioni, rivendite, conSuperbonus, cessioni, aziende, affittiAziende },
  ...{ commerciali, autonomi, obblighi, forfettizzati },
};
const tutte = Object.values(voci);
const speseDi = ({ corrispettivi, spese }: (typeof tutte)[number]): Nodo => minore(spese, corrispettivi);
const ordinari = non(inCedolare);
const ricaviAffitti = sommaDi(
  affitti.raccolta,
  somma(affitti.corrispettivi, se(ordinari, affitti.brevi, zeroEuro)),
);
const speseAffitti = sommaDi(
  affitti.raccolta,
  somma(
    minore(affitti.spese, affitti.corrispettivi),
    se(ordinari, minore(affitti.speseBrevi, affitti.brevi), zeroEuro),
  ),
);

export const totaleDiversi = regola({
  id: 'altriRedditi.totaleDiversi',
  titolo: 'Totale dei redditi diversi',
  unita: 'euro',
  formule: sempre(
    somma(
      ...[fondiari, fondiariEsteri, senzaRitenuta, opere, ricaviAffitti],
      ...tutte.map((v) => v.corrispettivi),
    ),
    tuir('art. 67'),
  ),
});
export const speseDiversi = regola({
  id: 'altriRedditi.speseDiversi',
  titolo: 'Totale delle spese deducibili',
  unita: 'euro',
  formule: sempre(somma(speseAffitti, ...tutte.map(speseDi)), tuir('artt. 68 e 71'), MODELLO),
});
export const redditoDiversi = regola({
  id: 'altriRedditi.diversi',
  titolo: 'Redditi diversi',
  unita: 'euro',
  frase: 'Corrispettivi per {altriRedditi.totaleDiversi} meno spese per {altriRedditi.speseDiversi}.',
  formule: sempre(meno(totaleDiversi, speseDiversi), tuir('art. 71, c. 2')),
});
/** Occasional trade, occasional work, obligations: they give the deduction that days do not measure. */
export const redditoOccasionale = regola({
  id: 'altriRedditi.occasionale',
  titolo: 'Redditi occasionali',
  unita: 'euro',
  formule: sempre(
    somma(
      quadroD.occasionale,
      ...[commerciali, autonomi, obblighi].map((v) => meno(v.corrispettivi, speseDi(v))),
    ),
    tuir('art. 67, c. 1, lett. i e l'),
  ),
});

export const diritti = importo('diritti', 'Opere dell’ingegno e invenzioni', 'CU lavoro autonomo');
export const protesti = importo('protesti', 'Levata dei protesti e giudici onorari');
export const associati = importo('associati', 'Associazione in partecipazione e soci promotori');
/** RL28 and RL29, of the forms of 2024 and 2025: work in sport that is neither employment nor collaboration. */
export const sportivi = importo('sportivi', 'Prestazioni sportive', 'CU lavoro autonomo');
export const sportiviConSoglia = importo('sportiviConSoglia', 'Prestazioni sportive con soglie di esenzione');
export const deduzioniForfetarie = importo('deduzioniForfetarie', 'Deduzioni forfetarie delle spese');
export const ritenuteAutonomo = importo(
  'ritenuteAutonomo',
  'Ritenute su altri redditi di lavoro autonomo',
  'CU lavoro autonomo, punto 9',
);
export const totaleCompensi = regola({
  id: 'altriRedditi.totaleCompensi',
  titolo: 'Totale compensi e proventi',
  unita: 'euro',
  formule: sempre(somma(diritti, protesti, associati, sportivi, sportiviConSoglia), tuir('art. 53, c. 2')),
});
export const redditoAutonomo = regola({
  id: 'altriRedditi.autonomo',
  titolo: 'Altri redditi di lavoro autonomo',
  unita: 'euro',
  formule: sempre(
    meno(totaleCompensi, minore(deduzioniForfetarie, somma(diritti, protesti))),
    fonte('TUIR', 'art. 54, testo prima del D.Lgs. 192/2024'),
  ),
});

/** RL21-RL23: amateur sport, until the first half of 2023, and choirs, by bands of what was received. */
export const cori = importo('cori', 'Compensi di cori e bande', 'CU lavoro autonomo');
export const coriCampione = importo('coriCampione', 'Compensi di cori e bande a Campione d’Italia', 'CU');
export const sport = importo('sport', 'Compensi sportivi dilettantistici', 'CU lavoro autonomo');
export const sportCampione = importo(
  'sportCampione',
  'Compensi sportivi percepiti a Campione d’Italia',
  'CU',
);
export const sportRitenute = importo(
  'sportRitenute',
  'Compensi sportivi dilettantistici, ritenute operate',
  'CU',
);
const delloSport = (id: string, titolo: string, valore: Nodo): Concetto =>
  regola({
    id: `altriRedditi.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(
      valore,
      tuir('art. 69, c. 2'),
      fonte('L. 133/1999', 'art. 25'),
      fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 2, righi da RL21 a RL23'),
    ),
  });
const oltreEsenti = maggiore(zeroEuro, meno(somma(sport, sportCampione, cori, coriCampione), p.sportEsente));
/** RL22: the band that is taxed at the source for good, and what is left for RN1. */
export const sportImposta = delloSport(
  'sportImposta',
  'Compensi sportivi tassati a titolo d’imposta',
  minore(oltreEsenti, p.sportImposta),
);
export const sportImponibile = delloSport(
  'sportImponibile',
  'Compensi sportivi, reddito imponibile',
  meno(oltreEsenti, sportImposta),
);
/** RL23, col. 2: what was withheld beyond the tax of the band. */
export const sportAcconto = delloSport(
  'sportAcconto',
  'Compensi sportivi, ritenute a titolo d’acconto',
  maggiore(zeroEuro, meno(sportRitenute, arrotonda.centesimo(per(sportImposta, p.sportAliquota)))),
);
const imponibileSport = se(
  oltre(somma(sportCampione, coriCampione), zeroEuro),
  incerto(sportImponibile, 'agevolazione di Campione d’Italia non calcolata'),
  sportImponibile,
);
/** RL34: a deduction for start-ups that is due no more comes back as income. */
export const startUpDecaduta = importo('startUpDecaduta', 'Decadenza start-up: deduzione da recuperare');
/** To RN1: RL3, RL4, RL19, RL22, RL32 and RL34 (RL30 and RL32 until the form of 2023). */
const ALTRI = somma(
  redditoCapitale,
  daTrust.reddito,
  redditoDiversi,
  redditoAutonomo,
  startUpDecaduta,
  imponibileSport,
  quadroD.totale,
);
export const totaleAltriRedditi: Concetto = regola({
  id: 'altriRedditi.totale',
  titolo: 'Altri redditi',
  unita: 'euro',
  formule: sempre(ALTRI, tuir('artt. 44, 53 e 67')),
});
/** To RN33. */
const RITENUTE = somma(
  ...[ritenuteCapitale, daTrust.ritenute, ritenuteDiversi, ritenuteAutonomo, quadroD.ritenute],
  sportAcconto,
);
export const ritenuteAltriRedditi = regola({
  id: 'altriRedditi.ritenute',
  titolo: 'Ritenute sugli altri redditi',
  unita: 'euro',
  formule: sempre(RITENUTE, tuir('art. 22, c. 1, lett. c')),
});
