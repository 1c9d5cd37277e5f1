import { describe, expect, it } from 'vitest';
import { isDovuto } from './riepilogo.rules.ts';

const a = (giorno: string, ora: string) => new Date(`${giorno}T${ora}:00+01:00`);

describe('the summary of what was not read', () => {
  it('leaves each morning from seven, once, whenever the house is up', () => {
    const scelto = a('2026-11-30', '18:00');
    expect(isDovuto('giorno', scelto, a('2026-11-30', '23:59'))).toBe(false);
    expect(isDovuto('giorno', scelto, a('2026-12-01', '06:59'))).toBe(false);
    expect(isDovuto('giorno', scelto, a('2026-12-01', '07:00'))).toBe(true);
    expect(isDovuto('giorno', a('2026-12-01', '07:00'), a('2026-12-01', '19:00'))).toBe(false);
    expect(isDovuto('giorno', a('2026-12-01', '07:00'), a('2026-12-09', '12:00'))).toBe(true);
  });

  it('leaves on Mondays, or later in the week when nobody was there', () => {
    const lunedi = a('2026-11-30', '07:10');
    expect(isDovuto('settimana', lunedi, a('2026-12-06', '22:00'))).toBe(false);
    expect(isDovuto('settimana', lunedi, a('2026-12-07', '06:30'))).toBe(false);
    expect(isDovuto('settimana', lunedi, a('2026-12-07', '07:00'))).toBe(true);
    expect(isDovuto('settimana', lunedi, a('2026-12-10', '09:00'))).toBe(true);
  });

  it('never leaves to who did not choose it', () => {
    expect(isDovuto('mai', null, a('2026-12-07', '12:00'))).toBe(false);
  });
});
