import type { Caso730 } from './730.ts';

const BASE = 'FR3.1=F205 FR4.1=F205 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0';
const ESITO_45000 =
  'PL91.7=856 PL92.7=82 PL93.7=60 PL94.1=342 PL94.91=514 PL97.7=108 PL1302.1=1448 PL1301.1=1448 PL1301.3=1448';
const DI_2025 = 'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956';

/** What the reading of the instructions of 2023-2026 added, quadro by quadro: each with its line. */
export const lettureC: readonly Caso730[] = [
  {
    anno: 2026,
    nome: 'premi di risultato, da ordinari a sostitutiva',
    dati: `${BASE} C1.1=2 C1.3=45000 C4.1=1 C4.2=2000 C4.8=sì`,
    attesi:
      'PL11.1=43000 PL14.1=43000 PL16.1=11690 PL50.1=11082 PL91.7=82 PL92.7=48 PL93.7=44 PL94.91=82 PL97.7=103 PL1302.1=277 PL1301.1=377 PL1301.3=377',
    derivazione:
      'Istruzioni 730/2026 r. 2821-2823 e Redditi PF 2025 r. 3431-3446: 2.000 entro 3.000 escono dal reddito, imposta 5% = 100 da trattenere. 43.000: lorda 11.690, detrazione 608; addizionali 648 e 344.',
  },
  {
    anno: 2025,
    nome: 'premi di risultato, da sostitutiva a ordinari',
    dati: `${BASE} C1.1=2 C1.3=43000 C4.1=1 C4.3=2000 C4.4=100 C4.7=sì`,
    attesi: `${DI_2025} ${ESITO_45000}`,
    derivazione:
      'Istruzioni 730/2025 r. 2676-2682, Redditi PF 2025 r. 3421-3425: 43.000 + 2.000, le ritenute di 100 sono acconto. 956 − 100 = 856.',
  },
  {
    anno: 2026,
    nome: 'premi di due datori oltre 3.000 euro',
    dati: `${BASE} C1.1=2 C1.3=43000 C4.1=1 C4.3=2500 C4.4=125 C4.8=sì C4.1#2=1 C4.3#2=2500 C4.4#2=125`,
    attesi: `${DI_2025} ${ESITO_45000}`,
    derivazione:
      'Redditi PF 2025 r. 3453-3472: 5.000 − 3.000 = 2.000 nel reddito; imposta 150, trattenuti 250, 100 in acconto.',
  },
  {
    anno: 2026,
    nome: 'premi di chi distribuisce gli utili, 5.000 euro',
    dati: `${BASE} C1.1=2 C1.3=45000 C4.1=3 C4.3=4600 C4.4=230 C4.8=sì`,
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1588 PL1301.1=1588 PL1301.3=1588',
    derivazione:
      'Istruzioni 730/2026 r. 2793-2807: 4.600 entro 5.000, imposta 230 come trattenuta: niente cambia.',
  },
  {
    anno: 2023,
    nome: 'premi senza requisiti, con i benefit',
    dati: `${BASE} C1.1=2 C1.3=42000 C4.1=1 C4.3=2000 C4.4=200 C4.5=1000 C4.9=sì`,
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1016 PL92.7=82 PL93.7=60 PL94.1=406 PL94.91=610 PL97.7=108 PL1302.1=1672 PL1301.1=1672 PL1301.3=1672',
    derivazione:
      'Istruzioni 730/2023 r. 2485-2489, Redditi PF 2023 r. 3210-3226: 42.000 + 2.000 + 1.000; 1.216 − 200 di ritenute = 1.016.',
  },
  {
    anno: 2025,
    nome: 'mance da ordinarie a sostitutiva',
    dati: `${BASE} C1.1=2 C1.3=45000 C16.1=45000 C16.2=2000 C16.6=sì`,
    attesi:
      'PL11.1=43000 PL14.1=43000 PL16.1=11690 PL50.1=11256 PL91.7=256 PL92.7=48 PL93.7=44 PL94.91=256 PL97.7=103 PL1302.1=451 PL1301.1=451 PL1301.3=451',
    derivazione:
      'Istruzioni 730/2025 r. 3066-3083: escono 2.000; la detrazione si misura ancora su 45.000: 434. R. 528-538: i 100 dell’imposta (5%) si pagano con F24.',
  },
  {
    anno: 2024,
    nome: 'mance da sostitutiva a ordinarie',
    dati: `${BASE} C1.1=2 C1.3=43000 C16.1=43000 C16.3=2000 C16.4=100 C16.5=sì`,
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1116 PL92.7=82 PL93.7=60 PL94.1=446 PL94.91=670 PL97.7=108 PL1302.1=1812 PL1301.1=1812 PL1301.3=1812',
    derivazione: 'Istruzioni 730/2024 r. 2862-2865: 43.000 + 2.000, 100 in acconto: 1.216 − 100.',
  },
  {
    anno: 2026,
    nome: 'compensi delle corse ippiche in C6',
    dati: 'FR3.1=F205 FR4.1=F205 C6.2=36000 C6.3=3 C9.1=4000 C10.1=0 C11.1=0 C12.1=0 C13.1=0',
    attesi:
      'PL11.1=21000 PL14.1=21000 PL16.1=4830 PL50.1=4830 PL91.7=830 PL92.7=279 PL94.1=332 PL94.91=498 PL1302.1=1441 PL1301.1=1441 PL1301.3=1441',
    derivazione:
      'Istruzioni 730/2026 r. 2343-2346 e 2956, Redditi PF 2026 r. 3620-3625: 15.000 esenti, nessuna detrazione. 21.000 × 23% = 4.830; Lombardia 279, Milano esente fino a 23.000.',
  },
  {
    anno: 2026,
    nome: 'frontaliere, 10.000 esenti',
    dati: `${BASE} C1.1=4 C1.3=55000`,
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1588 PL1301.1=1588 PL1301.3=1588',
    derivazione: 'Istruzioni 730/2026 r. 2629-2636.',
  },
  {
    anno: 2023,
    nome: 'frontaliere, 7.500 esenti',
    dati: `${BASE} C1.1=4 C1.3=52500`,
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=82 PL93.7=60 PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=1952 PL1301.1=1952 PL1301.3=1952',
    derivazione: 'Istruzioni 730/2023 r. 2303-2310.',
  },
  {
    anno: 2026,
    nome: 'pensione a un orfano, 1.000 esenti',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=7 C1.3=46000 C5.2=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=12231 PL91.7=1231 PL92.7=82 PL93.7=60 PL94.1=492 PL94.91=739 PL97.7=108 PL1302.1=1973 PL1301.1=1973 PL1301.3=1973',
    derivazione:
      'Istruzioni 730/2026 r. 2637-2638: 45.000; detrazione da pensione 700 × 5.000 / 22.000 = 159; netta 12.231.',
  },
];

