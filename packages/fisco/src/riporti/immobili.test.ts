import { describe, expect, it } from 'vitest';
import { computeRighiImmobili, type ImmobilePosseduto } from './immobili.ts';
import { diffRighi, placeRighi } from './posti.ts';

const casa: ImmobilePosseduto = {
  ...{ genere: 'fabbricato', comune: 'F205', categoria: 'A/3', rendita: 800.4, quota: 50 },
  ...{ redditoDominicale: null, redditoAgrario: null, dal: '2019-05-01', al: null, contratti: [] },
  ...{ isPrincipale: false, isEsente: false, titolo: null, caso: null },
};
const affitto = { dal: '2024-07-01', al: null, canone: 7300, codiceCanone: '1', cedolare: null };

describe('the properties in quadri RA and RB', () => {
  it('[IMM-010] a building let in the year is two righi: the days free, then those let, with the part of the rent that counts', () => {
    const righi = computeRighiImmobili([{ ...casa, contratti: [affitto] }], 2024);
    expect(righi.map(({ colonne }) => colonne)).toMatchObject([
      { 1: 800, 2: '2', 3: 181, 4: 50, 8: null, 9: 'F205' },
      { 1: 800, 2: '3', 3: 184, 5: '1', 6: 3496, 8: true },
    ]);
  });

  it('[IMM-012] the cedolare takes the whole rent; a short contract says so', () => {
    const breve = { ...affitto, dal: '2024-07-01', al: '2024-07-20', cedolare: 'Ordinaria' as const };
    const [, locato] = computeRighiImmobili([{ ...casa, contratti: [breve] }], 2024);
    expect(locato).toMatchObject({
      colonne: { 3: 20, 5: '3', 6: 400, 11: '3' },
      avvisi: ['CANONE_INTERO', 'LOCAZIONE_BREVE'],
    });
  });

  it('go on the righi of the same property, and change nothing the second time', () => {
    const proposti = computeRighiImmobili([casa], 2024);
    const righi = { 'RB1.1': 300, 'RB1.9': 'H501', 'RB2.1': 800, 'RB2.2': '9', 'RB2.9': 'F205' };
    const cambiate = diffRighi(placeRighi(proposti, righi, 'RB'), righi, 'RB');
    expect(cambiate).toMatchObject({ 'RB2.2': '2', 'RB2.3': 365 });
    const dopo = { ...righi, ...cambiate } as Record<string, string | number>;
    expect(diffRighi(placeRighi(proposti, dopo, 'RB'), dopo, 'RB')).toEqual({});
  });

  it('without its rendita a building goes nowhere, and says so', () => {
    expect(computeRighiImmobili([{ ...casa, rendita: null }], 2024)).toMatchObject([
      { colonne: null, avvisi: ['SENZA_RENDITA'] },
    ]);
  });
});
