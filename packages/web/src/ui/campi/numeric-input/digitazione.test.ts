import { formatIt, parseIt } from '@quadra/values';
import { describe, expect, it } from 'vitest';
import { acceptTyping } from './digitazione.ts';

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

describe('typing a number', () => {
  it('[WID-034] keeps digits, one comma, one minus at the start', () => {
    expect(type('1a2,3,4', { decimali: 2 })).toBe('12,34');
    expect(type('5-', due)).toBe('5');
    expect(type('-5', { decimali: 2 })).toBe('5');
    expect(type('-12,5', due)).toBe('-12,5');
    expect(type('--1', due)).toBe('-1');
    expect(type('1.234', due)).toBe('1234');
    expect(type('28.450,60 €', {})).toBe('28450,60');
    expect(parseIt(type('28.450,60 €', {})).valore).toBe(28_451);
    expect(acceptTyping(',', { testo: '12,5', inizio: 0, fine: 4 }, due)).toBe(',');
    expect(acceptTyping('7', { testo: '-5', inizio: 0, fine: 0 }, due)).toBeNull();
  });

  it('[WID-035] shows thousands with dots and decimals with a comma', () => {
    expect(formatIt(123_456_750, { decimali: 2 })).toBe('1.234.567,50');
  });

  it('[WID-036] clamps, rounds half away from zero, and gives null or 0 for what is not a number', () => {
    expect(parseIt('150', { min: 0, max: 100 }).valore).toBe(100);
    expect(parseIt('-1', { min: 0, max: 100, negativi: true }).valore).toBe(0);
    expect(parseIt('1,005', due).valore).toBe(101);
    expect(parseIt('1,6').valore).toBe(2);
    expect(parseIt('abc', { nullable: true }).valore).toBeNull();
    expect(parseIt('abc').valore).toBe(0);
  });
});
