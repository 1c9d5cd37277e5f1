import { describe, expect, it } from 'vitest';
import {
  findValorizzato,
  giornoDiRoma,
  isDecorrenzaAmmessa,
  isIndirizzoIp,
  isInOrdine,
  isLasciatoVuoto,
  isValorizzato,
  oraDiRoma,
  parseListaIp,
} from './regole.ts';

describe('the rules of a field', () => {
  it('[VAL-001] a value is neither null nor undefined nor a text of blanks', () => {
    for (const vuoto of [null, undefined, '', '  ']) expect(isValorizzato(vuoto)).toBe(false);
    for (const pieno of [0, false, 'a']) expect(isValorizzato(pieno)).toBe(true);
  });

  it('[VAL-002] a key or a code is not 0 either', () => {
    expect(findValorizzato(0)).toBeUndefined();
    expect(findValorizzato(null)).toBeUndefined();
    expect(findValorizzato(1)).toBe(1);
    expect(isValorizzato(0)).toBe(true);
  });

  it('[VAL-003] a required field of a form fails on nothing, empty text, empty list', () => {
    for (const vuoto of [undefined, null, '', []]) expect(isLasciatoVuoto(vuoto)).toBe(true);
    for (const pieno of [[1], 0, false]) expect(isLasciatoVuoto(pieno)).toBe(false);
  });

  it('a list of addresses names the items that are none; empty, it has no item', () => {
    expect(parseListaIp('10.0.0.1,x')).toEqual({ voci: ['10.0.0.1'], errate: ['x'] });
    expect(parseListaIp('')).toEqual({ voci: [], errate: [] });
    expect(parseListaIp(' 10.0.0.0/8, ::1 ,2001:db8::/32,').voci).toEqual([
      '10.0.0.0/8',
      '::1',
      '2001:db8::/32',
    ]);
    for (const errato of [
      '10.0.0.256',
      '10.0.0.1/33',
      '010.0.0.1',
      '10.0.0',
      ':::',
      '10.0.0.1/8/8',
      '10.0.0.1/',
    ]) {
      expect([errato, isIndirizzoIp(errato)]).toEqual([errato, false]);
    }
  });

  it('a day is the one of Italy, in winter and in summer', () => {
    expect(giornoDiRoma(new Date('2025-12-31T22:59:59Z'))).toBe('2025-12-31');
    expect(giornoDiRoma(new Date('2025-12-31T23:00:00Z'))).toBe('2026-01-01');
    expect(giornoDiRoma(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30');
    expect(giornoDiRoma(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  });

  it('an hour is the one of Italy, in winter, in summer and on the nights of the change', () => {
    const ora = (istante: string) => oraDiRoma(new Date(istante));
    expect([ora('2026-01-15T23:00:00Z'), ora('2026-01-15T22:59:59Z')]).toEqual([0, 23]);
    expect([ora('2026-07-15T05:00:00Z'), ora('2026-07-15T04:59:59Z')]).toEqual([7, 6]);
    // From two to three, and three to two.
    expect([ora('2026-03-29T00:59:59Z'), ora('2026-03-29T01:00:00Z')]).toEqual([1, 3]);
    expect([ora('2026-10-25T00:59:59Z'), ora('2026-10-25T01:00:00Z')]).toEqual([2, 2]);
  });

  it('a value may change from after its start to today', () => {
    const prova = (giorno: string) => isDecorrenzaAmmessa(giorno, '2025-03-01', '2025-11-21');
    expect(['2025-02-28', '2025-03-01', '2025-11-22'].map(prova)).toEqual([false, false, false]);
    expect(['2025-03-02', '2025-11-21'].map(prova)).toEqual([true, true]);
  });

  it('a period may be of one day, a possession may not', () => {
    expect(isInOrdine('2025-05-01', '2025-05-01')).toBe(true);
    expect(isInOrdine('2025-05-01', '2025-05-01', { anche: false })).toBe(false);
    expect(isInOrdine('2025-05-02', '2025-05-01')).toBe(false);
  });
});
