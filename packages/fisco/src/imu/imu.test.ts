import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abitazioni,
  anno2026,
  type CasoImu,
  casa,
  comuneDi,
  generi,
  riduzioni,
  riserve,
  tempi,
} from '../../casi/imu/casi.ts';
import { margini } from '../../casi/imu/margini.ts';
import { checkLegge } from '../engine/check.ts';
import { righi, totali } from '../regole/imu-tributi.ts';
import { computeScadenzeImu, countMesi, listMesi } from './mesi.ts';
import { computeGruppoImu, computeImu, explainImu } from './prospetto.ts';
import type { ImmobileImu } from './tipi.ts';

const peggiore = (stati: readonly string[]) =>
  ['incompleto', 'provvisorio'].find((stato) => stati.includes(stato)) ?? 'completo';

function readCaso(caso: CasoImu) {
  const { righi: lette, immobili, totale } = computeImu(caso.anno, caso.comune);
  const importi = Object.values(totale).filter(({ stato }) => stato !== 'vuoto');
  return {
    attesi: Object.fromEntries(
      lette.map((r) => [r.codice, [r.acconto.valore, r.saldo.valore, r.dovuto.valore]]),
    ),
    stato: peggiore(importi.map(({ stato }) => stato)),
    precisione: importi.find(({ precisione }) => precisione === 'indicativo')?.precisione,
    ...(caso.base === undefined ? {} : { base: immobili[0]?.base.valore }),
    ...(caso.annua === undefined ? {} : { annua: immobili[0]?.annua.valore }),
    ...(caso.credito === undefined ? {} : { credito: totale.credito.valore }),
  };
}

describe.each(Object.entries({ generi, abitazioni, riduzioni, tempi, riserve, margini, anno2026 }))(
  'IMU: %s',
  (_, casi) => {
    it.each(casi)('$nome', (caso) => {
      const { attesi, base, annua, credito, stato = 'completo', precisione } = caso;
      expect(readCaso(caso)).toEqual({
        attesi,
        stato,
        precisione,
        ...(base === undefined ? {} : { base }),
        ...(annua === undefined ? {} : { annua }),
        ...(credito === undefined ? {} : { credito }),
      });
    });
  },
);

describe('the law of the IMU', () => {
  it.each([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026])(
    'has no fault for the tax year %i',
    (anno) => {
      const radici = [
        ...righi.flatMap((r) => [r.acconto, r.dovuto, r.saldo, r.credito]),
        ...Object.values(totali),
      ];
      expect(checkLegge(radici, anno)).toEqual([]);
    },
  );
  it('has a multiplier for each category but E and F', () => {
    const gruppi = ['A/2', 'C/6', 'B/1', 'C/3', 'A/10', 'D/5', 'D/1', 'C/1', 'F/2', 'E/1'].map(
      computeGruppoImu,
    );
    expect(gruppi).toEqual([1, 1, 2, 2, 3, 3, 4, 5, undefined, undefined]);
  });
});

const one = (cambia: Partial<ImmobileImu>, anno = 2024) =>
  computeImu(anno, comuneDi([{ ...casa, ...cambia }]));
const amounts = (cambia: Partial<ImmobileImu>) => {
  const { acconto, saldo, dovuto, credito } = one(cambia).totale;
  return [acconto, saldo, dovuto, credito].map(({ valore }) => valore ?? Number.NaN) as [
    number,
    number,
    number,
    number,
  ];
};

