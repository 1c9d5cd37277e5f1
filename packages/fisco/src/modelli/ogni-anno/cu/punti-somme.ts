import * as l from '../../../regole/certificazione-lavoro.ts';
import { euro, type GruppoPunti, letto, numero, type Punto, percentuale, persona, spunta } from './punti.ts';

const DAL_2021 = { dal: 2021 } as const;
const DAL_2024 = { dal: 2024 } as const;
const NEL_2025 = { dal: 2025, al: 2025 } as const;
const DAL_2026 = { dal: 2026 } as const;
const UNO_DUE = { min: 1, max: 2 } as const;
const EROGATO = { ...UNO_DUE, istruzioni: '1 erogato, 2 non erogato.' } as const;

const drawPremi = (primo: number, di: l.Premi, quale: string): GruppoPunti => ({
  titolo: `Premi di risultato, ${quale} sezione`,
  punti: [
    letto(primo, di.codice, {
      min: 1,
      max: 3,
      istruzioni: '1 limite di 3.000 euro, 2 di 4.000, dal 2026 3 di 5.000.',
    }),
    letto(primo + 1, di.agevolati),
    letto(primo + 2, di.benefit),
    letto(primo + 3, di.previdenza),
    letto(primo + 4, di.sanitaria),
    letto(primo + 5, di.imposta),
    letto(primo + 6, di.sospesa),
    letto(primo + 7, di.ordinari),
    euro(primo + 8, 'Benefit dell’art. 51, c. 4, TUIR'),
    euro(primo + 9, 'Di cui erogazioni in natura'),
    euro(primo + 10, 'Di cui riscatto di periodi non coperti', { al: 2024 }),
    euro(primo + 10, 'Di cui erogazioni in natura, con figli a carico', { dal: 2025 }),
    euro(primo + 11, 'Di cui riscatto di periodi non coperti', { dal: 2025 }),
  ],
});
const altriPremi: GruppoPunti = {
  titolo: 'Premi di altri soggetti e di anni precedenti',
  punti: [
    euro(611, 'Già a imposta sostitutiva, da tassare nel modo ordinario', DAL_2021),
    euro(612, 'Già tassate nel modo ordinario, da assoggettare a sostitutiva', DAL_2021),
    euro(631, 'Contributi a forme pensionistiche di anni precedenti', DAL_2021),
    euro(632, 'Contributi di assistenza sanitaria di anni precedenti', DAL_2021),
  ],
};
const mance: GruppoPunti = {
  titolo: 'Mance del settore turistico',
  punti: Object.values(l.mance).map((dato, i) => letto(651 + i, dato, DAL_2024)),
};
const rimborsi: GruppoPunti = {
  titolo: 'Rimborsi di beni e servizi non tassati (art. 51 TUIR)',
  punti: [
    numero(701, 'Anno', { max: 2099, ...DAL_2021 }),
    numero(702, 'Codice onere detraibile', { max: 99, ...DAL_2021 }),
    numero(703, 'Codice onere deducibile', { max: 99, ...DAL_2021 }),
    euro(704, 'Importo rimborsato', DAL_2021),
    persona(705, 'Codice fiscale di chi riguarda la spesa', DAL_2021),
    spunta(706, 'Spesa del dipendente', DAL_2021),
  ],
};
const cuneo: GruppoPunti = {
  titolo: 'Bonus tredicesima; somma che non concorre al reddito',
  punti: [
    letto(721, l.tredicesima.reddito, NEL_2025),
    letto(723, l.tredicesima.erogato, NEL_2025),
    letto(724, l.tredicesima.nonErogato, NEL_2025),
    letto(726, l.tredicesima.giorni, { max: 366, ...NEL_2025 }),
    letto(718, l.cuneo.tipologia, {
      ...UNO_DUE,
      ...DAL_2026,
      istruzioni: '1 c’è un reddito di lavoro dipendente dell’art. 49, 2 non c’è.',
    }),
    letto(719, l.cuneo.reddito, DAL_2026),
    letto(720, l.cuneo.sportivo, DAL_2026),
    letto(721, l.cuneo.giorni, { max: 366, ...DAL_2026 }),
    letto(724, l.cuneo.codice, { ...EROGATO, ...DAL_2026 }),
    letto(725, l.cuneo.erogata, DAL_2026),
    letto(726, l.cuneo.nonErogata, DAL_2026),
  ],
};
/** Pairs of a code and an income: one until 2024, three after it, ten numbers on in 2026. */
const particolari = (primo: number, quante: number, anni: { dal?: number; al?: number }): Punto[] =>
  Array.from({ length: quante }, (_, i) => [
    numero(primo + 2 * i, `Particolare tipologia reddituale ${i + 1}, codice`, { max: 99, ...anni }),
    euro(primo + 2 * i + 1, `Particolare tipologia reddituale ${i + 1}, reddito`, anni),
  ]).flat();
const tipologie: GruppoPunti = {
  titolo: 'Particolari tipologie reddituali',
  punti: [
    ...particolari(741, 1, { al: 2024 }),
    ...particolari(741, 3, NEL_2025),
    ...particolari(751, 3, DAL_2026),
  ],
};
const campione: GruppoPunti = {
  titolo: 'Campione d’Italia',
  punti: [
    ...['tempo indeterminato', 'tempo determinato', 'pensione', 'pensione degli orfani'].map((di, i) =>
      euro(761 + i, `Compenso lordo, ${di}`, DAL_2021),
    ),
    euro(765, 'Compenso lordo, altri redditi assimilati', DAL_2021),
    euro(766, 'Compenso lordo, assegni del coniuge', DAL_2021),
    ...['tempo indeterminato', 'tempo determinato', 'pensione', 'assimilati', 'assegni del coniuge'].map(
      (di, i) => euro(771 + i, `Redditi senza l’agevolazione, ${di}`, DAL_2021),
    ),
  ],
};
const sport: GruppoPunti = {
  titolo: 'Lavoro sportivo',
  punti: [
    ...l.sport.map((dato, i) => letto(781 + i, dato, DAL_2024)),
    numero(787, 'Giorni di lavoro sportivo', { max: 366, ...DAL_2026 }),
  ],
};
const tfr: GruppoPunti = {
  titolo: 'TFR, indennità equipollenti e altre somme a tassazione separata',
  punti: [
    letto(801, l.tfr.erogato),
    letto(802, l.tfr.precedenti),
    letto(803, l.tfr.detrazione),
    letto(804, l.tfr.ritenuta),
    letto(805, l.tfr.sospese),
    letto(806, l.tfr.ritenutePrecedenti),
    euro(807, 'Ritenute di anni precedenti sospese'),
    percentuale(808, 'Quota per indennità dell’art. 2122 c.c.'),
    letto(809, l.tfr.azienda2000),
    letto(810, l.tfr.azienda2001),
    letto(811, l.tfr.fondo2000),
    letto(812, l.tfr.fondo2006),
    letto(813, l.tfr.fondo2007),
    letto(920, l.tfr.rivalutazioni, { istruzioni: 'Punto del modello che non entra nel file di prova.' }),
  ],
};

/** Points from 571: what is taxed less, what the State gives through the employer, what is taxed apart. */
export const puntiSomme: readonly GruppoPunti[] = [
  drawPremi(571, l.premi[0], 'prima'),
  drawPremi(591, l.premi[1], 'seconda'),
  altriPremi,
  mance,
  rimborsi,
  cuneo,
  tipologie,
  campione,
  sport,
  tfr,
];
