import type { FormaUfficiale, QuadroUfficiale } from './tipi.ts';

const CED = 'Generatore del 770/2022 (codici_non_posizionali.csv)';
const STRUTTURA = 'facts irap-770-cu-730, §3.1: frontespizio e 16 quadri';
const uno = (
  quadro: string,
  righi: string,
  fonte: string,
  altro: Partial<QuadroUfficiale> = {},
): QuadroUfficiale => ({
  quadro,
  righi,
  fonte,
  elenco: 'parziale',
  ...altro,
});

/** Modello 770: of most quadri only the name is known. */
export const m770: FormaUfficiale = {
  modello: '770',
  quadri: [
    ...['SF', 'SG', 'SH', 'SI', 'SK', 'SL', 'SM', 'SO', 'SP', 'SQ', 'SS', 'DI', 'SV'].map((quadro) =>
      uno(quadro, '', STRUTTURA),
    ),
    uno('ST', '2-13', CED),
    uno('SX', '1 4 33 47', `${CED}; facts irap-770-cu-730, §3.4`, { calcolati: '4 47' }),
    uno('SX', '49', 'facts irap-770-cu-730, §3.4', { dal: 2021, calcolati: '49' }),
    uno('SY', '7-11 16-20', 'Tracciato 770 di Easy-Uni.Co. (modello_770.csv)', { calcolati: '16-20' }),
  ],
  controlli: {
    'Flussi separati con le loro tipologie': 'FLUSSO_VUOTO',
    'Invio unico quando ci sono tutte le tipologie': 'FLUSSO_UNICO',
    'Locazioni brevi unite ad Autonomo': 'LOCAZIONI_CON_AUTONOMI',
    'Una tipologia in un flusso solo': 'FLUSSO_DOPPIO',
    'Casi di non trasmissione di ST, SV e SX': null,
    'Codice fiscale dell’altro incaricato': null,
    'Caselle dei quadri compilati': null,
    'Periodo di riferimento indicato': 'PERIODO_MANCANTE_ritenuteIrpef',
    'Periodo fra gennaio e il febbraio del conguaglio': 'PERIODO_FUORI_ANNO_ritenuteIrpef',
    'Codice tributo per ogni versamento': 'TRIBUTO_MANCANTE_ritenuteIrpef',
    'Codice tributo della sezione': 'TRIBUTO_DI_ALTRA_SEZIONE_ritenuteIrpef',
    'Data per ogni versamento': 'DATA_MANCANTE_ritenuteIrpef',
    'Versato entro il 16 del mese successivo': 'VERSATO_TARDI_ritenuteIrpef',
    'Interessi con il ravvedimento': 'INTERESSI_SENZA_RAVVEDIMENTO_ritenuteIrpef',
    'Interessi compresi nel versato': 'INTERESSI_OLTRE_VERSATO_ritenuteIrpef',
    'Crediti scomputati entro le ritenute': 'SCOMPUTATI_OLTRE_OPERATE_ritenuteIrpef',
    'Ritenute operate e versate': 'VERSAMENTI_ritenuteIrpef',
    'Sospensione con nota e importo': 'SOSPESI_SENZA_NOTA_ritenuteIrpef',
    'Nota di sospensione 20 dal 2025': 'NOTA_SOSPESI_ritenuteIrpef',
    'Eccesso di versamento in SX1': 'ECCESSO_NON_IN_SX',
    'Credito utilizzato entro quello disponibile': 'CREDITO_SUPERATO',
    'Rimborso entro il residuo': 'RIMBORSO_SUPERATO',
    'Bonus D.L. 66/2014 entro il residuo': 'RECUPERO_SUPERATO_BONUS',
    'Trattamento integrativo entro il maturato': 'RECUPERO_SUPERATO_TRATTAMENTO',
    'Somma della L. 207/2024 entro il maturato': 'RECUPERO_SUPERATO_SOMMA',
    'Trattamento integrativo speciale uguale al punto 479 delle CU': null,
    'Somme non soggette entro il lordo (SY)': 'SOMME_OLTRE_LORDO',
    'Ritenute entro l’imponibile (SY)': 'RITENUTE_OLTRE_IMPONIBILE',
    'Ritenuta sui bonifici all’8% o all’11%': 'BONIFICI_RITENUTA',
    'Ritenute di capitale uguali a ST III e IV': 'CAPITALE_DIVERSO_DA_ST',
    'Sezione I di SY solo se il 770 è dovuto per altro': null,
  },
};
