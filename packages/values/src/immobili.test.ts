import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, makeData } from './data.ts';
import {
  findEccedenza,
  isCodiceContratto,
  isDaRegistrare,
  isQuotaPossesso,
  type QuotaNelTempo,
  splitAllaMorte,
} from './immobili.ts';

const quota = (dal: string, al: string | null, valore: number): QuotaNelTempo => ({ dal, al, quota: valore });

describe('shares of a property', () => {
  it('[IMM-002] go from 0,01 to 100, with two decimals', () => {
    expect([0.01, 33.33, 50, 99.99, 100].every(isQuotaPossesso)).toBe(true);
    expect([0, -1, 100.01, 100.00001, 33.333, Number.NaN].some(isQuotaPossesso)).toBe(false);
  });

  it('never make more than the whole on one day', () => {
    expect(findEccedenza([quota('2024-01-01', null, 60), quota('2024-03-01', null, 50)])).toBe('2024-03-01');
    expect(findEccedenza([quota('2024-01-01', '2024-02-29', 60), quota('2024-03-01', null, 50)])).toBeNull();
    expect(findEccedenza([quota('2024-01-01', '2024-03-01', 60), quota('2024-03-01', null, 50)])).toBe(
      '2024-03-01',
    );
    expect(findEccedenza(Array.from({ length: 3 }, () => quota('2024-01-01', null, 33.33)))).toBeNull();
  });

  it('are over the whole exactly when some day is, whatever the order', () => {
    const periodo = fc
      .tuple(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 10_000 }),
      )
      .map(([da, giorni, centesimi]) => {
        const dal = addDays('2024-01-01', da);
        return quota(dal, addDays(dal, giorni), centesimi / 100);
      });
    fc.assert(
      fc.property(fc.array(periodo, { maxLength: 6 }), (quote) => {
        const giorni = Array.from({ length: 100 }, (_, i) => addDays('2024-01-01', i));
        const oltre = giorni.find(
          (giorno) =>
            quote
              .filter(({ dal, al }) => dal <= giorno && giorno <= (al ?? giorno))
              .reduce((somma, una) => somma + Math.round(una.quota * 100), 0) > 10_000,
        );
        expect(findEccedenza(quote)).toBe(oltre ?? null);
        expect(findEccedenza([...quote].reverse())).toBe(oltre ?? null);
      }),
    );
  });

  it('of who died end that day, and those of the heirs begin the day after', () => {
    expect(splitAllaMorte('2024-03-10')).toEqual({ al: '2024-03-10', dal: '2024-03-11' });
    expect(splitAllaMorte(makeData(2024, 12, 31) ?? '').dal).toBe('2025-01-01');
  });
});

describe('a contract', () => {
  it('[IMM-007] has a code of 16 or 17 characters', () => {
    const codes = [15, 16, 17, 18].map((quanti) => isCodiceContratto('T'.repeat(quanti)));
    expect(codes).toEqual([false, true, true, false]);
    expect(isCodiceContratto('TEST 16 CARATTERI')).toBe(false);
  });

  it('must be registered beyond 30 days', () => {
    expect(isDaRegistrare('2024-01-01', '2024-01-30')).toBe(false);
    expect(isDaRegistrare('2024-01-01', '2024-01-31')).toBe(true);
    expect(isDaRegistrare('2024-01-01', null)).toBe(true);
  });
});
