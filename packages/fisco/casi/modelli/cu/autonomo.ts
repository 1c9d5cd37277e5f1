import type { CasoConRilievi } from '../con-rilievi.ts';

const professionista = { 'AU1.1': 'A', 'AU4.1': 10_000, 'AU9.1': 2_000 };

/**
 * Facts telematico §5.3 and §5.4, irap-770-cu-730 §4.3: points of the form, imponibile = 004 − 005 − 007, codes of point 006 by year.
 * AU901: lordo, non soggette, imponibile, ritenute d'acconto, ritenute d'imposta of all the certifications.
 */
export const casiAutonomo: readonly CasoConRilievi[] = [
  {
    nome: 'un professionista',
    anno: 2025,
    dati: professionista,
    attesi: { 'AU8.1': 10_000, 'AU901.1': 10_000, 'AU901.3': 10_000, 'AU901.4': 2_000 },
    derivazione: 'nessuna somma esclusa: imponibile = lordo; 20% di 10.000',
  },
  {
    nome: 'onorario, anticipazioni e bollo (auroramercurio.it)',
    anno: 2022,
    dati: { 'AU1.1': 'A', 'AU4.1': 6_402, 'AU6.1': 22, 'AU7.1': 402, 'AU9.1': 1_200 },
    attesi: { 'AU8.1': 6_000, 'AU901.1': 6_402, 'AU901.2': 402, 'AU901.3': 6_000, 'AU901.4': 1_200 },
    derivazione: '6.000 + 400 + 2 = 6.402; 6.402 − 402 = 6.000; 20% = 1.200; il codice 22 c’è già nel 2022',
  },
  {
    nome: 'un forfetario con anticipazioni: due codici (fisco7.it)',
    anno: 2022,
    dati: { 'AU1.1': 'A', 'AU4.1': 3_400, 'AU6.1': 24, 'AU7.1': 3_000, 'AU911.1': 22, 'AU911.2': 400 },
    attesi: { 'AU901.1': 3_400, 'AU901.2': 3_400 },
    derivazione: '3.400 − 3.000 − 400 = 0',
  },
  {
    nome: 'compensi con centesimi, in parte non soggetti',
    anno: 2024,
    dati: { 'AU1.1': 'A', 'AU4.1': 1_234.56, 'AU5.1': 100.06, 'AU6.1': 22, 'AU7.1': 34.5, 'AU9.1': 220 },
    attesi: {
      'AU8.1': 1_100,
      'AU901.1': 1_234.56,
      'AU901.2': 134.56,
      'AU901.3': 1_100,
      'AU901.4': 220,
    },
    derivazione: '1.234,56 − 100,06 − 34,50',
  },
  {
    nome: 'due codici del punto 6 per lo stesso compenso',
    anno: 2024,
    dati: { 'AU1.1': 'A', 'AU4.1': 5_000, 'AU6.1': 22, 'AU7.1': 500, 'AU911.1': 21, 'AU911.2': 1_500 },
    attesi: { 'AU8.1': 3_000, 'AU901.1': 5_000, 'AU901.2': 2_000, 'AU901.3': 3_000 },
    derivazione: '5.000 − 500 − 1.500',
  },
  {
    nome: 'il caso di docs/casi/cu.md',
    anno: 2025,
    dati: {
      ...{ 'AU1.1#2': 'A', 'AU4.1#2': 5_000, 'AU6.1#2': 22, 'AU7.1#2': 500, 'AU9.1#2': 600 },
      ...{ 'AU911.1#2': 21, 'AU911.2#2': 1_500, 'AU1.1#3': 'M', 'AU4.1#3': 100.5, 'AU903.1#3': 1 },
    },
    attesi: {
      'AU8.1#2': 3_000,
      'AU8.1#3': 100.5,
      'AU901.1': 5_100.5,
      'AU901.2': 2_000,
      'AU901.3': 3_100.5,
      'AU901.4': 600,
    },
    derivazione: '5.000 − 500 − 1.500; 3.000 + 100,50',
  },
  {
    nome: 'un forfetario',
    anno: 2024,
    dati: { 'AU1.1': 'A', 'AU4.1': 3_000, 'AU6.1': 24, 'AU7.1': 3_000 },
    attesi: { 'AU901.1': 3_000, 'AU901.2': 3_000 },
    derivazione: 'codice 24: tutto il compenso non è soggetto a ritenuta',
  },
  {
    nome: 'un forfetario quando la certificazione non si invia più',
    anno: 2025,
    dati: { 'AU1.1': 'A', 'AU4.1': 3_000, 'AU6.1': 24, 'AU7.1': 3_000 },
    attesi: { 'AU901.1': 3_000, 'AU901.2': 3_000 },
    rilievi: ['informativa FORFETARI_SENZA_CU AU6.1'],
    derivazione: 'D.Lgs. 1/2024, art. 3: compensi pagati dal 2024',
  },
  {
    nome: 'il codice dei forfetari del 2022 nel modello 2021',
    anno: 2021,
    dati: { 'AU1.1': 'A', 'AU4.1': 3_000, 'AU6.1': 24, 'AU7.1': 3_000 },
    attesi: { 'AU901.1': 3_000, 'AU901.2': 3_000 },
    rilievi: ['discordanza CODICE_SOMME_1 AU6.1'],
    derivazione: 'nel 2021 i codici noti sono 7 e 12; 21, 22 e 24 dal 2022',
  },
  {
    nome: 'un codice del punto 6 quando l’elenco dell’anno non è noto',
    anno: 2026,
    dati: { 'AU1.1': 'A', 'AU4.1': 3_000, 'AU6.1': 99, 'AU7.1': 3_000 },
    attesi: { 'AU901.1': 3_000, 'AU901.2': 3_000 },
    derivazione: 'dopo il 2024 nessun elenco: nessun rilievo',
  },
  {
    nome: 'due percipienti, il secondo con due causali',
    anno: 2025,
    dati: {
      ...professionista,
      ...{ 'AU1.1#2': 'M', 'AU4.1#2': 500, 'AU9.1#2': 100 },
      ...{ 'AU1.1#3': 'L', 'AU4.1#3': 250.5, 'AU9.1#3': 50.1, 'AU903.1#3': 2 },
    },
    attesi: {
      ...{ 'AU8.1': 10_000, 'AU8.1#2': 500, 'AU8.1#3': 250.5 },
      ...{ 'AU901.1': 10_750.5, 'AU901.3': 10_750.5, 'AU901.4': 2_150.1 },
    },
    derivazione: '10.000 + 500 + 250,50; ritenute 2.000 + 100 + 50,10',
  },
  {
    nome: 'causale senza lordo, lordo senza causale',
    anno: 2025,
    dati: { 'AU1.1': 'A', 'AU4.1#2': 100 },
    attesi: { 'AU8.1#2': 100, 'AU901.1': 100, 'AU901.3': 100 },
    rilievi: ['bloccante CAUSALE_E_LORDO AU1.1', 'bloccante CAUSALE_E_LORDO AU1.1#2'],
    derivazione: 'causale sul primo modulo con il lordo',
  },
  {
    nome: 'ritenute di due tipi e oltre l’imponibile',
    anno: 2025,
    dati: { 'AU1.1': 'E', 'AU4.1': 100, 'AU9.1': 60, 'AU10.1': 50, 'AU11.1': 110.01 },
    attesi: { 'AU8.1': 100, 'AU901.1': 100, 'AU901.3': 100, 'AU901.4': 60, 'AU901.5': 50 },
    rilievi: [
      'bloccante RITENUTE_ALTERNATIVE AU10.1',
      'discordanza RITENUTE_OLTRE_IMPONIBILE AU9.1',
      'bloccante SOSPESE_OLTRE_RITENUTE_AUTONOMO AU11.1',
    ],
    derivazione: 'punti 9 e 10 alternativi; 110 su 100; sospeso un centesimo di troppo',
  },
  {
    nome: 'somme non soggette oltre il lordo, e senza codice',
    anno: 2025,
    dati: { 'AU1.1': 'A', 'AU4.1': 100, 'AU7.1': 100.01 },
    attesi: { 'AU901.1': 100, 'AU901.2': 100.01 },
    rilievi: ['bloccante SOMME_OLTRE_LORDO AU4.1', 'bloccante SOMME_SENZA_CODICE_1 AU6.1'],
    derivazione: 'un centesimo di troppo; l’imponibile non scende sotto zero',
  },
  {
    nome: 'ritenute che non sono il 20% né, su provvigioni, il 23% di metà o di un quinto',
    anno: 2025,
    dati: {
      ...{ 'AU1.1': 'A', 'AU4.1': 1_000, 'AU9.1': 198.99, 'AU1.1#2': 'A', 'AU4.1#2': 1_000, 'AU9.1#2': 199 },
      ...{
        'AU1.1#3': 'Q',
        'AU4.1#3': 1_000,
        'AU9.1#3': 115,
        'AU1.1#4': 'R',
        'AU4.1#4': 1_000,
        'AU9.1#4': 46,
      },
      ...{ 'AU1.1#5': 'U', 'AU4.1#5': 1_000, 'AU9.1#5': 230, 'AU1.1#6': 'M', 'AU4.1#6': 100, 'AU10.1#6': 20 },
    },
    attesi: {
      ...{ 'AU8.1': 1_000, 'AU8.1#2': 1_000, 'AU8.1#3': 1_000, 'AU8.1#4': 1_000, 'AU8.1#5': 1_000 },
      ...{ 'AU8.1#6': 100, 'AU901.1': 5_100, 'AU901.3': 5_100, 'AU901.4': 788.99, 'AU901.5': 20 },
    },
    rilievi: [
      'informativa RITENUTA_AUTONOMI AU9.1',
      'informativa RITENUTA_PROVVIGIONI AU9.1#5',
      'informativa RITENUTA_NON_RESIDENTI AU10.1#6',
    ],
    derivazione:
      '20% di 1.000 = 200, oltre un euro di distanza; 23% di 500 = 115 e di 200 = 46, mai 230; 30% di 100 = 30; 198,99 + 199 + 115 + 46 + 230',
  },
  {
    nome: 'l’anno senza un’indennità, le causali dello sport dopo la riforma',
    anno: 2024,
    dati: { 'AU1.1': 'G', 'AU2.1': 2_019, 'AU4.1': 100, 'AU1.1#2': 'N', 'AU2.1#2': 2_019, 'AU4.1#2': 50 },
    attesi: { 'AU8.1': 100, 'AU8.1#2': 50, 'AU901.1': 150, 'AU901.3': 150 },
    rilievi: ['discordanza ANNO_SENZA_INDENNITA AU2.1#2', 'informativa CAUSALE_SPORT AU1.1#2'],
    derivazione: 'il punto 2 si compila con G, H e I soltanto',
  },
  {
    nome: 'causali F, J, K e V2',
    anno: 2023,
    dati: {
      ...{ 'AU1.1': 'F', 'AU4.1': 1, 'AU1.1#2': 'J', 'AU4.1#2': 2, 'AU1.1#3': 'K', 'AU4.1#3': 4 },
      ...{ 'AU1.1#4': 'V2', 'AU4.1#4': 8 },
    },
    attesi: {
      ...{ 'AU8.1': 1, 'AU8.1#2': 2, 'AU8.1#3': 4, 'AU8.1#4': 8, 'AU901.1': 15, 'AU901.3': 15 },
    },
    derivazione: 'causali_cu_2022: esistono e nessun rilievo; 1 + 2 + 4 + 8',
  },
  {
    nome: 'locazioni brevi: cinque contratti, uno di chi non è proprietario',
    anno: 2026,
    dati: {
      ...{
        'LB4.1': 2_025,
        'LB19.1': 1_000,
        'LB20.1': 210,
        'LB104.1': 2_025,
        'LB119.1': 500.5,
        'LB120.1': 105.11,
      },
      ...{ 'LB204.1': 2_025, 'LB219.1': 300, 'LB220.1': 63, 'LB221.1': true },
      ...{ 'LB304.1': 2_026, 'LB319.1': 100, 'LB320.1': 21, 'LB404.1': 2_024, 'LB419.1': 10, 'LB420.1': 2.1 },
    },
    attesi: { 'LB901.1': 1_910.5, 'LB901.2': 401.21, 'LB901.3': 300 },
    derivazione:
      '1.000 + 500,50 + 300 + 100 + 10; 21% di ciascuno: 210 + 105,11 (500,5 × 21% = 105,105) + 63 + 21 + 2,10',
  },
  {
    nome: 'locazioni brevi senza anno, ritenuta che non è il 21%; i punti di prima del 2023',
    anno: 2022,
    dati: { 'LB14.1': 100, 'LB15.1': 26, 'LB104.1': 2_021, 'LB114.1': 100, 'LB115.1': 22 },
    attesi: { 'LB901.1': 200, 'LB901.2': 48 },
    rilievi: ['discordanza LOCAZIONE_RITENUTA_1 LB15.1', 'bloccante LOCAZIONE_SENZA_ANNO_1 LB4.1'],
    derivazione: '21 atteso: 26 è oltre l’euro di distanza, 22 no',
  },
  {
    nome: 'un percipiente senza codice fiscale',
    anno: 2025,
    dati: { 'DA2.2': 'Rossi', 'DA2.2#2': 'Bianchi', 'DA2.1#2': 'RSSMRA80A01F205X' },
    attesi: {},
    rilievi: ['bloccante PERCIPIENTE_SENZA_CODICE DA2.1'],
    derivazione: 'il codice fiscale è la chiave della certificazione',
  },
];
