import { expect, it } from 'vitest';
import { listModulistica } from './modulistica.ts';

it('[DIC-041] the model and its instructions are where the configuration says; nowhere, no link', () => {
  const modello = { anno: 2025, codice: 'redditi-pf' } as const;
  expect(listModulistica('https://modelli.example/quadra', modello).map(({ url }) => url)).toEqual([
    'https://modelli.example/quadra/2025/redditi-pf.pdf',
    'https://modelli.example/quadra/2025/redditi-pf-istruzioni.pdf',
  ]);
  expect(listModulistica(null, modello)).toEqual([]);
});
