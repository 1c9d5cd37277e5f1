import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptTyping, formatEdit, formatIt, parseIt } from './numero.ts';

const due = { decimali: 2, negativi: true } as const;
/** Types a text key by key, as the field does. */
function type(testo: string, opzioni: Parameters<typeof acceptTyping>[2]): string {
  let campo = '';
  for (const tasto of testo) {
    const preso = acceptTyping(tasto, { testo: campo, inizio: campo.length, fine: campo.length }, opzioni);
    if (preso !== null) campo += preso;
  }
  return campo;
}

describe('numeric input', () => {
  it('[WID-034] keeps digits, one comma, one minus at the start', () => {
    expect(type('1a2,3,4', { decimali: 2 })).toBe('12,34');
    expect(type('5-', due)).toBe('5');
    expect(type('-5', { decimali: 2 })).toBe('5');
    expect(type('-12,5', due)).toBe('-12,5');
    expect(type('--1', due)).toBe('-1');
    expect(type('1.234', due)).toBe('1234');
    expect(type('1,5', {})).toBe('15');
    const selezione = { testo: '12,5', inizio: 0, fine: 4 };
    expect(acceptTyping(',', selezione, due)).toBe(',');
    expect(acceptTyping('7', { testo: '-5', inizio: 0, fine: 0 }, due)).toBeNull();
  });

  it('[WID-035] shows thousands with dots and decimals with a comma', () => {
    expect(formatIt(1234567.5, { decimali: 2 })).toBe('1.234.567,50');
    expect(formatIt(-1056)).toBe('−1.056');
    expect(formatEdit(1234567.5, { decimali: 2 })).toBe('1234567,5');
    expect(formatEdit(-1056, due)).toBe('-1056');
  });

  it('[WID-036] clamps, rounds half away from zero, and gives null or 0 for what is not a number', () => {
    const percento = { min: 0, max: 100, negativi: true };
    expect(parseIt('150', percento)).toEqual({ valore: 100, nota: 'massimo' });
    expect(parseIt('-1', percento)).toEqual({ valore: 0, nota: 'minimo' });
    expect(parseIt('1,005', due)).toEqual({ valore: 1.01, nota: 'arrotondato' });
    expect(parseIt('-1,005', due).valore).toBe(-1.01);
    expect(parseIt('1,6').valore).toBe(2);
    expect(parseIt('abc')).toEqual({ valore: null, nota: 'non numerico' });
    expect(parseIt('abc', { nullabile: false }).valore).toBe(0);
  });

  it('shows a zero as empty when nullable, an empty value as 0 when asked', () => {
    expect(formatIt(0, { nullabile: true })).toBe('');
    expect(formatIt(0)).toBe('0');
    expect(formatIt(null, { mostraZero: true })).toBe('0');
    expect(formatIt(null)).toBe('');
  });

  it.each([
    ['1.234,56', 1234.56],
    ['€ 1.234,56', 1234.56],
    ['1\u00a0234,56', 1234.56],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['1.5', 1.5],
    ['12.34', 12.34],
    ['1,234.56', 1234.56],
    ['1,234', 1.23],
    ['−5', -5],
    ['1.23.4', null],
    ['5-', null],
    ['(5)', null],
    ['1e5', null],
    ['٣', null],
    ['99999999999999', null],
  ])('reads %s pasted', (testo, atteso) => {
    expect(parseIt(testo, due).valore).toBe(atteso);
  });

  it('reads back what it shows, and stays within its limits', () => {
    const centesimi = fc.integer({ min: -(10 ** 13), max: 10 ** 13 });
    fc.assert(
      fc.property(centesimi, (scalato) => {
        const valore = scalato / 100;
        expect(parseIt(formatIt(valore, due), due).valore).toBe(valore);
        expect(parseIt(formatEdit(valore, due), due).valore).toBe(valore);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (testo) => {
        const { valore } = parseIt(testo, { min: 0, max: 365, negativi: true });
        expect(valore === null || (valore >= 0 && valore <= 365)).toBe(true);
      }),
    );
  });
});
