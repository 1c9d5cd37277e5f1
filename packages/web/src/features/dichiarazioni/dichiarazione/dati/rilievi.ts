import type { Finding } from '@quadra/fisco';
import type { Campi } from './campi.ts';

/** Everything wrong on the page: the values that no casella accepts, then what the checks say. */
export const listRilievi = (campi: Pick<Campi, 'findings' | 'listRifiutati'>): readonly Finding[] => [
  ...campi
    .listRifiutati()
    .map(({ chiave, frase }): Finding => ({ livello: 'bloccante', codice: 'RIFIUTATO', chiave, frase })),
  ...campi.findings(),
];
