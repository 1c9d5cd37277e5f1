import { describe, expect, it } from 'vitest';
import { type DatiModello, loadModello } from '../../../index.ts';

/** Employment income of 30,000 euro without employer’s days: a tax to use the credits on. */
const REDDITO: DatiModello = { 'RL2.2': 30_000 };
const compute = async (anno: number, dati: DatiModello, chiavi: readonly string[]) => {
  const modello = await loadModello(anno, 'redditi-pf');
  const calcolo = modello?.createCalcolo({ ...REDDITO, ...dati });
  return chiavi.map((chiave) => calcolo?.get(chiave).valore ?? 0);
};
const ANNI = [2023, 2024, 2025, 2026];
/** 23% to 28,000 euro, from 15,000 at 25% until the tax year 2023; 35% above. */
const lordaDi = (anno: number): number => (anno < 2025 ? 7_400 : 7_140);

describe.each(ANNI)('the credits of the form of %i', (anno) => {
  // RN30: 65% of 6.000 is 3.900, a third of it 1.300; 15% of 30.000 is 4.500. Column 2 adds CR14 col. 2, 3, 4 and a third of 5.
  it('state in RN30 the instalment of the year alone, and all of them in column 2', async () => {
    const dati = { 'CR14.1': 6_000, 'CR14.2': 10, 'CR14.3': 200, 'CR14.4': 100, 'CR14.5': 90 };
    expect(await compute(anno, dati, ['RN30.1', 'RN30.2', 'RN30.3'])).toEqual([1_300, 1_640, 1_640]);
    expect(await compute(anno, { 'CR14.1': 90_000 }, ['RN30.1'])).toEqual([1_500]);
  });

  it('keep school and video surveillance within what is left', async () => {
    const dati = { 'CR15.1': 50, 'CR17.1': 300, 'CR17.2': 100 };
    expect(await compute(anno, dati, ['RN30.5', 'RN30.6', 'RN30.7', 'RN30.8'])).toEqual([50, 50, 200, 200]);
  });

  // RN32: 65% of 3.000 is 1.950 within 20% of 30.000, a third 650; then CR31 col. 4 and a third of col. 7.
  it('count the gifts of CR31 by thirds', async () => {
    const bonifica = { 'CR31.1': '4', 'CR31.2': 3_000, 'CR31.4': 40, 'CR31.7': 30 };
    expect(await compute(anno, bonifica, ['RN32.6', 'RN32.7', 'RN32.8'])).toEqual([650, 700, 700]);
    const social = { 'CR31.1': '11', 'CR31.2': 30_000 };
    expect(await compute(anno, social, ['RN32.13', 'RN32.15'])).toEqual([1_500, 1_500]);
  });

  it('give the credit APE back, and carry the others', async () => {
    expect(await compute(anno, { 'CR31.1': '2', 'CR31.2': 9_000 }, ['RN32.2', 'RN46.1'])).toEqual([
      9_000,
      9_000 - lordaDi(anno),
    ]);
    const depuratori = { 'CR31.1': '10', 'CR31.2': 9_000, 'CR31.6': 100 };
    expect(await compute(anno, depuratori, ['RN32.12', 'RN47.46', 'RN45.2'])).toEqual([
      lordaDi(anno),
      8_900 - lordaDi(anno),
      0,
    ]);
  });

  it('use them in the order of RN34', async () => {
    const dati = {
      ...{ 'CR14.2': 7_000, 'CR31.1': '3', 'CR31.3': 100 },
      ...{ 'CR31.1#2': '10', 'CR31.3#2': 500, 'CR31.1#3': '4', 'CR31.3#3': 20 },
    };
    const resto = lordaDi(anno) - 7_120;
    const attesi = [7_000, 100, 20, resto, 500 - resto];
    expect(await compute(anno, dati, ['RN30.3', 'RN32.5', 'RN32.8', 'RN32.12', 'RN47.46'])).toEqual(attesi);
  });

  it('have mediation and negotiation where their year has them', async () => {
    const uguali =
      anno === 2023
        ? { 'CR31.1': '1', 'CR31.2': 600, 'CR16.1': 200, 'CR16.2': 50 }
        : { 'CR31.1': '16', 'CR31.2': 600, 'CR31.1#2': '17', 'CR31.2#2': 200, 'CR31.3#2': 50 };
    expect(await compute(anno, uguali, ['RN24.4', 'RN24.5', 'RN25.1'])).toEqual([600, 250, 850]);
  });
});

describe('credits of one form alone', () => {
  it('has 60% of the rent in mountain towns up to 2.500 euro, 75% up to 3.500 with a minority, from 2026', async () => {
    const montagna = (codice: string, importo: number) => ({ 'CR16.1': codice, 'CR16.2': importo });
    expect(await compute(2026, montagna('1', 4_000), ['RN32.21'])).toEqual([2_400]);
    expect(await compute(2026, montagna('4', 5_000), ['RN32.21', 'RN34.1'])).toEqual([2_500, 4_640]);
    expect(await compute(2026, montagna('6', 5_000), ['RN32.21'])).toEqual([3_500]);
  });

  it('takes from CR13 what was used in an act, until the form of 2025', async () => {
    expect(await compute(2025, { 'CR13.2': 900, 'CR13.3': 100, 'CR13.4': 300 }, ['RN24.6'])).toEqual([500]);
  });

  it('leaves euroritenuta out of the balance', async () => {
    expect(await compute(2023, { 'CR30.1': 10, 'CR30.2': 5, 'CR30.3': 4 }, ['CR30.4', 'RN34.1'])).toEqual([
      11, 7_400,
    ]);
    expect(await compute(2026, { 'CR30.1': 10, 'CR30.3': 4 }, ['CR30.4', 'RN34.1'])).toEqual([6, 7_140]);
  });

  it.each(ANNI)(
    'takes the rate that is typed where no act is read, and the reliefs of the comune, in %i',
    async (anno) => {
      const chiavi = ['RV10.2', 'RV17.5'];
      const dati = { 'FR3.1': 'F205', 'FR4.1': 'F205' };
      expect(await compute(anno, { ...dati, 'RV9.2': 0.5, 'RV17.4': 0.4 }, chiavi)).toEqual([150, 36]);
      expect(await compute(anno, { ...dati, 'RV10.1': '1', 'RV17.1': '2' }, chiavi)).toEqual([0, 0]);
      expect(await compute(anno, { ...dati, 'RV2.90': 1.5 }, ['RV2.2'])).toEqual([450]);
    },
  );
});
