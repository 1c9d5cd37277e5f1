import type { CodiceModello } from '../src/modelli/modello.ts';

/** An example with figures of the instructions that is not a golden case: its line by year, what it says there, and why. */
export interface SenzaCaso {
  readonly modello: CodiceModello;
  readonly fascicolo?: number;
  readonly righe: Readonly<Record<number, number>>;
  readonly dice: string;
  readonly perche: string;
}

const CONTA = 'Dice come si contano i giorni o i mesi: li conta chi compila, il modello li riceve.';
const QUALE = 'Dice quale di due importi riportare: il modello riceve quello.';
const DURATA =
  'Dice fino a quale anno spetta la detrazione: nel modello c’è solo l’anno della dichiarazione.';
const ARROTONDA = 'Gli importi del modello sono in euro interi: l’arrotondamento è di chi li riporta.';
const LIMITE_2020 = 'Il limite del 2020 non ha più rate da chiedere oltre la colonna già contata per intero.';

export const senzaCaso: readonly SenzaCaso[] = [
  {
    ...{ modello: '730', righe: { 2023: 898, 2024: 966, 2025: 988, 2026: 1015 }, dice: '65,50' },
    perche: ARROTONDA,
  },
  {
    ...{ modello: '730', righe: { 2023: 1181, 2024: 1244, 2025: 1268, 2026: 1263 }, dice: 'sette mesi' },
    perche: CONTA,
  },
  {
    ...{ modello: '730', righe: { 2023: 1210, 2024: 1268, 2025: 1297, 2026: 1292 }, dice: '‘5’' },
    perche: CONTA,
  },
  {
    ...{ modello: '730', righe: { 2023: 1253, 2024: 1313, 2025: 1337, 2026: 1342 }, dice: '‘5’' },
    perche: CONTA,
  },
  {
    ...{ modello: '730', righe: { 2023: 1851, 2024: 1896, 2025: 1968, 2026: 2075 }, dice: 'porzione A' },
    perche: CONTA,
  },
  {
    ...{ modello: '730', righe: { 2023: 2416, 2024: 2532, 2025: 2670, 2026: 2812 }, dice: 'lavoratore' },
    perche: 'Dice quando manca il requisito degli 80.000 euro: il modello riceve la scelta, già un caso.',
  },
  {
    ...{ modello: '730', righe: { 2023: 5510, 2024: 5669, 2025: 5780, 2026: 6164 }, dice: '10.000' },
    perche: LIMITE_2020,
  },
  {
    ...{ modello: '730', righe: { 2023: 6275, 2024: 6242, 2025: 6397, 2026: 6849 }, dice: 'stipulato' },
    perche: DURATA,
  },
  {
    ...{ modello: '730', righe: { 2023: 6288, 2024: 6255, 2025: 6408, 2026: 6860 }, dice: 'trasferimento' },
    perche: DURATA,
  },
  {
    ...{ modello: '730', righe: { 2023: 6461, 2024: 6411, 2025: 6563, 2026: 7018 }, dice: '800,00' },
    perche: QUALE,
  },
  {
    ...{
      modello: 'redditi-pf',
      fascicolo: 1,
      righe: { 2024: 685, 2025: 695, 2026: 704 },
      dice: 'prima rata',
    },
    perche: 'Date e interessi delle rate: sono del versamento, con i suoi casi, non del modello.',
  },
  {
    ...{ modello: 'redditi-pf', fascicolo: 1, dice: '55,50' },
    righe: { 2023: 853, 2024: 979, 2025: 1012, 2026: 1042 },
    perche: ARROTONDA,
  },
  {
    ...{ modello: 'redditi-pf', fascicolo: 1, dice: '10.000' },
    righe: { 2023: 6885, 2024: 7443, 2025: 7618, 2026: 7891 },
    perche: LIMITE_2020,
  },
  {
    ...{ modello: 'redditi-pf', fascicolo: 1, righe: { 2024: 9014, 2025: 9276 }, dice: '25.000' },
    perche:
      'Resta scritto come nel 2023, con i 565 euro di gennaio e febbraio che non ci sono più: contro il prospetto dello stesso testo, 752 euro e due figli, che è il caso.',
  },
  {
    ...{ modello: 'redditi-pf', fascicolo: 1, dice: '800' },
    righe: { 2023: 9382, 2024: 9909, 2025: 10191, 2026: 10532 },
    perche: QUALE,
  },
  {
    ...{ modello: 'redditi-pf', fascicolo: 3, dice: '800' },
    righe: { 2023: 3023, 2024: 3210, 2025: 3393, 2026: 3317 },
    perche: QUALE,
  },
  {
    ...{ modello: 'redditi-pf', fascicolo: 3, dice: 'redditi prodotti' },
    righe: { 2023: 6058, 2024: 6294, 2025: 6318, 2026: 6306 },
    perche: QUALE,
  },
];
