import { describe, expect, it } from 'vitest';
import { isFatto, isPrimaOra, sumRestano } from './primi-passi.ts';

const passo = (
  nome: 'studio' | 'clienti' | 'dichiarazione',
  fatti: number,
  totale: number | null = null,
) => ({
  ...{ nome, fatti, totale, come: null, mancano: [] },
});

describe('the first steps', () => {
  it('are done by what there is: all the fields, or one record', () => {
    expect([isFatto(passo('studio', 4, 6)), isFatto(passo('studio', 6, 6))]).toEqual([false, true]);
    expect([isFatto(passo('clienti', 0)), isFatto(passo('clienti', 1))]).toEqual([false, true]);
  });

  it('say what is left and how long it takes, and leave with the first declaration', () => {
    const passi = [passo('studio', 6, 6), passo('clienti', 0), passo('dichiarazione', 0)];
    expect(sumRestano(passi)).toEqual({ quanti: 2, minuti: 22 });
    expect(isPrimaOra(passi)).toBe(true);
    expect(isPrimaOra([passo('dichiarazione', 1)])).toBe(false);
  });
});
