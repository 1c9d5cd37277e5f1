import { expect, it, vi } from 'vitest';
import { computeRate } from '../rate.ts';
import { computeResto, type RataTenuta } from './riprese.ts';

vi.mock('../rate.ts', async (load) => {
  const vera = await load<typeof import('../rate.ts')>();
  return { ...vera, computeRate: vi.fn(vera.computeRate) };
});

const tenuta = (numero: number, quante: number): RataTenuta => ({
  ...{ numero, quante, piano: 'p', data: '2026-07-16' },
  ...{ quota: 10_000, coperto: 10_000, debito: 10_000, versato: 10_000 },
});

it('reads the calendar of many debts once for each term and number of instalments', () => {
  for (let debito = 0; debito < 500; debito += 1)
    for (const quante of [5, 6, 99]) computeResto(20_000 + debito, '2026-06-30', [tenuta(1, quante)]);
  computeResto(20_000, '2026-07-30', [tenuta(1, 5)]);
  expect(vi.mocked(computeRate)).toHaveBeenCalledTimes(4);
  expect(computeResto(40_000, '2026-06-30', [tenuta(1, 5)]).rate.map(({ data }) => data)).toEqual(
    computeRate(0, '2026-06-30', 5)
      .slice(1)
      .map(({ data }) => data),
  );
});