describe('rules that every amount keeps', () => {
  const immobile = fc.record({
    importo: fc.integer({ min: 0, max: 500_000 }).map((n) => n / 100),
    quota: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
    mesi: fc.integer({ min: 0, max: 12 }),
  });
  it('advance and balance make what is due, and nothing is negative', () => {
    fc.assert(
      fc.property(immobile, ({ mesi, ...resto }) => {
        const [acconto, saldo, dovuto, credito] = amounts({
          ...resto,
          mesi,
          mesiSemestre: Math.min(6, mesi),
        });
        expect(acconto + saldo - credito).toBe(dovuto);
        expect(Math.min(acconto, saldo, dovuto, credito)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  it('more months, more quota, more rendita: never less', () => {
    fc.assert(
      fc.property(immobile, ({ importo, quota, mesi }) => {
        const [, , dovuto] = amounts({ importo, quota, mesi });
        const [, , piuMesi] = amounts({ importo, quota, mesi: Math.min(12, mesi + 1) });
        const [, , piuQuota] = amounts({ importo, quota: Math.min(100, quota + 1), mesi });
        expect(Math.min(piuMesi, piuQuota)).toBeGreaterThanOrEqual(dovuto);
      }),
    );
  });
  it('the shares of the co-owners make the whole, but for a euro each', () => {
    fc.assert(
      fc.property(immobile, fc.integer({ min: 1, max: 9_999 }), ({ importo }, parte) => {
        const [, , intero] = amounts({ importo });
        const [, , prima] = amounts({ importo, quota: parte / 100 });
        const [, , seconda] = amounts({ importo, quota: (10_000 - parte) / 100 });
        expect(Math.abs(prima + seconda - intero)).toBeLessThanOrEqual(1);
      }),
    );
  });
  it('the order of the immobili does not matter', () => {
    const due = [casa, { ...casa, importo: 77.77 }];
    expect(computeImu(2024, comuneDi(due)).totale).toEqual(
      computeImu(2024, comuneDi(due.toReversed())).totale,
    );
  });
});

it('[IMM-014] loses to a temporary exemption the advance, the balance, or both', () => {
  const letti = (['nessuna', 'solo acconto', 'solo saldo', 'totale'] as const).map((temporanea) => {
    const { acconto, saldo } = one({ temporanea }).totale;
    return [acconto.valore, saldo.valore];
  });
  expect(letti).toEqual([
    [534, 534],
    [0, 534],
    [534, 0],
    [0, 0],
  ]);
});

describe('the months', () => {
  const count = (dal: string, al: string | null, anno = 2025) => countMesi(listMesi({ dal, al }, anno));
  it('of who takes possession in the middle of a month of thirty days are his', () => {
    expect(count('2025-06-16', null)).toEqual({ mesi: 7, mesiSemestre: 1 });
    expect(count('2020-01-01', '2025-06-15')).toEqual({ mesi: 5, mesiSemestre: 5 });
  });
  it.each([
    ['2025-06-17', null, 6, 0],
    ['2025-01-16', null, 12, 6],
    ['2025-01-17', null, 11, 5],
    ['2025-02-15', null, 11, 5],
    ['2025-02-16', null, 10, 4],
    ['2024-02-15', null, 11, 5],
    ['2025-01-01', '2025-01-16', 1, 1],
    ['2025-01-01', '2025-01-15', 0, 0],
    ['2025-03-05', '2025-03-25', 1, 1],
    // Half of a month from its first day: it is of who takes possession on the 16th.
    ['2025-06-01', '2025-06-15', 0, 0],
    ['2025-06-16', '2025-06-30', 1, 1],
    ['2010-01-01', null, 12, 6],
    ['2026-01-01', null, 0, 0],
  ])('%s - %s: %i, %i until June', (dal, al, mesi, mesiSemestre) => {
    expect(count(dal, al, Number(dal.slice(0, 4)) === 2024 ? 2024 : 2025)).toEqual({ mesi, mesiSemestre });
  });
  it('until 2019 a month counts with fifteen days', () => {
    expect(count('2020-01-17', null, 2020)).toEqual({ mesi: 11, mesiSemestre: 5 });
    expect(count('2020-01-16', null, 2020)).toEqual({ mesi: 12, mesiSemestre: 6 });
    expect(count('2019-03-17', null, 2019)).toEqual({ mesi: 10, mesiSemestre: 4 });
    expect(count('2019-03-18', null, 2019)).toEqual({ mesi: 9, mesiSemestre: 3 });
    expect(count('2019-01-01', '2019-03-15', 2019)).toEqual({ mesi: 3, mesiSemestre: 3 });
  });
  it('who sells and who buys make the year together, since 2020', () => {
    const giorno = fc.integer({ min: 1, max: 365 }).map((n) => new Date(Date.UTC(2025, 0, 1 + n)));
    const scritto = (d: Date) => d.toISOString().slice(0, 10);
    fc.assert(
      fc.property(giorno, (passaggio) => {
        const prima = new Date(passaggio.getTime() - 86_400_000);
        const insieme = count('2000-01-01', scritto(prima)).mesi + count(scritto(passaggio), null).mesi;
        expect(insieme).toBe(12);
      }),
    );
  });
});

it('is paid on 16 June and 16 December, or on the Monday after', () => {
  expect([2019, 2023, 2024, 2025, 2026].map(computeScadenzeImu)).toEqual([
    { acconto: '2019-06-17', saldo: '2019-12-16' },
    { acconto: '2023-06-16', saldo: '2023-12-18' },
    { acconto: '2024-06-17', saldo: '2024-12-16' },
    { acconto: '2025-06-16', saldo: '2025-12-16' },
    { acconto: '2026-06-16', saldo: '2026-12-16' },
  ]);
});

describe('what is said of an amount', () => {
  it('how it came to be, down to the law', () => {
    const spiegata = explainImu(2024, comuneDi([casa]), 'imu.acconto.3918', 0);
    expect(spiegata).toMatchObject({
      titolo: 'Acconto, codice 3918',
      valoreTesto: '534 €',
      stato: 'completo',
    });
    expect(JSON.stringify(spiegata)).toContain('art. 1, c. 762');
    expect(explainImu(2024, comuneDi([casa]), 'imu.annua', 0)?.formulaOggi).toContain('100.800');
    expect(explainImu(2024, comuneDi([casa]), 'imu.annua', 1)).toBeUndefined();
    expect(explainImu(2024, comuneDi([casa]), 'imu.altro', 0)).toBeUndefined();
  });
  it('what is missing, each thing once', () => {
    expect(computeImu(2024, comuneDi([casa, casa], {})).mancanze).toEqual([
      'Delibera del comune per altri fabbricati, anno precedente.',
      'Delibera del comune per altri fabbricati.',
    ]);
    expect(one({ importo: null }).mancanze).toEqual(['Rendita catastale.']);
    expect(one({}, 2020).mancanze).toEqual([
      'La prima rata del 2020 è metà di quanto versato per IMU e TASI del 2019: si indica a mano.',
    ]);
  });
  it('that up to twelve euro for the year nothing is paid', () => {
    const base = { 'altri-fabbricati': 0.86 };
    const isSotto = (importo: number) =>
      computeImu(2024, comuneDi([{ ...casa, importo }], base)).isSottoMinimo;
    expect([7, 8, 8.9, 0].map(isSotto)).toEqual([true, true, false, false]);
    // Of what is not known nothing is said.
    expect(computeImu(2024, { ...comuneDi([casa]), regime: 'IMIS' }).isSottoMinimo).toBe(false);
  });
});
