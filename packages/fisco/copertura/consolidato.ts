import type { FormaUfficiale, QuadroUfficiale } from './tipi.ts';

const uno = (quadro: string, righi: string, altro: Partial<QuadroUfficiale> = {}): QuadroUfficiale => ({
  quadro,
  righi,
  fonte: 'Fatti societa, CNM, §5',
  elenco: 'parziale',
  ...altro,
});

/** Consolidato: no official text was read; the righi are those that guides name. */
export const consolidato: FormaUfficiale = {
  modello: 'consolidato',
  quadri: [
    uno('NF', '8 12', { calcolati: '8 12' }),
    uno('NX', '7 80 87', { calcolati: '7 80 87' }),
    uno('CN', '1-7 17 24', { calcolati: '1-5 7 17 24' }),
    uno('CS', '70'),
    uno('MF', '7 9', { calcolati: '7 9' }),
    uno('MX', '1 24-25'),
    ...['NI', 'NR', 'NE', 'NC', 'MR', 'ME', 'MC', 'CK', 'CC'].map((quadro) => uno(quadro, '')),
  ],
  controlli: {
    'Interessi e ROL della stessa società': 'NF_INTERESSI_E_ROL',
    'ACE entro CN4': 'CN4_ACE',
    'Detrazioni entro l’imposta': 'CN6_DETRAZIONI',
    'Perdite restituite entro le trasferite': 'NI_PERDITE',
    'Eccedenza compensata': 'COMPENSATA_OLTRE_ECCEDENZA',
    'Rimborso entro il credito': 'CC_RIMBORSO',
    'Reddito al 20% entro l’imponibile': 'CN4_PREMIALE',
    'NR: imposta estera con il suo reddito': 'NR_IMPOSTA_SENZA_REDDITO',
    'Eccedenze cedute entro il credito': 'CK_CEDUTO',
    'Crediti esteri: quote NE': null,
    'Controllo oltre il 50% dall’inizio': null,
    'Opzione triennale': null,
  },
};
