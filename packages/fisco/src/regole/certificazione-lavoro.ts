import { type Dato, somma } from '../engine/index.ts';
import { dipendenti, given, somme } from './certificazione.ts';

/** What else of employment the checks and the totals read, each under the number of its point. */
const lavoro = given(dipendenti);

/** Days of the two halves of the year, for the trattamento integrativo. */
export const giorniSemestri = [
  lavoro('giorni1', 'Giorni del 1° semestre', 'giorni'),
  lavoro('giorni2', 'Giorni del 2° semestre', 'giorni'),
] as const;
export const sospese = lavoro('sospese', 'Ritenute IRPEF sospese');
export const regionaleSospesa = lavoro('regionaleSospesa', 'Addizionale regionale sospesa');
export const accontoSospeso = lavoro('accontoSospeso', 'Addizionale comunale sospesa, acconto');
export const saldoSospeso = lavoro('saldoSospeso', 'Addizionale comunale sospesa, saldo');

/** Six charges: code and amount. */
export const oneri = [1, 2, 3, 4, 5, 6].map((quale) => ({
  codice: lavoro(`codiceOnere${quale}`, `Codice onere ${quale}`, 'numero'),
  importo: lavoro(`onere${quale}`, `Importo ${quale}`),
}));

/** The parts of what is taken off the gross tax, whose sum is `detrazioni` of the other file. */
export const carichi = lavoro('carichi', 'Detrazioni per carichi di famiglia');
export const numerose = lavoro('numerose', 'Detrazioni per famiglie numerose');
export const perLavoro = lavoro('perLavoro', 'Detrazione per lavoro e pensione');
export const ulteriore = lavoro('ulteriore', 'Ulteriore detrazione');
export const perOneri = lavoro('perOneri', 'Detrazioni per oneri');
export const perCanoni = lavoro('perCanoni', 'Detrazioni per canoni di locazione');
export const creditoEstero = lavoro('creditoEstero', 'Credito per imposte pagate all’estero');
export const annoEstero = lavoro('annoEstero', 'Anno di percezione del reddito estero', 'numero');
export const redditoEstero = lavoro('redditoEstero', 'Reddito prodotto all’estero');
export const impostaEstera = lavoro('impostaEstera', 'Imposta estera definitiva');
export const compensoSicurezza = lavoro('compensoSicurezza', 'Comparto sicurezza, compenso erogato');
export const detrazioneSicurezza = lavoro('detrazioneSicurezza', 'Comparto sicurezza, detrazione fruita');
export const nonFruitaSicurezza = lavoro('nonFruitaSicurezza', 'Comparto sicurezza, detrazione non fruita');
export const trattamentoNonErogato = lavoro('trattamentoNonErogato', 'Trattamento integrativo non erogato');

export const tipoPrevidenza = lavoro('tipoPrevidenza', 'Previdenza complementare, tipo', 'numero');
export const previdenzaDedotta = lavoro('previdenzaDedotta', 'Contributi dedotti dai redditi');
export const previdenzaNonDedotta = lavoro('previdenzaNonDedotta', 'Contributi non dedotti');
export const primaOccupazione = lavoro(
  'primaOccupazione',
  'Prima occupazione, eccedenti esclusi dai redditi',
);
export const familiariVersati = lavoro('familiariVersati', 'Familiari a carico, contributi versati');
export const familiariDedotti = lavoro('familiariDedotti', 'Familiari a carico, contributi dedotti');
export const familiariNonDedotti = lavoro(
  'familiariNonDedotti',
  'Familiari a carico, contributi non dedotti',
);
export const sanitariEsclusi = lavoro(
  'sanitariEsclusi',
  'Contributi a enti e casse che non concorrono al reddito',
);
export const sanitariTassati = lavoro(
  'sanitariTassati',
  'Contributi a enti e casse che concorrono al reddito',
);
export const codiceEsenzione = lavoro('codiceEsenzione', 'Redditi esenti, codice', 'numero');
export const quotaEsente = lavoro('quotaEsente', 'Redditi esenti, ammontare');
export const neoassunti = lavoro('neoassunti', 'Somme ai neoassunti per fabbricati in locazione');

