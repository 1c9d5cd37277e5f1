import { describe, expect, it } from 'vitest';
import { formatDataBreve, parseDataBreve } from './data-breve.ts';

describe('a date typed short', () => {
  it.each([
    ['5/3', '2026-03-05'],
    ['05/03/2025', '2025-03-05'],
    ['5-3-82', '1982-03-05'],
    ['1.1.36', '2036-01-01'],
    ['1.1.37', '1937-01-01'],
    ['31102025', '2025-10-31'],
    ['050325', '2025-03-05'],
    ['5.3.25', '2025-03-05'],
    ['1/1/0001', '0001-01-01'],
    ['2025-10-31', '2025-10-31'],
    ['29/2/2024', '2024-02-29'],
  ])('%s is %s', (scritto, atteso) => {
    expect(parseDataBreve(scritto, 2026)).toBe(atteso);
  });

  it.each(['29/2/2025', '31/4', '13/13', 'ieri', '5', '', '310425', '0/1/2025', '٣/٣'])(
    '%s is not a date',
    (scritto) => {
      expect(parseDataBreve(scritto, 2026)).toBeNull();
    },
  );

  it('shows as dd/mm/yyyy, and leaves alone what is not a date', () => {
    expect(formatDataBreve('2025-10-31')).toBe('31/10/2025');
    expect(formatDataBreve('ieri')).toBe('ieri');
  });
});
