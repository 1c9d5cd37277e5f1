import { loadModello } from '@quadra/fisco';
import { expect, it } from 'vitest';
import { createCampi } from './campi.ts';
import { listRilievi } from './rilievi.ts';

it('a value that the casella refuses is among what is wrong, until it is written again', async () => {
  const modello = await loadModello(2025, 'redditi-pf');
  if (!modello) throw new Error('modello missing');
  const campi = createCampi(modello, { righi: {}, forzature: {} });
  expect(listRilievi(campi)).toEqual([]);
  campi.set('RC6.1', 400);
  expect(listRilievi(campi)).toMatchObject([{ livello: 'bloccante', chiave: 'RC6.1' }]);
  campi.set('RC6.1', 300);
  expect(listRilievi(campi)).toEqual(campi.findings());
});
