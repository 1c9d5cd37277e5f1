import { describe, expect, it } from 'vitest';
import { makeAddizionale } from '../../casi/addizionale.ts';
import { parametro } from '../engine/index.ts';
import { loadModello } from '../index.ts';
import { aScaglioni, fase, legge, vale } from './scrittura.ts';

/** The surcharge of a comune with the exemption and the brackets given. */
const ofComune = (fasi: ReturnType<typeof fase>[]) => {
  const valori = [vale(2024, 2024, fasi, legge('prova', 'prova'))];
  const tabella = parametro({ id: 'addizionali/prova', descrizione: 'Prova', unita: 'quota', valori });
  return makeAddizionale(new Map([[0, tabella]]), { codice: 0, annoImposta: 2024 });
};

describe('municipal surcharge', () => {
  it('[TAX-014] 0,8% with an exemption of 10.000: nothing on 9.000, 160,00 on 20.000', () => {
    const compute = ofComune([fase(10_000, []), fase(null, aScaglioni([0, 0.8]))]);
    expect([compute(9_000), compute(10_000), compute(20_000)]).toEqual([0, 0, 160]);
  });

  it('[TAX-014] by brackets, in the years whose act is held, with the regional one beside it', async () => {
    const anni = [2020, 2021, 2022, 2023, 2024, 2025, 2026];
    const letti = await Promise.all(
      anni.map(async (anno) => {
        const modello = await loadModello(anno, 'redditi-pf');
        const calcolo = modello?.createCalcolo({
          'FR3.1': 'F205',
          'FR4.1': 'F205',
          'RC1.1': '2',
          'RC1.2': '1',
          'RC1.3': 40_000,
          'RC6.1': 365,
        });
        const [regionale, comunale] = [calcolo?.get('RV2.2'), calcolo?.get('RV10.2')];
        return [anno, regionale?.valore ?? regionale?.stato, comunale?.valore];
      }),
    );
    // The rates of the regioni are held from tax year 2022: before, the amount is asked and never guessed.
    expect(letti).toEqual([
      [2020, 'incompleto', 320],
      [2021, 'incompleto', 320],
      [2022, 'incompleto', 320],
      [2023, 596, 320],
      [2024, 596, 320],
      [2025, 596, 320],
      [2026, 596, 320],
    ]);
  });

  it('[TAX-014] the rates of 2023 of Lazio and Toscana are those of before the rises', async () => {
    const modello = await loadModello(2024, 'redditi-pf');
    const compute = (comune: string) =>
      modello
        ?.createCalcolo({ 'FR3.1': comune, 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30_000, 'RC6.1': 365 })
        .get('RV2.2');
    expect(compute('H501')).toMatchObject({ valore: 759, precisione: 'esatto' });
    expect(compute('D612')).toMatchObject({ valore: 433, precisione: 'esatto' });
  });
});
