import { scadenzaInvio } from '@quadra/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeRate, countMassime, listScadenze } from './scadenze.ts';

const invio = (anno: number) => listScadenze(anno).find((s) => s.adempimento === 'Redditi PF')?.data;

describe('due dates', () => {
  it('[TAX-003] the rule of the specification, and the dates of the law beside it', () => {
    const anni = [2020, 2021, 2022, 2023, 2024, 2025, 2026];
    expect(anni.map((anno) => [anno, scadenzaInvio(anno), invio(anno)])).toEqual([
      [2020, '2020-11-02', '2020-12-10'],
      [2021, '2021-11-01', '2021-11-30'],
      [2022, '2022-10-31', '2022-11-30'],
      [2023, '2023-10-31', '2023-11-30'],
      [2024, '2024-10-31', '2024-10-31'],
      [2025, '2025-10-31', '2025-10-31'],
      [2026, '2026-11-02', '2026-11-02'],
    ]);
  });

  it('lists what a year wants, by date, none of it as checked; nothing for a year that is not held', () => {
    const date = listScadenze(2025).map(({ data }) => data);
    expect(date).toEqual([...date].sort());
    expect(listScadenze(2025).filter(({ adempimento }) => adempimento === 'saldo')).toMatchObject([
      { data: '2025-06-30' },
      { data: '2025-07-21', per: 'Soggetti ISA e forfetari' },
      { data: '2025-07-30', maggiorazione: 4_000 },
      { data: '2025-08-20', maggiorazione: 4_000 },
    ]);
    expect(listScadenze(2026).find(({ data }) => data === '2026-08-20')?.maggiorazione).toBe(8_000);
    const verificate = listScadenze(2026).filter(({ verificato }) => verificato);
    expect(verificate.map(({ adempimento, data }) => [adempimento, data])).toEqual([
      ['acconto IMU', '2026-06-16'],
      ['saldo IMU', '2026-12-16'],
    ]);
    expect(listScadenze(2019)).toEqual([]);
  });
});

describe('instalments', () => {
  it('grow by 0.33% a month after the days of the first', () => {
    const rate = computeRate(700_000, '2025-06-30', 7);
    expect(rate.map(({ tasso }) => tasso)).toEqual([0, 18, 51, 84, 117, 150, 183]);
    expect(rate.map(({ data }) => data)).toEqual([
      '2025-06-30',
      '2025-07-16',
      '2025-08-20',
      '2025-09-16',
      '2025-10-16',
      '2025-11-17',
      '2025-12-16',
    ]);
    expect(rate[1]).toMatchObject({ importo: 100_000, interessi: 180 });
  });

  it('always sum to the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 1, max: 7 }), (importo, quante) => {
        const rate = computeRate(importo, '2025-06-30', quante);
        expect(rate.reduce((somma, rata) => somma + rata.importo, 0)).toBe(importo);
        expect(rate.every(({ interessi }) => interessi >= 0)).toBe(true);
      }),
    );
  });

  it('until 2023 end in November: on the 16th with a partita IVA, on the last day of the month without', () => {
    const conPartitaIva = computeRate(600_000, '2022-06-30', 6);
    expect(conPartitaIva.map(({ data, tasso }) => [data, tasso])).toEqual([
      ['2022-06-30', 0],
      ['2022-07-18', 18],
      ['2022-08-22', 51],
      ['2022-09-16', 84],
      ['2022-10-17', 117],
      ['2022-11-16', 150],
    ]);
    const senza = computeRate(600_000, '2021-06-30', 6, { aFineMese: true });
    expect(senza.map(({ data, tasso }) => [data, tasso])).toEqual([
      ['2021-06-30', 0],
      ['2021-08-20', 33],
      ['2021-08-31', 66],
      ['2021-09-30', 99],
      ['2021-11-02', 132],
      ['2021-11-30', 165],
    ]);
    expect(computeRate(300_000, '2024-07-01', 3, { aFineMese: true })[1]?.data).toBe('2024-07-16');
  });

  it('of a 30 June that is a Sunday are seven all the same', () => {
    const rate = computeRate(700_000, '2024-07-01', countMassime('2024-07-01'));
    expect(rate.map(({ data, tasso }) => [data, tasso])).toEqual([
      ['2024-07-01', 0],
      ['2024-07-16', 17],
      ['2024-08-20', 50],
      ['2024-09-16', 83],
      ['2024-10-16', 116],
      ['2024-11-18', 149],
      ['2024-12-16', 182],
    ]);
  });

  it('never fall on a Saturday, on a Sunday, or in the first days of August', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2020, max: 2026 }), fc.boolean(), (anno, aFineMese) => {
        const scadenza = listScadenze(anno).find(({ adempimento }) => adempimento === 'saldo')?.data ?? '';
        const rate = computeRate(100_000, scadenza, countMassime(scadenza), { aFineMese });
        for (const { data } of rate) {
          expect(new Date(data).getUTCDay() % 6).not.toBe(0);
          expect(data.slice(5) >= '08-01' && data.slice(5) < '08-20').toBe(false);
        }
      }),
    );
  });

  it('are refused when they do not fit', () => {
    expect(countMassime('2025-07-21')).toBe(6);
    expect(() => computeRate(100, '2025-06-30', 8)).toThrow('Le rate possono essere da 1 a 7.');
    expect(() => computeRate(100, '2023-06-30', 7)).toThrow('Le rate possono essere da 1 a 6.');
  });
});
