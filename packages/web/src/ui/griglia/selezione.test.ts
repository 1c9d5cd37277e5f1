import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeStatoPagina,
  countScelte,
  isScelta,
  nessuna,
  setScelte,
  toggleScelta,
  tutte,
} from './selezione.ts';

const chiave = fc.integer({ min: 1, max: 30 }).map(String);
const passo = fc.record({ chiavi: fc.array(chiave, { maxLength: 8 }), scegli: fc.boolean() });

describe('the choice of rows', () => {
  it('is a set, whether kept by key or as everything except some', () => {
    const elenco = Array.from({ length: 30 }, (_, posto) => String(posto + 1));
    fc.assert(
      fc.property(fc.array(passo), fc.boolean(), (passi, daTutte) => {
        let selezione = daTutte ? tutte : nessuna;
        const vero = new Set(daTutte ? elenco : []);
        for (const { chiavi, scegli } of passi) {
          selezione = setScelte(selezione, chiavi, scegli);
          for (const una of chiavi) scegli ? vero.add(una) : vero.delete(una);
        }
        expect(elenco.filter((una) => isScelta(selezione, una))).toEqual(
          elenco.filter((una) => vero.has(una)),
        );
        expect(countScelte(selezione, elenco.length)).toBe(vero.size);
      }),
    );
  });

  it('turns one row round, and twice is nothing', () => {
    fc.assert(
      fc.property(chiave, (una) => {
        const scelta = toggleScelta(tutte, una);
        expect(isScelta(scelta, una)).toBe(false);
        expect(toggleScelta(scelta, una)).toEqual(tutte);
      }),
    );
  });

  it('of everything counts also the rows that were never read', () => {
    expect(countScelte(tutte, 1234)).toBe(1234);
    expect(countScelte(setScelte(tutte, ['7', '9'], false), 1234)).toBe(1232);
  });

  it('says of a page: all, none, or in part', () => {
    const due = setScelte(nessuna, ['1', '2'], true);
    expect([['1', '2'], ['3'], ['2', '3'], []].map((pagina) => computeStatoPagina(due, pagina))).toEqual([
      true,
      false,
      'parte',
      false,
    ]);
  });
});
