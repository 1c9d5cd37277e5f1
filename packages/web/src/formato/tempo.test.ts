import { giornoDiRoma } from '@quadra/values';
import { describe, expect, it } from 'vitest';
import { formatDataOra, formatGiorno, formatIntero } from './formato.ts';
import { formatQuantoFa } from './tempo.ts';

describe('how long ago', () => {
  const adesso = new Date('2025-10-08T10:00:00Z');
  it.each([
    ['2025-10-08T09:59:40Z', 'ora'],
    ['2025-10-08T09:56:00Z', '4 min fa'],
    ['2025-10-08T09:00:00Z', '1 ora fa'],
    ['2025-10-08T05:00:00Z', '5 ore fa'],
    ['2025-10-07T16:20:00Z', 'ieri, 18:20'],
    ['2025-10-01T16:20:00Z', '01/10/2025'],
    ['niente', ''],
  ])('%s is «%s»', (iso, atteso) => {
    expect(formatQuantoFa(iso, adesso)).toBe(atteso);
  });
});

describe('formats', () => {
  it('a day is that of Rome', () => {
    expect(giornoDiRoma(new Date('2025-12-31T23:30:00Z'))).toBe('2026-01-01');
    expect(formatGiorno('2025-12-31T23:30:00Z')).toBe('01/01/2026');
    expect(formatGiorno('2025-12-31')).toBe('31/12/2025');
    expect(formatGiorno(null)).toBe('');
    expect(formatGiorno('409')).toBe('409');
    expect(formatDataOra('2025-10-07T16:34:00Z')).toBe('07/10/2025 18:34');
    expect(formatDataOra('07/10/2025 18:34')).toBe('07/10/2025 18:34');
  });

  it('thousands have a dot, the minus is a real one', () => {
    expect(formatIntero(1234)).toBe('1.234');
    expect(formatIntero(-1056)).toBe('−1.056');
    expect(formatIntero(0)).toBe('0');
  });
});