/** Arrears, taxed apart. */
export const arretrati = [
  lavoro('arretrati1', 'Compensi arretrati con detrazioni'),
  lavoro('arretrati2', 'Compensi arretrati senza detrazioni'),
] as const;
export const ritenuteArretrati = lavoro('ritenuteArretrati', 'Ritenute sui compensi arretrati');
export const detrazioneArretrati = lavoro('detrazioneArretrati', 'Comparto sicurezza, detrazione fruita');
export const ritenuteImposta = {
  redditi: lavoro('redditiImposta', 'Redditi a ritenuta d’imposta'),
  ritenute: lavoro('ritenuteImposta', 'Ritenute a titolo d’imposta'),
} as const;
/** Lavori socialmente utili: exempt, taxed, withheld. */
export const utili = {
  esente: lavoro('lsuEsente', 'Lavori socialmente utili, quota esente'),
  imponibile: lavoro('lsuImponibile', 'Lavori socialmente utili, quota imponibile'),
  ritenute: lavoro('lsuRitenute', 'Lavori socialmente utili, ritenute IRPEF'),
  regionale: lavoro('lsuRegionale', 'Lavori socialmente utili, addizionale regionale'),
} as const;
/** What other employers paid and this one counted again, of the five kinds of income. */
export const conguagliati = [1, 2, 3, 4, 5].map((punto) =>
  lavoro(`conguagliato${punto}`, `Redditi conguagliati, già compresi nel punto ${punto}`),
);

/** A section of the premi: points 571-578 or 591-598. */
export interface Premi {
  readonly codice: Dato;
  readonly agevolati: Dato;
  readonly benefit: Dato;
  readonly previdenza: Dato;
  readonly sanitaria: Dato;
  readonly imposta: Dato;
  readonly sospesa: Dato;
  readonly ordinari: Dato;
}
const makePremi = (quale: 1 | 2): Premi => {
  const premio = (id: string, titolo: string, unita?: Dato['unita']) =>
    lavoro(`premi${quale}.${id}`, titolo, unita);
  return {
    codice: premio('codice', 'Premi di risultato, codice', 'numero'),
    agevolati: premio('agevolati', 'Premi assoggettati a imposta sostitutiva'),
    benefit: premio('benefit', 'Benefit'),
    previdenza: premio('previdenza', 'Di cui a previdenza complementare'),
    sanitaria: premio('sanitaria', 'Di cui ad assistenza sanitaria'),
    imposta: premio('imposta', 'Imposta sostitutiva'),
    sospesa: premio('sospesa', 'Imposta sostitutiva sospesa'),
    ordinari: premio('ordinari', 'Premi assoggettati a tassazione ordinaria'),
  };
};
export const premi = [makePremi(1), makePremi(2)] as const;

/** Tips of hotels and restaurants, from the form of 2024. */
export const mance = {
  reddito: lavoro('manceReddito', 'Redditi del settore turistico-alberghiero'),
  agevolate: lavoro('mance', 'Mance assoggettate a imposta sostitutiva'),
  imposta: lavoro('manceImposta', 'Imposta sostitutiva sulle mance'),
  sospesa: lavoro('manceSospesa', 'Imposta sostitutiva sulle mance, sospesa'),
  ordinarie: lavoro('manceOrdinarie', 'Mance assoggettate a tassazione ordinaria'),
} as const;

/** Bonus tredicesima, form of 2025. */
export const tredicesima = {
  reddito: lavoro('tredicesimaReddito', 'Bonus tredicesima, reddito di lavoro dipendente'),
  erogato: lavoro('tredicesima', 'Bonus tredicesima erogato'),
  nonErogato: lavoro('tredicesimaNonErogata', 'Bonus tredicesima non erogato'),
  giorni: lavoro('tredicesimaGiorni', 'Giorni per il bonus', 'giorni'),
} as const;

