/** The numbers of the straight version, in cents and millionths: codes of expenses, deductions, brackets, surcharges. */

interface Codice {
  readonly aliquota: number;
  readonly limite: number;
  readonly franchigia: number;
  readonly massimo: number;
  readonly intera: boolean;
}
export const MAI = Number.MAX_SAFE_INTEGER;
const c = (aliquota: number, limite = MAI, franchigia = 0, massimo = MAI, intera = false): Codice => ({
  aliquota,
  limite,
  franchigia,
  massimo,
  intera,
});
export const codici = new Map<number, Codice>([
  [8, c(19, 206_583, 0, MAI, true)],
  // School: 800 euro until 2024, 1,000 since (L. 207/2024, art. 1, c. 13).
  [12, c(19, 80_000)],
  [14, c(19, 155_000)],
  [15, c(19, 210_000, 0, 4_000_000)],
  [29, c(19, 55_000, 12_911)],
  [30, c(19)],
  [36, c(19, 53_000)],
  [45, c(19, 100_000, 0, 3_600_000)],
  [61, c(26, 3_000_000)],
  [71, c(30, 3_000_000)],
  [76, c(35, 3_000_000)],
  [81, c(90)],
]);

export type Fascia = readonly [finoA: number, fisso: number, variabile: number, da: number, su: number];
const dipendente = (primo: number): readonly Fascia[] => [
  [1_500_000, primo, 0, 0, 0],
  [2_800_000, 191_000, 119_000, 2_800_000, 1_300_000],
  [5_000_000, 0, 191_000, 5_000_000, 2_200_000],
];
export const PENSIONE: readonly Fascia[] = [
  [850_000, 195_500, 0, 0, 0],
  [2_800_000, 70_000, 125_500, 2_800_000, 1_950_000],
  [5_000_000, 0, 70_000, 5_000_000, 2_200_000],
];
export const ASSIMILATI: readonly Fascia[] = [
  [550_000, 126_500, 0, 0, 0],
  [2_800_000, 50_000, 76_500, 2_800_000, 2_250_000],
  [5_000_000, 0, 50_000, 5_000_000, 2_200_000],
];
export const CONIUGE: readonly Fascia[] = [
  [1_500_000, 80_000, -11_000, 0, -1_500_000],
  [4_000_000, 69_000, 0, 0, 0],
  [8_000_000, 0, 69_000, 8_000_000, 4_000_000],
];

export type Scaglioni = readonly (readonly [oltre: number, aliquota: number])[];
export interface Fase {
  readonly finoA: number;
  readonly scaglioni: Scaglioni;
  readonly detrazione: number;
}
const fase = (finoA: number, scaglioni: Scaglioni, detrazione = 0): Fase => ({
  finoA,
  scaglioni,
  detrazione,
});
const LAZIO: Scaglioni = [
  [0, 17_300],
  [1_500_000, 33_300],
];
const lombardia = fase(MAI, [
  [0, 12_300],
  [1_500_000, 15_800],
  [2_800_000, 17_200],
  [5_000_000, 17_300],
]);
const regioniCon = (...lazio: Fase[]): Luoghi =>
  new Map([
    ['F205', [lombardia]],
    ['H501', lazio],
  ]);
const comuniCon = (esenteRoma: number): Luoghi =>
  new Map([
    ['F205', [fase(2_300_000, []), fase(MAI, [[0, 8_000]])]],
    ['H501', [fase(esenteRoma, []), fase(MAI, [[0, 9_000]])]],
  ]);
type Luoghi = ReadonlyMap<string, readonly Fase[]>;

/** What changes from one form to the next, each read on its own instructions. */
export interface Legge {
  readonly irpef: Scaglioni;
  readonly dipendente: readonly Fascia[];
  /** Taken off the deduction before the first test of the trattamento integrativo. */
  readonly riduzioneTest: number;
  /** Off the deductions of who is above 50,000 euro. */
  readonly taglio: number;
  /** The sum that is no income, and the further deduction. */
  readonly cuneo: boolean;
  readonly regioni: Luoghi;
  readonly comuni: Luoghi;
  /** The most that a pupil counts for, code 12. */
  readonly scuola: number;
  /** Colonna of the total of RC5. */
  readonly rc5: number;
}
const QUATTRO: Scaglioni = [
  [0, 230_000],
  [1_500_000, 250_000],
  [2_800_000, 350_000],
  [5_000_000, 430_000],
];
const TRE: Scaglioni = [
  [0, 230_000],
  [2_800_000, 350_000],
  [5_000_000, 430_000],
];
const lazio2024 = [fase(2_800_000, [[0, 17_300]]), fase(3_500_000, LAZIO, 6_000), fase(MAI, LAZIO)];
const lazio2022 = [fase(3_500_000, [[0, 17_300]]), fase(4_000_000, LAZIO, 30_000), fase(MAI, LAZIO)];
const comuni2024 = comuniCon(1_200_000);
const del2022 = {
  scuola: 80_000,
  irpef: QUATTRO,
  dipendente: dipendente(188_000),
  riduzioneTest: 0,
  taglio: 0,
  cuneo: false,
};
const del2024 = { scuola: 80_000, irpef: TRE, dipendente: dipendente(195_500), riduzioneTest: 7_500 };
/** By form year. */
export const leggi: Readonly<Record<number, Legge>> = {
  2023: { ...del2022, regioni: regioniCon(...lazio2022), comuni: comuni2024, rc5: 5 },
  2024: { ...del2022, regioni: regioniCon(fase(MAI, LAZIO)), comuni: comuni2024, rc5: 6 },
  2025: {
    ...del2024,
    taglio: 26_000,
    cuneo: false,
    regioni: regioniCon(...lazio2024),
    comuni: comuni2024,
    rc5: 6,
  },
  2026: {
    ...del2024,
    taglio: 0,
    cuneo: true,
    scuola: 100_000,
    regioni: regioniCon(...lazio2024),
    comuni: comuniCon(1_400_000),
    rc5: 6,
  },
};

/** The further deduction of employees, from 20,000 euro. */
export const ULTERIORE: readonly Fascia[] = [
  [2_000_000, 0, 0, 0, 0],
  [3_200_000, 100_000, 0, 0, 0],
  [4_000_000, 0, 100_000, 4_000_000, 800_000],
];
