import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeConto, type VoceDelConto } from './contofiscale.ts';
import { findUsoIntegrativa, splitIntegrative } from './integrative.ts';

const ORIGINARIA = '2025-09-30';
const presenta = (righi: Record<string, number>, presentata: string) => ({
  voci: computeConto('redditi-pf', 2025, righi),
  presentata,
});
const describeVoci = (voci: readonly VoceDelConto[] = []) =>
  voci.map(({ nome, verso, casella, importo, data }) => [nome, verso, casella, importo / 100, data]);
const split = (...catena: ReturnType<typeof presenta>[]) =>
  splitIntegrative('redditi-pf', 2025, catena).map(describeVoci);

describe('what an integrativa leaves', () => {
  it('owes the difference, late from the term of the tax', () => {
    expect(split(presenta({ 'RX1.1': 1000 }, ORIGINARIA), presenta({ 'RX1.1': 1250 }, '2026-02-02'))).toEqual(
      [
        [['IRPEF', 'debito', 'RX1.1', 1000, '2025-06-30']],
        [['IRPEF, integrativa', 'debito', 'RX1.1', 250, '2025-06-30']],
      ],
    );
  });

  it('gives the difference of a credit from the day it is presented, or from the year after when it comes late', () => {
    const prima = presenta({ 'RX1.5': 300 }, ORIGINARIA);
    const [, presto] = split(prima, presenta({ 'RX1.5': 500 }, '2026-10-31'));
    const [, tardi] = split(prima, presenta({ 'RX1.5': 500 }, '2027-03-01'));
    expect([presto, tardi]).toEqual([
      [['IRPEF, integrativa', 'credito', 'RX1.5', 200, '2026-10-31']],
      [['IRPEF, integrativa', 'credito', 'RX1.5', 200, '2028-01-01']],
    ]);
  });

  it('takes away what is no longer owed, from the last that added it', () => {
    const prima = presenta({ 'RX1.1': 1000 }, ORIGINARIA);
    const seconda = presenta({ 'RX1.1': 1250 }, '2026-02-02');
    expect(split(prima, seconda, presenta({ 'RX1.1': 1100 }, '2026-03-02'))).toEqual([
      [['IRPEF', 'debito', 'RX1.1', 1000, '2025-06-30']],
      [['IRPEF, integrativa', 'debito', 'RX1.1', 100, '2025-06-30']],
      [],
    ]);
    expect(split(prima, presenta({ 'RX1.5': 80 }, '2026-03-02'))).toEqual([
      [],
      [['IRPEF, integrativa', 'credito', 'RX1.5', 80, '2026-03-02']],
    ]);
  });

  it.each([
    // The term of Redditi 2026 is a Saturday: the first day of work after it is Monday 2 November.
    ['redditi-pf', '2026-11-02', '2026-11-02'],
    ['redditi-pf', '2026-11-03', '2027-01-01'],
    ['iva', '2026-04-30', '2026-04-30'],
    ['iva', '2026-05-01', '2027-01-01'],
    ['redditi-sc', '2030-12-31', '2031-01-01'],
  ] as const)('of %s presented on %s is of use from %s', (modello, presentata, attesa) => {
    expect(findUsoIntegrativa(modello, 2025, presentata)).toBe(attesa);
  });

  it('after the fifth year its credit is refused with the law', () => {
    expect(() => findUsoIntegrativa('redditi-pf', 2025, '2031-01-01')).toThrow(/art\. 2, c\. 8/);
  });

  it('however many they are, all together owe and give what the last one says', () => {
    const euro = fc.integer({ min: 0, max: 5_000 });
    const dichiarazione = fc.record({ 'RX1.1': euro, 'RN62.1': euro, 'RN62.2': euro, 'RX4.5': euro });
    fc.assert(
      fc.property(fc.array(dichiarazione, { minLength: 1, maxLength: 5 }), (tutte) => {
        const catena = tutte.map((righi) => presenta(righi, ORIGINARIA));
        const parti = splitIntegrative('redditi-pf', 2025, catena).flat();
        const ultima = catena.at(-1)?.voci ?? [];
        for (const id of new Set(parti.concat(ultima).map((voce) => voce.id))) {
          const sum = (voci: readonly VoceDelConto[]) =>
            voci.reduce((somma, voce) => somma + (voce.id === id ? voce.importo : 0), 0);
          expect([id, sum(parti)]).toEqual([id, sum(ultima)]);
        }
        expect(parti.every(({ importo }) => importo > 0)).toBe(true);
      }),
    );
  });
});