const LAVORO = `${BASE} C1.1=2 C1.3=45000`;
const ADDIZIONALI = 'PL92.7=82 PL93.7=60';
const A_CREDITO = `${ADDIZIONALI} PL97.7=108 PL1302.1=250 PL1301.1=250`;
const LORDE = 'PL11.1=45000 PL14.1=45000 PL16.1=12390';
export const lettureE: readonly Caso730[] = [
  {
    anno: 2026,
    nome: 'recupero edilizio dell’abitazione principale, dalla spesa',
    dati: `${LAVORO} E41.1=2025 E41.7=3 E41.8=1 E41.9=10000`,
    attesi: `${LORDE} PL50.1=11456 PL91.7=456 ${ADDIZIONALI} PL94.1=182 PL94.91=274 PL97.7=108 PL1302.1=888 PL1301.1=888 PL1301.3=888`,
    derivazione: 'Istruzioni 730/2026 r. 5904, 5458: 10.000 in dieci rate, 50% di 1.000.',
  },
  {
    anno: 2026,
    nome: 'antisismica del 2022 in cinque rate',
    dati: `${LAVORO} E41.1=2022 E41.2=6 E41.8=4 E41.9=10000`,
    attesi: `${LORDE} PL50.1=10556 PL91.5=444 ${A_CREDITO} PL1301.2=444 PL1301.4=194`,
    derivazione: 'Istruzioni 730/2026 r. 5515-5523: cinque rate fino al 2023, 70% di 2.000 = 1.400.',
  },
  {
    anno: 2026,
    nome: 'superbonus del 2023 in quattro rate',
    dati: `${LAVORO} E61.1=30 E61.2=2023 E61.6=2 E61.7=3 E61.8=10000`,
    attesi: `${LORDE} PL50.1=9706 PL91.5=1294 ${A_CREDITO} PL1301.2=1294 PL1301.4=1044`,
    derivazione: 'Istruzioni 730/2026 r. 6303, 6764: 2.500 al 90% = 2.250.',
  },
  {
    anno: 2026,
    nome: 'superbonus del 2023 in dieci rate, per opzione',
    dati: `${LAVORO} E61.1=30 E61.2=2023 E61.6=2 E61.7=3 E61.8=10000 E61.91=sì`,
    attesi: `${LORDE} PL50.1=11056 PL91.7=56 ${ADDIZIONALI} PL94.91=56 PL97.7=108 PL1302.1=306 PL1301.1=306 PL1301.3=306`,
    derivazione: 'Istruzioni 730/2026 r. 6778: 1.000 al 90% = 900.',
  },
  {
    anno: 2023,
    nome: 'superbonus al 110% con la casella barrata',
    dati: `${LAVORO} E41.1=2021 E41.2=5 E41.7=sì E41.8=2 E41.9=10000`,
    attesi: `PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=10016 PL91.5=984 ${A_CREDITO} PL1301.2=984 PL1301.4=734`,
    derivazione: 'Istruzioni 730/2023 r. 4943, 5291: cinque rate, 110% di 2.000 = 2.200.',
  },
  {
    anno: 2026,
    nome: 'spese sanitarie rateizzate: si indica l’intero, ne conta un quarto',
    dati: `${LAVORO} E6.1=2 E6.2=16000`,
    attesi: `${LORDE} PL50.1=11196 PL91.7=196 ${ADDIZIONALI} PL94.91=196 PL97.7=108 PL1302.1=446 PL1301.1=446 PL1301.3=446`,
    derivazione: 'Istruzioni 730/2026 r. 4245-4248: 16.000 / 4 al 19% = 760.',
  },
  {
    anno: 2026,
    nome: 'veicolo in quattro rate: si indica l’intero',
    dati: `${LAVORO} E4.1=1 E4.2=16000`,
    attesi: `${LORDE} PL50.1=11196 PL91.7=196 ${ADDIZIONALI} PL94.91=196 PL97.7=108 PL1302.1=446 PL1301.1=446 PL1301.3=446`,
    derivazione: 'Istruzioni 730/2026 r. 4220-4225: 16.000 / 4 al 19% = 760.',
  },
  {
    anno: 2026,
    nome: 'erogazioni a ONG entro il 2% del reddito',
    dati: `${LAVORO} E26.1=7 E26.2=5000`,
    attesi:
      'PL11.1=45000 PL14.1=44100 PL16.1=12075 PL50.1=11641 PL91.7=641 PL92.7=67 PL93.7=53 PL94.1=256 PL94.91=385 PL97.7=106 PL1302.1=1123 PL1301.1=1123 PL1301.3=1123',
    derivazione: 'Istruzioni 730/2026 r. 5039-5042: 900 deducibili; addizionali 667 e 353 su 44.100.',
  },
  {
    anno: 2023,
    nome: 'pace contributiva in cinque rate',
    dati: `${LAVORO} E56.1=1 E56.2=2022 E56.3=5000`,
    attesi: `PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=11716 PL91.7=716 ${ADDIZIONALI} PL94.1=286 PL94.91=430 PL97.7=108 PL1302.1=1252 PL1301.1=1252 PL1301.3=1252`,
    derivazione: 'Istruzioni 730/2023 r. 5418-5426: 1.000 al 50%.',
  },
  {
    anno: 2026,
    nome: 'arredi del 2024, entro 5.000 euro',
    dati: `${LAVORO} E57.1=2 E57.2=6000`,
    attesi: `${LORDE} PL50.1=11706 PL91.7=706 ${ADDIZIONALI} PL94.1=282 PL94.91=424 PL97.7=108 PL1302.1=1238 PL1301.1=1238 PL1301.3=1238`,
    derivazione: 'Istruzioni 730/2026 r. 6171-6172, 6221: un decimo di 5.000 al 50% = 250.',
  },
];

