import { loadModello } from '@quadra/fisco';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compute } from './fisco-a-mano.ts';
import { computeModello } from './fisco-confronto.ts';

const euro = (max: number) => fc.integer({ min: 0, max });
const contribuente = fc.record({
  redditi: fc.array(
    fc.oneof(
      euro(60_000),
      euro(300_000),
      fc.constantFrom(8_174, 15_000, 15_001, 25_000, 28_000, 28_001, 35_000, 50_000, 50_001, 120_000),
    ),
    { minLength: 1, maxLength: 3 },
  ),
  giorni: fc.integer({ min: 1, max: 365 }),
  determinato: fc.boolean(),
  coniugeMesi: fc.integer({ min: 0, max: 12 }),
  figli: fc.integer({ min: 0, max: 4 }),
  sanitarie: euro(5_000),
  mutuo: euro(5_000),
  istruzione: euro(1_000),
  contributi: euro(10_000),
  domestici: euro(2_000),
  ritenute: euro(40_000),
  regionale: euro(1_000),
  comunale: euro(500),
  accontoTrattenuto: euro(200),
});

describe('the modello and the straight version', () => {
  it('agree on every casella for random taxpayers', async () => {
    const modello = await loadModello(2025, 'redditi-pf');
    fc.assert(
      fc.property(contribuente, (c) => {
        if (!modello) throw new Error('No modello');
        expect(computeModello(modello, c)).toEqual(compute(c));
      }),
      { numRuns: 1000 },
    );
  });
});
