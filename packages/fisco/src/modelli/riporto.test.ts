import { describe, expect, it } from 'vitest';
import { loadModello } from '../index.ts';
import type { DatiModello } from './modello.ts';
import { riportiPf } from './riporti-pf.ts';
import { proposeRiporto } from './riporto.ts';

async function propose(anno: number, dati: DatiModello, attuali: DatiModello = {}) {
  const [prima, dopo] = await Promise.all([anno - 1, anno].map((a) => loadModello(a, 'redditi-pf')));
  if (!prima || !dopo) throw new Error(`No modello ${anno}`);
  return proposeRiporto({ modello: prima, dati, forzature: {} }, dopo, attuali, riportiPf);
}
const lavoro: DatiModello = {
  'FR3.1': 'F205',
  'FR4.1': 'F257',
  'RC1.1': '2',
  'RC1.2': '1',
  'RC1.3': 30_000,
  'RC6.1': 365,
  'RC10.1': 9_000,
};

describe('what comes again from the previous year', () => {
  it('is what is left of each credit of RU, in the modulo of its code, and what was over the limit a year older', async () => {
    const { voci } = await propose(2025, {
      ...{ 'RU1.1': '2L', 'RU5.3': 9_000, 'RU6.1': 3_000, 'RU1.1#2': '24', 'RU2.1#2': 700, 'RU6.1#2': 700 },
      ...{ 'RU1.1#3': '05', 'RU5.3#3': 100, 'RU531.1': '05', 'RU531.2': 2024, 'RU531.3': 40 },
      ...{ 'RU523.1': 2018, 'RU523.2': '01', 'RU523.4': 90, 'RU523.5': 30 },
    });
    expect(
      Object.fromEntries(voci.flatMap(({ a, valore }) => (a.startsWith('RU') ? [[a, valore]] : []))),
    ).toEqual({
      ...{ 'RU1.1': '2L', 'RU2.1': 6_000, 'RU1.1#2': '24', 'RU1.1#3': '05', 'RU2.1#3': 100 },
      ...{ 'RU527.1': '05', 'RU527.2': 2024, 'RU527.3': 40, 'RU523.1': 2018, 'RU523.2': '01', 'RU523.4': 60 },
    });
  });

  it('is who pays, who depends, where one lives; never the amounts of the year', async () => {
    const { voci, daCompilare } = await propose(2025, {
      ...lavoro,
      'FA1.1': 'C',
      'FA1.4': 'RSSMRA80A01F205X',
      'FA1.5': 12,
    });
    const proposti = Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
    expect(proposti).toMatchObject({
      'FR3.1': 'F257',
      'FR4.1': 'F257',
      'FA1.1': 'C',
      'FA1.4': 'RSSMRA80A01F205X',
      'FA1.5': 12,
      'RC1.1': '2',
      'RC1.2': '1',
    });
    expect(daCompilare.map(({ chiave }) => chiave)).toEqual(
      expect.arrayContaining(['RC1.3', 'RC6.1', 'RC10.1']),
    );
    expect(Object.keys(proposti)).not.toContain('RC1.3');
  });

  it('takes the credits and the advances where the next form wants them', async () => {
    const { voci } = await propose(2025, { ...lavoro, 'RC10.1': 9_000, 'RC14.1': '2' });
    const credito = voci.find(({ a }) => a === 'RN36.2');
    expect(credito).toMatchObject({ da: 'RX1.5', gruppo: 'Crediti e acconti' });
    const prima = await loadModello(2024, 'redditi-pf');
    const calcolo = prima?.createCalcolo({ ...lavoro, 'RC14.1': '2' });
    expect(credito?.valore).toBe(calcolo?.get('RN46.1').valore);
    expect(voci.some(({ a }) => a === 'RN38.6')).toBe(false);
  });

  it('takes what is left of the ACE, and the excesses of a foreign tax one year older', async () => {
    const { voci } = await propose(2026, {
      ...{ 'RG2.2': 1_500, 'RS37.10': 2_000, 'RS36.8': 70, 'RS52.2': 40 },
      ...{ 'CE11.1': 69, 'CE12.1': 5, 'CE12.2': 90, 'CE12.8': 10, 'CE13.3': 7 },
    });
    const proposti = Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
    expect(proposti).toMatchObject({
      ...{ 'RS37.10': 500, 'RS36.8': 70, 'RS48.2': 40 },
      ...{ 'CE11.1': 69, 'CE12.1': 88, 'CE12.7': 10 },
    });
    expect(Object.keys(proposti)).not.toContain('CE13.2');
  });

  it('takes what the tax and the income could not hold, the start-ups one year further', async () => {
    const { voci } = await propose(2025, {
      'RL2.2': 10_000,
      'CR7.2': 5_000,
      'RN18.1': 900,
      'RN19.1': 2_000,
      'RN20.1': 700,
      'RP80.5': 400,
      'RP33.1': 11_000,
      'RP36.2': 1_500,
    });
    const residui = voci
      .filter(({ gruppo }) => gruppo === 'Residui')
      .map(({ da, a, valore }) => [da, a, valore]);
    expect(residui).toEqual([
      ['RN47.11', 'CR7.1', 5_000],
      ['RN47.1', 'RN18.1', 2_000],
      ['RN47.2', 'RN19.1', 700],
      ['RN47.3', 'RN20.1', 400],
      ['RN47.36', 'RP33.2', 1_000],
      ['RN47.38', 'RP36.4', 1_000],
    ]);
  });

  it('takes the losses on stakes, a year older each, and not those that lapsed', async () => {
    const { voci } = await propose(2025, {
      ...{ 'RT21.1': 100, 'RT22.3': 400, 'RT24.1': 1_000 },
      ...{ 'RT24.90': 400, 'RT24.91': 300, 'RT24.92': 200, 'RT24.93': 100 },
    });
    const presi = voci.filter(({ a }) => a.startsWith('RT')).map(({ da, a, valore }) => [da, a, valore]);
    expect(presi).toEqual([
      ['RT901.1', 'RT13.1', 900],
      ['RT93.5', 'RT13.93', 300],
      ['RT93.2', 'RT13.90', 300],
      ['RT93.3', 'RT13.91', 200],
      ['RT93.4', 'RT13.92', 100],
    ]);
  });

  it('takes of a credit only what was not asked back, with what was paid beyond the balance', async () => {
    const { voci } = await propose(2025, {
      ...{ 'CR8.1': 500, 'RX1.4': 120, 'RX1.3': 20 },
      ...{ 'LC1.6': 300, 'RX4.4': 300, 'LM43.1': 90, 'RT28.1': 70, 'RX20.4': 10 },
    });
    const presi = voci.filter(({ gruppo }) => gruppo === 'Crediti e acconti');
    expect(presi.map(({ da, a, valore }) => [da, a, valore])).toEqual([
      ['RX1.5', 'RN36.2', 400],
      ['RX20.5', 'RT111.1', 60],
      ['RX20.5', 'RT15.1', 60],
      ['RX31.5', 'LM43.1', 90],
    ]);
  });

  it('takes the advances of IVIE, IVAFE and of the tax on crypto-assets', async () => {
    const { voci } = await propose(2026, {
      ...{ 'RW1.1': '1', 'RW1.3': '15', 'RW1.5': 100, 'RW1.8': 100_000, 'RW1.11': 12 },
      ...{ 'RW2.1': '1', 'RW2.3': '20', 'RW2.5': 100, 'RW2.8': 100_000, 'RW2.10': 365 },
    });
    const presi = voci.filter(({ a }) => a.startsWith('RW'));
    // 0.2% and 1.06% of 100,000: the two instalments together.
    expect(Object.fromEntries(presi.map(({ a, valore }) => [a, valore]))).toEqual({
      'RW6.4': 200,
      'RW7.4': 1_060,
    });
  });

  it('takes the losses that were left, each to its kind, and the advances of the flat regime', async () => {
    const { voci } = await propose(2025, {
      ...{ 'RG2.2': 1_000, 'RF901.1': 2_000, 'RF901.2': 300, 'RH901.1': 40, 'RH901.2': 50 },
      ...{ 'LM22.1': '620200', 'LM22.3': 10_000, 'LM22.6': '2', 'LM37.91': 9_000, 'LM37.92': 60 },
      ...{ 'LM9.91': 70, 'LM9.92': 80 },
    });
    const presi = voci.filter(({ da }) => /^(RF902|RH901|LM90)/.test(da)).map(({ a, valore }) => [a, valore]);
    expect(presi).toEqual([
      // 6.700 − 60 and 80% of it of the limited ones: 5.360 and 60 leave 1.280 × 15% = 192, in one payment.
      ['LM45.2', 192],
      ['RH901.1', 40],
      ['RH901.2', 50],
      ['LM37.91', 3_640],
      ['LM9.91', 70],
      ['LM9.92', 80],
      ['RF901.1', 1_200],
      ['RF901.2', 100],
    ]);
  });

  it('takes what is left of CR13 but for the year in which it came to be of another credit', async () => {
    for (const anno of [2021, 2022, 2023]) {
      const { voci } = await propose(anno, { 'RL2.2': 1_000, 'CR13.2': 5_000 });
      expect(voci.some(({ a }) => a === 'CR13.1')).toBe(anno !== 2022);
    }
  });

  it('sums the two advances into those paid', async () => {
    const { voci } = await propose(2025, { ...lavoro, 'RC10.1': 2_000 });
    const calcolo = (await loadModello(2024, 'redditi-pf'))?.createCalcolo({ ...lavoro, 'RC10.1': 2_000 });
    const due = ['RN62.1', 'RN62.2'].map((chiave) => Number(calcolo?.get(chiave).valore));
    expect(voci.find(({ a }) => a === 'RN38.6')?.valore).toBe((due[0] ?? 0) + (due[1] ?? 0));
  });

  it('turns the tick of the cedolare into its code, and the code into the tick', async () => {
    const casa = { 'RB1.1': 800, 'RB1.2': '3', 'RB1.3': 365, 'RB1.4': 100, 'RB1.5': '3', 'RB1.6': 9_600 };
    const avanti = await propose(2025, { ...casa, 'RB1.11': true });
    expect(avanti.voci.find(({ a }) => a === 'RB1.11')?.valore).toBe('1');
    const avanti2026 = await propose(2026, { ...casa, 'RB1.11': '2' });
    expect(avanti2026.voci.find(({ a }) => a === 'RB1.11')?.valore).toBe('2');
  });

  it('lists what has no rigo in the next form, and says what is there already', async () => {
    const figlio = { 'FA1.1': 'F1', 'FA1.5': 12, 'FA1.6': 2, 'FA1.7': 50 };
    const { voci, senzaRigo } = await propose(2024, figlio, { 'FA1.5': 6 });
    expect(senzaRigo).toEqual([{ chiave: 'FA1.6', titolo: 'Minore di tre anni', valore: 2 }]);
    expect(voci.find(({ a }) => a === 'FA1.5')).toMatchObject({ valore: 12, attuale: 6 });
  });

  it('hides nothing: every input of last year is proposed, to fill in, or without a rigo', async () => {
    for (const anno of [2021, 2022, 2023, 2024, 2025, 2026]) {
      const dati = { ...lavoro, 'FA1.1': 'C', 'FA1.5': 12, 'RP7.1': 3_000, 'RB1.1': 500, 'RB1.9': 'F205' };
      const { voci, senzaRigo, daCompilare } = await propose(anno, dati);
      const detti = new Set([
        ...voci.map(({ da }) => da),
        ...[...senzaRigo, ...daCompilare].map((v) => v.chiave),
      ]);
      expect(Object.keys(dati).filter((chiave) => !detti.has(chiave))).toEqual([]);
    }
  });
});
