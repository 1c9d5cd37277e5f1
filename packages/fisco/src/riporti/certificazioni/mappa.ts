// Where the points of the CU go in Redditi PF and in the 730, by year of the form. The lines are of the instructions of the 730 and
// of Redditi PF 2026 and of the years named; before 2023 the same places are kept by continuity.

import { leggi, type Punti } from './tipi.ts';

export type Destinazione = 'redditi-pf' | '730';

/** A casella that takes the sum of some points of all the certifications. */
export interface Somma {
  readonly pf?: string;
  readonly d730?: string;
  readonly punti: readonly number[];
  readonly meno?: readonly number[];
  /** Which moduli count. */
  readonly se?: (punti: Punti) => boolean;
  /** Above this it stops: days of a year. */
  readonly massimo?: number;
  readonly dal?: number;
  readonly al?: number;
  readonly fonte: string;
}

const ESENZIONI = '730/2026 r. 3095-3103; Redditi PF 2023 r. 3593-3604';
const PREVIDENZA = '730/2026 r. 5135-5188';
const ECCEDENZE = '730/2026 r. 7013-7053; Redditi PF 2026 r. 10518-11082';
const ACCONTI = '730/2026 r. 6932-6968; Redditi PF 2026 r. 9344, 10583, 11040';
const CUNEO = '730/2026 r. 3104-3140';
const DOCENTI = [2, 15];
const IMPATRIATI = [4, 6, 8, 9, 13, 14, 16, 17];
const hasCodice = (codici: readonly number[]) => (punti: Punti) => codici.includes(leggi(punti, 462));
const tipo = (codice: number) => (punti: Punti) => leggi(punti, 411) === codice;
/** 718 with code 2 and 725 without 724: what was given and not taken back, to be repaid elsewhere. */
export const isNonRecuperata = (punti: Punti): boolean =>
  leggi(punti, 718) === 2 && punti[724] === undefined && leggi(punti, 725) > 0;

export const somme: readonly Somma[] = [
  { pf: 'RC6.1', d730: 'C5.1', punti: [6], massimo: 365, fonte: '730/2026 r. 2892' },
  { pf: 'RC6.2', d730: 'C5.2', punti: [7], massimo: 365, fonte: '730/2026 r. 2913' },
  { pf: 'RC10.1', d730: 'C9.1', punti: [21], fonte: '730/2026 r. 2979' },
  { pf: 'RC10.2', d730: 'C10.1', punti: [22], fonte: '730/2026 r. 2984' },
  { pf: 'RC10.3', d730: 'C11.1', punti: [26], fonte: '730/2026 r. 2991' },
  { pf: 'RC10.4', d730: 'C12.1', punti: [27], fonte: '730/2026 r. 2993' },
  { pf: 'RC10.5', d730: 'C13.1', punti: [29], fonte: '730/2026 r. 2995' },
  { pf: 'RC11.1', d730: 'F2.7', punti: [498], dal: 2021, fonte: '730/2026 r. 2595, 6995' },
  { pf: 'RC12.1', d730: 'F2.8', punti: [499], dal: 2021, fonte: '730/2026 r. 2596, 7003' },
  { pf: 'RC14.2', d730: 'C14.2', punti: [401], dal: 2021, al: 2021, fonte: 'Modello CU 2021' },
  { pf: 'RC14.2', d730: 'C14.2', punti: [391], dal: 2022, fonte: '730/2026 r. 3091' },
  { pf: 'RC14.4', punti: [463], dal: 2021, al: 2022, fonte: 'Modello CU 2021' },
  { pf: 'RC14.3', d730: 'C14.3', punti: [463], se: hasCodice(DOCENTI), dal: 2023, fonte: ESENZIONI },
  { pf: 'RC14.4', d730: 'C14.4', punti: [463], se: hasCodice(IMPATRIATI), dal: 2023, fonte: ESENZIONI },
  { pf: 'RC14.5', d730: 'C14.5', punti: [721], dal: 2025, al: 2025, fonte: '730/2025 r. 2981' },
  { pf: 'RC14.6', d730: 'C14.6', punti: [723], dal: 2025, al: 2025, fonte: '730/2025 r. 2984' },
  { pf: 'RC14.8', d730: 'C14.8', punti: [726], massimo: 365, dal: 2025, al: 2025, fonte: '730/2025 r. 2989' },
  { pf: 'RC14.6', d730: 'C14.6', punti: [719], dal: 2026, fonte: CUNEO },
  { pf: 'RC14.7', d730: 'C14.7', punti: [720], dal: 2026, fonte: CUNEO },
  { pf: 'RC14.8', d730: 'C14.8', punti: [721], massimo: 365, dal: 2026, fonte: CUNEO },
  {
    ...{ pf: 'RC14.10', d730: 'C14.10', punti: [725], dal: 2026, fonte: CUNEO },
    se: (punti) => !isNonRecuperata(punti),
  },
  { pf: 'RC15.1', d730: 'C15.1', punti: [384], dal: 2023, fonte: '730/2026 r. 3191' },
  { pf: 'RC15.2', d730: 'C15.2', punti: [385], dal: 2023, fonte: '730/2026 r. 3193' },
  { pf: 'RC15.3', d730: 'C15.3', punti: [516], dal: 2023, fonte: '730/2026 r. 3195' },
  { pf: 'RC18.1', d730: 'C18.1', punti: [476], dal: 2026, fonte: '730/2026 r. 3311' },
  { pf: 'RP27.1', d730: 'E27.1', punti: [412], meno: [422], se: tipo(1), fonte: PREVIDENZA },
  { pf: 'RP27.2', d730: 'E27.2', punti: [413], meno: [423], se: tipo(1), fonte: PREVIDENZA },
  { pf: 'RP28.1', d730: 'E28.1', punti: [412, 417], se: tipo(3), fonte: PREVIDENZA },
  { pf: 'RP28.2', d730: 'E28.2', punti: [413], se: tipo(3), fonte: PREVIDENZA },
  { pf: 'RP29.1', d730: 'E29.1', punti: [412], se: tipo(2), fonte: PREVIDENZA },
  { pf: 'RP29.2', d730: 'E29.2', punti: [413], se: tipo(2), fonte: PREVIDENZA },
  { pf: 'RP30.1', d730: 'E30.1', punti: [422], fonte: PREVIDENZA },
  { pf: 'RP30.2', d730: 'E30.2', punti: [423], fonte: PREVIDENZA },
  { pf: 'RP33.1', d730: 'E33.1', punti: [440], fonte: '730/2026 r. 5237' },
  { pf: 'RN36.2', d730: 'F3.1', punti: [64], fonte: ECCEDENZE },
  { pf: 'RV4.3', d730: 'F3.8', punti: [74], fonte: ECCEDENZE },
  { pf: 'RV12.3', d730: 'F3.11', punti: [84], fonte: ECCEDENZE },
  { pf: 'LC1.6', d730: 'F3.5', punti: [94], fonte: ECCEDENZE },
  // The form gives the two advances a column each; ours holds them together, in the second.
  { pf: 'RN38.6', d730: 'F1.2', punti: [121, 122], fonte: ACCONTI },
  { pf: 'RV11.2', d730: 'F1.3', punti: [124], fonte: ACCONTI },
  { pf: 'LC1.8', d730: 'F1.6', punti: [126, 127], fonte: ACCONTI },
];

