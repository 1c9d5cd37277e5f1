import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLegge } from './engine/check.ts';
import {
  computeCanone,
  computeFabbricato,
  computeGruppoImu,
  computeRendita,
  type PossessoFabbricato,
} from './immobili.ts';
import * as regole from './regole/immobili.ts';

const casa: PossessoFabbricato = {
  categoria: 'A/2',
  rendita: 1000,
  quota: 100,
  quotaImu: 100,
  giorni: 365,
  mesi: 12,
  mesiSemestre: 6,
  isAbitazionePrincipale: false,
  esenzione: 0,
  aliquota: 1.06,
  aliquotaPrecedente: 1.06,
};
const compute = (cambia: Partial<PossessoFabbricato>) => computeFabbricato(2024, { ...casa, ...cambia });
const rent = (canone: number, codiceCanone: number, isRidotta = false) =>
  computeCanone(2024, { canone, codiceCanone, isRidotta });

describe('the law of properties', () => {
  it.each([2018, 2021, 2024, 2025])('has no fault for the tax year %i', (anno) => {
    expect(checkLegge(Object.values(regole), anno)).toEqual([]);
  });
});

describe('the rent', () => {
  it('[IMM-012] pays the cedolare at 21% or, reduced, at 10%', () => {
    expect(rent(10_000, 3).cedolare).toBe(210_000);
    expect(rent(10_000, 3, true).cedolare).toBe(100_000);
  });
  it('counts for the part of its codice canone', () => {
    expect([1, 2, 3, 4, 5].map((codice) => rent(10_000, codice).imponibile)).toEqual([
      950_000, 750_000, 1_000_000, 650_000, 1_000_000,
    ]);
  });
});

describe('the income', () => {
  it('[IMM-015] comes from the size and the tariff when it is missing', () => {
    expect(computeRendita(2024, 5, 123.45)).toBe(61_725);
    expect(computeRendita(2024, 5.5, 100)).toBe(55_000);
  });
  it('[TAX-007] is by days on 365, also in a leap year', () => {
    const { reddito } = compute({ giorni: 73 });
    expect(reddito).toBe(21_000);
    expect(computeFabbricato(2023, { ...casa, giorni: 73 }).reddito).toBe(reddito);
  });
  it('[IMM-017] goes by the quota of possession, the IMU by its own', () => {
    const meta = compute({ quota: 50, quotaImu: 100 });
    expect(meta.reddito).toBe(52_500);
    expect([meta.accontoImu, meta.saldoImu]).toEqual([89_040, 89_040]);
    expect(compute({ quotaImu: 50 }).accontoImu).toBe(44_520);
    expect(compute({ isAbitazionePrincipale: true })).toMatchObject({ accontoImu: 0, saldoImu: 0 });
    expect(compute({ mesi: 9, mesiSemestre: 3 })).toMatchObject({ accontoImu: 44_520, saldoImu: 89_040 });
  });
});

describe('the IMU', () => {
  it('is on the raised income by the multiplier of the category', () => {
    const gruppi = ['A/2', 'C/6', 'B/1', 'C/3', 'A/10', 'D/5', 'D/1', 'C/1', 'F/2', 'E/1'].map(
      computeGruppoImu,
    );
    expect(gruppi).toEqual([1, 1, 2, 2, 3, 3, 4, 5, undefined, undefined]);
    expect(compute({}).baseImu).toBe(16_800_000);
    expect(compute({ categoria: 'C/1' }).baseImu).toBe(5_775_000);
    expect(compute({ categoria: 'F/2' }).baseImu).toBeNull();
  });
  it('uses in the advance the rate of the year before', () => {
    expect(compute({ aliquotaPrecedente: 0.86 })).toMatchObject({ accontoImu: 72_240, saldoImu: 105_840 });
  });
  it('[IMM-014] loses to a temporary exemption the advance, the balance, or both', () => {
    const due = 89_040;
    expect(
      [0, 1, 2, 3].map((esenzione) => {
        const { accontoImu, saldoImu } = compute({ esenzione });
        return [accontoImu, saldoImu];
      }),
    ).toEqual([
      [due, due],
      [0, due],
      [due, 0],
      [0, 0],
    ]);
  });
  it('of a main home of luxury has its deduction', () => {
    expect(compute({ categoria: 'A/1', isAbitazionePrincipale: true })).toMatchObject({
      accontoImu: 79_040,
      saldoImu: 79_040,
    });
  });
  it('is never negative, and advance and balance make the year', () => {
    const percento = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        percento,
        percento,
        (centesimi, quotaImu, aliquota) => {
          const { accontoImu, saldoImu, baseImu } = compute({
            rendita: centesimi / 100,
            quotaImu,
            aliquota,
            aliquotaPrecedente: aliquota,
          });
          const anno = ((baseImu ?? 0) * quotaImu * aliquota) / 10_000;
          expect(accontoImu).toBeGreaterThanOrEqual(0);
          expect(saldoImu).toBeGreaterThanOrEqual(0);
          expect(Math.abs((accontoImu ?? 0) + (saldoImu ?? 0) - anno)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
