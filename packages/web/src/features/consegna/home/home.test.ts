import { loadScadenze, type Scadenza } from '@quadra/fisco';
import { describe, expect, it } from 'vitest';
import { findProssima } from '../../../dominio/calendario/calendario.ts';
import { computeAnni } from './anni.ts';

describe('the home', () => {
  it('takes the next term from the calendar: never a past one, never one of others alone', async () => {
    const { listScadenze } = await loadScadenze();
    const tutti = ['saldo', 'secondo acconto', 'Redditi PF', '730', 'CU', '770'] as const;
    const next = (oggi: string, di: readonly Scadenza['adempimento'][] = tutti) => {
      const prossima = findProssima(listScadenze, oggi, di);
      return prossima && [prossima.adempimento, prossima.anno, prossima.data, prossima.giorni];
    };
    expect(next('2025-10-08')).toEqual(['Redditi PF', 2025, '2025-10-31', 23]);
    expect(next('2025-10-31')).toEqual(['Redditi PF', 2025, '2025-10-31', 0]);
    expect(next('2025-11-01')).toEqual(['secondo acconto', 2025, '2025-12-01', 30]);
    expect(next('2026-11-23')).toEqual(['secondo acconto', 2026, '2026-11-30', 7]);
    expect(next('2026-01-10', ['saldo', 'CU'])).toEqual(['CU', 2026, '2026-03-16', 65]);
    expect(next('2026-07-01')).toEqual(['saldo', 2026, '2026-07-30', 29]);
    expect(next('2031-01-01')).toBeNull();
  });

  it('shows the years of the active applications, latest first, the current one always', () => {
    const applicativi = [2023, 2024, null, 2024].map((anno) => ({ anno }));
    expect(computeAnni(applicativi, 2025, [])).toEqual([2025, 2024, 2023]);
    expect(computeAnni([], 2025, [])).toEqual([2025]);
  });

  it('[RTE-021] shows the years of the suite, 2020 to 2024, beside the current one', () => {
    const suite = ['20', '21', '22', '23', '24'];
    expect(computeAnni([], 2025, suite)).toEqual([2025, 2024, 2023, 2022, 2021, 2020]);
    expect(computeAnni([], 2025, suite, [2019, 2025, 2026])).toEqual([
      2026, 2025, 2024, 2023, 2022, 2021, 2020,
    ]);
  });
});
