import type { CasoFascicolo3 } from './fascicolo-3.ts';

const DAL_2024 = [2024, 2025, 2026];
const FINO_2023 = [2023];

/** Quadro RU: balance of each credit, limit of use, what goes to RN. */
export const ru: readonly CasoFascicolo3[] = [
  {
    nome: 'RU: residuo di un credito solo in F24',
    dati: { 'RU1.1': 'E4', 'RU2.1': 4_000, 'RU3.1': 500, 'RU5.3': 10_000, 'RU6.1': 6_000, 'RU8.1': 200 },
    attesi: { 'RU12.2': 8_700, 'RU907.4': 6_000, 'RU907.6': 8_700, 'RN35.1': 0 },
    fonte: 'Rigo RU12: 4.000 + 500 + 10.000 + 200 − 6.000',
  },
  {
    nome: 'RU: cessione, trasparenza e ogni colonna di RU7',
    dati: {
      ...{ 'RU1.1': '20', 'RU2.1': 10_000, 'RU7.1': 100, 'RU7.2': 200, 'RU7.3': 300, 'RU7.4': 400 },
      ...{ 'RU7.5': 500, 'RU7.6': 600, 'RU9.1': 1_000, 'RU10.1': 2_000, 'RL2.2': 40_000 },
    },
    attesi: {
      ...{ 'RU12.2': 4_900, 'RN35.1': 500, 'RU522.1': 500, 'RU522.2': 600, 'RU522.3': 1_100 },
    },
    fonte: 'Rigo RU12: 10.000 − 2.100 − 1.000 − 2.000; RN35 da RU7, colonna 5',
  },
  {
    nome: 'RU: un modulo per credito',
    dati: {
      ...{ 'RU1.1': '2L', 'RU5.3': 9_000, 'RU5.1': 3_000, 'RU6.1': 3_000, 'RU130.4': 45_000 },
      ...{ 'RU1.1#2': '17', 'RU2.1#2': 700, 'RU7.5#2': 300, 'RU1.1#3': '24', 'RU5.3#3': 50, 'RL2.2': 40_000 },
    },
    attesi: { 'RU12.2': 6_000, 'RU12.2#2': 400, 'RU12.2#3': 50, 'RU907.6': 6_450, 'RN35.1': 300 },
    fonte: 'Rigo RU12, modulo per modulo',
  },
  {
    nome: 'RU: ceduto e trasferito con l’azienda',
    anni: DAL_2024,
    dati: { 'RU1.1': '28', 'RU2.1': 1_000, 'RU5.3': 2_000, 'RU9.1': 400, 'RU9.3': 600 },
    attesi: { 'RU12.2': 2_000 },
    fonte: 'Rigo RU12: RU9, colonne 1 e 3',
  },
  {
    nome: 'RU: diritto perso in parte',
    dati: { 'RU1.1': 'E4', 'RU2.1': 5_000, 'RU6.1': 1_000, 'RU12.1': true, 'RU12.91': 1_500 },
    attesi: { 'RU12.2': 1_500 },
    fonte: 'Rigo RU12, casella 1: un importo inferiore al residuo di 4.000',
  },
  {
    nome: 'RU: diritto perso per intero',
    dati: { 'RU1.1': 'E4', 'RU2.1': 5_000, 'RU12.1': true },
    attesi: { 'RU12.2': 0 },
    fonte: 'Rigo RU12, casella 1',
  },
  {
    nome: 'RU: caro petrolio, un modulo per anno',
    anni: DAL_2024,
    dati: {
      ...{ 'RU1.1': '23', 'RU1.2': '1', 'RU2.1': 3_000, 'RU6.1': 1_000, 'RU11.1': 1_500 },
      ...{ 'RU1.1#2': '23', 'RU1.2#2': '2', 'RU5.3#2': 8_000, 'RU6.1#2': 2_500, 'RU8.1#2': 100 },
    },
    attesi: { 'RU12.2': 0, 'RU12.2#2': 5_600, 'RU512.1': 0, 'RU512.2': 0 },
    fonte: 'Codice credito 23: RU12 solo nel modulo dell’anno; senza limite annuo',
  },
  {
    nome: 'RU: caro petrolio nella sezione II',
    anni: FINO_2023,
    dati: {
      ...{ 'RU21.1': 3_000, 'RU24.1': 1_000, 'RU27.1': 1_500 },
      ...{ 'RU22.2': 200, 'RU23.2': 8_000, 'RU24.2': 2_500, 'RU25.2': 100, 'RU26.2': 300 },
    },
    attesi: { 'RU28.2': 5_500, 'RU907.4': 3_500 },
    fonte: 'Rigo RU28: RU22 + RU23 + RU25 − RU24 − RU26',
  },
  {
    nome: 'RU: altri crediti nella sezione V',
    anni: FINO_2023,
    dati: {
      ...{ 'RU401.1': 2_000, 'RU402.1': 300, 'RU403.1': 700, 'RU404.1': 10, 'RU404.2': 20, 'RU404.3': 30 },
      ...{ 'RU404.4': 40, 'RU404.5': 500, 'RU404.6': 60, 'RU404.7': 70, 'RU405.1': 30, 'RL2.2': 40_000 },
    },
    attesi: { 'RU407.1': 2_300, 'RN35.1': 500, 'RU512.1': 2_000, 'RU512.2': 700, 'RU522.3': 560 },
    fonte: 'Rigo RU407: 3.000 + 30 − 730',
  },
  {
    nome: 'RU: limite, entro 250.000 non si compilano le colonne 4 e 5',
    dati: { 'RU1.1': '01', 'RU2.1': 100_000, 'RU5.3': 150_000 },
    attesi: { 'RU512.1': 100_000, 'RU512.2': 150_000, 'RU512.3': 250_000, 'RU512.5': 0, 'RU515.1': 0 },
    fonte: 'Rigo RU512',
  },
  {
    nome: 'RU: limite, i crediti che non vi sono soggetti',
    dati: { 'RU1.1': 'L1', 'RU2.1': 900_000, 'RU1.1#2': '01', 'RU5.3#2': 300_000, 'RU512.91': 20_000 },
    attesi: { 'RU512.1': 20_000, 'RU512.2': 300_000, 'RU512.3': 320_000, 'RU512.5': 320_000 },
    fonte: 'Rigo RU512; scheda del credito L1',
  },
  {
    nome: 'RU: limite, lo spazio del limite generale non usato',
    dati: { 'RU1.1': '01', 'RU5.3': 2_400_000, 'RU513.1': 0 },
    attesi: { 'RU514.1': 2_250_000, 'RU515.1': 150_000 },
    fonte: 'Righi RU514 e RU515: 250.000 + (2.000.000 − 0)',
  },
  {
    nome: 'RU: limite, altri crediti oltre due milioni',
    dati: { 'RU1.1': '01', 'RU5.3': 400_000, 'RU513.1': 2_300_000 },
    attesi: { 'RU514.1': 250_000, 'RU515.1': 150_000 },
    fonte: 'Righi RU514 e RU515: la differenza non è positiva',
  },
  {
    nome: 'RU: limite, le eccedenze degli anni prima',
    dati: {
      ...{ 'RU1.1': '01', 'RU5.3': 900_000, 'RU513.1': 1_700_000 },
      ...{ 'RU523.1': 2019, 'RU523.2': '01', 'RU523.3': 2018, 'RU523.4': 100_000, 'RU523.5': 60_000 },
      ...{ 'RU527.1': '01', 'RU527.2': 2020, 'RU527.3': 50_000, 'RU527.4': 10_000 },
    },
    attesi: {
      ...{ 'RU512.4': 150_000, 'RU512.5': 750_000, 'RU514.1': 550_000, 'RU515.1': 200_000 },
      ...{ 'RU523.6': 40_000, 'RU527.5': 40_000 },
    },
    fonte: 'Righi RU512, colonne 4 e 5, RU514, RU515, RU523 e RU527',
  },
  {
    nome: 'RU: compensazione interna, senza i crediti 62 e I2',
    dati: {
      ...{ 'RU516.1': 1_000, 'RU517.1': 2_000, 'RU518.1': 3_000, 'RL2.2': 60_000 },
      ...{ 'RU1.1': '17', 'RU2.1': 900, 'RU7.5': 400, 'RU7.6': 50 },
      ...{ 'RU1.1#2': '62', 'RU2.1#2': 900, 'RU7.5#2': 300, 'RU1.1#3': 'I2', 'RU2.1#3': 900, 'RU7.5#3': 200 },
    },
    attesi: { 'RU520.1': 6_000, 'RU522.1': 400, 'RU522.2': 50, 'RU522.3': 450, 'RN35.1': 900 },
    fonte: 'Righi RU520 e RU522; RN35 li prende tutti',
  },
  {
    nome: 'RU: spese di ricerca, innovazione e design',
    dati: {
      ...{ 'RU100.1': 1, 'RU100.2': 2, 'RU100.3': 3, 'RU100.4': 4, 'RU100.5': 5, 'RU100.6': 6 },
      ...{ 'RU101.1': 10, 'RU101.2': 20, 'RU101.3': 30, 'RU101.4': 40, 'RU101.5': 50 },
      ...{ 'RU102.1': 100, 'RU102.5': 500 },
    },
    attesi: { 'RU100.7': 21, 'RU101.6': 150, 'RU102.6': 600 },
    fonte: 'Righi RU100, colonna 7, RU101 e RU102, colonna 6',
  },
  {
    nome: 'RU: formazione e spese del 2021',
    anni: FINO_2023,
    dati: { 'RU110.4': 10, 'RU110.5': 20, 'RU110.6': 30, 'RU110.7': 40, 'RU153.1': 5, 'RU156.4': 7 },
    attesi: { 'RU110.3': 100, 'RU153.7': 5, 'RU156.3': 7 },
    fonte: 'Righi RU110, colonna 3, RU153 e RU156',
  },
];
