import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listRighiDellaRata } from './pagamenti.ts';
import { computeResto, type RataTenuta } from './riprese.ts';

const SCADENZA = '2025-06-30';
const DATE = ['2025-06-30', '2025-07-16', '2025-08-20', '2025-09-16', '2025-10-16', '2025-11-17'];
/** A plan of six instalments of 100 euro, each with how much of it is covered, in cents. */
const piano = (coperti: readonly number[]): RataTenuta[] =>
  coperti.map((coperto, i) => ({
    ...{ numero: i + 1, quante: 6, data: DATE[i] ?? '', quota: 10_000, coperto },
    ...{ debito: 10_000, versato: coperto, piano: null },
  }));
const rata = (numero: number, importo: number, altro: object = {}) => ({
  ...{ numero, quante: 6, piano: null, data: DATE[numero - 1] ?? '', importo, dovuto: importo, ...altro },
});

describe('what is left of a debt whose instalments were begun', () => {
  it('of one paid in part is still of that one', () => {
    const tenute = piano([5_000, 10_000, 10_000, 10_000, 10_000, 10_000]);
    expect(computeResto(5_000, SCADENZA, tenute)).toEqual({
      rate: [rata(1, 5_000)],
      libero: 0,
    });
  });

  it('of one whose model was annulled has its own term, that of one never kept the term of the calendar', () => {
    const tenute = piano([10_000, 10_000, 10_000, 10_000, 0, 10_000]).filter(({ numero }) => numero !== 3);
    expect(computeResto(20_000, SCADENZA, tenute).rate).toEqual([rata(3, 10_000), rata(5, 10_000)]);
  });

  it('is all free when nothing of the plan is paid or held, and what the debt grew by since is', () => {
    expect(computeResto(60_000, SCADENZA, piano([0, 0, 0, 0, 0, 0]))).toEqual({ rate: [], libero: 60_000 });
    expect(computeResto(60_000, SCADENZA, [])).toEqual({ rate: [], libero: 60_000 });
    const tutte = piano(Array.from({ length: 6 }, () => 10_000));
    expect(computeResto(7_000, SCADENZA, tutte)).toEqual({ rate: [], libero: 7_000 });
  });

  it('is said by the last model of an instalment: a plan made again for less does not owe what the first one did', () => {
    const prima = piano([0, 0, 0, 0, 0, 0]);
    const dopo = prima.map((una, i) => ({
      ...una,
      ...{ quota: 5_000, debito: 5_000, coperto: i === 4 ? 0 : 5_000, versato: i === 4 ? 0 : 5_000 },
    }));
    expect(computeResto(5_000, SCADENZA, [...prima, ...dopo])).toEqual({ rate: [rata(5, 5_000)], libero: 0 });
  });

  it('is of the model that pays it, whatever was annulled after it', () => {
    const tenute = piano([10_000, 10_000, 10_000, 10_000, 0, 10_000]);
    const annullata = { ...(tenute[0] as RataTenuta), coperto: 0, versato: 0 };
    expect(computeResto(10_000, SCADENZA, [...tenute, annullata]).rate).toEqual([rata(5, 10_000)]);
  });

  it('is as large as the others where no model keeps it, not as what was taken up again', () => {
    const [prima] = piano([6_000]) as [RataTenuta];
    const ripresa = { ...prima, ...{ quota: 4_000, debito: 4_000, coperto: 4_000, versato: 4_000 } };
    const { rate, libero } = computeResto(50_000, SCADENZA, [prima, ripresa]);
    expect([rate, libero]).toEqual([[2, 3, 4, 5, 6].map((numero) => rata(numero, 10_000)), 0]);
  });

  it('keeps the increase for paying later, which is over the debt', () => {
    const tenute = piano([10_000, 10_000, 10_000, 10_000, 10_000, 0]).map((una) => ({
      ...una,
      ...{ debito: 10_040, versato: una.coperto === 0 ? 0 : 10_040 },
    }));
    const ultima = tenute.with(5, { ...(tenute[5] as RataTenuta), quota: 9_800 });
    expect(computeResto(9_800, SCADENZA, ultima)).toEqual({
      rate: [rata(6, 9_800, { dovuto: 10_040 })],
      libero: 0,
    });
  });

  it.each([
    ['the last', [1, 2, 3, 4, 5], [6]],
    ['the first and the last', [2, 3, 4, 5], [1, 6]],
    ['all but the last', [6], [1, 2, 3, 4, 5]],
  ])('keeps it where no model keeps %s: the others say what the plan grew by', (_, vive, mancano) => {
    // 600 euro with 0.40% more, in six: the last one ends the debt.
    const tenute = piano([10_040, 10_040, 10_040, 10_040, 10_040, 9_800])
      .map((una) => ({ ...una, quota: una.coperto, debito: 10_040, versato: 10_040 }))
      .filter(({ numero }) => vive.includes(numero));
    const resta = 60_000 - tenute.reduce((somma, { coperto }) => somma + coperto, 0);
    const attese = mancano.map((numero) => rata(numero, numero === 6 ? 9_800 : 10_040, { dovuto: 10_040 }));
    const cresce = (debito: number) => debito + Math.round(debito * 0.004);
    expect(computeResto(resta, SCADENZA, tenute, [cresce])).toEqual({ rate: attese, libero: 0 });
  });

  it('of two plans of as many instalments is of the one that lacks it', () => {
    const di = (quale: string, coperti: readonly number[], quota: number) =>
      piano(coperti).map((una) => ({ ...una, piano: quale, quota, debito: quota }));
    const primo = di('a', [10_000, 10_000, 0, 10_000, 10_000, 10_000], 10_000);
    const secondo = di('b', [4_000, 4_000, 4_000, 4_000, 4_000, 4_000], 4_000);
    expect(computeResto(10_000, SCADENZA, [...primo, ...secondo])).toEqual({
      rate: [rata(3, 10_000, { piano: 'a' })],
      libero: 0,
    });
    const senza = secondo.filter(({ numero }) => numero !== 3);
    expect(computeResto(14_000, SCADENZA, [...primo, ...senza]).rate).toEqual([
      rata(3, 10_000, { piano: 'a' }),
      rata(3, 4_000, { piano: 'b' }),
    ]);
  });

  it('leaves free what a credit pays no more, beside an instalment that no model keeps', () => {
    const tenute = piano([10_000, 10_000, 10_000, 0, 10_000, 10_000]).filter(({ numero }) => numero !== 4);
    expect(computeResto(25_000, SCADENZA, tenute)).toEqual({ rate: [rata(4, 10_000)], libero: 15_000 });
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

  it('has the interest of its own instalment, in one row', () => {
    const rigo = { sezione: 'erario', codice: '4001', anno: '2024' } as const;
    // 100 euro on the fifth date: 0.18% and three months of 0.33%, 1.17%.
    expect(
      listRighiDellaRata(
        [
          { rigo, rata: rata(5, 6_000) },
          { rigo, rata: rata(5, 4_000) },
        ],
        SCADENZA,
      ),
    ).toEqual([
      { ...rigo, debito: 6_000, rateazione: '0506' },
      { ...rigo, debito: 4_000, rateazione: '0506' },
      { sezione: 'erario', codice: '1668', debito: 117, anno: '2024' },
    ]);
  });
});
