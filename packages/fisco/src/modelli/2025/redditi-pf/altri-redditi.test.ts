import { describe, expect, it } from 'vitest';
import { loadModello } from '../../../index.ts';

const compute = async (anno: number, dati: Record<string, number>) => {
  const calcolo = (await loadModello(anno, 'redditi-pf'))?.createCalcolo(dati);
  return (...chiavi: string[]) => chiavi.map((chiave) => calcolo?.get(chiave).valore ?? 0);
};

describe('quadro RL', () => {
  // Each rigo once: 100 of a trust, 1,647 of RL5-RL17 less 126, 2,350 of RL25-RL27 less 300, 10 that come back with 3 of interest.
  const dati = {
    ...{ 'RL4.2': 100, 'RL4.5': 20, 'RL8.1': 50, 'RL8.2': 20, 'RL9.1': 7, 'RL11.1': 1_000, 'RL12.1': 400 },
    ...{ 'RL12.2': 30, 'RL12.3': 9, 'RL13.1': 11, 'RL14.2': 500, 'RL14.3': 100, 'RL17.1': 40, 'RL17.2': 6 },
    ...{ 'RL25.2': 2_000, 'RL26.3': 300, 'RL27.2': 50 },
  };
  it.each([
    [2023, 28],
    [2024, 30],
    [2025, 30],
    [2026, 30],
  ])('of the form of %i has the righi of its text, from RL%i on the totals', async (anno, da) => {
    const leggi = await compute(anno, {
      ...dati,
      ...{ [`RL${da + 1}.1`]: 300, [`RL${da + 3}.1`]: 5, [`RL${da + 4}.1`]: 10, [`RL${da + 4}.2`]: 3 },
    });
    expect(leggi('RL18.2', 'RL18.3', 'RL19.1')).toEqual([1_647, 126, 1_521]);
    expect(leggi(`RL${da}.1`, `RL${da + 2}.1`)).toEqual([2_350, 2_050]);
    expect(leggi('RN1.5', 'RN33.4', 'RN50.2')).toEqual([100 + 1_521 + 2_050 + 10, 25, 400]);
    expect(leggi('RN34.1', 'RN46.1')).toEqual([-25, 22]);
  });
});

describe('quadro FC', () => {
  it('takes the losses from the income, and the interest within what was received and 30% of ROL', async () => {
    const leggi = await compute(2025, {
      ...{ 'FC33.1': 1_000, 'FC34.1': 100, 'FC36.1': 200, 'FC36.2': 50 },
      ...{ 'FC71.1': 500, 'FC71.2': 60, 'FC71.3': 100, 'FC71.4': 20 },
      ...{ 'FC72.1': 30, 'FC72.2': 40, 'FC72.3': 50, 'FC72.6': 1_000 },
    });
    expect(leggi('FC35.1', 'FC36.3', 'FC37.1', 'FC38.1')).toEqual([900, 250, 650, 0]);
    // 560 of interest, 120 received: 440 are left, and 300 + 120 of ROL hold 420 of them.
    expect(leggi('FC71.5', 'FC71.6', 'FC72.7', 'FC74.1', 'FC74.2')).toEqual([120, 440, 420, 20, 0]);
    expect(leggi('FC73.1', 'FC73.2', 'FC73.3', 'FC6.1')).toEqual([0, 0, 0, 0]);
    expect((await compute(2025, { 'FC33.1': -70 }))('FC38.1')).toEqual([70]);
    const poco = await compute(2025, { 'FC71.1': 350, 'FC72.1': 30, 'FC72.2': 40, 'FC72.6': 1_000 });
    expect(poco('FC72.7', 'FC73.1', 'FC73.2')).toEqual([350, 0, 20]);
  });
});
