import { describe, expect, it } from 'vitest';
import type { PacchettoOfferto } from './acquisto.api.ts';
import { findProposto } from './scelta.ts';

const uno = (nome: string, crediti: number, totale = crediti): PacchettoOfferto => ({
  ...{ id: nome, nome, crediti, totale, costoUnitario: 1, imponibile: totale, iva: 0, validiFinoAl: null },
});
const tutti = [uno('grande', 200), uno('piccolo', 25), uno('medio', 50), uno('medio caro', 50, 90)];

describe('the package that is proposed', () => {
  it('is the smallest that covers what is missing, never a larger one', () => {
    expect(findProposto(tutti, 0)?.nome).toBe('piccolo');
    expect(findProposto(tutti, 25)?.nome).toBe('piccolo');
    expect(findProposto(tutti, 26)?.nome).toBe('medio');
    expect(findProposto(tutti, 51)?.nome).toBe('grande');
  });

  it('is the largest when none covers it, and none when nothing is offered', () => {
    expect(findProposto(tutti, 900)?.nome).toBe('grande');
    expect(findProposto([], 1)).toBeUndefined();
  });
});
