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
export const DIPENDENTE: readonly Fascia[] = [
  [1_500_000, 195_500, 0, 0, 0],
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
export const IRPEF: Scaglioni = [
  [0, 230_000],
  [2_800_000, 350_000],
  [5_000_000, 430_000],
];
const fase = (finoA: number, scaglioni: Scaglioni, detrazione = 0): Fase => ({
  finoA,
  scaglioni,
  detrazione,
});
const LAZIO: Scaglioni = [
  [0, 17_300],
  [1_500_000, 33_300],
];
export const regioni = new Map<string, readonly Fase[]>([
  [
    'F205',
    [
      fase(MAI, [
        [0, 12_300],
        [1_500_000, 15_800],
        [2_800_000, 17_200],
        [5_000_000, 17_300],
      ]),
    ],
  ],
  ['H501', [fase(2_800_000, [[0, 17_300]]), fase(3_500_000, LAZIO, 6_000), fase(MAI, LAZIO)]],
]);
export const comuni = new Map<string, readonly Fase[]>([
  ['F205', [fase(2_300_000, []), fase(MAI, [[0, 8_000]])]],
  ['H501', [fase(1_200_000, []), fase(MAI, [[0, 9_000]])]],
]);
