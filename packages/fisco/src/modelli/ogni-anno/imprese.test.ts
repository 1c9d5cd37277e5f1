import { describe, expect, it } from 'vitest';
import { checkLegge } from '../../engine/check.ts';
import { compile, createCalculation } from '../../engine/index.ts';
import { listModelli, loadModello } from '../../index.ts';
import { iresGruppo } from '../../regole/consolidato.ts';
import { iresEnte } from '../../regole/enti.ts';
import * as irap from '../../regole/irap/saldo.ts';
import { anticipi, saldoSocieta } from '../../regole/ires.ts';
import type { CodiceModello, DatiModello } from '../modello.ts';

const run = async (codice: CodiceModello, dati: DatiModello, anno = 2025) => {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error('No modello');
  const esiti = modello.createCalcolo(dati).computed();
  return (chiave: string) => esiti[chiave]?.valore;
};

/** Code and casella of what the checks say. */
const listFindings = async (codice: CodiceModello, dati: DatiModello) =>
  ((await loadModello(2025, codice))?.createCalcolo(dati).findings() ?? []).map(
    (finding) => `${finding.codice} ${finding.chiave}`,
  );

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
      saldoSocieta.saldo,
      anticipi.primo,
      irap.saldoIrap,
      irap.anticipi.primo,
    ];
    expect(checkLegge(radici, anno)).toEqual([]);
    expect(() => createCalculation(compile(radici, { annoImposta: anno, misure: {} }))).not.toThrow();
  });
});

describe('IRES of a company', () => {
  // imprese, case «IRES utile+variazioni»: art. 77 TUIR, 40/60 D.P.R. 435/2001.
  const caso = {
    'RF4.1': 150_000,
    'RF31.1': '99',
    'RF31.2': 25_000,
    'RF55.1': '99',
    'RF55.2': 10_000,
    'RN22.1': 30_000,
  };

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

  // D.L. 124/2019, art. 58: of 24.000 the first was 40%, the second is a half and not the rest.
  it('[TAX-010] of an ISA subject in the form of 2019 are 9.600 and 12.000 of 24.000', async () => {
    const dati = { 'RF4.1': 100_000, 'FR5.1': true };
    const get = await run('redditi-sc', dati, 2019);
    expect(['RN17.1', 'ZA1.1', 'ZA2.1'].map(get)).toEqual([24_000, 9_600, 12_000]);
    const unica = await run('redditi-sc', { ...dati, 'RF4.1': 1_000 }, 2019);
    expect(['RN17.1', 'ZA1.1', 'ZA2.1'].map(unica)).toEqual([240, 0, 216]);
    const ordinario = await run('redditi-sc', { 'RF4.1': 100_000 }, 2019);
    expect(['ZA1.1', 'ZA2.1'].map(ordinario)).toEqual([9_600, 14_400]);
    const dopo = await run('redditi-sc', dati, 2020);
    expect(['ZA1.1', 'ZA2.1'].map(dopo)).toEqual([12_000, 12_000]);
  });

  it('[TAX-010] are in cents: no rigo of the form rounds them', async () => {
    const get = await run('redditi-sc', { 'RF4.1': 10_003, 'RF55.2': 1 });
    expect(['RN17.1', 'ZA1.1', 'ZA2.1'].map(get)).toEqual([2_400, 960, 1_440]);
    const dispari = await run('redditi-sc', { 'RF4.1': 10_008 });
    expect(['RN17.1', 'ZA1.1', 'ZA2.1'].map(dispari)).toEqual([2_402, 960.8, 1_441.2]);
  });

  it('takes limited losses up to 80% of the income, whole ones up to what is left', async () => {
    const get = await run('redditi-sc', { 'RF4.1': 1_000, 'RS911.1': 900, 'RS921.1': 500 });
    expect([get('RN4.4'), get('RN6.90')]).toEqual([1_000, 0]);
    const limitata = await run('redditi-sc', { 'RF4.1': 1_000, 'RS911.1': 900 });
    expect([limitata('RN4.4'), limitata('RN6.90')]).toEqual([800, 200]);
  });
});

