import { describe, expect, it } from 'vitest';
import { computePassaggio, computeScadenza } from './movimento.rules.ts';

describe('the day credits expire', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-11-30', 3, '2026-02-28'],
    ['2026-03-29', 7, '2026-10-29'],
    ['2026-06-10', 120, '2036-06-10'],
    ['2026-06-10', null, null],
  ])('from %s after %s months is %s', (giorno, mesi, atteso) => {
    expect(computeScadenza(giorno, mesi)).toBe(atteso);
  });
});

describe('the threshold', () => {
  it.each([
    [9, 10, false, 'caduta'],
    [9, 10, true, null],
    [10, 10, false, null],
    [10, 10, true, 'risalita'],
    [0, null, false, null],
    [0, null, true, 'risalita'],
    [0, 0, false, null],
  ] as const)('with %s credits, threshold %s, told already %s', (saldo, soglia, eraSotto, atteso) => {
    expect(computePassaggio(saldo, soglia, eraSotto)).toBe(atteso);
  });
});
