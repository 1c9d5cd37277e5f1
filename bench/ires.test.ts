import { type DatiModello, loadModello, type ValoreCasella } from '@quadra/fisco';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCasi } from './casi.ts';
import { computeIres, type Righi } from './ires-a-mano.ts';

const { casi, timeout } = readCasi(1_000);
const GRANDE = 2_000_000;
const PICCOLO = 60_000;
const amounts = (chiavi: readonly string[], max: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...chiavi), fc.oneof(fc.constant(0), fc.integer({ min: 0, max }))), {
      maxLength: 8,
    })
    .map(Object.fromEntries<number>);
const chiavi = (rigo: string, colonne: readonly number[]) => colonne.map((colonna) => `${rigo}.${colonna}`);
const perdite = [911, 912, 914, 916, 921, 923].map((rigo) => `RS${rigo}.1`);

const dichiarazione = fc.record({
  anno: fc.integer({ min: 2019, max: 2026 }),
  dati: fc
    .tuple(
      fc.oneof(
        fc.integer({ min: 0, max: GRANDE }).map((utile) => ({ 'RF4.1': utile })),
        fc.integer({ min: 0, max: 1_200 }).map((utile) => ({ 'RF4.1': utile })),
        fc.integer({ min: 0, max: PICCOLO }).map((perdita) => ({ 'RF5.1': perdita })),
      ),
      amounts(['RF16.1', 'RF24.1', 'RF31.2', 'RF55.2', 'RF47.90'], PICCOLO),
      amounts([...chiavi('RF118', [1, 2, 3, 4]), ...chiavi('RF119', [1, 2, 3, 4, 5, 6])], PICCOLO),
      amounts(['RF902.1', 'RF902.2', ...chiavi('RF903', [1, 2, 3, 4, 5])], PICCOLO),
      amounts(['RF907.1', 'RF907.2', 'RF907.3'], PICCOLO),
      amounts(perdite, PICCOLO),
      amounts(['RS118.4', 'RS118.91', 'RS118.92', 'RS123.91', 'RS123.92', 'RS123.93'], PICCOLO),
      amounts(['RS113.91', 'RS113.96', 'RN6.93'], PICCOLO),
      amounts(['RN10.1', 'RN15.1', 'RN19.1', 'RN20.1', 'RN22.1', 'RX1.3', 'RX1.4'], 10_000),
      fc.record(
        {
          'FR5.1': fc.constant(1),
          'RS45.91': fc.constant(1),
          'RS116.1': fc.integer({ min: 1, max: 12 }),
          'RS924.1': fc.integer({ min: 1, max: 2 }),
        },
        { requiredKeys: [] },
      ),
    )
    .map((parti): Righi => Object.assign({}, ...parti)),
});

const BARRATE = ['FR5.1', 'RS45.91'];
const CODICI = ['RS116.1', 'RS924.1'];
const toDati = (righi: Righi): DatiModello =>
  Object.fromEntries(
    Object.entries(righi).map(([chiave, valore]): [string, ValoreCasella] => [
      chiave,
      BARRATE.includes(chiave) ? true : CODICI.includes(chiave) ? String(valore) : valore,
    ]),
  );

describe('the IRES of a company and the straight version', () => {
  it(
    '[TAX-010] agree on every casella for random returns of every year',
    async () => {
      const anni = Array.from({ length: 8 }, (_, posto) => 2019 + posto);
      const modelli = await Promise.all(anni.map((anno) => loadModello(anno, 'redditi-sc')));
      fc.assert(
        fc.property(dichiarazione, ({ anno, dati }) => {
          const modello = modelli[anno - 2019];
          if (!modello) throw new Error('No modello');
          const righi = Object.fromEntries(
            Object.entries(dati).filter(([chiave]) => modello.findCasella(chiave)?.inserita),
          );
          const calcolati = Object.entries(modello.createCalcolo(toDati(righi)).computed()).flatMap(
            ([chiave, { valore }]) =>
              typeof valore === 'number' && valore !== 0 ? [[chiave, valore] as const] : [],
          );
          expect(Object.fromEntries(calcolati)).toEqual(computeIres(anno, righi));
        }),
        { numRuns: casi },
      );
    },
    timeout,
  );
});
