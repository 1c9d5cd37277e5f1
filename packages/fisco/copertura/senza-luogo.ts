import type { CodiceModello } from '../src/modelli/modello.ts';

/** Caselle of the forms of 2023-2026 of which the instructions do not speak, by righi as ranges, each with the reason. */
export interface SenzaLuogo {
  readonly modello: CodiceModello;
  readonly quadro: string;
  /** `9 14 30`; every rigo, where none is said. */
  readonly righi?: string;
  readonly perche: string;
}

export const senzaLuogo: readonly SenzaLuogo[] = [
  { modello: 'redditi-pf', quadro: 'FR', perche: 'Il frontespizio non ha righi: i numeri sono nostri.' },
  { modello: '730', quadro: 'FR', perche: 'Il frontespizio non ha righi: i numeri sono nostri.' },
  {
    ...{ modello: 'redditi-pf', quadro: 'RF', righi: '9 14 28 30 35 41 45 53-54' },
    perche: 'Le istruzioni lo contano nei totali di RF32 e RF56, senza descriverlo.',
  },
  {
    ...{ modello: '730', quadro: 'PL', righi: '14' },
    perche: 'Le istruzioni non nominano il rigo del reddito imponibile del 730-3.',
  },
  {
    ...{ modello: '730', quadro: 'PL', righi: '143 150' },
    perche: 'Le istruzioni di quell’anno non nominano il rigo del 730-3; quelle degli altri anni sì.',
  },
];