describe('IRES of a body that is not commercial', () => {
  const redditi = {
    'RF4.1': 40_000,
    'RG901.1': 15_000,
    'RG902.1': 5_000,
    'RN1.90': 1_000,
    'RN2.90': 5_000,
  };

  it('[TAX-010] sums its incomes and pays 24%, or half of it, in two advances', async () => {
    const get = await run('redditi-enc', { ...redditi, 'RN32.1': 3_000 });
    expect(['RN6.1', 'RN16.1', 'RN28.1', 'RN33.1', 'ZA1.1', 'ZA2.1'].map(get)).toEqual([
      50_000, 56_000, 13_440, 10_440, 5_376, 8_064,
    ]);
    const meta = await run('redditi-enc', { ...redditi, 'RN909.1': true, 'FR5.1': true });
    expect(['RN28.1', 'ZA1.1', 'ZA2.1'].map(meta)).toEqual([6_720, 3_360, 3_360]);
  });

  it('lets a loss of business, of the year or of those before, reduce the income of business alone', async () => {
    const perdita = await run('redditi-enc', { 'RF5.1': 10_000, 'RN2.90': 5_000, 'RS911.1': 3_000 });
    expect(['RN6.1', 'RN6.90', 'RN13.90', 'RN16.1', 'RN28.1'].map(perdita)).toEqual([
      0, 10_000, 0, 5_000, 1_200,
    ]);
    const prima = { 'RF4.1': 1_000, 'RN2.90': 5_000, 'RS911.1': 900, 'RS921.1': 500 };
    const get = await run('redditi-enc', prima);
    expect(['RN13.90', 'RN16.1'].map(get)).toEqual([1_000, 5_000]);
    expect((await run('redditi-enc', { ...prima, 'RS921.1': 0 }))('RN13.90')).toBe(800);
  });

  it('takes a loss of self-employment from the other incomes', async () => {
    const get = await run('redditi-enc', { 'RE901.1': 1_000, 'RE902.1': 3_000, 'RN2.90': 5_000 });
    expect(get('RN28.1')).toBe(720);
  });
});

describe('IRES of a group', () => {
  const societa = { 'NF901.3': 100_000, 'NF902.3': -40_000, 'NF901.3#2': 20_000 };

  it('[TAX-010] is 24% of the whole incomes and losses of its companies, less the losses of the group', async () => {
    const get = await run('consolidato', { ...societa, 'CS911.1': 100_000, 'CN11.1': 500 });
    expect(['NF911.1', 'NF12.2', 'CN3.3', 'CN4.4', 'CN17.1', 'CN23.1'].map(get)).toEqual([
      80_000, 80_000, 64_000, 16_000, 3_340, 3_340,
    ]);
    expect(['ZA1.1', 'ZA2.1'].map(get)).toEqual([1_336, 2_004]);
  });

  it('deducts interest of a company within the income that others have left, and carries a loss', async () => {
    const get = await run('consolidato', { ...societa, 'NF901.5': 10_000, 'NF902.6': 6_000 });
    expect([get('NF914.1'), get('NF12.2')]).toEqual([6_000, 74_000]);
    const perdita = await run('consolidato', { 'NF901.3': 10_000, 'NF902.3': -40_000 });
    expect(['NF12.2', 'CN2.1', 'CN17.1', 'ZA2.1'].map(perdita)).toEqual([-30_000, 30_000, 0, 0]);
  });
});

describe('the credits of businesses', () => {
  it.each([
    ['redditi-sc', 'RN18.1'],
    ['redditi-enc', 'RN29.1'],
  ] as const)('of RU are those that reduce the tax of %s', async (codice, casella) => {
    const modello = await loadModello(2025, codice);
    const findings = (dati: DatiModello) =>
      modello
        ?.createCalcolo(dati)
        .findings()
        .map((f) => `${f.codice} ${f.chiave}`) ?? [];
    const credito = { 'RF4.1': 0, 'RU1.1': '17', 'RU2.1': 500, 'RU7.5': 300 };
    expect(findings(credito)).toEqual([`CREDITI_DIVERSI_DA_RU ${casella}`]);
    expect(findings({ ...credito, [casella]: 300 })).toEqual([]);
    expect(findings({ ...credito, [casella]: 300, 'RU6.1': 201 })).toHaveLength(1);
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
          ?.createCalcolo({ 'AC4.8': acquisti })
          .findings()
          .map((f) => `${f.codice} ${f.chiave}`) ?? [];
      expect(findings(258)).toContain('FORNITORE_SOTTO_SOGLIA AC4.8');
      expect(findings(259)).not.toContain('FORNITORE_SOTTO_SOGLIA AC4.8');
    },
  );
});

