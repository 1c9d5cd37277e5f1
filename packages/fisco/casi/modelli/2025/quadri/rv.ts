import type { CasoModello } from './caso.ts';

const milanese = {
  'FR3.1': 'F205',
  'FR4.1': 'F205',
  'RC1.1': '2',
  'RC1.2': '1',
  'RC1.3': 40_000,
  'RC6.1': 365,
  'RC10.1': 8_000,
  'RC10.2': 100,
  'RC10.3': 90,
  'RC10.4': 100,
  'RC10.5': 30,
};
const dovute = {
  ...{ 'RV1.1': 40_000, 'RV2.2': 596, 'RV10.2': 320, 'RV11.1': 190 },
  ...{ 'RV17.2': 40_000, 'RV17.5': 96, 'RV17.6': 30 },
};

/** Surcharges of an employee of Milano: 184,50 + 205,40 + 206,40 = 596,30; 0,8% of 40.000; 30% of it. */
export const casiRV: readonly CasoModello[] = [
  {
    nome: 'altre trattenute, esito del 730, acconto già versato',
    quadro: 'RV',
    dati: {
      ...milanese,
      'RV3.1': 10,
      'RV6.1': 50,
      'RV6.2': 50,
      'RV11.2': 30,
      'RV11.4': 5,
      'RV14.1': 40,
      'RV14.2': 40,
      'RV17.7': 16,
    },
    attesi: {
      ...dovute,
      'RV3.3': 110,
      'RV7.1': 486,
      'RV11.6': 225,
      'RV15.1': 95,
      'RV17.8': 50,
    },
    derivazione: '596 − 110 − 50 + 50; 190 + 30 + 5 = 225; 320 − 225 − 40 + 40; 96 − 30 − 16',
  },
  {
    nome: 'eccedenze precedenti e loro compensazione, a credito',
    quadro: 'RV',
    dati: { ...milanese, 'RV4.3': 700, 'RV5.1': 100, 'RV12.3': 200, 'RV13.1': 30 },
    attesi: {
      ...dovute,
      'RV3.3': 100,
      'RV8.1': 104,
      'RV11.6': 190,
      'RV16.1': 40,
      'RV17.8': 66,
    },
    derivazione: '596 − 100 − 700 + 100 = −104; 320 − 190 − 200 + 30 = −40; 96 − 30',
  },
  {
    nome: 'acconto trattenuto per intero, saldo zero',
    quadro: 'RV',
    dati: { ...milanese, 'RC10.2': 596, 'RC10.3': 100, 'RC10.4': 220, 'RC10.5': 96 },
    attesi: { ...dovute, 'RV3.3': 596, 'RV11.1': 320, 'RV11.6': 320, 'RV17.6': 96 },
    derivazione: 'trattenuto quanto dovuto: nessun debito e nessun credito',
  },
  {
    nome: 'soli redditi assimilati: contano le trattenute della CU',
    quadro: 'RV',
    dati: {
      ...{ 'FR3.1': 'F205', 'FR4.1': 'F205', 'RC7.2': 25_000 },
      ...{ 'RC10.1': 4_000, 'RC10.2': 300, 'RC10.3': 40, 'RC10.4': 100, 'RC10.5': 25 },
    },
    attesi: {
      ...{ 'RV1.1': 25_000, 'RV2.2': 343, 'RV3.3': 300, 'RV7.1': 43 },
      ...{ 'RV10.2': 200, 'RV11.1': 140, 'RV11.6': 140, 'RV15.1': 60 },
      ...{ 'RV17.2': 25_000, 'RV17.5': 60, 'RV17.6': 25, 'RV17.8': 35 },
    },
    derivazione: '184,50 + 158 = 342,50; 343 − 300; 0,8% di 25.000 − 140; 60 − 25',
  },
  {
    nome: 'credito per redditi esteri che lascia 11 euro di imposta',
    quadro: 'RV',
    dati: {
      'FR3.1': 'F205',
      'FR4.1': 'F205',
      'RL2.2': 25_000,
      'CE1.3': 25_000,
      'CE1.4': 5_739,
    },
    attesi: {
      'RV1.1': 25_000,
      'RV2.2': 343,
      'RV7.1': 343,
      'RV10.2': 200,
      'RV15.1': 200,
      'RV17.2': 25_000,
      'RV17.5': 60,
      'RV17.8': 60,
    },
    derivazione: '5.750 − 5.739 = 11, più di 10,33; 184,50 + 158 = 342,50; 0,8% di 25.000; 30% di 200',
  },
  {
    nome: 'credito per redditi esteri che lascia 10 euro di imposta',
    quadro: 'RV',
    dati: {
      'FR3.1': 'F205',
      'FR4.1': 'F205',
      'RL2.2': 25_000,
      'CE1.3': 25_000,
      'CE1.4': 5_740,
    },
    attesi: {},
    derivazione: '5.750 − 5.740 = 10, non più di 10,33: le addizionali non sono dovute',
  },
];
