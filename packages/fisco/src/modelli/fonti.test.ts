import { beforeAll, describe, expect, it } from 'vitest';
import { loadModello, type Modello } from '../index.ts';
import { compareFonti, measureScelte, translateDati } from './fonti.ts';

let m730: Modello;
let pf: Modello;
let scorso: Modello;
const require = async (anno: number, codice: '730' | 'redditi-pf'): Promise<Modello> => {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error('No modello');
  return modello;
};
beforeAll(async () => {
  [m730, pf, scorso] = await Promise.all([
    require(2026, '730'),
    require(2026, 'redditi-pf'),
    require(2025, 'redditi-pf'),
  ]);
});

const agenzia = {
  'C1.1': '2',
  'C1.2': '1',
  'C1.3': 28_000,
  'C5.1': 365,
  'C9.1': 4_000,
  'E8.1': '36',
  'E8.2': 310,
};

describe('the sources of a precompilata', () => {
  it('stand rigo by rigo, what repeats beside what is of the same thing', () => {
    const prima = {
      'RC1.1': '2',
      'RC1.2': '1',
      'RC1.3': 27_000,
      'RP8.1': '16',
      'RP8.2': 210,
      'RP9.1': '36',
      'RP9.2': 310,
    };
    const righi = compareFonti(m730, {
      Agenzia: agenzia,
      'Anno scorso': translateDati(scorso, m730, prima),
      Documenti: { 'E8.1': '16', 'E8.2': 210, 'C9.1': 4_000, 'C1.1': '2', 'C1.3': 28_000 },
    });
    const find = (rigo: string) => righi.find((r) => r.rigo === rigo);
    expect(righi.map(({ rigo }) => rigo)).toEqual(['C1', 'C5', 'C9', 'E8', 'E9']);
    expect(find('C1')?.valori['Anno scorso']).toMatchObject({ 'C1.3': 27_000 });
    expect(find('E8')).toMatchObject({
      ...{ principale: 'E8.2', isUguale: true },
      valori: { Agenzia: { 'E8.1': '36' }, 'Anno scorso': { 'E8.1': '36', 'E8.2': 310 }, Documenti: {} },
    });
    expect(find('E9')).toMatchObject({
      ...{ isUguale: false },
      valori: { Agenzia: {}, 'Anno scorso': { 'E9.1': '16' }, Documenti: { 'E9.1': '16', 'E9.2': 210 } },
    });
    // The contract that one leaves out does not make it another income.
    expect(find('C1')?.valori.Documenti).toEqual({ 'C1.1': '2', 'C1.3': 28_000 });
    expect(find('C9')?.isUguale).toBe(true);
    expect(find('C5')?.isUguale).toBe(false);
  });

  it('are measured by the engine one at a time and together, in either form', () => {
    const scelte = [{ 'C9.1': 4_090 }, { 'E1.2': 1_129 }, { 'C9.1': 4_090, 'E1.2': 1_129 }];
    const { base, effetti } = measureScelte(m730, { dati: agenzia }, scelte);
    expect(effetti[0]).toBe(90);
    expect(effetti[1]).toBe(190);
    expect(effetti[2]).toBe(280);
    const diPf = measureScelte(pf, { dati: translateDati(m730, pf, agenzia) }, [{ 'RC10.1': 4_090 }]);
    expect(diPf.effetti).toEqual([90]);
    expect(base.senza).toEqual(diPf.base.senza);
  });
});
