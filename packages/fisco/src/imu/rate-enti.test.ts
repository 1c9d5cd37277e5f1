import { describe, expect, it } from 'vitest';
import { computeRateEnte } from './rate-enti.ts';

const read = (...dati: Parameters<typeof computeRateEnte>) => {
  const { rate, credito } = computeRateEnte(...dati);
  return [...rate.map(({ entro, importo }) => `${entro} ${importo}`), credito];
};

describe('the three instalments of a non-commercial body', () => {
  it('[DIC-031] two halves of the year before, then what is left, each by its day', () => {
    expect(read(2024, 1_000, 1_200)).toEqual(['2024-06-17 500', '2024-12-16 500', '2025-06-16 200', 0]);
  });
  it('[DIC-031] each at its euro: the third holds the difference', () => {
    expect(read(2025, 101, 120.5)).toEqual(['2025-06-16 51', '2025-12-16 51', '2026-06-16 19', 0]);
  });
  it('[DIC-031] a year worth less leaves a credit, a first year pays all at the end', () => {
    expect(read(2025, 1_000, 900)).toEqual(['2025-06-16 500', '2025-12-16 500', '2026-06-16 0', 100]);
    expect(read(2025, 0, 900).slice(0, 3)).toEqual(['2025-06-16 0', '2025-12-16 0', '2026-06-16 900']);
  });
});
