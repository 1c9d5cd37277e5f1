import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendari } from '../../casi/versamenti/rateazione.ts';
import type { RigoF24 } from './f24.ts';
import { computeMaggiorazione, computePiano, redrawPiano } from './rateazione.ts';

const irpef = (debito: number): RigoF24 => ({ sezione: 'erario', codice: '4001', anno: '2024', debito });
const righi: readonly RigoF24[] = [
  irpef(100_000),
  { sezione: 'erario', codice: '4033', anno: '2025', debito: 40_000 },
  { sezione: 'regioni', codice: '3801', anno: '2024', ente: '10', debito: 30_000 },
  { sezione: 'locali', codice: '3844', anno: '2024', ente: 'F205', debito: 9_000 },
  { sezione: 'inps', codice: 'PXX', sede: '4900', da: '01/2024', a: '12/2024', debito: 60_000 },
];
const describeRigo = ({ codice, rateazione = '', anno = '', debito = 0 }: RigoF24) =>
  [codice, rateazione, anno, debito / 100].join(' ');

describe('instalments', () => {
  it.each(calendari)('of $nome: each date and its rate', ({ scadenza, aFineMese = false, date }) => {
    // 1,000 euro each date, so that the interest is ten times the rate.
    const piano = computePiano({
      righi: [irpef(date.length * 100_000)],
      scadenza,
      quante: date.length,
      aFineMese,
    });
    expect(piano.map(({ data, interessi }) => [data, interessi / 1000])).toEqual(date);
    const quante = String(date.length).padStart(2, '0');
    expect(piano.at(-1)?.righi[0]).toMatchObject({ rateazione: `${quante}${quante}`, debito: 100_000 });
  });

  it('of several taxes: each row in parts, the interest by section and year', () => {
    const [prima, seconda, terza] = computePiano({ righi, scadenza: '2025-06-30', quante: 3 });
    expect(prima?.righi.map(describeRigo)).toEqual([
      '4001 0103 2024 333.33',
      '4033 0103 2025 133.33',
      '3801 0103 2024 100',
      '3844 0103 2024 30',
      'PXX   200',
    ]);
    // 0.18% of 333.33, 133.33, 100, 30 and 200.
    expect(seconda?.righi.slice(5).map(describeRigo)).toEqual([
      '1668  2024 0.6',
      '1668  2025 0.24',
      '3805  2024 0.18',
      '3857 0203 2024 0.05',
      'DPPI   0.36',
    ]);
    expect(seconda?.righi.at(-1)).toMatchObject({ sede: '4900', da: '01/2024', a: '12/2024' });
    expect(terza?.righi[0]).toMatchObject({ debito: 33_334, rateazione: '0303' });
    expect(terza?.passi[0]).toMatchObject({ formula: '333,34 × 0,51%', importo: 170 });
  });

  it('with the increase of who pays in the thirty days after, told once', () => {
    const domanda = { righi: [irpef(100_000)], scadenza: '2025-07-30', quante: 2, maggiorazione: 4_000 };
    const [prima, seconda] = computePiano(domanda);
    expect(prima?.righi[0]?.debito).toBe(50_200);
    expect(prima?.passi).toMatchObject([{ formula: '1.000,00 × 0,4%', importo: 400 }]);
    expect([seconda?.interessi, seconda?.passi.length]).toEqual([90, 1]);
    expect([33_333, 12_500, 1].map((importo) => computeMaggiorazione(importo, 4_000))).toEqual([133, 50, 0]);
  });

  it('are refused for what has none, and paid at once is 0101', () => {
    const novembre: RigoF24 = { sezione: 'erario', codice: '4034', anno: '2025', debito: 100 };
    const due = { righi: [novembre], scadenza: '2025-12-01', quante: 2 };
    expect(() => computePiano(due)).toThrow('Il codice 4034 non si paga a rate.');
    expect(computePiano({ ...due, quante: 1 })[0]?.righi[0]?.rateazione).toBeUndefined();
    expect(computePiano({ ...due, righi: [irpef(100)], quante: 1 })[0]?.righi[0]?.rateazione).toBe('0101');
  });

  it('one of them late: its ravvedimento, the others as they were', () => {
    const piano = computePiano({ righi: [irpef(600_000)], scadenza: '2025-06-30', quante: 6 });
    const rifatto = redrawPiano(piano, { 1: '2025-06-30', 2: '2025-07-26' });
    // 1,000 × 12,5%/15×10/10 and × 2% × 10/365; the rest is what it was.
    expect(rifatto[1]?.ravvedimenti).toMatchObject([{ giorni: 10, sanzione: 833, interessi: 55 }]);
    expect(rifatto.filter(({ ravvedimenti }) => ravvedimenti.length > 0)).toHaveLength(1);
    expect(rifatto.map(({ data, totale }) => [data, totale])).toEqual(
      piano.map(({ data, totale }) => [data, totale]),
    );
  });

  it('give back the whole of every row, whatever it is', () => {
    const importo = fc.integer({ min: 1, max: 10 ** 9 });
    fc.assert(
      fc.property(importo, importo, fc.integer({ min: 1, max: 7 }), (a, b, quante) => {
        const piano = computePiano({
          righi: [irpef(a), { ...irpef(b), codice: '1842' }],
          scadenza: '2025-06-30',
          quante,
        });
        const sum = (codice: string) =>
          piano
            .flatMap((rata) => rata.righi)
            .filter((rigo) => rigo.codice === codice)
            .reduce((somma, { debito = 0 }) => somma + debito, 0);
        expect([sum('4001'), sum('1842')]).toEqual([a, b]);
        expect(sum('1668')).toBe(piano.reduce((somma, { interessi }) => somma + interessi, 0));
      }),
    );
  });
});
