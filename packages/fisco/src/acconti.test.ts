import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAcconti, type SoggettoAcconto } from './acconti.ts';
import { loadModello } from './index.ts';

const euro = (importo: number) => Math.round(importo * 100);
const compute = (importo: number, isIsa = false, soggetto: SoggettoAcconto = 'persone') => {
  const { primo, secondo } = computeAcconti(2024, { base: euro(importo), soggetto, isIsa });
  return [primo / 100, secondo / 100];
};

describe('advances', () => {
  it('[TAX-010] 40% and 60%, two halves for who has an ISA', () => {
    expect(compute(1_000)).toEqual([400, 600]);
    expect(compute(1_000, true)).toEqual([500, 500]);
  });

  it('[TAX-010] nothing up to 51,65 for people, up to 20,66 for companies and other bodies', () => {
    expect([compute(51.65), compute(51.66)]).toEqual([
      [0, 0],
      [0, 51.66],
    ]);
    expect([compute(20.66, false, 'società'), compute(20.67, false, 'società')]).toEqual([
      [0, 0],
      [0, 20.67],
    ]);
  });

  it('[TAX-010] a first one not above 103 is paid with the second', () => {
    expect([compute(200), compute(257.5), compute(257.52)]).toEqual([
      [0, 200],
      [0, 257.5],
      [103.01, 154.51],
    ]);
    expect([compute(206, true), compute(206.02, true)]).toEqual([
      [0, 206],
      [103.01, 103.01],
    ]);
  });

  it('[TAX-010] of 2019 are 90% for who has an ISA, also when there is one alone (D.L. 124/2019, art. 58)', () => {
    const of2019 = (base: number) =>
      computeAcconti(2018, { base: euro(base), soggetto: 'persone', isIsa: true });
    expect(of2019(24_000)).toEqual({ primo: euro(9_600), secondo: euro(12_000) });
    expect(of2019(200)).toEqual({ primo: 0, secondo: euro(180) });
  });

  it('always sum to the tax, in every year', () => {
    const casi = fc.record({
      anno: fc.integer({ min: 2019, max: 2025 }),
      base: fc.integer({ min: 5_166, max: 10_000_000 }),
      isIsa: fc.boolean(),
    });
    fc.assert(
      fc.property(casi, ({ anno, base, isIsa }) => {
        const { primo, secondo } = computeAcconti(anno, { base, soggetto: 'persone', isIsa });
        expect(primo + secondo).toBe(base);
        expect(primo === 0 || primo > 10_300).toBe(true);
      }),
    );
  });

  it.each([2020, 2022, 2024, 2025, 2026])('are those of RN62 in the form of %i', async (anno) => {
    const modello = await loadModello(anno, 'redditi-pf');
    for (const [ritenute, isIsa] of [
      [12_000, false],
      [14_000, true],
      [15_300, false],
      [15_480, false],
    ] as const) {
      const dati = { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 60_000, 'RC6.1': 365, 'RC10.1': ritenute };
      const calcolo = modello?.createCalcolo({ ...dati, 'FR5.1': isIsa });
      const read = (chiave: string) => Number(calcolo?.get(chiave).valore ?? 0);
      const base = Math.max(0, read('RN34.1') * 100);
      const { primo } = computeAcconti(anno - 1, { base, soggetto: 'persone', isIsa });
      const primoIntero = Math.round(primo / 100);
      expect([read('RN62.1'), read('RN62.1') + read('RN62.2')]).toEqual([
        primoIntero,
        base > 5_165 ? base / 100 : 0,
      ]);
    }
  });
});
