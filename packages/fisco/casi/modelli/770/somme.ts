import type { CasoConRilievi } from '../con-rilievi.ts';

/** SY, the capital quadri and the flows, from the hand. */
export const casiSomme: readonly CasoConRilievi[] = [
  {
    nome: 'pignoramenti in due moduli',
    anno: 2025,
    dati: { 'SY7.3': 1_000, 'SY8.3': 500, 'SY7.3#2': 1, 'SY921.2': 70, 'SY925.2': 30 },
    attesi: { 'SY901.1': 1_501, 'SY902.1': 100 },
    derivazione: '1.000 + 500 + 1; 70 + 30',
  },
  {
    nome: 'bonifici con la ritenuta dell’11%',
    anno: 2025,
    dati: { 'SY931.2': 10_000, 'SY931.3': 902, 'SY932.2': 1_000, 'SY932.3': 111 },
    attesi: { 'SY903.1': 11_000, 'SY903.2': 1_013 },
    derivazione: '11% di 10.000 / 1,22 = 902 e di 1.000 = 110, un euro di margine',
  },
  {
    nome: 'bonifici con la ritenuta dell’8% fino al 2023',
    anno: 2024,
    dati: { 'SY931.2': 1_000, 'SY931.3': 81, 'SY932.2': 1_000, 'SY932.3': 82 },
    attesi: { 'SY903.1': 2_000, 'SY903.2': 163 },
    rilievi: ['discordanza BONIFICI_RITENUTA SY932.3'],
    derivazione: '8% di 1.000 = 80, un euro di margine',
  },
  {
    nome: 'un percipiente estero',
    anno: 2025,
    dati: { 'SY16.10': 1_000, 'SY16.11': 300, 'SY16.12': 100, 'SY16.14': 180 },
    attesi: { 'SY16.13': 600 },
    derivazione: '1.000 − 300 − 100; 30% di 600 = 180',
  },
  {
    nome: 'un percipiente estero con somme e ritenute di troppo',
    anno: 2025,
    dati: { 'SY17.10': 100, 'SY17.11': 101, 'SY17.14': 1 },
    attesi: {},
    rilievi: ['bloccante SOMME_OLTRE_LORDO SY17.10', 'discordanza RITENUTE_OLTRE_IMPONIBILE SY17.14'],
    derivazione: '100 − 101: l’imponibile è zero',
  },
  {
    nome: 'redditi di capitale in quattro quadri, con ciò che ST ha operato',
    anno: 2025,
    dati: {
      ...{
        'SF901.3': 1_000,
        'SF901.5': 260,
        'SF902.3': 500.5,
        'SF902.5': 130.13,
        'SI901.3': 100,
        'SI901.5': 26,
      },
      ...{ 'SK901.3': 100, 'SO901.3': 10, 'SO901.5': 2.6, 'SF901.3#2': 1 },
      ...{
        'ST931.1': 32_024,
        'ST931.2': 416.13,
        'ST931.7': 416.13,
        'ST931.11': '1030',
        'ST931.14': '2024-04-16',
      },
      ...{ 'ST941.1': 32_024, 'ST941.2': 2.6, 'ST941.7': 2.6, 'ST941.11': '1102', 'ST941.14': '2024-04-16' },
    },
    attesi: {
      ...{ 'SF911.1': 1_501.5, 'SF911.2': 390.13, 'SI911.1': 100, 'SI911.2': 26, 'SK911.1': 100 },
      ...{
        'SO911.1': 10,
        'SO911.2': 2.6,
        'SS901.1': 1_501.5,
        'SS901.2': 390.13,
        'SS904.1': 100,
        'SS904.2': 26,
      },
      ...{ 'SS905.1': 100, 'SS908.1': 10, 'SS908.2': 2.6, 'SS920.1': 1_711.5, 'SS920.2': 418.73 },
      ...{ 'ST940.1': 416.13, 'ST940.2': 416.13, 'ST950.1': 2.6, 'ST950.2': 2.6 },
    },
    derivazione:
      '26%: 260 + 130,13 + 26 + 2,60 = 418,73 = 416,13 + 2,60; 1.000 + 500,50 + 1 + 100 + 100 + 10',
  },
  {
    nome: 'ritenute di capitale che ST non ha, e oltre le somme',
    anno: 2025,
    dati: { 'SQ901.3': 100, 'SQ901.5': 100.01 },
    attesi: {
      ...{ 'SQ911.1': 100, 'SQ911.2': 100.01, 'SS910.1': 100, 'SS910.2': 100.01 },
      ...{ 'SS920.1': 100, 'SS920.2': 100.01 },
    },
    rilievi: ['discordanza CAPITALE_OLTRE_SQ SQ901.5', 'informativa CAPITALE_DIVERSO_DA_ST SS920.2'],
    derivazione: 'un centesimo di troppo; ST non ha nulla',
  },
  {
    nome: 'flussi separati',
    anno: 2025,
    dati: { 'FR901.1': true, 'FR901.2': true, 'FR901.3': true, 'FR901.5': true, 'FR902.6': true },
    attesi: {},
    derivazione: 'dipendente, autonomo e locazioni qui, capitale nell’altro',
  },
  {
    nome: 'un flusso senza dati',
    anno: 2025,
    dati: { 'FR901.1': true },
    attesi: {},
    rilievi: ['bloccante FLUSSO_VUOTO FR901.1'],
    derivazione: 'nessuna tipologia',
  },
  {
    nome: 'un flusso con tutti i dati',
    anno: 2025,
    dati: {
      ...{
        'FR901.1': true,
        'FR901.2': true,
        'FR901.3': true,
        'FR901.4': true,
        'FR901.5': true,
        'FR901.6': true,
      },
    },
    attesi: {},
    rilievi: ['discordanza FLUSSO_UNICO FR901.1'],
    derivazione: 'cinque tipologie su cinque',
  },
  {
    nome: 'locazioni brevi lontane dagli autonomi, e dipendenti due volte',
    anno: 2025,
    dati: {
      ...{ 'FR901.1': true, 'FR901.2': true, 'FR901.5': true, 'FR902.4': true, 'FR902.5': true },
    },
    attesi: {},
    rilievi: ['bloccante LOCAZIONI_CON_AUTONOMI FR901.5', 'bloccante FLUSSO_DOPPIO FR901.1'],
    derivazione:
      'confapi.lecco.it: con un flusso Autonomo, Locazioni brevi sta in quello; dipendente in due flussi',
  },
];