/** What 45,000 euro of income give where the employer withheld 11,000: by the law of 2024 and 2025, and by that of 2022. */
const ESITO = `${LORDE} PL50.1=11956 PL91.7=956 ${ADDIZIONALI} PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1588 PL1301.1=1588 PL1301.3=1588`;
const ESITO_2022 = `PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 ${ADDIZIONALI} PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=1952 PL1301.1=1952 PL1301.3=1952`;
export const lettureA: readonly Caso730[] = [
  {
    anno: 2026,
    nome: 'terreni di chi è socio di una società semplice',
    dati: `${BASE} C1.1=2 C1.3=42000 A1.1=1500 A1.2=5 A1.3=500 A2.1=4000 A2.2=10 A2.3=3000 A3.1=600 A3.2=11 A3.3=400`,
    attesi: ESITO,
    derivazione:
      'Istruzioni 730/2026 r. 1640-1651: gli imponibili dei titoli 5 e 11 come sono attribuiti, 2.000 e 1.000; il titolo 10 non è imponibile.',
  },
  {
    anno: 2023,
    nome: 'terreni di società semplice e di coltivatore diretto',
    dati: `${BASE} C1.1=2 C1.3=43000 A1.1=1500 A1.2=5 A1.3=500 A2.1=4000 A2.2=10 A3.1=600 A3.2=1 A3.3=400 A3.9=sì A3.10=sì`,
    attesi: ESITO_2022,
    derivazione:
      'Istruzioni 730/2023 r. 1452-1459 e 1490-1492: 1.500 + 500; non contano il titolo 10 né il coltivatore diretto.',
  },
  {
    anno: 2024,
    nome: 'terreno non affittato senza IMU',
    dati: `${BASE} C1.1=2 C1.3=42725 A1.1=500 A1.2=1 A1.3=500 A1.9=sì`,
    attesi: ESITO_2022,
    derivazione:
      'Istruzioni 730/2024 r. 1537-1538: 500 × 1,8 × 1,3 = 1.170; 500 × 1,7 × 1,3 = 1.105. 42.725 + 2.275.',
  },
  {
    anno: 2025,
    nome: 'coltivatore diretto oltre 15.000 euro',
    dati: `${BASE} C1.1=2 C1.3=41700 A1.1=5000 A1.2=1 A1.3=4000 A1.10=sì`,
    attesi: ESITO,
    derivazione:
      'Istruzioni 730/2025 r. 1502-1510: 5.000 × 1,8 + 4.000 × 1,7 = 15.800; metà di 5.000 e tutti gli 800 = 3.300.',
  },
  {
    anno: 2026,
    nome: 'terreno affittato a canone vincolato',
    dati: `${BASE} C1.1=2 C1.3=44700 A1.1=500 A1.2=2 A1.3=500 A1.6=300`,
    attesi: ESITO,
    derivazione:
      'Istruzioni 730/2026 r. 1638 e 1659: il canone, 300, sotto l’80% di 1.170; l’agrario è di chi conduce.',
  },
  {
    anno: 2026,
    nome: 'partecipante dell’impresa familiare agricola',
    dati: `${BASE} C1.1=2 C1.3=44500 A1.1=500 A1.2=6 A1.3=500`,
    attesi: ESITO,
    derivazione:
      'Istruzioni 730/2026 r. 1643-1645: la quota del reddito agrario, 500, come è imputata; il dominicale lo sostituisce l’IMU.',
  },
];

