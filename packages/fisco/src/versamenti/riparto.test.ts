import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capienze, computeSezioni, computeTotale, type RigoF24, type SezioneF24 } from './f24.ts';
import { splitF24 } from './riparto.ts';

const riga = (sezione: SezioneF24, importo: number, altro: Partial<RigoF24> = {}): RigoF24 => ({
  sezione,
  codice: '4001',
  ...(importo > 0 ? { debito: importo } : { credito: -importo }),
  ...altro,
});
const describeModelli = (righi: readonly RigoF24[]) =>
  splitF24('ordinario', righi).map((modello) =>
    modello.map(({ debito = 0, credito = 0 }) => debito - credito).join(' '),
  );

describe('more models', () => {
  it('rows that fit stay together, in their order', () => {
    const righi = [riga('erario', 100), riga('erario', -50), riga('inps', 10)];
    expect(splitF24('ordinario', righi)).toEqual([righi]);
    expect(computeSezioni(righi)).toEqual([
      { sezione: 'erario', debito: 100, credito: 50, saldo: 50 },
      { sezione: 'inps', debito: 10, credito: 0, saldo: 10 },
    ]);
  });

  it('the seventh row of a section opens another', () => {
    expect(describeModelli(Array.from({ length: 7 }, (_, i) => riga('erario', i + 1)))).toEqual([
      '1 2 3 4 5 6',
      '7',
    ]);
    expect(describeModelli(Array.from({ length: 3 }, () => riga('altri', 5)))).toEqual(['5 5', '5']);
  });

  it('eight credits and one debt: the debt is divided, no balance is below zero', () => {
    const righi = [riga('erario', 1000), ...Array.from({ length: 8 }, () => riga('erario', -100))];
    expect(describeModelli(righi)).toEqual(['-100 500 -100 -100 -100 -100', '-100 500 -100 -100']);
  });

  it('each act has its model', () => {
    const atto = { ufficio: 'TMB', atto: '12345678901' };
    expect(describeModelli([riga('erario', 1), riga('erario', 2, atto), riga('erario', 3)])).toEqual([
      '1 3',
      '2',
    ]);
  });

  it('whatever the rows, sums stay, rows fit, balances are not below zero', () => {
    const sezioni: readonly SezioneF24[] = ['erario', 'inps', 'regioni', 'locali'];
    const righe = fc.array(fc.tuple(fc.constantFrom(...sezioni), fc.integer({ min: 1, max: 10 ** 6 })), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(righe, righe, (debiti, crediti) => {
        const righi = [
          ...debiti.map(([sezione, importo]) => riga(sezione, importo)),
          ...crediti.map(([sezione, importo]) => riga(sezione, -importo)),
        ];
        fc.pre(computeTotale(righi).saldo >= 0);
        const modelli = splitF24('ordinario', righi);
        for (const modello of modelli) {
          expect(computeTotale(modello).saldo).toBeGreaterThanOrEqual(0);
          for (const sezione of sezioni)
            expect(modello.filter((rigo) => rigo.sezione === sezione).length).toBeLessThanOrEqual(
              capienze.ordinario[sezione] ?? 0,
            );
        }
        expect(computeSezioni(modelli.flat())).toEqual(computeSezioni(righi));
      }),
      { numRuns: 500 },
    );
  });
});