describe('IRAP', () => {
  const base = (produzione: number, altro: DatiModello = {}) => ({
    'IC1.1': produzione,
    'IR1.1': '10',
    'IR1.90': 100,
    'IR1.7': 3.9,
    'FR8.3': 2,
    ...altro,
  });

  it('[TAX-010] follows the thresholds of companies: 7.800 of 200.000, halves for ISA subjects', async () => {
    const get = await run('irap', base(200_000, { 'FR5.1': true }));
    expect(['IS905.1', 'IR21.1', 'ZA1.1', 'ZA2.1'].map(get)).toEqual([0, 7_800, 3_900, 3_900]);
  });

  // D.L. 34/2020, art. 24.
  it('does not owe the balance of 2019 nor the first advance of 2020, up to 250 million', async () => {
    const righi = ['IR26.1', 'IR902.1', 'ZA1.1', 'ZA2.1'];
    const get = async (dati: DatiModello) => righi.map(await run('irap', base(300_000, dati), 2020));
    expect(await get({ 'IR25.1': 5_000 })).toEqual([6_700, 0, 0, 7_020]);
    expect(await get({ 'IR901.1': true, 'IR25.1': 5_000 })).toEqual([6_700, 6_700, 4_680, 7_020]);
    const grande = await run('irap', base(250_000_001), 2020);
    expect(grande('IR902.1')).toBe(grande('IR26.1'));
    const limite = await run('irap', base(250_000_000), 2020);
    expect([limite('IR26.1'), limite('IR902.1')]).toEqual([9_750_000, 0]);
    const modello = await loadModello(2020, 'irap');
    expect(modello?.risultati[0]?.debito).toEqual(['IR902.1']);
    expect((await loadModello(2021, 'irap'))?.findCasella('IR902.1')).toBeUndefined();
  });

  it.each([
    ['23: società semplice', { 'FR8.3': 23 }, 13_000],
    ['24: società in nome collettivo', { 'FR8.3': 24 }, 13_000],
    ['28: azienda coniugale', { 'FR8.3': 28 }, 13_000],
    ['22: the code before', { 'FR8.3': 22 }, 8_000],
    ['2: società a responsabilità limitata', { 'FR8.3': 2 }, 8_000],
    ['29: GEIE, to be checked', { 'FR8.3': 29 }, 8_000],
  ])('takes from the base what the legal form has, %s', async (_, natura, deduzione) => {
    const get = await run('irap', base(50_000, natura));
    const imposta = Math.round((50_000 - deduzione) * 0.039);
    expect([get('IS905.1'), get('IR26.1')]).toEqual([deduzione, imposta]);
  });

  it('does not know the deduction of who says no legal form; a person has that of persons', async () => {
    const { 'FR8.3': _, ...senza } = base(50_000);
    const calcolo = (await loadModello(2022, 'irap'))?.createCalcolo(senza);
    expect(calcolo?.get('IR21.1')).toMatchObject({ stato: 'incompleto' });
    expect(calcolo?.missing('IR21.1')[0]?.dati.map(({ chiave }) => chiave)).toEqual(['FR8.3']);
    calcolo?.set('FR2.2', 'Rossi');
    expect(calcolo?.get('IS905.1').valore).toBe(13_000);
  });

  // D.Lgs. 446/1997, art. 4: the base is given out whole. 308.000 − 0 at 3,90% = 12.012; at 90% of it 10.811 is not an answer.
  it('refuses shares of the regions that do not make 100%, a share without rate or region', async () => {
    const codici = (dati: DatiModello) => listFindings('irap', dati);
    const due = (quota: number) =>
      base(308_000, { 'IR1.90': 60, 'IR2.1': '12', 'IR2.90': quota, 'IR2.7': 3.9 });
    expect((await run('irap', due(40)))('IR21.1')).toBe(12_012);
    expect((await run('irap', due(30)))('IR21.1')).toBe(10_811);
    expect([await codici(due(40)), await codici(due(30)), await codici(due(50))]).toEqual([
      [],
      ['QUOTE_REGIONI IR1.90'],
      ['QUOTE_REGIONI IR1.90'],
    ]);
    expect(await codici({ 'IC1.1': 50_000, 'FR8.3': 2 })).toEqual(['QUOTE_REGIONI IR1.90']);
    const { 'IR1.7': aliquota, 'IR1.1': regione, ...monca } = base(50_000);
    expect((await run('irap', { ...monca, 'IR1.1': regione }))('IR1.92')).toBe(3.9);
    const calabria = { ...monca, 'IR1.1': '4' };
    expect(await codici(calabria)).toEqual(['REGIONE_SENZA_ALIQUOTA IR1.7']);
    expect((await run('irap', calabria))('IR21.1')).toBeUndefined();
    expect(await codici({ ...monca, 'IR1.7': aliquota })).toEqual(['QUOTA_SENZA_REGIONE IR1.1']);
    expect(await codici({ ...monca, 'IR1.1': regione, 'IR1.7': 0 })).toEqual([]);
  });
});

