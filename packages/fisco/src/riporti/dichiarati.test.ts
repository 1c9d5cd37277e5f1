import { describe, expect, it } from 'vitest';
import { findDichiarati, listFabbricatiDichiarati } from './dichiarati.ts';

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
