import { describe, expect, it } from 'vitest';
import { checkLegge } from '../../engine/check.ts';
import { compile, createCalculation } from '../../engine/index.ts';
import { listModelli, loadModello } from '../../index.ts';
import { iresGruppo } from '../../regole/consolidato.ts';
import { iresEnte } from '../../regole/enti.ts';
import * as irap from '../../regole/irap.ts';
import { iresSocieta } from '../../regole/ires.ts';
import * as iva from '../../regole/iva.ts';
import type { CodiceModello, DatiModello } from '../modello.ts';

const run = async (codice: CodiceModello, dati: DatiModello, anno = 2025) => {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error('No modello');
  const esiti = modello.createCalcolo(dati).computed();
  return (chiave: string) => esiti[chiave]?.valore;
};

describe('every form of every year', () => {
  it('[DIC-001] is there, and computes from nothing without a fault', async () => {
    for (const { anno, codice } of listModelli()) {
      const modello = await loadModello(anno, codice);
      expect(modello?.quadri.every(({ copertura }) => copertura !== undefined)).toBe(true);
      expect(() => modello?.createCalcolo().computed()).not.toThrow();
    }
  });

  it.each([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025])('has rules without faults in %i', (anno) => {
    const radici = [
      iresEnte.saldo,
      iresEnte.anticipi.primo,
      iresGruppo.saldo,
      iresSocieta.saldo,
      iresSocieta.anticipi.primo,
      irap.saldoIrap,
      irap.anticipi.primo,
      iva.daVersare,
    ];
    expect(checkLegge([...radici, iva.aCredito, iva.creditoNonMaturato, iva.volumeAffari], anno)).toEqual([]);
    expect(() => createCalculation(compile(radici, { annoImposta: anno, misure: {} }))).not.toThrow();
  });
});

describe('IRES of a company', () => {
  // imprese, case «IRES utile+variazioni»: art. 77 TUIR, 40/60 D.P.R. 435/2001.
  const caso = { 'RF4.1': 150_000, 'RF31.1': 25_000, 'RF55.1': 10_000, 'RN22.1': 30_000 };

  it('[TAX-010] goes from the result of the year to the balance and the two advances', async () => {
    const get = await run('redditi-sc', caso);
    expect(['RF63.1', 'RN9.1', 'RN17.1', 'RN23.1', 'ZA1.1', 'ZA2.1'].map(get)).toEqual([
      165_000, 39_600, 39_600, 9_600, 15_840, 23_760,
    ]);
  });

  it('[TAX-010] halves the advances of ISA subjects, and has none up to 20,66 euro', async () => {
    const isa = await run('redditi-sc', { ...caso, 'FR5.1': true });
    expect([isa('ZA1.1'), isa('ZA2.1')]).toEqual([19_800, 19_800]);
    const minima = await run('redditi-sc', { 'RF4.1': 83 });
    expect([minima('ZA1.1'), minima('ZA2.1')]).toEqual([0, 0]);
    const unica = await run('redditi-sc', { 'RF4.1': 1_000 });
    expect([unica('RN17.1'), unica('ZA1.1'), unica('ZA2.1')]).toEqual([240, 0, 240]);
  });

  it('takes limited losses up to 80% of the income, whole ones up to what is left', async () => {
    const get = await run('redditi-sc', { 'RF4.1': 1_000, 'RN4.1': 900, 'RN4.2': 500 });
    expect([get('RN4.3'), get('RN6.1')]).toEqual([1_000, 0]);
    const limitata = await run('redditi-sc', { 'RF4.1': 1_000, 'RN4.1': 900 });
    expect([limitata('RN4.3'), limitata('RN6.1')]).toEqual([800, 200]);
  });
});

describe('IRES of a body that is not commercial', () => {
  const redditi = {
    'RF4.1': 40_000,
    'RG901.1': 15_000,
    'RG902.1': 5_000,
    'RN902.1': 1_000,
    'RN903.1': 5_000,
  };

  it('[TAX-010] sums its incomes and pays 24%, or half of it, in two advances', async () => {
    const get = await run('redditi-enc', { ...redditi, 'RN934.1': 3_000 });
    expect(['RN901.1', 'RN915.1', 'RN28.1', 'RN935.1', 'ZA1.1', 'ZA2.1'].map(get)).toEqual([
      50_000, 56_000, 13_440, 10_440, 5_376, 8_064,
    ]);
    const meta = await run('redditi-enc', { ...redditi, 'RN909.1': true, 'FR5.1': true });
    expect(['RN28.1', 'ZA1.1', 'ZA2.1'].map(meta)).toEqual([6_720, 3_360, 3_360]);
  });

  it('lets a loss of business, of the year or of those before, reduce the income of business alone', async () => {
    const perdita = await run('redditi-enc', { 'RF5.1': 10_000, 'RN903.1': 5_000, 'RN913.1': 3_000 });
    expect(['RN901.1', 'RN901.2', 'RN913.3', 'RN915.1', 'RN28.1'].map(perdita)).toEqual([
      0, 10_000, 0, 5_000, 1_200,
    ]);
    const prima = { 'RF4.1': 1_000, 'RN903.1': 5_000, 'RN913.1': 900, 'RN913.2': 500 };
    const get = await run('redditi-enc', prima);
    expect(['RN913.3', 'RN915.1'].map(get)).toEqual([1_000, 5_000]);
    expect((await run('redditi-enc', { ...prima, 'RN913.2': 0 }))('RN913.3')).toBe(800);
  });

  it('takes a loss of self-employment from the other incomes', async () => {
    const get = await run('redditi-enc', { 'RE901.1': 1_000, 'RE902.1': 3_000, 'RN903.1': 5_000 });
    expect(get('RN28.1')).toBe(720);
  });
});