describe('the result of the accounts', () => {
  it.each(['redditi-sc', 'redditi-sp', 'redditi-enc'] as const)(
    'is a profit or a loss in %s',
    async (codice) => {
      expect(await listFindings(codice, { 'RF4.1': 100, 'RF5.1': 1 })).toEqual(['UTILE_E_PERDITA RF5.1']);
      expect(await listFindings(codice, { 'RF4.1': 100, 'RF5.1': 0 })).toEqual([]);
    },
  );

  it('of a company is there, be it nought', async () => {
    expect(await listFindings('redditi-sc', { 'FR8.3': 2 })).toEqual(['RISULTATO_ASSENTE RF4.1']);
    expect(await listFindings('redditi-sc', { 'RF5.1': 0 })).toEqual([]);
  });
});

describe('a declaration with nothing in it but its frontespizio', () => {
  it.each([
    ['iva', 'VE20.1'],
    ['irap', 'IC1.1'],
    ['redditi-sp', 'RN1.2'],
    ['redditi-enc', 'RN1.90'],
    ['consolidato', 'NF901.1'],
  ] as const)('has a finding: %s', async (codice, chiave) => {
    expect(await listFindings(codice, { 'FR2.1': '00743110157' })).toEqual([`DICHIARAZIONE_VUOTA ${chiave}`]);
  });

  it('has none once a zero was typed', async () => {
    expect(await listFindings('iva', { 'VE23.1': 0 })).toEqual([]);
  });
});

describe('the righi of the official forms', () => {
  const find = async (codice: CodiceModello, chiave: string) =>
    (await loadModello(2025, codice))?.findCasella(chiave);

  it('take the gifts in RF61, and RF6 in RF57', async () => {
    const dati = { 'RF4.1': 1_000, 'RF6.4': 50, 'RF58.1': 20, 'RF59.1': 10, 'RF61.1': 100 };
    for (const codice of ['redditi-sc', 'redditi-sp', 'redditi-enc', 'redditi-pf'] as const) {
      const get = await run(codice, dati);
      expect([codice, ...['RF57.1', 'RF60.2', 'RF63.1'].map(get)]).toEqual([codice, 1_050, 1_060, 960]);
      expect((await find(codice, 'RF60.1'))?.inserita ?? false).toBe(false);
    }
  });

  it('name RF27 for what it is, and have no deductions in RN5', async () => {
    expect(
      (await loadModello(2025, 'redditi-sc'))?.quadri
        .flatMap((q) => q.sezioni)
        .flatMap((s) => s.righi)
        .find(({ codice }) => codice === 'RF27')?.titolo,
    ).toContain('pro-rata');
    expect((await find('redditi-sc', 'RN5.1'))?.inserita).toBe(false);
    expect((await run('redditi-sc', { 'RF4.1': 1_000, 'RN6.93': 100 }))('RN6.90')).toBe(900);
  });

  it('write the other variations of the IRAP in IC51 and IC57, the totals after them', async () => {
    const get = await run('irap', { 'IC1.1': 1_000, 'IC43.1': 10, 'IC51.1': 5, 'IC53.1': 20, 'IC57.1': 3 });
    expect(['IC52.1', 'IC58.1', 'IC64.1'].map(get)).toEqual([15, 23, 992]);
  });

  it('count from VL24 to VL29 as the form does: VL25 is VL8 less VL9', async () => {
    const get = await run('iva', {
      'VL8.1': 1_000,
      'VL9.1': 400,
      'VL24.1': 1,
      'VL26.1': 2,
      'VL27.1': 4,
      'VL28.1': 8,
      'VL29.1': 16,
    });
    expect(['VL25.1', 'VL33.1'].map(get)).toEqual([600, 631]);
  });
});
