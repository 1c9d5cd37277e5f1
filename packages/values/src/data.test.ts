import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annoImposta, isGiornoDiStampa, listAnni, periodoImposta, scadenzaInvio } from './anno.ts';
import { addDays, daysBetween, formatData, isBisestile, isData, parseData, weekday } from './data.ts';

const giorno = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));

describe('Anno', () => {
  it('[TAX-002] taxes the year before the fiscal year', () => {
    expect(annoImposta(2025)).toBe(2024);
    const { dal, al } = periodoImposta(2025);
    expect([formatData(dal), formatData(al)]).toEqual(['01/01/2024', '31/12/2024']);
  });

  it('[TAX-003] moves a deadline of Saturday or Sunday to Monday', () => {
    expect(scadenzaInvio(2025)).toBe('2025-10-31');
    expect(scadenzaInvio(2026)).toBe('2026-11-02');
    expect(scadenzaInvio(2027)).toBe('2027-11-01');
  });

  it('[DIC-025] prints from the first of January of the year to today, both ends included', () => {
    const giorni = ['2024-12-31', '2025-01-01', '2025-06-30', '2025-07-01'];
    expect(giorni.filter((giorno) => isGiornoDiStampa(2025, giorno, '2025-06-30'))).toEqual([
      '2025-01-01',
      '2025-06-30',
    ]);
  });

  it('[TAX-004] lists the years from 2019 to the fiscal year plus one', () => {
    expect(listAnni(2025)).toEqual([2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
  });
});

describe('Data', () => {
  it('knows leap years', () => {
    expect([1900, 2000, 2023, 2024].map(isBisestile)).toEqual([false, true, false, true]);
    expect(isData('2024-02-29')).toBe(true);
    expect(isData('2023-02-29')).toBe(false);
    expect(isData('2024-13-01')).toBe(false);
  });

  it('agrees with the calendar of the platform on weekdays and distances', () => {
    fc.assert(
      fc.property(giorno, giorno, (a, b) => {
        expect(weekday(a)).toBe(new Date(a).getUTCDay() || 7);
        expect(daysBetween(a, b)).toBe((Date.parse(b) - Date.parse(a)) / 86_400_000);
      }),
    );
  });

  it('adds days as it counts them', () => {
    fc.assert(
      fc.property(giorno, fc.integer({ min: -800, max: 800 }), (a, n) => {
        expect(daysBetween(a, addDays(a, n))).toBe(n);
      }),
    );
  });

  it('reads both written forms', () => {
    expect(parseData('31/10/2025')).toBe('2025-10-31');
    expect(parseData('2025-10-31')).toBe('2025-10-31');
    expect(parseData('31/02/2025')).toBeNull();
  });
});
