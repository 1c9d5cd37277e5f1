import { describe, expect, it } from 'vitest';
import { loadModello, quadroOf } from '../../../index.ts';

const LETTI = [2023, 2024, 2025, 2026];
const calculate = async (anno: number, dati: Record<string, number | string | boolean>) => {
  const modello = await loadModello(anno, 'redditi-pf');
  if (!modello) throw new Error(`No modello ${anno}`);
  return { modello, calcolo: modello.createCalcolo(dati) };
};
/** Numbers of ours that stand in a quadro that was read, and that no text tells. */
const INTERNE = ['RQ907.4'];

describe('what the instructions of the four forms state is exact', () => {
  it.each(LETTI)(
    '[TAX-014] %i: no rule of a quadro that was read rests on a source to be checked',
    async (anno) => {
      const { modello, calcolo } = await calculate(anno, {});
      const letti = new Set(modello.quadri.flatMap((q) => (q.copertura === 'esatto' ? [q.codice] : [])));
      const caselle = Object.keys(calcolo.computed()).filter((chiave) => letti.has(quadroOf(chiave)));
      expect(caselle.length).toBeGreaterThan(400);
      const incerte = caselle.filter((chiave) => calcolo.explain(chiave).fonti.some((f) => !f.verificato));
      expect(incerte).toEqual(INTERNE);
    },
  );

  it.each(LETTI)('[TAX-014] %i: credits of RN within the tax, alone or all of them used', async (anno) => {
    const { calcolo } = await calculate(anno, {
      ...{ 'RL2.2': 20_000, 'CR7.2': 300, 'CR9.1': 200, 'CR10.4': 100, 'CR11.6': 100, 'CR14.3': 100 },
      ...{ 'CR15.1': 100, 'CR17.1': 100, 'RN18.1': 100, 'RN19.1': 100, 'RN20.1': 100 },
    });
    for (const chiave of [
      'RN18.2',
      'RN24.1',
      'RN24.2',
      'RN26.2',
      'RN28.1',
      'RN30.3',
      'RN30.8',
      'RN34.1',
      'RN45.2',
    ])
      expect([chiave, calcolo.get(chiave).precisione]).toEqual([chiave, 'esatto']);
    expect(calcolo.get('RN34.1').valore).toBe((anno < 2025 ? 4_700 : 4_600) - 300 - 500 - 500);
  });

  it.each(LETTI)(
    '[TAX-014] %i: how two credits of RN24 share what is left, who compiles says',
    async (anno) => {
      const uno = await calculate(anno, { 'RL2.2': 8_000, 'CR7.2': 3_100 });
      expect(uno.calcolo.get('RN47.11')).toMatchObject({ valore: 1_260, precisione: 'esatto' });
      const due = await calculate(anno, { 'RL2.2': 8_000, 'CR7.2': 3_100, 'CR9.1': 500 });
      expect(due.calcolo.get('RN47.11').precisione).toBe('indicativo');
      expect(due.calcolo.get('RN26.2')).toMatchObject({ valore: 0, precisione: 'esatto' });
    },
  );

  it.each([
    [20_000, 'esatto', 0],
    [20_001, 'esatto', 1_000],
    [32_000, 'esatto', 1_000],
    [32_001, 'indicativo', 999.88],
    [40_000, 'esatto', 0],
    [45_000, 'esatto', 0],
  ] as const)(
    '[TAX-014] 2026: the further deduction on %i euro is %s: only the ratio above 32.000 is a reading',
    async (reddito, precisione, attesa) => {
      const { calcolo } = await calculate(2026, {
        ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': reddito, 'RC6.1': 365, 'RC10.1': 5_000, 'RC14.1': '2' },
        ...{ 'RC14.5': '1', 'RC14.6': reddito, 'RC14.8': 365, 'RC14.9': '2' },
      });
      expect(calcolo.get('RN7.5')).toMatchObject({ precisione, valore: Math.round(attesa) });
      expect(calcolo.get('RN26.2').precisione).toBe(precisione);
    },
  );

  it.each([
    ['a spouse after another, each for its months', 6, 6, 6, []],
    ['two spouses in the same month', 12, 1, 6, ['CONIUGI_OLTRE_ANNO']],
    ['a child with more months of deduction than at charge', 6, 6, 7, ['MESI_DEL_FIGLIO']],
  ])('[TAX-014] the months of the family: %s', async (_, primo, secondo, detrazione, attesi) => {
    const { calcolo } = await calculate(2025, {
      ...{ 'RL2.2': 20_000, 'FA1.1': 'C', 'FA1.5': primo, 'FA2.1': 'C', 'FA2.5': secondo },
      ...{ 'FA3.1': 'F1', 'FA3.5': 6, 'FA3.7': 100, 'FA3.10': detrazione },
    });
    const codici = calcolo.findings().map(({ codice }) => codice);
    expect(codici).toEqual(attesi);
  });

  it.each(['redditi-pf', '730'] as const)(
    '[TAX-014] %s: the spouse is named when not at charge too, with no months: nothing is due, and it is said',
    async (codice) => {
      const modello = await loadModello(2026, codice);
      const coniuge = { 'FA1.1': 'C', 'FA1.5': 'BNCLRA82A41F205I' };
      const reddito = codice === '730' ? { 'D5.1': '1', 'D5.2': 20_000 } : { 'RL2.2': 20_000 };
      const [muta, zero] = [{}, { 'FA1.6': 0 }].map((mesi) =>
        modello?.createCalcolo({ ...reddito, ...coniuge, ...mesi }),
      );
      const readNoti = (calcolo: typeof muta) =>
        Object.entries(calcolo?.computed() ?? {}).filter(
          ([, { valore, stato }]) => valore || stato === 'incompleto',
        );
      expect(readNoti(muta)).toEqual(readNoti(zero));
      const codiciDi = (calcolo: typeof muta) => calcolo?.findings().map((rilievo) => rilievo.codice);
      expect(codiciDi(muta)).toContain('CONIUGE_SENZA_MESI');
      expect(codiciDi(zero)).not.toContain('CONIUGE_SENZA_MESI');
    },
  );
});