export const lettureG: readonly Caso730[] = [
  {
    anno: 2026,
    nome: 'imposta estera resa definitiva in due anni',
    dati: `${LAVORO} G4.2=2024 G4.3=1000 G4.4=150 G4.5=45000 G4.6=12390 G4.7=11956 G4.8=200 G4.9=200`,
    attesi: `${LORDE} PL50.1=11956 PL91.7=881 ${ADDIZIONALI} PL94.1=352 PL94.91=529 PL97.7=108 PL1302.1=1483 PL1301.1=1483 PL1301.3=1483`,
    derivazione:
      'Istruzioni 730/2026 r. 7499-7505, l’esempio: dei 350 pagati 200 già usati. 12.390 × 1.000 / 45.000 = 275, meno 200: dei 150 spettano 75.',
  },
  {
    anno: 2026,
    nome: 'abitazione in Abruzzo, due quote e un residuo',
    dati: `${LAVORO} G5.3=2000 G5.4=30 G5.3#2=1000`,
    attesi: `${LORDE} PL50.1=11956 PL91.7=776 ${ADDIZIONALI} PL94.1=310 PL94.91=466 PL97.7=108 PL1302.1=1336 PL1301.1=1336 PL1301.3=1336`,
    derivazione: 'Istruzioni 730/2026 r. 7518-7533: 2.000 / 20 + 1.000 / 20 + 30 = 180.',
  },
  {
    anno: 2025,
    nome: 'altri immobili in Abruzzo, in cinque e in dieci quote',
    dati: `${LAVORO} G6.4=5 G6.5=1000 G6.4#2=10 G6.5#2=500`,
    attesi: `${LORDE} PL50.1=11956 PL91.7=706 ${ADDIZIONALI} PL94.1=282 PL94.91=424 PL97.7=108 PL1302.1=1238 PL1301.1=1238 PL1301.3=1238`,
    derivazione: 'Istruzioni 730/2025 r. 7071-7081: 1.000 / 5 + 500 / 10 = 250.',
  },
  {
    anno: 2026,
    nome: 'residui di occupazione, scuola e videosorveglianza',
    dati: `${LAVORO} G15.1=6 G15.3=100 G15.6=20 G15.1#2=7 G15.3#2=50 G15.1#3=8 G15.3#3=40 G15.6#3=10`,
    attesi: `${LORDE} PL50.1=11876 PL91.7=796 ${ADDIZIONALI} PL94.1=318 PL94.91=478 PL97.7=108 PL1302.1=1364 PL1301.1=1364 PL1301.3=1364`,
    derivazione:
      'Istruzioni 730/2026 r. 7722-7739 e 7865-7871: 80 riducono l’imposta netta, 11.876; poi 50 e 30.',
  },
];

