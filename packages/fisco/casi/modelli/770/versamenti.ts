import type { CasoConRilievi } from '../con-rilievi.ts';

/** One payment in time: period, withheld, paid, code, day. Form of 2025: tax year 2024. */
const marzo = { 'ST2.1': 32_024, 'ST2.11': '1001', 'ST2.14': '2024-04-16' };

/**
 * ST and SV, from the hand: ST920, 930, 940, 950 and SV920 show withheld, paid, difference, credits, interest, suspended. Difference =
 * withheld − credits − suspended − (paid − interest).
 */
export const casiVersamenti: readonly CasoConRilievi[] = [
  {
    nome: 'una ritenuta versata per intero',
    anno: 2025,
    dati: { ...marzo, 'ST2.2': 1_000.5, 'ST2.7': 1_000.5 },
    attesi: { 'ST920.1': 1_000.5, 'ST920.2': 1_000.5 },
    derivazione: '1.000,50 − 1.000,50 = 0; 16 aprile è nei termini',
  },
  {
    nome: 'due moduli: dodici righi ciascuno',
    anno: 2025,
    dati: {
      ...{ ...marzo, 'ST2.2': 1_000, 'ST2.7': 1_000, 'ST13.1': 22_025, 'ST13.2': 7, 'ST13.7': 7 },
      ...{ 'ST13.11': '1040', 'ST13.14': '2025-03-17', 'ST2.1#2': 12_024, 'ST2.2#2': 20, 'ST2.7#2': 20 },
      ...{ 'ST2.11#2': '1919', 'ST2.14#2': '2024-02-16' },
    },
    attesi: { 'ST920.1': 1_027, 'ST920.2': 1_027 },
    derivazione: '1.000 + 7 + 20; febbraio 2025 è del conguaglio; 17 marzo 2025 è lunedì',
  },
  {
    nome: 'versata in parte',
    anno: 2025,
    dati: { ...marzo, 'ST2.2': 1_000, 'ST2.7': 999.99 },
    attesi: { 'ST920.1': 1_000, 'ST920.2': 999.99, 'ST920.3': 0.01 },
    rilievi: ['informativa VERSAMENTI_ritenuteIrpef ST920.3'],
    derivazione: 'un centesimo',
  },
  {
    nome: 'ravvedimento: gli interessi stanno nel versato',
    anno: 2025,
    dati: {
      ...marzo,
      'ST2.14': '2024-05-20',
      'ST2.2': 1_000,
      'ST2.7': 1_002.33,
      'ST2.8': 2.33,
      'ST2.9': true,
    },
    attesi: { 'ST920.1': 1_000, 'ST920.2': 1_002.33, 'ST920.5': 2.33 },
    derivazione: '1.000 − (1.002,33 − 2,33) = 0; 34 giorni al 2,5%: 1.000 × 2,5% × 34 / 365 = 2,33',
  },
  {
    nome: 'tardi e senza ravvedimento, interessi senza ravvedimento',
    anno: 2025,
    dati: {
      ...{ ...marzo, 'ST2.2': 100, 'ST2.7': 100, 'ST2.14': '2024-04-21' },
      ...{ 'ST3.1': 42_024, 'ST3.2': 50, 'ST3.7': 51, 'ST3.8': 1, 'ST3.11': '1040', 'ST3.14': '2024-05-16' },
    },
    attesi: { 'ST920.1': 150, 'ST920.2': 151, 'ST920.5': 1 },
    rilievi: [
      'informativa VERSATO_TARDI_ritenuteIrpef ST2.14',
      'discordanza INTERESSI_SENZA_RAVVEDIMENTO_ritenuteIrpef ST3.8',
    ],
    derivazione: '150 − (151 − 1) = 0; il 20 aprile è l’ultimo giorno di cui non si dice nulla',
  },
  {
    nome: 'crediti scomputati e somme sospese',
    anno: 2024,
    dati: {
      ...{
        'ST2.1': 52_023,
        'ST2.2': 500,
        'ST2.6': 120,
        'ST2.7': 300,
        'ST2.11': '1001',
        'ST2.14': '2023-06-16',
      },
      ...{ 'ST2.15': 12, 'ST2.16': 80 },
    },
    attesi: { 'ST920.1': 500, 'ST920.2': 300, 'ST920.4': 120, 'ST920.6': 80 },
    derivazione: '500 − 120 − 80 − 300 = 0; nel 2024 le note da 1 a 15 valgono',
  },
  {
    nome: 'nel 2025 la nota di sospensione è 20',
    anno: 2025,
    dati: {
      ...{ ...marzo, 'ST2.2': 100, 'ST2.7': 60, 'ST2.15': 12, 'ST2.16': 40 },
      ...{ 'SV911.1': 32_024, 'SV911.2': 10, 'SV911.15': 20, 'SV911.16': 10, 'ST3.16': 1, 'ST921.15': 20 },
    },
    attesi: {
      ...{ 'ST920.1': 100, 'ST920.2': 60, 'ST920.3': -1, 'ST920.6': 41, 'SV920.1': 10, 'SV920.6': 10 },
    },
    rilievi: [
      'informativa VERSAMENTI_ritenuteIrpef ST920.3',
      'discordanza NOTA_SOSPESI_ritenuteIrpef ST2.15',
      'bloccante SOSPESI_SENZA_NOTA_ritenuteIrpef ST3.15',
      'bloccante SOSPESI_SENZA_NOTA_ritenuteRegionali ST921.15',
      'discordanza ECCESSO_NON_IN_SX SX1.2',
    ],
    derivazione: '100 − 41 − 60 = −1: quel che avanza va in SX1',
  },
  {
    nome: 'addizionale comunale versata in più: l’eccesso in SX',
    anno: 2025,
    dati: {
      ...{ 'SV911.1': 112_024, 'SV911.2': 10, 'SV911.7': 11, 'SV911.11': '3848', 'SV911.14': '2024-12-16' },
      ...{ 'SX1.2': 1 },
    },
    attesi: { 'SV920.1': 10, 'SV920.2': 11, 'SV920.3': -1, 'SX4.2': 1, 'SX4.4': 1, 'SX4.5': 1 },
    rilievi: ['informativa VERSAMENTI_ritenuteComunali SV920.3'],
    derivazione: '10 − 11 = −1; credito dell’anno 1, tutto da usare',
  },
  {
    nome: 'l’eccesso che non è in SX',
    anno: 2025,
    dati: { 'SV911.1': 112_024, 'SV911.2': 10, 'SV911.7': 11, 'SV911.11': '3848', 'SV911.14': '2024-12-16' },
    attesi: { 'SV920.1': 10, 'SV920.2': 11, 'SV920.3': -1 },
    rilievi: ['informativa VERSAMENTI_ritenuteComunali SV920.3', 'discordanza ECCESSO_NON_IN_SX SX1.2'],
    derivazione: 'D.Lgs. 175/2014, art. 15',
  },
  {
    nome: 'ogni sezione ha il suo totale',
    anno: 2024,
    dati: {
      ...{
        'ST921.1': 12_023,
        'ST921.2': 1,
        'ST921.7': 1,
        'ST921.11': '3802',
        'ST921.13': 9,
        'ST921.14': '2023-02-16',
      },
      ...{ 'ST931.1': 12_023, 'ST931.2': 2, 'ST931.7': 2, 'ST931.11': '1035', 'ST931.14': '2023-02-16' },
      ...{ 'ST941.1': 12_023, 'ST941.2': 3, 'ST941.7': 3, 'ST941.11': '1102', 'ST941.14': '2023-02-16' },
    },
    attesi: {
      ...{ 'ST930.1': 1, 'ST930.2': 1, 'ST940.1': 2, 'ST940.2': 2, 'ST950.1': 3, 'ST950.2': 3 },
    },
    derivazione: 'una per sezione',
  },
  {
    nome: 'tributi di un’altra sezione, dati che mancano',
    anno: 2025,
    dati: {
      ...{ ...marzo, 'ST2.2': 1, 'ST2.7': 1, 'ST2.11': '3802', 'ST3.2': 5, 'ST3.7': 5 },
      ...{ 'SV911.1': 32_024, 'SV911.2': 1, 'SV911.7': 1, 'SV911.11': '1001', 'SV911.14': '2024-04-16' },
      ...{ 'ST931.1': 32_026, 'ST931.2': 1, 'ST931.7': 1, 'ST931.11': '3848', 'ST931.14': '2024-04-16' },
    },
    attesi: {
      ...{ 'ST920.1': 6, 'ST920.2': 6, 'SV920.1': 1, 'SV920.2': 1, 'ST940.1': 1, 'ST940.2': 1 },
    },
    rilievi: [
      'discordanza TRIBUTO_DI_ALTRA_SEZIONE_ritenuteIrpef ST2.11',
      'bloccante TRIBUTO_MANCANTE_ritenuteIrpef ST3.11',
      'bloccante DATA_MANCANTE_ritenuteIrpef ST3.14',
      'bloccante PERIODO_MANCANTE_ritenuteIrpef ST3.1',
      'discordanza TRIBUTO_DI_ALTRA_SEZIONE_ritenuteComunali SV911.11',
      'discordanza TRIBUTO_DI_ALTRA_SEZIONE_ritenuteCapitale ST931.11',
      'discordanza PERIODO_FUORI_ANNO_ritenuteCapitale ST931.1',
    ],
    derivazione: 'marzo 2026 non è un periodo del 770/2025',
  },
  {
    nome: 'interessi oltre il versato, crediti oltre le ritenute',
    anno: 2025,
    dati: { ...marzo, 'ST2.2': 10, 'ST2.6': 10.01, 'ST2.7': 1, 'ST2.8': 1.01, 'ST2.9': true },
    attesi: { 'ST920.1': 10, 'ST920.2': 1, 'ST920.4': 10.01, 'ST920.5': 1.01 },
    rilievi: [
      'bloccante INTERESSI_OLTRE_VERSATO_ritenuteIrpef ST2.8',
      'discordanza SCOMPUTATI_OLTRE_OPERATE_ritenuteIrpef ST2.6',
    ],
    derivazione: '10 − 10,01 − (1 − 1,01) = 0',
  },
];
