import { describe, expect, it } from 'vitest';
import { readAttesi, readDati } from '../../../../casi/modelli/caso.ts';
import { casiIsa } from '../../../../casi/modelli/isa.ts';
import { checkLegge } from '../../../engine/check.ts';
import { type DatiModello, loadModello } from '../../../index.ts';
import { maggiorazioneIrap, risparmio, tettoReddito } from '../../../regole/isa/proposta.ts';
import { benefici } from '../../../regole/isa/punteggio.ts';
import { riportiIsa } from '../../riporti-isa.ts';
import { proposeRiporto } from '../../riporto.ts';

const load = async (anno: number) => {
  const modello = await loadModello(anno, 'isa');
  if (!modello) throw new Error(`No ISA ${anno}`);
  return modello;
};

describe('the ISA of a year', () => {
  it.each(casiIsa)('[TAX-010] counts every casella: $anno, $nome', async (caso) => {
    const modello = await load(caso.anno);
    const dati = readDati(caso, (chiave) => modello.findCasella(chiave)?.tipo);
    const calcolati = Object.entries(modello.createCalcolo(dati).computed()).filter(
      ([, { valore }]) => typeof valore === 'number' && valore !== 0,
    );
    expect(Object.fromEntries(calcolati.map(([chiave, { valore }]) => [chiave, valore]))).toEqual(
      readAttesi(caso),
    );
  });

  it.each([2023, 2024, 2025])('has rules without faults in %i', (anno) => {
    expect(
      checkLegge([...Object.values(benefici), risparmio, maggiorazioneIrap, tettoReddito], anno),
    ).toEqual([]);
  });
  it.each([2018, 2019, 2020, 2021, 2022])('has benefits without faults in %i', (anno) => {
    expect(checkLegge(Object.values(benefici), anno)).toEqual([]);
  });

  it.each([
    [9, undefined, [true, true, true, true]],
    [8.5, undefined, [false, false, true, true]],
    [8, undefined, [false, false, false, true]],
    [7.9, undefined, [false, false, false, false]],
    [8.1, 9.9, [true, true, true, true]],
  ] as const)('gives with %d, and %s the year before, what the act says', async (voto, prima, attesi) => {
    const calcolo = (await load(2025)).createCalcolo({
      ...{ 'IS1.1': '691000', 'IS2.1': voto },
      ...(prima === undefined ? {} : { 'IS921.1': prima }),
    });
    expect(['IS927.1', 'IS928.1', 'IS929.1', 'IS930.1'].map((k) => calcolo.get(k).valore)).toEqual(attesi);
  });

  it('has the proposal from 2024, its ceilings from 2025, the codes of exclusion of its year', async () => {
    const find = async (anno: number, chiave: string) => (await load(anno)).findCasella(chiave);
    expect([await find(2023, 'P6.1'), await find(2024, 'P916.1')]).toEqual([undefined, undefined]);
    expect([(await find(2024, 'P6.1'))?.chiave, (await find(2025, 'P916.1'))?.chiave]).toEqual([
      'P6.1',
      'P916.1',
    ]);
    const codici = async (anno: number) => (await find(anno, 'IS901.1'))?.opzioni?.map((o) => o.codice);
    expect([
      (await codici(2023))?.includes('15'),
      (await codici(2026))?.includes('8'),
      await codici(2022),
    ]).toEqual([true, false, undefined]);
  });

  it('gives the next year its stocks, its score and its activity', async () => {
    const dati = { 'IS1.1': '691000', 'IS2.1': 8.2, 'F7.1': 100, 'F10.1': 20, 'F14.1': 3, 'F8.1': 900 };
    const prima = { modello: await load(2024), dati, forzature: {} };
    const { voci } = proposeRiporto(prima, await load(2025), {}, riportiIsa);
    expect(Object.fromEntries(voci.map(({ a, valore }) => [a, valore]))).toEqual({
      ...{ 'IS1.1': '691000', 'IS921.1': 8.2, 'F6.1': 100, 'F9.1': 20, 'F13.1': 3 },
    });
  });
});

