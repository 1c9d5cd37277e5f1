import { type DatiModello, loadModello, type ValoreCasella } from '@quadra/fisco';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCasi } from './casi.ts';
import { computeIrap, type Righi } from './irap-a-mano.ts';

const euro = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max }));
const conSegno = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: -max, max }));
const { casi, timeout } = readCasi(1_000);
const GRANDE = 400_000;
const PICCOLO = 30_000;
const chiaviDi = (quadro: string, righi: readonly number[], colonna = 1) =>
  righi.map((rigo) => `${quadro}${rigo}.${colonna}`);
const range = (primo: number, ultimo: number) =>
  Array.from({ length: ultimo - primo + 1 }, (_, posto) => primo + posto);
const amounts = (chiavi: readonly string[], importo: fc.Arbitrary<number>) =>
  fc.array(fc.tuple(fc.constantFrom(...chiavi), importo), { maxLength: 6 }).map(Object.fromEntries<number>);

/** Near the steps of the deduction, where a euro counts. */
const aiGradini = fc.constantFrom(180_759, 180_760, 180_839, 180_840, 180_919, 180_920, 180_999, 181_000);
const produzione = fc.oneof(
  fc.record({ 'IC1.1': fc.oneof(euro(GRANDE), aiGradini), 'IC12.1': conSegno(PICCOLO) }),
  amounts(
    chiaviDi('IC', [...range(1, 5), ...range(7, 13), ...range(43, 51), ...range(53, 57)]),
    euro(GRANDE),
  ),
  fc.record({
    ...{ 'IC901.1': fc.constantFrom(3, 4, 5, 6, 11), 'IC911.1': conSegno(GRANDE), 'IC912.1': euro(PICCOLO) },
    ...{ 'IC913.1': euro(PICCOLO), 'IC914.1': euro(GRANDE), 'IC30.1': conSegno(PICCOLO) },
  }),
  fc.record({
    'IC901.1': fc.constant(7),
    'IC1.1': euro(GRANDE),
    'IC902.1': euro(GRANDE),
    'IC903.1': euro(GRANDE),
  }),
  fc.record({
    ...{ 'IC901.1': fc.constant(8), 'IC921.1': conSegno(GRANDE), 'IC922.1': conSegno(GRANDE) },
    ...{
      'IC923.1': euro(GRANDE),
      'IC924.1': euro(PICCOLO),
      'IC925.1': euro(PICCOLO),
      'IC42.1': euro(PICCOLO),
    },
  }),
  amounts(chiaviDi('IP', [...range(1, 3), ...range(5, 9)]), euro(GRANDE)),
  amounts(
    chiaviDi('IP', [...range(15, 19), ...range(21, 27), ...range(29, 37), ...range(39, 43)]),
    euro(GRANDE),
  ),
  amounts(chiaviDi('IP', [911, 912, 913, 921, 922, 931, 932]), euro(GRANDE)),
  amounts(chiaviDi('IE', [...range(901, 907), 911, 917, 951]), euro(GRANDE)),
  amounts(chiaviDi('IK', [...range(901, 905), 911, 917]), euro(GRANDE)),
);
const deduzioni = amounts(
  ['IS1.2', 'IS4.3', 'IS7.2', 'IS9.1', 'IS903.1', 'IS911.1', 'IS912.1', 'IS914.1', 'IS915.1'],
  euro(PICCOLO),
);
const interi = fc.record(
  {
    'IS5.1': fc.integer({ min: 0, max: 9 }),
    'IS5.90': fc.integer({ min: 0, max: 3_000 }),
    'IS907.1': fc.integer({ min: 1, max: 549 }),
    'FR5.1': fc.constant(1),
    'IR901.1': fc.constant(1),
  },
  { requiredKeys: [] },
);
const REGIONI = [1, 2, 5, 6, 8, 10, 11, 12, 15, 18, 21] as const;
const regione = (rigo: number) =>
  fc
    .record(
      {
        1: fc.constantFrom(...REGIONI),
        3: conSegno(PICCOLO),
        4: euro(PICCOLO),
        7: fc.constantFrom(2.98, 3.9, 4.82, 4.97, 0),
        9: euro(500),
        10: euro(500),
      },
      { requiredKeys: ['1'] },
    )
    .map((colonne) =>
      Object.fromEntries(Object.entries(colonne).map(([c, valore]) => [`IR${rigo}.${c}`, valore])),
    );
const quote = fc.oneof(
  fc.constant({}),
  fc.record({ 'IR1.90': fc.constant(33.33), 'IR2.90': fc.constant(33.33), 'IR3.90': fc.constant(33.34) }),
  fc.integer({ min: 1, max: 9_999 }).map((n) => ({ 'IR1.90': n / 100, 'IR2.90': (10_000 - n) / 100 })),
  fc.record({ 'IR1.91': euro(GRANDE), 'IR2.91': euro(GRANDE), 'IR3.91': euro(GRANDE) }),
);
const saldo = amounts(chiaviDi('IR', [22, 23, 24, 25, 28, 29, 31, 903, 912]), euro(10_000));

const dichiarazione = fc.record({
  anno: fc.integer({ min: 2019, max: 2026 }),
  dati: fc
    .tuple(
      fc.record({ 'FR8.3': fc.constantFrom(2, 3, 8, 23, 24, 27, 55) }),
      produzione,
      deduzioni,
      interi,
      fc.oneof(
        regione(1),
        fc.tuple(regione(1), regione(2), regione(3)).map((tre) => Object.assign({}, ...tre)),
      ),
      quote,
      saldo,
    )
    .map((parti): Righi => Object.assign({}, ...parti)),
});

const BARRATE = ['FR5.1', 'IR901.1'];
const CODICI = /^(IC901\.1|IR[1-8]\.1)$/;
/** What a form of the year takes of a random return, each in the type of its casella. */
const toDati = (righi: Righi): DatiModello =>
  Object.fromEntries(
    Object.entries(righi).map(([chiave, valore]): [string, ValoreCasella] => [
      chiave,
      BARRATE.includes(chiave) ? valore > 0 : CODICI.test(chiave) ? String(valore) : valore,
    ]),
  );

describe('the IRAP and the straight version', () => {
  it(
    '[TAX-010] agree on every casella for random returns of every year',
    async () => {
      const modelli = await Promise.all(range(2019, 2026).map((anno) => loadModello(anno, 'irap')));
      fc.assert(
        fc.property(dichiarazione, ({ anno, dati }) => {
          const modello = modelli[anno - 2019];
          if (!modello) throw new Error('No modello');
          const ammessi = Object.fromEntries(
            Object.entries(dati).filter(([k]) => modello.findCasella(k)?.inserita),
          );
          // An ordinary rate is not for who has one of his own: it is written.
          const righi = { ...ammessi } as Record<string, number>;
          if (righi['IC901.1']) for (const rigo of [1, 2, 3]) righi[`IR${rigo}.7`] ??= 4.65;
          const calcolati = Object.entries(modello.createCalcolo(toDati(righi)).computed()).flatMap(
            ([chiave, { valore }]) =>
              typeof valore === 'number' && valore !== 0 ? [[chiave, valore] as const] : [],
          );
          expect(Object.fromEntries(calcolati)).toEqual(computeIrap(anno, righi));
        }),
        { numRuns: casi },
      );
    },
    timeout,
  );
});
