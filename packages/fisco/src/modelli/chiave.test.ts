import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listModelli, loadModello } from '../index.ts';
import {
  baseOf,
  besideOf,
  type Chiave,
  compareChiavi,
  isChiave,
  makeCompareChiavi,
  makeStessoRigo,
  moduloOf,
  parseChiave,
  parseNome,
  quadroOf,
  rigoOf,
  withModulo,
  writeChiave,
  writeNome,
} from './chiave.ts';

const lettere = fc.stringMatching(/^[A-Z]{1,4}$/);
const posti = fc.record<Chiave>({
  quadro: lettere,
  rigo: fc.integer({ min: 1, max: 9_999 }),
  colonna: fc.integer({ min: 1, max: 999 }),
  modulo: fc.integer({ min: 1, max: 999 }),
});
const chiavi = posti.map(writeChiave);
/** Few places, so that two of them often share something. */
const vicine = fc
  .record<Chiave>({
    quadro: fc.constantFrom('A', 'AA', 'RB', 'RN'),
    rigo: fc.constantFrom(1, 2, 10, 1_215),
    colonna: fc.constantFrom(1, 2, 10),
    modulo: fc.constantFrom(1, 2, 10),
  })
  .map(writeChiave);

describe('the key of a casella', () => {
  it('says what it was written from', () => {
    fc.assert(
      fc.property(posti, (posto) => {
        expect(parseChiave(writeChiave(posto))).toEqual(posto);
      }),
    );
  });

  it('is every key that a form has, written as it was read', async () => {
    const lette = new Set<string>();
    for (const { anno, codice } of listModelli()) {
      const modello = await loadModello(anno, codice);
      for (const { sezioni } of modello?.quadri ?? [])
        for (const { righi } of sezioni)
          for (const { caselle } of righi) for (const { chiave } of caselle) lette.add(chiave);
    }
    expect(lette.size).toBeGreaterThan(4_000);
    const perse = [...lette].filter((chiave) => {
      const posto = parseChiave(chiave);
      return posto === undefined || writeChiave(posto) !== chiave;
    });
    expect(perse).toEqual([]);
  });

  it.each(['RC10000.1', 'RC1.1000', 'RC1.1#1000', 'RCRCR1.1', 'RC0.1', 'RC1.0', 'RC1.1#0'])(
    'ends at its bounds: %s is not one',
    (chiave) => {
      expect([parseChiave(chiave), isChiave(chiave)]).toEqual([undefined, false]);
    },
  );

  it.each([
    '',
    'RC',
    'RC1',
    'RC01.1',
    'RC1.01',
    'RC1.1#02',
    'rc1.1',
    'RC1.1#',
    ' RC1.1',
    'RC1.1\n',
    'FR.impegno',
  ])('has one way of being written: «%s» is not one', (chiave) => {
    expect(parseChiave(chiave)).toBeUndefined();
  });

  it('reads the first modulo where it is said, and never says it', () => {
    expect(parseChiave('RC1.3#1')).toEqual({ quadro: 'RC', rigo: 1, colonna: 3, modulo: 1 });
    fc.assert(
      fc.property(chiavi, (chiave) => {
        expect(withModulo(chiave, 1)).toBe(baseOf(chiave));
      }),
    );
  });

  it('gives its parts one by one as it gives them all', () => {
    fc.assert(
      fc.property(posti, (posto) => {
        const chiave = writeChiave(posto);
        expect([quadroOf(chiave), rigoOf(chiave), moduloOf(chiave)]).toEqual([
          posto.quadro,
          `${posto.quadro}${posto.rigo}`,
          posto.modulo,
        ]);
        expect(withModulo(baseOf(chiave), posto.modulo)).toBe(chiave);
        expect(parseChiave(besideOf(chiave, 7))).toEqual({ ...posto, colonna: 7 });
      }),
    );
    expect([quadroOf('FR.impegno'), moduloOf('FR.impegno')]).toEqual(['FR', 1]);
  });

  it('is of the same rigo of the same modulo, and of no other', () => {
    fc.assert(
      fc.property(vicine, vicine, (una, altra) => {
        const senzaColonna = (chiave: string) => besideOf(chiave, 1);
        expect(makeStessoRigo(una)(altra)).toBe(senzaColonna(una) === senzaColonna(altra));
      }),
    );
  });
});

describe('the order of the form', () => {
  it('is by quadro, modulo, rigo, colonna, as numbers', () => {
    const ordinate = ['M1.1', 'RB2.1', 'RB2.10', 'RB10.1', 'RB1.1#2', 'RB1.1#10', 'RN1.1'];
    fc.assert(
      fc.property(fc.shuffledSubarray(ordinate, { minLength: ordinate.length }), (mescolate) => {
        expect(mescolate.sort(compareChiavi)).toEqual(ordinate);
      }),
    );
  });

  it('is one: no two keys stand in the same place, and it does not turn back', () => {
    fc.assert(
      fc.property(vicine, vicine, vicine, (a, b, c) => {
        expect(compareChiavi(a, b) === 0).toBe(a === b);
        expect(Math.sign(compareChiavi(a, b)) + Math.sign(compareChiavi(b, a))).toBe(0);
        if (compareChiavi(a, b) <= 0 && compareChiavi(b, c) <= 0)
          expect(compareChiavi(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('takes the quadri as a form has them, those it does not have at the end', () => {
    const compare = makeCompareChiavi([{ codice: 'RN' }, { codice: 'RB' }]);
    const mescolate = ['AA1.1', 'RB1.1', 'RN1.1#2', 'FR.impegno', 'RN2.1'];
    expect(mescolate.sort(compare)).toEqual(['RN2.1', 'RN1.1#2', 'RB1.1', 'FR.impegno', 'AA1.1']);
  });
});

describe('the name of a casella in an expression', () => {
  const nomi = fc
    .record({
      quadro: lettere,
      rigo: fc.integer({ min: 1, max: 9_999 }),
      ripetuto: fc.boolean(),
      colonna: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
    })
    .filter(({ ripetuto, colonna }) => !ripetuto || colonna !== undefined);

  it('says what it was written from', () => {
    fc.assert(
      fc.property(nomi, (nome) => {
        expect(parseNome(writeNome(nome))).toEqual(nome);
      }),
    );
  });

  it.each(['RA1*', 'RA1.', 'RA0', 'RA1.3#2', 'ra1.3'])('is not %s', (nome) => {
    expect(parseNome(nome)).toBeUndefined();
  });
});
