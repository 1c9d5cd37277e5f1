import type { CasoConRilievi } from '../con-rilievi.ts';

/** SX, from the hand: residue = before + of the year − used, never below zero. */
export const casiCrediti: readonly CasoConRilievi[] = [
  {
    nome: 'crediti di tutti i tipi, usati in parte',
    anno: 2025,
    dati: {
      ...{ 'SX1.1': 100.1, 'SX1.2': 20.2, 'SX1.3': 3.3, 'SX1.6': 40.4, 'SX1.7': 500.5, 'SX1.91': 0.5 },
      ...{ 'SX4.1': 35, 'SX4.3': 600 },
    },
    attesi: { 'SX4.2': 665, 'SX4.4': 100, 'SX4.5': 100 },
    derivazione: '100,10 + 20,20 + 3,30 + 40,40 + 500,50 + 0,50 = 665; 35 + 665 − 600 = 100',
  },
  {
    nome: 'il rimborso toglie dalla compensazione',
    anno: 2025,
    dati: { 'SX1.1': 300, 'SX4.3': 50, 'SX4.6': 100 },
    attesi: { 'SX4.2': 300, 'SX4.4': 250, 'SX4.5': 150 },
    derivazione: '300 − 50 = 250; 250 − 100 = 150',
  },
  {
    nome: 'rimborso oltre il residuo',
    anno: 2025,
    dati: { 'SX1.1': 300, 'SX4.3': 50, 'SX4.6': 250.01 },
    attesi: { 'SX4.2': 300, 'SX4.4': 250 },
    rilievi: ['bloccante RIMBORSO_SUPERATO SX4.6'],
    derivazione: 'un centesimo di troppo: niente da compensare',
  },
  {
    nome: 'credito usato fino all’ultimo centesimo',
    anno: 2025,
    dati: { 'SX4.1': 100.01, 'SX1.91': 50, 'SX4.3': 150.01 },
    attesi: { 'SX4.2': 50 },
    derivazione: '100,01 + 50 − 150,01 = 0',
  },
  {
    nome: 'credito usato oltre',
    anno: 2025,
    dati: { 'SX4.1': 100, 'SX1.91': 50, 'SX4.3': 150.01 },
    attesi: { 'SX4.2': 50 },
    rilievi: ['bloccante CREDITO_SUPERATO SX4.3'],
    derivazione: 'il residuo non scende sotto zero',
  },
  {
    nome: 'il bonus del 2014 che resta',
    anno: 2023,
    dati: { 'SX47.1': 80, 'SX47.4': 30 },
    attesi: { 'SX47.5': 50 },
    derivazione: '80 − 30',
  },
  {
    nome: 'il bonus del 2014 quando maturava',
    anno: 2020,
    dati: { 'SX47.1': 80, 'SX47.91': 960, 'SX47.4': 1_040.01 },
    attesi: {},
    rilievi: ['bloccante RECUPERO_SUPERATO_BONUS SX47.4'],
    derivazione: '80 + 960 = 1.040',
  },
  {
    nome: 'trattamento integrativo nel 770 del 2021: il residuo in colonna 6',
    anno: 2021,
    dati: { 'SX49.2': 1_200, 'SX49.92': 900 },
    attesi: { 'SX49.6': 300 },
    derivazione: '1.200 − 900',
  },
  {
    nome: 'trattamento integrativo dopo il 2021',
    anno: 2024,
    dati: { 'SX49.1': 300, 'SX49.2': 2_400, 'SX49.92': 2_700 },
    attesi: {},
    derivazione: '300 + 2.400 − 2.700 = 0',
  },
  {
    nome: 'trattamento integrativo usato oltre',
    anno: 2024,
    dati: { 'SX49.1': 300, 'SX49.2': 2_400, 'SX49.92': 2_700.01 },
    attesi: {},
    rilievi: ['bloccante RECUPERO_SUPERATO_TRATTAMENTO SX49.92'],
    derivazione: 'un centesimo',
  },
  {
    nome: 'la somma della legge di bilancio 2025',
    anno: 2026,
    dati: { 'SX911.2': 5_680, 'SX911.3': 5_000, 'SX49.2': 1_200, 'SX49.92': 1_100 },
    attesi: { 'SX911.4': 680, 'SX49.96': 100 },
    derivazione: '5.680 − 5.000; 1.200 − 1.100',
  },
];