/** Cuneo fiscale, from the form of 2026 (L. 207/2024, art. 1, cc. 4-6). */
export const cuneo = {
  tipologia: lavoro('cuneoTipologia', 'Somma che non concorre al reddito, tipologia', 'numero'),
  reddito: lavoro('cuneoReddito', 'Redditi di lavoro dipendente'),
  sportivo: lavoro('cuneoSportivo', 'Redditi di lavoro sportivo dilettantistico'),
  giorni: lavoro('cuneoGiorni', 'Giorni di lavoro dipendente della somma', 'giorni'),
  codice: lavoro('cuneoCodice', 'Somma che non concorre al reddito, codice', 'numero'),
  erogata: lavoro('cuneoErogata', 'Somma che non concorre al reddito, erogata'),
  nonErogata: lavoro('cuneoNonErogata', 'Somma che non concorre al reddito, non erogata'),
} as const;

/** Income of sport, from the form of 2024: for each kind of contract dilettanti, professionisti under 23, the rest. */
export const sport = [781, 782, 783, 784, 785, 786].map((punto) =>
  lavoro(
    `sport${punto}`,
    `${punto % 3 === 1 ? 'Sportivi dilettanti' : punto % 3 === 2 ? 'Sportivi professionisti under 23' : 'Redditi senza agevolazione'}, ${punto < 784 ? 'tempo indeterminato' : 'tempo determinato'}`,
  ),
);

/** Severance pay: points 801-806, and 920. */
export const tfr = {
  erogato: lavoro('tfr', 'Indennità, acconti e somme erogati nell’anno'),
  precedenti: lavoro('tfrPrecedenti', 'Acconti e anticipazioni di anni precedenti'),
  detrazione: lavoro('tfrDetrazione', 'Detrazione'),
  ritenuta: lavoro('tfrRitenuta', 'Ritenuta netta operata nell’anno'),
  sospese: lavoro('tfrSospese', 'Ritenute sospese'),
  ritenutePrecedenti: lavoro('tfrRitenutePrecedenti', 'Ritenute operate in anni precedenti'),
  azienda2000: lavoro('tfrAzienda2000', 'TFR maturato fino al 31/12/2000 e rimasto in azienda'),
  azienda2001: lavoro('tfrAzienda2001', 'TFR maturato dall’1/1/2001 e rimasto in azienda'),
  fondo2000: lavoro('tfrFondo2000', 'TFR maturato fino al 31/12/2000 e versato al fondo'),
  fondo2006: lavoro('tfrFondo2006', 'TFR maturato dall’1/1/2001 al 31/12/2006 e versato al fondo'),
  fondo2007: lavoro('tfrFondo2007', 'TFR maturato dall’1/1/2007 e versato al fondo'),
  rivalutazioni: lavoro('tfrRivalutazioni', 'Imposta sostitutiva sulle rivalutazioni del TFR'),
} as const;

/** What the 770 is squared with, besides the totals of the ordinary withholdings. */
export const totaliSeparata = somme(
  dipendenti,
  {
    'TFR e altre indennità': tfr.erogato,
    'Ritenute sul TFR': tfr.ritenuta,
    'Ritenute sugli arretrati': ritenuteArretrati,
    'Imposta sostitutiva sulle rivalutazioni': tfr.rivalutazioni,
  },
  4,
);
export const totaliSostitutive = somme(
  dipendenti,
  {
    'Ritenute d’imposta': ritenuteImposta.ritenute,
    'Imposta sostitutiva sui premi': somma(premi[0].imposta, premi[1].imposta),
  },
  8,
);
export const totaliMance = somme(dipendenti, { 'Imposta sostitutiva sulle mance': mance.imposta }, 10);
/** What the employer advanced for the State. */
export const totaliTredicesima = somme(dipendenti, { 'Bonus tredicesima': tredicesima.erogato }, 11);
export const totaliCuneo = somme(dipendenti, { 'Somma che non concorre al reddito': cuneo.erogata }, 12);
