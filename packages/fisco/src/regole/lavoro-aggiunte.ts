import {
  dato,
  maggiore,
  meno,
  minore,
  nonDovuto,
  oltre,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/quote-esenti.ts';
import { fonte, tra } from './fonti.ts';
import { manceAgevolate } from './premi-mance.ts';

/** What RC4, RC16, RC17 and RC18 add to the income of employees, or take from it. */
const aggiunta = (id: string, titolo: string, prova: string) =>
  dato({ id: `lavoro.${id}`, titolo, unita: 'euro', seManca: 'zero', prova });
export const premiOrdinari = aggiunta(
  'premiOrdinari',
  'Premi di risultato da assoggettare a tassazione ordinaria',
  'CU, punti da 571 a 602',
);
export const premiSostitutiva = aggiunta(
  'premiSostitutiva',
  'Premi di risultato da assoggettare a imposta sostitutiva',
  'CU, punti da 571 a 602',
);
export const manceOrdinarie = aggiunta(
  'manceOrdinarie',
  'Mance da assoggettare a tassazione ordinaria',
  'CU, punti da 651 a 655',
);
export const manceSostitutiva = aggiunta(
  'manceSostitutiva',
  'Mance da assoggettare a imposta sostitutiva',
  'CU, punti da 651 a 655',
);
export const benefitMaggiorazione = aggiunta(
  'benefitMaggiorazione',
  'Benefit: maggiorazione',
  'CU, punto 474',
);
export const benefitRiduzione = aggiunta('benefitRiduzione', 'Benefit: riduzione', 'CU, punto 475');
export const rimborsiNeoassunti = aggiunta(
  'rimborsiNeoassunti',
  'Canoni e manutenzioni rimborsati ai neoassunti',
  'CU, punto 476',
);
/** RC4: what the CU says of the prizes and what is chosen of them. */
export const premiTassati = aggiunta('premiTassati', 'Premi tassati in via ordinaria', 'CU, punti 578 e 598');
export const premiFlat = aggiunta('premiFlat', 'Premi con imposta sostitutiva', 'CU, punti 572 e 592');
export const premiBenefit = aggiunta('premiBenefit', 'Premi in benefit', 'CU, punti 573 e 593');
const scelta = (id: string, titolo: string) =>
  dato({ id: `lavoro.${id}`, titolo, unita: 'logico', seManca: 'zero' });
export const premiSceltaOrdinaria = scelta('premiSceltaOrdinaria', 'Premi: tassazione ordinaria');
export const premiSceltaFlat = scelta('premiSceltaFlat', 'Premi: tassazione sostitutiva');
export const premiSenzaRequisiti = scelta('premiSenzaRequisiti', 'Premi: assenza dei requisiti');
export const premiDebito = aggiunta('premiDebito', 'Premi: imposta sostitutiva a debito', 'RC4');
export const premiEccesso = aggiunta('premiEccesso', 'Premi: imposta sostitutiva in eccesso', 'RC4');
/** RC16: the same of tips. */
export const manceTassateOrdinarie = aggiunta('manceTassateOrdinarie', 'Mance tassate', 'CU, punto 655');
export const manceSceltaOrdinaria = scelta('manceSceltaOrdinaria', 'Mance: tassazione ordinaria');
export const manceSenzaRequisiti = scelta('manceSenzaRequisiti', 'Mance: assenza dei requisiti');
export const manceDebito = aggiunta('manceDebito', 'Mance: imposta sostitutiva a debito', 'RC16');
export const manceEccesso = aggiunta('manceEccesso', 'Mance: imposta sostitutiva in eccesso', 'RC16');
/** RC5: what is left out of incomes in euro of who lives in Campione d'Italia. */
export const quotaCampione = aggiunta(
  'quotaCampione',
  'Quota esente del lavoro dipendente di Campione d’Italia',
  'TUIR, art. 188-bis',
);
export const quotaCampionePensioni = aggiunta(
  'quotaCampionePensioni',
  'Quota esente delle pensioni di Campione d’Italia',
  'TUIR, art. 188-bis',
);
/** The casella over the first section of RC. */
export const casoLavoro = dato({
  id: 'lavoro.caso',
  titolo: 'Casi particolari del lavoro dipendente',
  unita: 'codice',
  seManca: 'zero',
});

/** RC18, second column. */
export const quotaNeoassunti = regola({
  id: 'lavoro.quotaNeoassunti',
  titolo: 'Quota esente dei rimborsi ai neoassunti',
  unita: 'euro',
  formule: [
    tra(2018, 2024, nonDovuto('non prevista nell’anno'), fonte('L. 207/2024', 'art. 1, c. 386')),
    tra(2025, null, minore(rimborsiNeoassunti, p.esenteNeoassunti), fonte('L. 207/2024', 'art. 1, c. 386')),
  ],
});

/** RC16: tips that were taxed flat, and the tick of who wants them so. */
export const manceFlat = aggiunta('manceFlat', 'Mance assoggettate a imposta sostitutiva', 'CU, punto 652');
export const manceConferma = dato({
  id: 'lavoro.manceConferma',
  titolo: 'Mance: tassazione sostitutiva',
  unita: 'logico',
  seManca: 'zero',
});
/** What counts in the income of reference without being in the other. */
export const manceTassate = regola({
  id: 'lavoro.manceTassate',
  titolo: 'Mance con imposta sostitutiva',
  unita: 'euro',
  formule: [
    tra(2018, 2022, nonDovuto('non previste nell’anno'), fonte('L. 197/2022', 'art. 1, c. 58')),
    tra(
      2023,
      null,
      somma(manceSostitutiva, se(manceConferma, manceFlat, zeroEuro), manceAgevolate),
      fonte('L. 197/2022', 'art. 1, cc. 58-62'),
    ),
  ],
});

/** RC15: what defence and security personnel deduct, as their CU says it. */
const sicurezza = (id: string, titolo: string, punto: number) => aggiunta(id, titolo, `CU, punto ${punto}`);
export const sicurezzaFruita = sicurezza('sicurezzaFruita', 'Detrazione fruita, tassazione ordinaria', 384);
export const sicurezzaNonFruita = sicurezza('sicurezzaNonFruita', 'Detrazione non fruita', 385);
export const sicurezzaSeparata = sicurezza(
  'sicurezzaSeparata',
  'Detrazione fruita, tassazione separata',
  516,
);
const sicurezzaTutta = somma(sicurezzaFruita, sicurezzaNonFruita, sicurezzaSeparata);
const SICUREZZA = fonte('D.Lgs. 95/2017', 'art. 45, c. 2');
/** RN17, first column: all of it within the amount of the year, without what was used elsewhere. */
export const detrazioneSicurezza = regola({
  id: 'lavoro.detrazioneSicurezza',
  titolo: 'Detrazione del comparto sicurezza',
  unita: 'euro',
  formule: [
    tra(2018, 2021, nonDovuto('non gestita nell’anno'), SICUREZZA),
    tra(
      2022,
      null,
      se(
        oltre(sicurezzaTutta, zeroEuro),
        maggiore(zeroEuro, meno(minore(sicurezzaTutta, p.massimoSicurezza), sicurezzaSeparata)),
        zeroEuro,
      ),
      SICUREZZA,
    ),
  ],
});
