import { daRiscontrare } from './scrittura.ts';

/**
 * The delega unica to the online services of the Agenzia delle entrate and of Agenzia delle entrate-Riscossione. The term and
 * the two intermediaries were read in secondary sources: to be checked on the official texts.
 */
export const delegaUnica = {
  /** It ends on the 31st of December of so many years after the one it is given in. */
  anni: 4,
  /** How many intermediaries one may have, in all. */
  intermediari: 2,
  fonti: [
    daRiscontrare('D.Lgs. 1/2024', 'art. 21'),
    daRiscontrare('Provv. Agenzia delle entrate 375356 del 2/10/2024', 'delega unica'),
    daRiscontrare('Provv. Agenzia delle entrate 225394 del 20/5/2025', 'modello'),
  ],
} as const;
