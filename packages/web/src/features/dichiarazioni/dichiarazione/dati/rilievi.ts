import { type Finding, quadroOf } from '@quadra/fisco';
import type { Campi } from './campi.ts';

/** Everything wrong on the page: the values that no casella accepts, then what the checks say. */
export const listRilievi = (campi: Pick<Campi, 'findings' | 'listRifiutati'>): readonly Finding[] => [
  ...campi
    .listRifiutati()
    .map(({ chiave, frase }): Finding => ({ livello: 'bloccante', codice: 'RIFIUTATO', chiave, frase })),
  ...campi.findings(),
];

/** The warnings of some quadri: each is completed only by who read its own. */
export const listAvvisi = (campi: Pick<Campi, 'findings'>, quadri: readonly string[]): readonly Finding[] =>
  campi
    .findings()
    .filter(({ livello, chiave }) => livello === 'discordanza' && quadri.includes(quadroOf(chiave)));