export const lettureD: readonly Caso730[] = [
  {
    anno: 2023,
    nome: 'lezioni private per cui si opta per la tassazione ordinaria',
    dati: `${BASE} C1.1=2 C1.3=43000 D5.1=5 D5.2=2500 D5.3=500`,
    attesi: ESITO_2022,
    derivazione: 'Istruzioni 730/2023 r. 3161-3166: 43.000 + 2.500 − 500, come gli altri redditi di D5.',
  },
  {
    anno: 2024,
    nome: 'noleggio di imbarcazioni, tassato in RM di Redditi PF',
    dati: `${LAVORO} D5.1=4 D5.2=10000 D5.3=2000`,
    attesi: ESITO_2022,
    derivazione:
      'Istruzioni 730/2024 r. 3372-3374: non entra nel reddito; l’acconto, che lo conta, resta indicativo.',
  },
  {
    anno: 2026,
    nome: 'utili di due codici e altri redditi di capitale',
    dati: `${BASE} C1.1=2 C1.3=42000 D1.1=9 D1.2=1000 D1.4=100 D1.1#2=2 D1.2#2=1500 D2.1=5 D2.2=500 D2.4=50`,
    attesi: `${LORDE} PL50.1=11956 PL91.7=806 ${ADDIZIONALI} PL94.1=322 PL94.91=484 PL97.7=108 PL1302.1=1378 PL1301.1=1378 PL1301.3=1378`,
    derivazione:
      'Istruzioni 730/2026 r. 3484-3497 e 3537-3540: importi già ridotti, un modulo per codice; ritenute 150.',
  },
  {
    anno: 2025,
    nome: 'immobile all’estero con IVIE in D4',
    dati: `${LAVORO} D4.3=8 D4.4=3000`,
    attesi: ESITO,
    derivazione: 'Istruzioni 730/2025 r. 3510: non è soggetto a IRPEF né ad addizionali.',
  },
];

