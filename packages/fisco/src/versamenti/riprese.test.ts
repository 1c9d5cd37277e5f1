import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeResto, listRighiDellaRata, type RataTenuta } from './riprese.ts';

const SCADENZA = '2025-06-30';
const DATE = ['2025-06-30', '2025-07-16', '2025-08-20', '2025-09-16', '2025-10-16', '2025-11-17'];
/** A plan of six instalments of 100 euro, each with how much of it is covered, in cents. */
const piano = (coperti: readonly number[]): RataTenuta[] =>
  coperti.map((coperto, i) => ({
    ...{ numero: i + 1, quante: 6, data: DATE[i] ?? '', quota: 10_000, coperto },
  }));

describe('what is left of a debt whose instalments were begun', () => {
  it('of one paid in part is still of that one', () => {
    const tenute = piano([5_000, 10_000, 10_000, 10_000, 10_000, 10_000]);
    expect(computeResto(5_000, SCADENZA, tenute)).toEqual({
      rate: [{ numero: 1, quante: 6, data: '2025-06-30', importo: 5_000 }],
      libero: 0,
    });
  });

  it('of one whose model was annulled has its own term, that of one never kept the term of the calendar', () => {
    const tenute = piano([10_000, 10_000, 10_000, 10_000, 0, 10_000]).filter(({ numero }) => numero !== 3);
    expect(computeResto(20_000, SCADENZA, tenute).rate).toEqual([
      { numero: 3, quante: 6, data: '2025-08-20', importo: 10_000 },
      { numero: 5, quante: 6, data: '2025-10-16', importo: 10_000 },
    ]);
  });

  it('is all free when nothing of the plan is paid or held, and what the debt grew by since is', () => {
    expect(computeResto(60_000, SCADENZA, piano([0, 0, 0, 0, 0, 0]))).toEqual({ rate: [], libero: 60_000 });
    expect(computeResto(60_000, SCADENZA, [])).toEqual({ rate: [], libero: 60_000 });
    const tutte = piano(Array.from({ length: 6 }, () => 10_000));
    expect(computeResto(7_000, SCADENZA, tutte)).toEqual({ rate: [], libero: 7_000 });
  });

  it('is never more nor less than what is left', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ coperto: fc.nat(10_000), isTenuta: fc.boolean() }), {
          minLength: 6,
          maxLength: 6,
        }),
        fc.nat(60_000),
        (rate, resta) => {
          const tenute = piano(rate.map(({ coperto }) => coperto)).filter((_, i) => rate[i]?.isTenuta);
          const esito = computeResto(resta, SCADENZA, tenute);
          const somma = esito.rate.reduce((totale, { importo }) => totale + importo, 0);
          expect(somma + esito.libero).toBe(resta);
          expect(esito.rate.every(({ importo }) => importo > 0)).toBe(true);
        },
      ),
    );
  });

  it('has the interest of its own instalment', () => {
    const rigo = { sezione: 'erario', codice: '4001', anno: '2024' } as const;
    // 100 euro on the fifth date: 0.18% and three months of 0.33%, 1.17%.
    expect(
      listRighiDellaRata(rigo, SCADENZA, { numero: 5, quante: 6, data: '2025-10-16', importo: 10_000 }),
    ).toEqual([
      { ...rigo, debito: 10_000, rateazione: '0506' },
      { sezione: 'erario', codice: '1668', debito: 117, anno: '2024' },
    ]);
  });
});
