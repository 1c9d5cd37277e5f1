import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIt, parseEsatto, parseIt } from './numero-italiano.ts';

const euro = { decimali: 2, negativi: true, nullable: true } as const;

describe('parseIt', () => {
  it.each([
    ['1.234,56', 123_456],
    ['€ 1.234,56', 123_456],
    ['1\u00a0234,56', 123_456],
    ['1\u2009234,56', 123_456],
    ['1.234', 123_400],
    ['1.234.567', 123_456_700],
    ['1.5', 150],
    ['12.34', 1_234],
    ['1,234.56', 123_456],
    ['1,234', 123],
    ['1,005', 101],
    ['-1,005', -101],
    ['-5', -500],
    ['−5', -500],
    [',5', 50],
    ['5,', 500],
    ['0', 0],
    ['5-', -500],
    ['1.234,50 −', -123_450],
    ['(5)', -500],
    ['(1.234,50 €)', -123_450],
    ['-€ 5', -500],
    ['€ -5', -500],
    ['1 234,56', 123_456],
    ['1\u202f234\u202f567,8', 123_456_780],
    ["1'234,50", 123_450],
    ['1’234.5', 123_450],
    ['12.345,60 euro', 1_234_560],
    ['\u200e1.234,50', 123_450],
  ])('reads %s', (testo, atteso) => {
    expect(parseIt(testo, euro)).toMatchObject({ valore: atteso, rifiutato: false });
  });

  it.each([
    ...[
      '12 34',
      '1 2',
      '1.234 567',
      "1'23",
      '(5',
      '-5-',
      '(-5)',
      '()',
      '5 - 3',
      '1 234.567.8',
      '€',
      '1,234,567',
    ],
    ...['1.2345,6', '1.23.4', '1e5', 'abc', '٣', '1.2345', '1,2,3', '12.34,5', '.', ',', '--5', '1 €x'],
  ])('refuses %s', (testo) => {
    expect(parseIt(testo, euro)).toEqual({ valore: null, rifiutato: true });
    expect(parseIt(testo, { ...euro, nullable: false })).toEqual({ valore: 0, rifiutato: true });
  });

  it('takes an empty text as nothing, not as a mistake', () => {
    expect(parseIt('  ', euro)).toEqual({ valore: null, rifiutato: false });
    expect(parseIt('', { decimali: 2 })).toEqual({ valore: 0, rifiutato: false });
  });

  it('refuses a minus where negatives are not accepted', () => {
    for (const testo of ['-5', '−5', '5-', '(5)'])
      expect(parseIt(testo, { nullable: true })).toEqual({ valore: null, rifiutato: true, negativo: true });
  });

  it('takes what a file tells as it is written, or not at all', () => {
    expect(parseEsatto('1,234.50', euro)).toBe(123_450);
    for (const testo of ['1.2345,6', '1,234', '', 'abc', '99999999999999999999'])
      expect(parseEsatto(testo, euro), testo).toBeNull();
  });

  it('announces what it changed', () => {
    expect(parseIt('150', { max: 100 })).toMatchObject({
      valore: 100,
      avviso: 'valore portato al massimo 100',
    });
    expect(parseIt('-9', { min: -5, negativi: true })).toMatchObject({
      valore: -5,
      avviso: 'valore portato al minimo −5',
    });
    expect(parseIt('1,005', { decimali: 2 })).toMatchObject({
      valore: 101,
      avviso: 'valore arrotondato a 1,01',
    });
  });

  it('never gives NaN and always stays within min and max', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: -1000, max: 0 }),
        fc.integer({ min: 0, max: 1000 }),
        (testo, min, max) => {
          const { valore } = parseIt(testo, { decimali: 2, min, max, negativi: true });
          expect(valore).not.toBeNaN();
          expect(Number(valore)).toBeGreaterThanOrEqual(min);
          expect(Number(valore)).toBeLessThanOrEqual(max);
        },
      ),
    );
  });
});

describe('formatIt', () => {
  it('groups thousands and uses the true minus', () => {
    expect(formatIt(-123_450, { decimali: 2 })).toBe('−1.234,50');
    expect(formatIt(1_234_567)).toBe('1.234.567');
    expect(formatIt(-123_450, { decimali: 2, semplice: true })).toBe('-1234,50');
  });

  it('shows or hides zero as asked', () => {
    expect(formatIt(0, { nullable: true })).toBe('');
    expect(formatIt(0, { nullable: true, mostraZero: true })).toBe('0');
    expect(formatIt(null, { mostraZero: true })).toBe('0');
    expect(formatIt(null)).toBe('');
  });

  it('is read back as it was, and formatting twice changes nothing', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 6 }), (valore, decimali) => {
        const opzioni = { decimali, negativi: true, nullable: true };
        const testo = formatIt(valore, { decimali });
        expect(parseIt(testo, opzioni).valore).toBe(valore === 0 ? 0 : valore);
        expect(formatIt(parseIt(testo, opzioni).valore, { decimali })).toBe(testo);
      }),
    );
  });
});