/** A casella with 1 where one certification says 1, with 2 where all say 2. */
export interface Codice {
  readonly pf: string;
  readonly d730: string;
  readonly punto: number;
  readonly dal: number;
  readonly al?: number;
  readonly fonte: string;
}
export const codici: readonly Codice[] = [
  { pf: 'RC14.1', d730: 'C14.1', punto: 400, dal: 2021, al: 2021, fonte: 'Modello CU 2021' },
  { pf: 'RC14.1', d730: 'C14.1', punto: 390, dal: 2022, fonte: '730/2026 r. 3151-3152' },
  { pf: 'RC14.5', d730: 'C14.5', punto: 718, dal: 2026, fonte: '730/2026 r. 3158-3159' },
  { pf: 'RC14.9', d730: 'C14.9', punto: 724, dal: 2026, fonte: '730/2026 r. 3164-3165' },
];

/** A rigo that takes a modulo for each certification: its columns, and the points of each. */
export interface PerModulo {
  readonly pf: string;
  readonly d730: string;
  readonly colonne: Readonly<Record<number, number>>;
  readonly dal: number;
  readonly fonte: string;
}
const premi = (primo: number): PerModulo => ({
  pf: 'RC4',
  d730: 'C4',
  colonne: { 1: primo, 2: primo + 7, 3: primo + 1, 4: primo + 5, 5: primo + 2, 6: primo + 8 },
  dal: 2019,
  fonte: '730/2026 r. 2841-2852',
});
export const perModulo: readonly (readonly PerModulo[])[] = [
  [premi(571), premi(591)],
  [
    {
      pf: 'RC16',
      d730: 'C16',
      colonne: { 1: 651, 2: 655, 3: 652, 4: 653 },
      dal: 2024,
      fonte: '730/2026 r. 3241-3244',
    },
  ],
  [{ pf: 'RC17', d730: 'C17', colonne: { 1: 474, 2: 475 }, dal: 2025, fonte: '730/2026 r. 3287-3288' }],
];

/** What is said and not proposed, and why. */
export const sospesi: readonly {
  readonly punti: readonly number[];
  readonly motivo: string;
  readonly dal?: number;
}[] = [
  {
    punti: [371],
    motivo: 'Credito per canoni già riconosciuto: 730 rigo F11 con codice 2; in Redditi PF fra i crediti.',
  },
  { punti: [377, 378, 379, 380], motivo: 'Redditi esteri: quadro CE, o rigo G4 del 730, Stato per Stato.' },
  { punti: [381], motivo: 'Credito APE: rigo CR31, o G15 del 730, con codice 2.' },
  {
    punti: [30, 31, 33, 34, 131, 132, 133],
    motivo: 'Ritenute e acconti sospesi: rigo F5 del 730, con il codice dell’evento.',
  },
  {
    punti: [480],
    dal: 2026,
    motivo: 'Compensi agli addetti alle corse ippiche: RC7-RC8 o C6-C8 con altri dati 3.',
  },
  { punti: [511, 512, 513], motivo: 'Compensi arretrati a tassazione separata: non si dichiarano.' },
  {
    punti: [801, 802, 804],
    motivo: 'TFR e indennità a tassazione separata: non si dichiarano, li liquida l’Agenzia.',
  },
];
