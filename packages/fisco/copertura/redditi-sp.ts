import type { FormaUfficiale } from './tipi.ts';

const GEMELLO = 'Fatti societa, SP come Redditi PF 2026, fascicolo 3, quadro';
const FATTI = 'Fatti societa, SP';

/** Quadri of the index of the form, of whose righi no number is known. */
const SENZA_NUMERI = 'RA RB RH RL RD RJ RT RM RQ RV RP RW AC FC TR OP DI RU'.split(' ').map((quadro) => ({
  quadro,
  righi: '',
  fonte: `${FATTI}, indice del modello`,
  elenco: 'parziale' as const,
}));

/**
 * Redditi SP: no official text was read but a part of 2019; RF, RG, RE and CP are the twins of those of Redditi PF, whose
 * instructions were. Of the other quadri only the righi that guides name are here.
 */
export const redditiSp: FormaUfficiale = {
  modello: 'redditi-sp',
  quadri: [
    {
      quadro: 'RF',
      righi: '1-2 4-63',
      calcolati: '32 56-57 60 63',
      fonte: `${GEMELLO} RF`,
      elenco: 'parziale',
    },
    {
      quadro: 'RG',
      righi: '1-10 12-13 15-20 22-29 31 38 41',
      calcolati: '10 12-13 22 24-28 31',
      fonte: `${GEMELLO} RG`,
      elenco: 'parziale',
    },
    { quadro: 'RE', righi: '1-21', calcolati: '6 15-17 19-21', fonte: `${GEMELLO} RE`, elenco: 'parziale' },
    { quadro: 'RN', righi: '1-9', calcolati: '1-3', fonte: `${FATTI}, RN`, elenco: 'parziale' },
    { quadro: 'RO', righi: '', fonte: `${FATTI}, RO`, elenco: 'parziale' },
    {
      quadro: 'RS',
      righi: '11-20 28 41 401-402',
      calcolati: '18 20',
      fonte: `${FATTI}, prospetti`,
      elenco: 'parziale',
    },
    { quadro: 'RS', righi: '45', calcolati: '45', al: 2024, fonte: `${FATTI}, ACE`, elenco: 'parziale' },
    { quadro: 'RS', righi: '44', dal: 2022, al: 2022, fonte: `${FATTI}, super ACE`, elenco: 'parziale' },
    {
      quadro: 'CP',
      righi: '1-12',
      calcolati: '1-2 7 9-10',
      dal: 2025,
      fonte: 'Istruzioni Redditi PF 2026, fascicolo 3, r. 8515-8710',
      elenco: 'parziale',
    },
    { quadro: 'RX', righi: '', fonte: `${FATTI}, RX`, elenco: 'parziale' },
    ...SENZA_NUMERI,
  ],
  controlli: {
    'SP_QUOTE: le quote fanno 100%': 'QUOTE_SOCI',
    'SP_RITENUTE: le ritenute dei soci fanno quelle di RN': 'RITENUTE_RIATTRIBUITE_OLTRE',
    'ritenute riattribuite utilizzate': 'RIATTRIBUITE_USATE_OLTRE',
    'perdite degli accomandanti entro il capitale': 'PERDITE_PASSATE',
    'almeno un socio accomandatario': 'TUTTI_ACCOMANDANTI',
    RF_UTILE_PERDITA: 'UTILE_E_PERDITA',
    'RF31: codici e importi': 'RF31_COPPIE',
    'RF55: codici e importi': 'RF55_COPPIE',
    'RF31: un codice una volta': 'RF31_CODICE_DOPPIO',
    'RF55: un codice una volta': 'RF55_CODICE_DOPPIO',
    'RF34 e quote rateizzate': 'RF34_RS126',
    RF24_STORICO: 'RF24_REGISTRO',
    RF10_11_39: 'RF10_IMMOBILI',
    RF23_43: 'RF43_ALBERGHI',
    IRAP_12_33: 'IRAP_12_33',
    RF55_66_67: null,
    RF60_MIN: null,
    'una sola contabilità': 'DUE_CONTABILITA_SP',
    'RG10: codici e importi': 'RG10_SENZA_CODICE',
    'RG22: codici e importi': 'RG22_SENZA_CODICE',
    'RG5: gli ISA sono parte dei non annotati': 'RG5_ISA_OLTRE',
    'RG13: esistenze solo dall’ordinaria': 'RG13_ESISTENZE',
    'RG28: minimo delle partecipate': 'RG28_MINIMO',
    'società non operative': 'NON_OPERATIVA',
    'perdita fino al reddito minimo': 'ADEGUAMENTO_AL_MINIMO',
    'comodo mai per studi e società semplici': 'COMODO_DI_STUDIO',
    'ACE: il credito IRAP entro i rendimenti': 'ACE_CREDITO_OLTRE',
    'CP7: minimi': 'CONCORDATO_IMPRESA_AL_MINIMO',
    'CP1: comma 1-bis oltre 85.000': 'CONCORDATO_IMPRESA_COMMA_1_BIS',
    'CP11: cessazione': 'CONCORDATO_IMPRESA_FINITO',
    'CP11: cessazione o decadenza': 'CONCORDATO_IMPRESA_CESSATO_E_DECADUTO',
    'RX: c.2 + c.3 = c.4 + c.5': 'RX_RIPARTO_RITENUTE',
    RU12: 'CREDITO_OLTRE_SPETTANTE',
    RU_LIMITE: null,
  },
};