/** W, M and T: the caselle of the point. */
export const sostitutive: readonly Caso730[] = [
  {
    anno: 2025,
    nome: 'casa all’estero, titoli in uno Stato privilegiato, cripto-attività',
    dati: `${LAVORO} W1.1=1 W1.3=15 W1.5=50 W1.8=200000 W1.11=6 W1.12=80 W2.3=2 W2.8=100000 W2.10=73 W2.21=sì W3.3=21 W3.8=50000 W3.10=366 W6.4=300 W7.2=500 W8.4=120`,
    attesi: `W907.1=450 PL301.7=20 PL304.7=50 PL307.7=220`,
    derivazione:
      'Istruzioni 730/2025, quadro W: IVIE 530 − 80 = 450, IVAFE 80, cripto-attività 100; i crediti di W6-W8.',
  },
  {
    anno: 2025,
    nome: 'mance da ordinarie a sostitutiva: la loro imposta',
    dati: `${LAVORO} C16.1=45000 C16.2=2000 C16.6=sì`,
    attesi: 'C996.2=2000 C996.3=100',
    derivazione: 'Istruzioni 730/2025 r. 3066-3083: 5% di 2.000.',
  },
  {
    anno: 2026,
    nome: 'redditi a tassazione separata, con e senza ritenute, e con opzione',
    dati: `${LAVORO} M2.1=2 M2.2=2025 M2.3=10000 M5.1=10 M5.2=2024 M5.3=4000 M5.4=100 M5.5=800 M3.1=1 M3.2=2023 M3.3=1000 M3.4=sì M6.1=3000 M7.1=2025 M7.2=2000 M7.3=9000`,
    attesi: 'PL11.1=46000 M921.1=10000 M921.3=2000 M922.1=1000 M922.2=0 M6.103=600 M7.104=400',
    derivazione:
      'Istruzioni 730/2026 r. 8198-8199 e 8215-8387: 20% di 10.000; gli arretrati e la fine di collaborazione per conto loro.',
  },
  {
    anno: 2026,
    nome: 'redditi con imposta sostitutiva di M31-M38 e M54, terreno rivalutato',
    dati: `${LAVORO} M31.1=B M31.3=1000 M31.4=26 M31.5=60 M32.1=600 M32.2=12.5 M33.1=100 M34.1=90000 M34.2=30000 M34.3=2500 M35.1=7000 M36.1=1000 M37.1=4000 M37.2=50 M37.4=300 M38.1=60000 M38.2=4000 M38.3=150 M51.1=sì M51.4=sì M54.2=20000 M54.3=25000 M76.1=50000 M76.3=2000`,
    attesi:
      'M31.108=200 M32.103=75 M33.102=20 M34.104=3000 M34.105=500 M35.103=1400 M36.102=230 M37.107=600 M37.108=250 M37.110=240 M37.111=360 M38.104=850 M54.104=1750 M76.2=9000 M76.4=7000',
    derivazione:
      'Istruzioni 730/2026 r. 8398-8615: 260 − 60; 12,5% di 600; 20%; 10% − 2.500; 20%; 23%; 15% − 350, due rate; 25% di 4.000 − 150; 7%; 18% − 2.000.',
  },
  {
    anno: 2026,
    nome: 'acconti minori di lezioni private e IVIE, nessuno di IVAFE e cripto-attività',
    dati: `${LAVORO} M37.1=4000 F6.15=300 W1.1=1 W1.3=15 W1.5=100 W1.8=200000 W1.11=12 F6.11=100 W2.3=2 W2.8=100000 W2.10=365 F6.12=sì W3.3=21 W3.8=100000 W3.10=365 F6.8=sì`,
    attesi:
      'M37.107=600 M37.110=240 M37.111=60 W907.1=2120 W1202.1=100 W1202.2=0 W906.1=200 W1201.2=0 W908.1=200 W1203.2=0',
    derivazione:
      'Istruzioni 730/2026 r. 7169-7182: di 600 di lezioni 300, prima 240 poi 60; di 2.120 di IVIE 100, tutti a giugno.',
  },
  {
    anno: 2025,
    nome: 'indennità di agenzia con opzione, totali delle plusvalenze in T1 e T11',
    dati: `${LAVORO} M1.1=A M1.2=2020 M1.3=5000 M1.4=8000 M1.5=1000 M1.6=1600 M1.7=sì T1.1=1000 T1.2=400 T11.1=3000 T11.2=1000`,
    attesi: 'PL11.1=50000 M922.1=5000 M922.2=1000 M921.1=0 M921.3=0 T964.1=120 T974.1=520',
    derivazione:
      'Istruzioni 730/2025 r. 7677-7685: 45.000 + 5.000, e le ritenute dell’anno; quadro T: 20% di 600 e 26% di 2.000.',
  },
  {
    anno: 2024,
    nome: 'D6 con opzione, D7 senza ritenute, capitali esteri e terreno di L',
    dati: `${LAVORO} D6.1=10 D6.2=sì D6.3=2020 D6.4=1000 D6.7=200 D7.1=6 D7.3=2023 D7.4=5000 L6.1=50000 L6.3=2000 L8.1=J L8.3=1000 L8.4=26 L8.5=60`,
    attesi: 'PL11.1=46000 PL16.1=13000 PL91.7=1453 PL1301.1=3312 L6.2=8000 L6.4=6000 L8.106=200',
    derivazione:
      'Istruzioni 730/2024 r. 456-457 e 3391-3544: 45.000 + 1.000, lorda 13.000 meno 347, meno 11.200 di ritenute; l’acconto di 1.000 è trattenuto. R. 7306-7337: 16% − 2.000; 260 − 60.',
  },
  {
    anno: 2023,
    nome: 'D7 con ritenute: niente acconto',
    dati: `${LAVORO} D7.1=2 D7.3=2021 D7.4=5000 D7.7=1000`,
    attesi: 'PL11.1=45000 PL91.7=1216 PL1301.1=1952',
    derivazione: 'Istruzioni 730/2023 r. 446-447 e 3275-3331: come senza il reddito.',
  },
];
