import { describe, expect, it } from 'vitest';
import { splitIstante, toIstante } from './quando.ts';

describe('day and hour of a publication', () => {
  it('is the instant of the clocks of Rome, in winter and in summer', () => {
    expect(toIstante('2026-01-10', '9:30')).toBe('2026-01-10T08:30:00.000Z');
    expect(toIstante('2026-07-10', '09.30')).toBe('2026-07-10T07:30:00.000Z');
    expect(toIstante('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z');
    expect(toIstante('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(toIstante('2026-10-25', '03:30')).toBe('2026-10-25T02:30:00.000Z');
    for (const ora of ['', '25:00', '9', '09:61']) expect(toIstante('2026-01-10', ora)).toBeNull();
    expect(toIstante('', '09:00')).toBeNull();
  });

  it('reads back what it wrote', () => {
    expect(splitIstante('2026-07-10T07:30:00.000Z')).toEqual({ giorno: '2026-07-10', ora: '09:30' });
  });
});
