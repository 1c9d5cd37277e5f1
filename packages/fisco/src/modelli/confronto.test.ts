import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadModello } from '../index.ts';
import { compareModelli, type LatoConfronto } from './confronto.ts';
import type { DatiModello, Forzature } from './modello.ts';

async function makeLato(anno: number, dati: DatiModello, forzature: Forzature = {}): Promise<LatoConfronto> {
  const modello = await loadModello(anno, 'redditi-pf');
  if (!modello) throw new Error(`No modello ${anno}`);
  return { modello, dati, forzature };
}
const dipendente = (reddito: number): DatiModello => ({
  'RC1.1': '2',
  'RC1.2': '1',
  'RC1.3': reddito,
  'RC6.1': 365,
  'RC10.1': 5_000,
});
const affitto: DatiModello = {
  'RB1.1': 800,
  'RB1.2': '3',
  'RB1.3': 365,
  'RB1.4': 100,
  'RB1.5': '3',
  'RB1.6': 9_600,
};

describe('year against year', () => {
  it('splits the net tax among what was earned and what the law changed', async () => {
    const confronto = compareModelli(
      await makeLato(2024, dipendente(20_000)),
      await makeLato(2025, dipendente(21_000)),
    );
    const netta = confronto.voci.find(({ chiaveDopo }) => chiaveDopo === 'RN26.2');
    expect(netta).toMatchObject({ chiavePrima: 'RN26.2', prima: 2_058, dopo: 2_279, differenza: 221 });
    // By hand: 1.000 euro more cost 341 under the rates of 2023 and 321 under those of 2024; the new rates take off 100 on
    // 20.000 euro and 120 on 21.000.
    expect(netta?.attribuzione).toEqual({ dati: 331, legge: 0, parametri: -110 });
    const reddito = confronto.voci.find(({ chiaveDopo }) => chiaveDopo === 'RC1.3');
    expect(reddito?.attribuzione).toEqual({ dati: 1_000, legge: 0, parametri: 0 });
  });

  it('follows a casella that changed place: RB10 col. 18 of 2024 is col. 19 of 2025', async () => {
    const casa: DatiModello = { 'RB1.1': 1_000, 'RB1.2': '1', 'RB1.3': 365, 'RB1.4': 100 };
    const { voci } = compareModelli(await makeLato(2024, casa), await makeLato(2025, casa));
    const principale = voci.find(({ chiaveDopo }) => chiaveDopo === 'RB10.19');
    expect(principale).toMatchObject({ chiavePrima: 'RB10.18', prima: 1_050, dopo: 1_050, differenza: 0 });
  });

  it('finds each place of a quantity shown twice: RN3 is RN3, RP39 is RP39', async () => {
    const oneri: DatiModello = { ...dipendente(30_000), 'RP21.1': 1_000 };
    const { voci, soloPrima, soloDopo } = compareModelli(
      await makeLato(2025, oneri),
      await makeLato(2026, oneri),
    );
    const luoghi = ['RN3.1', 'RP39.1'];
    expect(
      voci.flatMap((voce) => (luoghi.includes(voce.chiaveDopo) ? [[voce.chiavePrima, voce.chiaveDopo]] : [])),
    ).toEqual(expect.arrayContaining(luoghi.map((chiave) => [chiave, chiave])));
    expect([...soloPrima, ...soloDopo].filter(({ chiave }) => luoghi.includes(chiave))).toEqual([]);
  });

  it('lists what the other year does not have', async () => {
    const figli: DatiModello = {
      'FA1.1': 'F1',
      'FA1.5': 12,
      'FA1.6': 12,
      'FA1.7': 100,
    };
    const confronto = compareModelli(
      await makeLato(2022, { ...dipendente(30_000), ...figli }),
      await makeLato(2025, { ...dipendente(30_000), ...affitto, 'RB1.11': '3' }),
    );
    expect(confronto.soloPrima.map(({ chiave }) => chiave)).toEqual(
      expect.arrayContaining(['FA1.6', 'RN7.90']),
    );
    expect(confronto.soloDopo.map(({ chiave }) => chiave)).toEqual(
      expect.arrayContaining(['RB1.16', 'RB10.16', 'RB11.3']),
    );
  });

  it('does not split what one of the two does not know', async () => {
    const { 'RC6.1': _, ...senzaGiorni } = dipendente(20_000);
    const { voci } = compareModelli(
      await makeLato(2024, senzaGiorni),
      await makeLato(2025, dipendente(20_000)),
    );
    expect(voci.find(({ chiaveDopo }) => chiaveDopo === 'RN26.2')).toMatchObject({
      statoPrima: 'incompleto',
      differenza: null,
      attribuzione: null,
    });
  });

  it('counts an override among what was given', async () => {
    const forzature = { 'RN7.1': { valore: 3_000, motivo: 'conguaglio' } };
    const { voci } = compareModelli(
      await makeLato(2025, dipendente(20_000)),
      await makeLato(2025, dipendente(20_000), forzature),
    );
    const netta = voci.find(({ chiaveDopo }) => chiaveDopo === 'RN26.2');
    expect(netta?.attribuzione).toEqual({ dati: netta?.differenza, legge: 0, parametri: 0 });
  });

  it('always sums to the difference that the two forms show', async () => {
    const modelli = await Promise.all(
      [2020, 2021, 2022, 2023, 2024, 2025, 2026].map((anno) => makeLato(anno, {})),
    );
    const anno = fc.integer({ min: 0, max: 6 });
    const reddito = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(anno, reddito, anno, reddito, (a, primo, b, secondo) => {
        const lati = [
          { ...(modelli[a] as LatoConfronto), dati: dipendente(primo) },
          { ...(modelli[b] as LatoConfronto), dati: { ...dipendente(secondo), ...affitto } },
        ] as const;
        for (const { differenza, attribuzione, chiaveDopo } of compareModelli(...lati).voci) {
          if (differenza === null || differenza === 0) continue;
          if (attribuzione === null) continue;
          const { dati, legge, parametri } = attribuzione;
          expect([chiaveDopo, dati + legge + parametri]).toEqual([chiaveDopo, differenza]);
        }
        const netta = compareModelli(...lati).voci.find(({ chiaveDopo }) => chiaveDopo === 'RN26.2');
        if (netta?.differenza) expect(netta.attribuzione).not.toBeNull();
      }),
      { numRuns: 12 },
    );
  });
});
