import type { CasoConRilievi } from '../con-rilievi.ts';

/**
 * Employment. DB901: redditi, ritenute, regionale, comunale; DB902: TFR, its withholding, that on arrears, rivalutazioni; DB904:
 * ritenute d'imposta, premi, mance; DB905: what was advanced for the State. The sums are of points that are entered: what is worth
 * proving is which of them go in, and what is said of them.
 */
export const casiLavoro: readonly CasoConRilievi[] = [
  {
    nome: 'un dipendente',
    anno: 2025,
    dati: {
      ...{ 'DB1.1': 24_000.4, 'DB6.1': 365, 'DB21.1': 3_000.25, 'DB22.1': 300, 'DB26.1': 40, 'DB27.1': 90 },
      ...{ 'DB361.1': 5_520.09, 'DB374.1': 2_519.84, 'DB375.1': 3_000.25, 'DB390.1': 2 },
    },
    attesi: { 'DB901.1': 24_000.4, 'DB901.2': 3_000.25, 'DB901.3': 300, 'DB901.4': 130 },
    derivazione: 'totali delle certificazioni, al centesimo; 5.520,09 − 2.519,84 = 3.000,25',
  },
  {
    nome: 'due rapporti: i giorni, le date, il trattamento, la netta',
    anno: 2025,
    dati: {
      ...{ 'DB1.1': 1_000, 'DB6.1': 200, 'DB7.1': 166, 'DB21.1': 1_000.01 },
      ...{ 'DB8.1#2': '2024-05-02', 'DB9.1#2': '2024-05-01', 'DB390.1#2': 2, 'DB391.1#2': 10 },
      ...{ 'DB361.1#2': 500, 'DB374.1#2': 100, 'DB375.1#2': 400.01 },
    },
    attesi: { 'DB901.1': 1_000, 'DB901.2': 1_000.01 },
    rilievi: [
      'bloccante GIORNI_OLTRE_ANNO DB6.1',
      'bloccante RAPPORTO_ROVESCIATO DB9.1#2',
      'discordanza RITENUTE_OLTRE_REDDITO DB21.1',
      'discordanza TRATTAMENTO_CODICE DB391.1#2',
      'discordanza NETTA_DIVERSA DB375.1#2',
    ],
    derivazione: '366 giorni; un giorno indietro; un centesimo di troppo',
  },
  {
    nome: 'al limite: 365 giorni, un solo giorno, tutto ritenuto',
    anno: 2025,
    dati: {
      ...{ 'DB1.1': 1_000, 'DB6.1': 199, 'DB7.1': 166, 'DB21.1': 1_000 },
      ...{ 'DB8.1': '2024-05-01', 'DB9.1': '2024-05-01' },
      ...{ 'DB390.1': 1, 'DB391.1': 10, 'DB361.1': 500, 'DB374.1': 100, 'DB375.1': 400 },
    },
    attesi: { 'DB901.1': 1_000, 'DB901.2': 1_000 },
    derivazione: 'nessun rilievo',
  },
  {
    nome: 'reddito e pensione senza i giorni, oneri a metà',
    anno: 2023,
    dati: { 'DB2.1': 100, 'DB3.1': 50, 'DB341.1': 1, 'DB344.1': 20, 'DB345.1': 7, 'DB346.1': 30 },
    attesi: { 'DB901.1': 150 },
    rilievi: [
      'discordanza REDDITO_SENZA_GIORNI DB6.1',
      'discordanza PENSIONE_SENZA_GIORNI DB7.1',
      'bloccante ONERE_SENZA_CODICE DB341.1',
    ],
    derivazione: 'punti 341-342, 343-344 e 345-346 a coppie: la terza c’è tutta',
  },
  {
    nome: 'somme sospese oltre quelle certificate',
    anno: 2024,
    dati: {
      ...{ 'DB1.1': 1_000, 'DB6.1': 30, 'DB21.1': 100, 'DB22.1': 10, 'DB26.1': 2, 'DB27.1': 3, 'DB29.1': 1 },
      ...{ 'DB30.1': 100.01, 'DB31.1': 10.01, 'DB33.1': 2, 'DB34.1': 3.01 },
    },
    attesi: { 'DB901.1': 1_000, 'DB901.2': 100, 'DB901.3': 10, 'DB901.4': 6 },
    rilievi: [
      'bloccante SOSPESE_OLTRE_RITENUTE DB30.1',
      'bloccante REGIONALE_SOSPESA_OLTRE DB31.1',
      'bloccante COMUNALE_SOSPESA_OLTRE DB33.1',
    ],
    derivazione: 'un centesimo di troppo ciascuna; comunale 2 + 3 certificati, 2 + 3,01 sospesi; 2 + 3 + 1',
  },
  {
    nome: 'le detrazioni che fanno il totale, con l’ulteriore del 2021',
    anno: 2022,
    dati: {
      ...{
        'DB1.1': 29_000,
        'DB6.1': 365,
        'DB361.1': 7_280,
        'DB362.1': 950,
        'DB367.1': 800,
        'DB368.1': 1_000,
      },
      ...{ 'DB369.1': 100, 'DB370.1': 50, 'DB374.1': 2_900, 'DB375.1': 4_380 },
    },
    attesi: { 'DB901.1': 29_000 },
    derivazione: '950 + 800 + 1.000 + 100 + 50 = 2.900; 7.280 − 2.900 = 4.380',
  },
  {
    nome: 'detrazioni che non fanno il totale, e che assorbono l’imposta',
    anno: 2020,
    dati: { 'DB362.1': 100, 'DB367.1': 200, 'DB368.1': 50, 'DB373.1': 349.99 },
    attesi: {},
    rilievi: ['discordanza DETRAZIONI_NON_SOMMANO DB373.1'],
    derivazione: 'nel 2020 gli oneri stanno al 368 e il totale al 373: 100 + 200 + 50 = 350',
  },
  {
    nome: 'imposta netta con detrazioni che la assorbono',
    anno: 2023,
    dati: { 'DB361.1': 500, 'DB367.1': 500, 'DB374.1': 500, 'DB375.1': 0.01 },
    attesi: {},
    rilievi: ['discordanza NETTA_NEGATIVA DB375.1'],
    derivazione: '500 − 500 = 0: un centesimo non ci può essere',
  },
  {
    nome: 'premi di risultato al 10%, e oltre il limite di 3.000 euro',
    anno: 2022,
    dati: {
      ...{ 'DB571.1': 1, 'DB572.1': 2_000, 'DB573.1': 1_000, 'DB574.1': 600, 'DB575.1': 400, 'DB576.1': 200 },
      ...{ 'DB591.1': 1, 'DB592.1': 3_000.01, 'DB596.1': 300 },
    },
    attesi: { 'DB904.2': 500 },
    rilievi: ['discordanza PREMI_OLTRE_LIMITE_2 DB592.1'],
    derivazione: '2.000 + 1.000 = 3.000, il limite; 10% di 2.000 = 200 e di 3.000,01 = 300,00; 200 + 300',
  },
  {
    nome: 'premi al 5% dal 2023: con il 10% di prima lo si dice',
    anno: 2024,
    dati: {
      ...{ 'DB571.1': 2, 'DB572.1': 4_000, 'DB576.1': 150, 'DB577.1': 50 },
      ...{ 'DB591.1': 1, 'DB592.1': 1_000, 'DB596.1': 100, 'DB593.1': 10, 'DB594.1': 10, 'DB595.1': 0.01 },
    },
    attesi: { 'DB904.2': 250 },
    rilievi: ['discordanza PREMI_IMPOSTA_2 DB596.1', 'bloccante PREMI_DI_CUI_2 DB594.1'],
    derivazione: 'L. 197/2022: 5% di 4.000 = 200 = 150 + 50 sospese; 5% di 1.000 = 50, non 100; 150 + 100',
  },
  {
    nome: 'il limite di 5.000 euro, codice 3, e premi senza codice',
    anno: 2026,
    dati: { 'DB571.1': 3, 'DB572.1': 5_000.01, 'DB576.1': 250, 'DB598.1': 10 },
    attesi: { 'DB904.2': 250 },
    rilievi: ['discordanza PREMI_OLTRE_LIMITE_1 DB572.1', 'bloccante PREMI_SENZA_CODICE_2 DB591.1'],
    derivazione: 'L. 76/2025, art. 5; 5% di 5.000,01 = 250,00',
  },
  {
    nome: 'arretrati, redditi a ritenuta d’imposta, TFR e rivalutazioni',
    anno: 2021,
    dati: {
      ...{ 'DB511.1': 1_000, 'DB512.1': 500, 'DB513.1': 345, 'DB481.1': 200, 'DB482.1': 60 },
      ...{ 'DB801.1': 12_000, 'DB804.1': 2_760, 'DB809.1': 1_000, 'DB810.1': 11_000, 'DB920.1': 17.5 },
    },
    attesi: {
      ...{ 'DB902.1': 12_000, 'DB902.2': 2_760, 'DB902.3': 345, 'DB902.4': 17.5, 'DB904.1': 60 },
    },
    derivazione: '23% di 1.500 = 345 e di 12.000 = 2.760; nessun rilievo',
  },
  {
    nome: 'due TFR: il secondo senza maturato e con troppa ritenuta',
    anno: 2023,
    dati: {
      ...{ 'DB801.1': 100, 'DB804.1': 23, 'DB805.1': 23.01, 'DB810.1': 100 },
      ...{ 'DB801.1#2': 100, 'DB802.1#2': 50, 'DB804.1#2': 150.01, 'DB513.1#2': 1, 'DB482.1#2': 1 },
    },
    attesi: { 'DB902.1': 200, 'DB902.2': 173.01, 'DB902.3': 1, 'DB904.1': 1 },
    rilievi: [
      'discordanza ARRETRATI_RITENUTE_OLTRE DB513.1#2',
      'discordanza RITENUTE_IMPOSTA_OLTRE DB482.1#2',
      'discordanza TFR_RITENUTA_OLTRE DB804.1#2',
      'discordanza TFR_SENZA_MATURATO DB801.1#2',
      'bloccante TFR_SOSPESE_OLTRE DB805.1',
    ],
    derivazione: 'un centesimo di troppo; 100 + 100; 23 + 150,01',
  },
  {
    nome: 'previdenza complementare e fondi sanitari',
    anno: 2025,
    dati: {
      ...{ 'DB411.1': 1, 'DB412.1': 5_164.57, 'DB413.1': 10, 'DB421.1': 300, 'DB422.1': 200, 'DB423.1': 100 },
      ...{
        'DB441.1': 3_615.2,
        'DB412.1#2': 100,
        'DB422.1#2': 100.01,
        'DB421.1#2': 100,
        'DB441.1#2': 3_615.21,
      },
      ...{ 'DB411.1#3': 1, 'DB412.1#3': 5_164.58 },
    },
    attesi: {},
    rilievi: [
      'bloccante PREVIDENZA_SENZA_TIPO DB411.1#2',
      'discordanza PREVIDENZA_OLTRE_LIMITE DB412.1#3',
      'discordanza FAMILIARI_NON_RIPARTITI DB421.1#2',
      'discordanza FAMILIARI_OLTRE_DEDOTTI DB422.1#2',
      'discordanza SANITARI_OLTRE_LIMITE DB441.1#2',
    ],
    derivazione: 'D.Lgs. 252/2005, art. 8: 5.164,57; TUIR, art. 51: 3.615,20; 200 + 100 = 300',
  },
  {
    nome: 'il trattamento integrativo del 2020 e il suo massimo',
    anno: 2021,
    dati: { 'DB400.1': 1, 'DB401.1': 600, 'DB401.1#2': 500, 'DB402.1#2': 100.01 },
    attesi: {},
    rilievi: [
      'bloccante TRATTAMENTO_SENZA_CODICE DB400.1#2',
      'discordanza TRATTAMENTO_OLTRE_MASSIMO DB401.1#2',
    ],
    derivazione: 'D.L. 3/2020: 600 euro per il secondo semestre 2020; 500 + 100,01',
  },
  {
    nome: 'mance: il 25% del 2023-2024, il 5% d’imposta',
    anno: 2024,
    dati: {
      ...{ 'DB651.1': 20_000, 'DB652.1': 5_000, 'DB653.1': 250 },
      ...{ 'DB651.1#2': 20_000, 'DB652.1#2': 5_000.01, 'DB653.1#2': 251.01 },
      ...{ 'DB655.1#3': 10 },
    },
    attesi: { 'DB904.3': 501.01 },
    rilievi: [
      'discordanza MANCE_OLTRE_QUOTA DB652.1#2',
      'discordanza MANCE_IMPOSTA DB653.1#2',
      'bloccante MANCE_SENZA_REDDITO DB651.1#3',
    ],
    derivazione: '25% di 20.000 = 5.000; 5% di 5.000 = 250, un euro e un centesimo di distanza; 250 + 251,01',
  },
  {
    nome: 'mance: il 30% del 2025',
    anno: 2026,
    dati: { 'DB651.1': 20_000, 'DB652.1': 6_000, 'DB653.1': 200, 'DB654.1': 100 },
    attesi: { 'DB904.3': 200 },
    derivazione: '730/2026 r. 3216: 30% di 20.000 = 6.000; 5% = 300 = 200 + 100 sospesi',
  },
  {
    nome: 'bonus tredicesima',
    anno: 2025,
    dati: {
      ...{ 'DB721.1': 28_000, 'DB723.1': 60, 'DB724.1': 40, 'DB726.1': 365 },
      ...{ 'DB721.1#2': 28_000.01, 'DB723.1#2': 100.01 },
    },
    attesi: { 'DB905.1': 160.01 },
    rilievi: [
      'discordanza TREDICESIMA_OLTRE DB723.1#2',
      'bloccante TREDICESIMA_SENZA_DATI DB721.1#2',
      'discordanza TREDICESIMA_REDDITO DB721.1#2',
    ],
    derivazione: '60 + 40 = 100, il massimo; 60 + 100,01 erogati; mancano i giorni',
  },
  {
    nome: 'cuneo fiscale: la somma erogata',
    anno: 2026,
    dati: {
      ...{ 'DB1.1': 8_000, 'DB6.1': 365, 'DB718.1': 1, 'DB719.1': 8_000, 'DB721.1': 365, 'DB724.1': 1 },
      ...{ 'DB725.1': 568, 'DB390.1': 1, 'DB391.1': 1_200 },
    },
    attesi: { 'DB901.1': 8_000, 'DB905.1': 568 },
    derivazione: '7,1% di 8.000 = 568, nessun rilievo',
  },
  {
    nome: 'cuneo fiscale: quello che non concorda',
    anno: 2026,
    dati: {
      ...{ 'DB718.1': 2, 'DB719.1': 100, 'DB718.1#2': 1, 'DB724.1#2': 1, 'DB368.1#2': 1_000.01 },
      ...{ 'DB1.1#3': 100, 'DB6.1#3': 5, 'DB476.1#3': 5_000.01, 'DB718.1#4': 2, 'DB725.1#4': 10 },
      ...{
        'DB718.1#5': 1,
        'DB719.1#5': 1_000,
        'DB721.1#5': 50,
        'DB724.1#5': 1,
        'DB725.1#5': 71.01,
        'DB368.1#5': 1,
      },
    },
    attesi: { 'DB901.1': 100, 'DB905.1': 81.01 },
    rilievi: [
      'bloccante CUNEO_TIPOLOGIA DB718.1',
      'bloccante CUNEO_SENZA_TIPOLOGIA DB718.1#3',
      'bloccante CUNEO_SENZA_REDDITO DB719.1#2',
      'discordanza CUNEO_CODICE DB725.1#2',
      'discordanza CUNEO_OLTRE_MASSIMO DB725.1#4',
      'discordanza CUNEO_OLTRE_MASSIMO DB725.1#5',
      'informativa CUNEO_NON_RECUPERATO DB725.1#4',
      'discordanza ULTERIORE_OLTRE_MASSIMO DB368.1#2',
      'discordanza CUNEO_DUE_MISURE DB368.1#5',
      'discordanza NEOASSUNTI_OLTRE DB476.1#3',
    ],
    derivazione: '730/2026 r. 3104-3150; 7,1% di 1.000 = 71; 10 + 71,01',
  },
  {
    nome: 'giorni dei semestri, comparto sicurezza, estero, esenzione',
    anno: 2023,
    dati: {
      ...{ 'DB6.1': 300, 'DB13.1': 120, 'DB14.1': 179, 'DB383.1': 100, 'DB384.1': 60, 'DB385.1': 40.01 },
      ...{ 'DB379.1': 10, 'DB462.1': 4, 'DB463.1#2': 1, 'DB531.1#2': 10 },
    },
    attesi: {},
    rilievi: [
      'bloccante CONGUAGLIATI_OLTRE DB531.1#2',
      'discordanza SICUREZZA_OLTRE DB384.1',
      'bloccante ESTERO_SENZA_ANNO DB378.1',
      'bloccante ESENZIONE_SENZA_CODICE DB462.1',
      'bloccante ESENZIONE_SENZA_CODICE DB462.1#2',
      'discordanza GIORNI_DEI_SEMESTRI DB13.1',
    ],
    derivazione: '120 + 179 = 299; 60 + 40,01 su 100',
  },
];
