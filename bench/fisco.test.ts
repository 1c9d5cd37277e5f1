import { loadModello } from '@quadra/fisco';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCasi } from './casi.ts';
import { check, compute } from './fisco-a-mano.ts';
import { ANNI, makeContribuente } from './fisco-casuale.ts';
import { computeModello, toDati } from './fisco-confronto.ts';

const { casi, timeout } = readCasi(400);

describe('the modello and the straight version', () => {
  it.each(ANNI)(
    'agree on every casella for random taxpayers of %i',
    async (anno) => {
      const modello = await loadModello(anno, 'redditi-pf');
      fc.assert(
        fc.property(makeContribuente(anno), (t) => {
          if (!modello) throw new Error('No modello');
          const atteso = compute(t, anno);
          expect(computeModello(modello, t, Object.keys(atteso))).toEqual(atteso);
        }),
        { numRuns: casi },
      );
    },
    timeout,
  );

  it('find the same faults', async () => {
    const modello = await loadModello(2025, 'redditi-pf');
    fc.assert(
      fc.property(makeContribuente(2025), (t) => {
        const trovati = modello?.createCalcolo(toDati(t)).findings() ?? [];
        expect(trovati.map((f) => f.codice)).toEqual(check(t));
      }),
    );
  });
});
