import { describe, expect, it } from 'vitest';
import {
  findDichiarati,
  findTerreniDichiarati,
  listFabbricatiDichiarati,
  listTerreniDichiarati,
} from './dichiarati.ts';

const righi = {
  'RB1.1': 540,
  'RB1.2': '2',
  'RB1.3': 365,
  'RB1.4': 50,
  'RB1.9': 'H223',
  'RB9.2': '2',
  'RB1.1#2': 800,
  'RB1.9#2': 'F257',
  'B2.1': 300,
};

describe('the buildings that a declaration names', () => {
  it('are the righi with a rendita, each with the caselle that say so', () => {
    expect(listFabbricatiDichiarati(righi)).toEqual([
      {
        ...{ quadro: 'RB', chiaveRendita: 'RB1.1', chiaveQuota: 'RB1.4', rendita: 540, quota: 50 },
        ...{ utilizzo: '2', giorni: 365, comune: 'H223' },
      },
      {
        ...{ quadro: 'RB', chiaveRendita: 'RB1.1#2', chiaveQuota: 'RB1.4#2', rendita: 800, quota: null },
        ...{ utilizzo: null, giorni: null, comune: 'F257' },
      },
      {
        ...{ quadro: 'B', chiaveRendita: 'B2.1', chiaveQuota: 'B2.4', rendita: 300, quota: null },
        ...{ utilizzo: null, giorni: null, comune: null },
      },
    ]);
  });

  it('are a property by its rendite, else by being alone in its comune, else nobody can say', () => {
    const dichiarati = listFabbricatiDichiarati(righi);
    const find = (comune: string, rendite: readonly number[], isUnico = false) =>
      findDichiarati(dichiarati, { comune, rendite, isUnico })?.map(({ rendita }) => rendita) ?? null;
    expect(find('H223', [539.7])).toEqual([540]);
    expect(find('H223', [612.4])).toBeNull();
    expect(find('H223', [612.4], true)).toEqual([540]);
    expect(find('A944', [612.4], true)).toBeNull();
    expect(find('A944', [300])).toEqual([300]);
  });
});

describe('the land that a declaration names', () => {
  const righi = {
    'RA1.1': 120,
    'RA1.2': '1',
    'RA1.3': 80,
    'RA1.5': 50,
    'RA2.3': 9,
    'RA1.1#2': 7,
    'A3.1': 33,
  };
  const dichiarati = listTerreniDichiarati(righi);

  it('is the righi with a reddito dominicale, through the moduli and in the 730 too', () => {
    expect(dichiarati.map(({ chiaveDominicale, agrario }) => [chiaveDominicale, agrario])).toEqual([
      ['RA1.1', 80],
      ['RA1.1#2', null],
      ['A3.1', null],
    ]);
    expect(dichiarati[0]).toMatchObject({ chiaveAgrario: 'RA1.3', chiaveQuota: 'RA1.5', quota: 50 });
  });

  it('is one piece by both its incomes, and by neither alone nor where another has the same', () => {
    const find = (dominicale: number | null, agrario: number | null, altri: [number, number][] = []) =>
      findTerreniDichiarati(dichiarati, {
        redditi: [{ dominicale, agrario }],
        altri: altri.map(([uno, altro]) => ({ dominicale: uno, agrario: altro })),
      })?.map(({ chiaveDominicale }) => chiaveDominicale) ?? null;
    expect(find(120.4, 79.6)).toEqual(['RA1.1']);
    expect(find(120, 81)).toBeNull();
    expect(find(120, null)).toBeNull();
    expect(find(120, 80, [[120.2, 80.1]])).toBeNull();
    expect(find(120, 80, [[120, 90]])).toEqual(['RA1.1']);
  });
});