describe('the checks of the ISA', () => {
  const base = { 'IS1.1': '691000', 'IS2.1': 8 };
  const accetta = { ...base, 'P1.1': true, 'P2.1': true, 'P10.1': true, 'P6.1': 9_000, 'P7.1': 9_000 };
  it.each<[string, DatiModello, number?]>([
    ['ISA_SECONDARIE_TACIUTE', { ...base, 'IS911.2': 69, 'IS911.3': true, 'IS912.2': 31 }],
    ['ISA_SECONDARIE_SMENTITE', { 'IS911.2': 70, 'IS911.3': true, 'IS912.2': 30, 'IS901.1': '7' }],
    ['ISA_RICAVI_OLTRE', { ...base, 'F1.1': 5_164_570 }],
    ['ISA_RICAVI_ENTRO', { 'IS901.1': '3', 'F1.1': 5_164_569 }],
    ['ISA_ESCLUSO', { 'IS901.1': '1' }],
    ['ISA_ESCLUSO_CON_PUNTEGGIO', { ...base, 'IS901.1': '7' }],
    ['ISA_F2_INDENNITA', { ...base, 'F2.1': 1, 'F2.2': 2 }],
    ['ISA_ADEGUAMENTO_DIVERSO', { ...base, 'F3.1': 2 }],
    ['ISA_ADEGUAMENTO_SENZA_CONTI', { ...base, 'IS3.1': 10, 'IS5.1': 9, 'F1.1': 1_000 }],
    ['ISA_IMPRESA_E_AUTONOMO', { ...base, 'F1.1': 1, 'H901.1': 1 }],
    ['CPB_SENZA_REQUISITI', { ...accetta, 'P2.1': false }],
    ['CPB_SENZA_PROPOSTA', { ...accetta, 'P7.1': 0 }],
    ['CPB_SENZA_PUNTEGGIO', { 'P10.1': true }],
    ['CPB_FORFETARIO', { ...accetta, 'IS901.1': '5' }],
    ['CPB_SOTTO_MINIMO_1', { ...accetta, 'P6.1': 1_999 }],
    ['CPB_SOTTO_MINIMO_2', { ...accetta, 'P7.1': 1_999 }],
    ['CPB_VALORE_SOTTO_MINIMO_1', { ...accetta, 'P8.1': 1_999 }],
    ['CPB_VALORE_SOTTO_MINIMO_2', { ...accetta, 'P9.1': 1_999 }],
    ['CPB_NON_ACCETTATA', { ...base, 'P901.1': '2025-07-01' }],
    [
      'CPB_NON_CONVIENE',
      { ...base, 'P4.1': 9_000, 'P6.1': 9_100, 'P7.1': 9_100, 'P910.2': 23, 'P911.1': 9_000 },
    ],
    ['CPB_FUORI_TERMINE', { ...accetta, 'P901.1': '2025-10-01' }],
    ['CPB_FUORI_TERMINE', { ...accetta, 'P901.1': '2024-12-13' }, 2024],
    ['CPB_OLTRE_TETTO_1', { ...accetta, 'P4.1': 7_199 }],
    ['CPB_OLTRE_TETTO_2', { ...accetta, 'P4.1': 7_199 }],
    ['CPB_VALORE_OLTRE_TETTO', { ...accetta, 'P5.1': 8_000, 'P8.1': 10_001 }],
  ])('say %s', async (codice, dati, anno = 2025) => {
    const find = async (righi: DatiModello) =>
      (await load(anno))
        .createCalcolo(righi)
        .findings()
        .map((finding) => finding.codice);
    expect(await find(dati)).toContain(codice);
    expect([
      ...(await find(base)),
      ...(await find({ ...accetta, 'P4.1': 7_200, 'P901.1': '2024-12-12' })),
    ]).toEqual([]);
  });
});
