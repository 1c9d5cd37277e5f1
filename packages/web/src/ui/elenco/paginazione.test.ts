import { describe, expect, it } from 'vitest';
import { computePagine } from './paginazione.ts';

const numeri = (attuale: number, pagine: number) =>
  computePagine(attuale, pagine).map((voce) => (voce.tipo === 'pagina' ? voce.numero : '…'));

describe('the page buttons', () => {
  it('are all there when they are ten or fewer', () => {
    expect(numeri(3, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(numeri(1, 10)).toHaveLength(10);
    expect(numeri(1, 0)).toEqual([]);
  });

  it('keep first and last, with a gap where pages are skipped', () => {
    expect(numeri(2, 25)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, '…', 25]);
    expect(numeri(13, 25)).toEqual([1, '…', 9, 10, 11, 12, 13, 14, 15, 16, '…', 25]);
    expect(numeri(25, 25)).toEqual([1, '…', 17, 18, 19, 20, 21, 22, 23, 24, 25]);
  });

  it('are never more than ten, and the current page is always one of them', () => {
    for (let pagine = 1; pagine < 60; pagine += 1)
      for (let attuale = 1; attuale <= pagine; attuale += 1) {
        const pulsanti = numeri(attuale, pagine).filter((voce) => voce !== '…');
        expect(pulsanti.length).toBeLessThanOrEqual(10);
        expect(pulsanti).toContain(attuale);
        expect(new Set(pulsanti).size).toBe(pulsanti.length);
      }
  });
});
