import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrotonda, tronca } from './arrotonda.ts';
import {
  addEuro,
  applyQuota,
  euroFromCents,
  formatEuro,
  parseEuro,
  prorateEuro,
  toEuroIntero,
} from './euro.ts';
import { formatPercentuale, parsePercentuale, quotaFromMillionths } from './quota.ts';

const importo = fc.integer({ min: -1e13, max: 1e13 });

describe('roundings', () => {
  it('[TAX-017] rounds half a euro up, away from zero', () => {
    expect(toEuroIntero(euroFromCents(50))).toBe(1);
    expect(toEuroIntero(euroFromCents(-50))).toBe(-1);
    expect(toEuroIntero(euroFromCents(49))).toBe(0);
    expect(toEuroIntero(euroFromCents(-49))).toBe(0);
  });

  it('equals decimal.js on every amount up to 10¹³ cents and every quota', () => {
    Decimal.set({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
    fc.assert(
      fc.property(importo, fc.integer({ min: 0, max: 2_000_000 }), (cents, quota) => {
        const atteso = new Decimal(cents).times(quota).div(1_000_000).toDecimalPlaces(0).toNumber();
        expect(applyQuota(euroFromCents(cents), quotaFromMillionths(quota))).toBe(atteso === 0 ? 0 : atteso);
      }),
    );
  });

  it('[TAX-007] prorates 73 days of 1000 euro over 365: 200,00', () => {
    expect(prorateEuro(euroFromCents(100_000), 73, 365)).toBe(20_000);
    expect(() => prorateEuro(euroFromCents(1), 1, 0)).toThrow(RangeError);
  });

  it('truncates to four decimals without rounding', () => {
    expect(tronca.quattroDecimali({ intero: 68_189_999n, decimali: 8 })).toBe(6818n);
    expect(arrotonda.centesimo({ intero: 1_238_500n, decimali: 6 })).toBe(124n);
  });
});

describe('Euro', () => {
  it('writes and reads the Italian form', () => {
    expect(formatEuro(euroFromCents(123_450))).toBe('1.234,50 €');
    expect(formatEuro(euroFromCents(-5))).toBe('−0,05 €');
    expect(parseEuro('abc')).toBeNull();
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(importo, (cents) => {
        expect(parseEuro(formatEuro(euroFromCents(cents)))).toBe(euroFromCents(cents));
      }),
    );
  });

  it('refuses what is not a whole number of cents', () => {
    expect(() => euroFromCents(0.5)).toThrow(RangeError);
    expect(addEuro(euroFromCents(10), euroFromCents(20))).toBe(30);
  });
});

describe('Quota', () => {
  it('reads and writes percentages exactly', () => {
    expect(parsePercentuale('1,23%')).toBe(12_300);
    expect(formatPercentuale(quotaFromMillionths(12_300))).toBe('1,23%');
    expect(formatPercentuale(quotaFromMillionths(1_000_000))).toBe('100%');
    expect(formatPercentuale(quotaFromMillionths(0))).toBe('0%');
  });
});