describe('IRES of a group', () => {
  const societa = { 'NF901.3': 100_000, 'NF902.3': -40_000, 'NF901.3#2': 20_000 };

  it('[TAX-010] is 24% of the whole incomes and losses of its companies, less the losses of the group', async () => {
    const get = await run('consolidato', { ...societa, 'CN913.1': 100_000, 'CN922.1': 500 });
    expect(['NF911.1', 'NF915.1', 'CN913.3', 'CN915.1', 'CN17.1', 'CN935.1'].map(get)).toEqual([
      80_000, 80_000, 64_000, 16_000, 3_340, 3_340,
    ]);
    expect(['ZA1.1', 'ZA2.1'].map(get)).toEqual([1_336, 2_004]);
  });

  it('deducts interest of a company within the income that others have left, and carries a loss', async () => {
    const get = await run('consolidato', { ...societa, 'NF912.1': 10_000, 'NF913.1': 6_000 });
    expect([get('NF914.1'), get('NF915.1')]).toEqual([6_000, 74_000]);
    const perdita = await run('consolidato', { 'NF901.3': 10_000, 'NF902.3': -40_000 });
    expect(['NF915.1', 'CN912.1', 'CN17.1', 'ZA2.1'].map(perdita)).toEqual([-30_000, 30_000, 0, 0]);
  });
});

describe('the credits of businesses', () => {
  it.each([
    ['redditi-sc', 'RN18.1'],
    ['redditi-enc', 'RN931.1'],
  ] as const)('of RU are those that reduce the tax of %s', async (codice, casella) => {
    const modello = await loadModello(2025, codice);
    const findings = (dati: DatiModello) =>
      modello
        ?.createCalcolo(dati)
        .findings()
        .map((f) => `${f.codice} ${f.chiave}`) ?? [];
    const credito = { 'RU901.3': 500, 'RU901.7': 300 };
    expect(findings(credito)).toEqual([`CREDITI_DIVERSI_DA_RU ${casella}`]);
    expect(findings({ ...credito, [casella]: 300 })).toEqual([]);
    expect(findings({ ...credito, [casella]: 300, 'RU901.4': 201 })).toHaveLength(1);
    expect((await run(codice, credito))('RU907.6')).toBe(200);
  });
});

describe('the communication of who administers a condominio', () => {
  it.each(['redditi-sp', 'redditi-sc', 'redditi-enc', 'redditi-pf'] as const)(
    'is the same in %s',
    async (codice) => {
      const modello = await loadModello(2025, codice);
      const findings = (acquisti: number) =>
        modello
          ?.createCalcolo({ 'AC4.9': acquisti })
          .findings()
          .map((f) => `${f.codice} ${f.chiave}`) ?? [];
      expect(findings(258)).toContain('FORNITORE_SOTTO_SOGLIA AC4.9');
      expect(findings(259)).not.toContain('FORNITORE_SOTTO_SOGLIA AC4.9');
    },
  );
});

describe('IRAP', () => {
  it('names persons only while they owe it', async () => {
    const name = async (anno: number) => (await loadModello(anno, 'irap'))?.findCasella('IS901.1')?.titolo;
    expect(await name(2022)).toBe('Società di persone o persona fisica');
    expect(await name(2023)).toBe('Società di persone');
  });

  const base = (produzione: number, altro: DatiModello = {}) => ({
    'IC1.1': produzione,
    'IR1.1': '10',
    'IR1.2': 100,
    'IR1.4': 3.9,
    ...altro,
  });

  it('[TAX-010] follows the thresholds of companies: 7.800 of 200.000, halves for ISA subjects', async () => {
    const get = await run('irap', base(200_000, { 'FR5.1': true }));
    expect(['IS905.1', 'IR21.1', 'ZA1.1', 'ZA2.1'].map(get)).toEqual([0, 7_800, 3_900, 3_900]);
  });

  it('takes 13.000 euro from the base of partnerships, 8.000 from that of companies', async () => {
    const persone = await run('irap', base(50_000, { 'IS901.1': true }));
    expect([persone('IS905.1'), persone('IR26.1')]).toEqual([13_000, 1_443]);
    expect((await run('irap', base(50_000)))('IS905.1')).toBe(8_000);
  });
});

describe('IVA of the year', () => {
  // imprese, case «IVA annuale saldo e maggiorazione».
  it('goes from the operations to the balance', async () => {
    const get = await run('iva', {
      'VE23.1': 100_000,
      'VF71.1': 15_000,
      'VL8.1': 1_000,
      'VL30.2': 5_000,
      'VL30.3': 5_000,
    });
    expect(['VE26.1', 'VL3.1', 'VL32.1', 'VX1.1', 'VX2.1'].map(get)).toEqual([
      22_000, 7_000, 1_000, 1_000, 0,
    ]);
  });

  it('makes no credit of what was due and not paid', async () => {
    const get = await run('iva', { 'VE23.1': 10_000, 'VL30.2': 3_000, 'VL30.3': 2_500 });
    expect(['VL32.1', 'VL33.1', 'VL41.1', 'VL41.2'].map(get)).toEqual([0, 300, 500, 500]);
  });

  it('adds 1% for who pays by quarter', async () => {
    const get = await run('iva', { 'VE23.1': 10_000, 'VL36.1': true });
    expect([get('VL36.2'), get('VL38.1')]).toEqual([22, 2_222]);
  });
});
