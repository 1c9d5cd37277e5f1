import { describe, expect, it } from 'vitest';
import { isDelTipo } from './condizioni.rules.ts';
import { tipiCampo } from './tabelle-ammesse.ts';

describe('the types of the archive', () => {
  it('[TBL-002] are whole numbers, numbers, texts, days and moments', () => {
    expect([tipiCampo.short, tipiCampo.byte, tipiCampo.long]).toEqual(['int', 'int', 'int']);
    expect([tipiCampo.double, tipiCampo.decimal]).toEqual(['num', 'num']);
  });

  it('take only values of theirs', () => {
    expect(isDelTipo('byte', 256)).toBe(false);
    expect(isDelTipo('short', 40_000)).toBe(false);
    expect(isDelTipo('int', 2 ** 31)).toBe(false);
    expect(isDelTipo('long', 2 ** 40)).toBe(true);
    expect(isDelTipo('int', 1.5)).toBe(false);
    expect(isDelTipo('decimal', 1.5)).toBe(true);
    expect(isDelTipo('decimal', Number.POSITIVE_INFINITY)).toBe(false);
    expect(isDelTipo('date', '2025-02-29')).toBe(false);
    expect(isDelTipo('datetime', '2025-02-28T10:00:00Z')).toBe(true);
    expect(isDelTipo('uuid', 'x')).toBe(false);
    expect(isDelTipo('str', 'abc', 2)).toBe(false);
    expect(isDelTipo('bool', 'true')).toBe(false);
  });
});
