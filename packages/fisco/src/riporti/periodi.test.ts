import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPeriodo, countGiorni, splitPeriodo } from './periodi.ts';

describe('the days of a tax year', () => {
  it('are 365, also in a leap year', () => {
    expect(countGiorni(clampPeriodo(2024, '2019-05-01', null))).toBe(365);
    expect(countGiorni(clampPeriodo(2024, '2024-01-01', '2024-02-29'))).toBe(59);
    expect(countGiorni(clampPeriodo(2024, '2024-02-29', '2024-12-31'))).toBe(306);
    expect(countGiorni(clampPeriodo(2023, '2023-03-01', '2023-03-01'))).toBe(1);
  });

  it('are never lost nor counted twice when contracts do not overlap', () => {
    const giorno = fc.integer({ min: 1, max: 365 });
    fc.assert(
      fc.property(giorno, giorno, fc.uniqueArray(giorno, { maxLength: 8 }), (uno, due, tagli) => {
        const tutto = { da: Math.min(uno, due), a: Math.max(uno, due), di: null };
        const ordinati = [...tagli].sort((a, b) => a - b);
        const parti = ordinati
          .filter((_, i) => i % 2 === 0)
          .map((da, i) => ({ da, a: (ordinati[i * 2 + 1] ?? 366) - 1, di: i }));
        const periodi = splitPeriodo(tutto, parti);
        expect(periodi.reduce((somma, periodo) => somma + countGiorni(periodo), 0)).toBe(countGiorni(tutto));
        expect(periodi.every(({ da, a }) => a >= da)).toBe(true);
      }),
    );
  });
});
