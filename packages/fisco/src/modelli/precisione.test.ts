import { describe, expect, it } from 'vitest';
import { type DatiModello, loadModello, type Spiegazione } from '../index.ts';

/** A self-employed person with an office, an expense with a code, an advance already paid. */
const DATI: DatiModello = {
  'FR3.1': 'F205',
  'RC1.1': '2',
  'RC1.3': 24_000,
  'RC6.1': 365,
  'RC10.1': 3_000,
  'RC10.2': 300,
  'RC10.3': 0,
  'RC10.4': 0,
  'RC10.5': 0,
  'RE2.2': 20_000,
  'RE8.1': 2_000,
  'RP8.1': '12',
  'RP8.2': 500,
  'RB1.1': 800,
  'RB1.2': '2',
  'RB1.12': '1',
  'RG901.1': 3_000,
};

const listNodi = (s: Spiegazione): readonly Spiegazione[] => [s, ...s.operandi.flatMap(listNodi)];
const load = async (dati: DatiModello) => {
  const modello = await loadModello(2025, 'redditi-pf');
  if (!modello) throw new Error('There is one');
  return modello.createCalcolo(dati);
};

describe('the precision of an explanation', () => {
  it('is «esatto» only when every number and source under it is verified and none is overridden', async () => {
    const calcolo = await load(DATI);
    const spiegate = Object.entries(calcolo.computed())
      .filter(([, { valore }]) => valore !== undefined && valore !== 0)
      .map(([chiave, esito]) => ({ esito, spiegazione: calcolo.explain(chiave) }));
    expect(spiegate.length).toBeGreaterThan(30);
    for (const { esito, spiegazione } of spiegate) {
      if (esito.precisione === 'indicativo') expect(spiegazione.precisione).toBe('indicativo');
      if (spiegazione.precisione === 'indicativo') continue;
      const incerti = listNodi(spiegazione).filter(
        ({ valore, fonti, stato }) =>
          (valore !== 0 && fonti.some(({ verificato }) => !verificato)) || stato === 'forzato',
      );
      expect(incerti.map(({ concetto }) => concetto)).toEqual([]);
    }
  });

  it('says that a business result rests on a form still to be checked, and what stands on it too', async () => {
    const calcolo = await load({ 'RG901.1': 30_000, 'RG902.1': 10_000 });
    expect(calcolo.explain('RG903.1').precisione).toBe('indicativo');
    expect(calcolo.explain('RN1.5').precisione).toBe('indicativo');
    const soloLavoro = await load({ 'RC1.1': '2', 'RC1.3': 24_000, 'RC6.1': 365 });
    expect(soloLavoro.explain('RN26.2').precisione).toBe('esatto');
  });

  it('is not «esatto» where instalments or mortgages of before 2022 may move the trattamento integrativo', async () => {
    const lavoro = { 'RC1.1': '2', 'RC1.3': 20_000, 'RC6.1': 365, 'RC14.1': '2' };
    const precisioneOf = async (dati: DatiModello) =>
      (await load({ ...lavoro, ...dati })).get('RN43.1').precisione;
    expect(await precisioneOf({})).toBe('esatto');
    const tante: readonly DatiModello[] = [
      { 'RP6.90': 100 },
      { 'RP7.1': 100 },
      { 'RP8.1': '10', 'RP8.2': 100 },
      { 'RP57.90': 100 },
    ];
    for (const dati of tante) expect(await precisioneOf(dati)).toBe('indicativo');
    expect(await precisioneOf({ 'RP8.1': '12', 'RP8.2': 100 })).toBe('esatto');
  });

  it('of what stands on an override is never «esatto»', async () => {
    const calcolo = await load({ 'RC1.1': '2', 'RC1.3': 24_000, 'RC6.1': 365 });
    calcolo.force('RN7.1', { valore: 100, motivo: 'prova' });
    expect(calcolo.explain('RN26.2').precisione).toBe('indicativo');
  });
});
