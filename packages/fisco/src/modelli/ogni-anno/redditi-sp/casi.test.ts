import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAttesi, readDati } from '../../../../casi/modelli/caso.ts';
import { casiSp } from '../../../../casi/modelli/redditi-sp.ts';
import { checkLegge } from '../../../engine/check.ts';
import { type DatiModello, loadModello } from '../../../index.ts';
import { compensazione, redditoSocio, sostitutivaSocio } from '../../../regole/soci.ts';
import { totale } from '../../../regole/societa-persone.ts';
import { riportiSp } from '../../riporti-sp.ts';
import { proposeRiporto } from '../../riporto.ts';

const load = async (anno: number) => {
  const modello = await loadModello(anno, 'redditi-sp');
  if (!modello) throw new Error(`No Redditi SP ${anno}`);
  return modello;
};

describe('Redditi SP', () => {
  it.each(casiSp)('[TAX-010] counts every casella: $anno, $nome', async (caso) => {
    const modello = await load(caso.anno);
    const dati = readDati(caso, (chiave) => modello.findCasella(chiave)?.tipo);
    const calcolati = Object.entries(modello.createCalcolo(dati).computed()).filter(
      ([, { valore }]) => typeof valore === 'number' && valore !== 0,
    );
    expect(Object.fromEntries(calcolati.map(([chiave, { valore }]) => [chiave, valore]))).toEqual(
      readAttesi(caso),
    );
  });

  it.each([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025])('has rules without faults in %i', (anno) => {
    expect(checkLegge([totale, redditoSocio, sostitutivaSocio, compensazione], anno)).toEqual([]);
  });

  it('has the agreement from 2025, its limit from 2026, the deduction for capital until 2024', async () => {
    const [prima, del2025, del2026] = await Promise.all([2024, 2025, 2026].map(load));
    const has = (chiave: string) =>
      [prima, del2025, del2026].map((modello) => modello?.findCasella(chiave) !== undefined);
    expect([has('CP1.1'), has('CP1.6'), has('RS45.7'), has('RO901.92')]).toEqual([
      [false, true, true],
      [false, false, true],
      [true, false, false],
      [true, false, false],
    ]);
  });

  it('names the codes of the year where they were read, and takes any before', async () => {
    const find = async (anno: number, chiave: string) =>
      (await load(anno)).findCasella(chiave)?.opzioni?.map(({ codice }) => codice);
    expect([await find(2022, 'RG911.1'), (await find(2026, 'RG1.2'))?.includes('8')]).toEqual([
      undefined,
      false,
    ]);
    expect((await find(2025, 'RG1.2'))?.includes('8')).toBe(true);
    expect((await find(2025, 'CP11.1'))?.includes('9')).toBe(false);
  });

  it('gives the next year its partners and the withholdings that are left', async () => {
    const dati = {
      ...{ 'RE2.2': 100_000, 'RN3.2': 20_000, 'RO901.3': 50, 'RO902.3': 50, 'RO902.4': true },
      ...{ 'RO901.1': 'RSSMRA80A01F205X', 'RO901.12': 4_000, 'RX901.4': 1_500 },
      ...{ 'RT902.1': 700, 'RT903.1': 100 },
    };
    const prima = { modello: await load(2024), dati, forzature: {} };
    const { voci } = proposeRiporto(prima, await load(2025), {}, riportiSp);
    expect(Object.fromEntries(voci.map(({ a, valore }) => [a, valore]))).toEqual({
      ...{ 'RO901.1': 'RSSMRA80A01F205X', 'RO901.3': 50, 'RO902.3': 50, 'RO902.4': true },
      ...{ 'RO912.1': 2_500, 'RT903.1': 800 },
    });
  });
});

describe('what is divided in parts', () => {
  it('is carried a year older each time, and is all taxed when the parts are over', async () => {
    const [anni, importi] = [
      await Promise.all([2021, 2022, 2023, 2024, 2025].map(load)),
      { min: 1, max: 90_000 },
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.integer(importi),
        fc.integer(importi),
        fc.integer({ min: 1, max: 5 }),
        async (plus, contributo, rate) => {
          const primo = { 'RS931.1': plus, 'RS931.90': rate, 'RS959.1': contributo, 'RS959.90': rate };
          const tassati = { 'RF7.99': 0, 'RF8.99': 0 };
          let dati: DatiModello = primo;
          for (const [n, modello] of anni.entries()) {
            const calcolo = modello.createCalcolo(dati);
            for (const chiave of ['RF7.99', 'RF8.99'] as const)
              tassati[chiave] += Number(calcolo.get(chiave).valore ?? 0);
            const dopo = anni[n + 1];
            if (dopo === undefined) break;
            const { voci } = proposeRiporto({ modello, dati, forzature: {} }, dopo, {}, riportiSp);
            const daPrima = dati;
            dati = Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
            const ancora = proposeRiporto({ modello, dati: daPrima, forzature: {} }, dopo, dati, riportiSp);
            expect(ancora.voci.every(({ valore, attuale }) => valore === attuale)).toBe(true);
          }
          expect(tassati).toEqual({ 'RF7.99': plus, 'RF8.99': contributo });
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('the checks of Redditi SP', () => {
  const soci = { 'RO901.3': 60, 'RO902.3': 40 };
  it.each<[string, DatiModello, number?]>([
    ['QUOTE_SOCI', { 'RO901.3': 60, 'RO902.3': 39 }],
    ['SOCIO_UNICO', { 'RO901.3': 100 }],
    ['RITENUTE_RIATTRIBUITE_OLTRE', { ...soci, 'RN908.1': 100, 'RO901.12': 61 }],
    ['RIATTRIBUITE_USATE_OLTRE', { ...soci, 'RO912.1': 10, 'RO912.3': 11 }],
    ['RX_RIPARTO_RITENUTE', { ...soci, 'RX901.4': 1 }],
    ['ACCOMANDANTE_SENZA_CAPITALE', { ...soci, 'RF5.1': 100, 'RO902.4': true }],
    ['TUTTI_ACCOMANDANTI', { ...soci, 'RO901.4': true, 'RO902.4': true }],
    ['PERDITE_PASSATE', { ...soci, 'RF5.1': 100, 'RO902.4': true, 'RO902.5': 39 }],
    ['RITENUTE_SENZA_REDDITI', { ...soci, 'RN3.2': 1 }],
    ['DUE_CONTABILITA_SP', { ...soci, 'RF4.1': 1, 'RG2.2': 1 }],
    ['RG10_SENZA_CODICE', { ...soci, 'RG911.2': 1 }],
    ['RG10_SENZA_IMPORTO', { ...soci, 'RG911.1': '1' }],
    ['RG22_SENZA_CODICE', { ...soci, 'RG921.2': 1 }],
    ['RG22_SENZA_IMPORTO', { ...soci, 'RG921.1': '2' }],
    ['RG5_ISA_OLTRE', { ...soci, 'RG5.1': 2, 'RG5.2': 1 }],
    ['RG13_ESISTENZE', { ...soci, 'RG13.1': 1 }],
    ['RG_DETTAGLIO_E_TOTALI', { ...soci, 'RG2.2': 1, 'RG902.1': 1 }],
    ['RE_DETTAGLIO_E_TOTALI', { ...soci, 'RE2.2': 1, 'RE902.1': 1 }],
    ['RF34_RS126', { ...soci, 'RF34.1': 10, 'RS931.1': 20 }],
    ['RF7_RS127', { ...soci, 'RF7.1': 1, 'RS931.1': 20 }],
    ['CONTRIBUTI_RATEIZZATI', { ...soci, 'RS959.1': 1 }],
    ['RG28_MINIMO', { ...soci, 'RG902.1': 10, 'RG26.3': 1 }],
    ['CONCORDATO_PROPRIO_RF58', { ...soci, 'RF4.1': 1, 'CP1.1': 9_000, 'RF58.90': 1 }],
    ['CONCORDATO_QUOTE_ZERO_RF58', { ...soci, 'RF4.1': 1, 'RF58.90': 1, 'RF58.93': 1 }],
    ['CONCORDATO_PROPRIO_RG26', { ...soci, 'RG2.2': 1, 'CP1.1': 9_000, 'RG26.90': 1 }],
    ['CONCORDATO_PERDITE_RF58', { ...soci, 'RF4.1': 1, 'RF58.90': 1, 'RF59.1': 1 }],
    ['CONCORDATO_PERDITE_RG26', { ...soci, 'RG2.2': 1, 'RG26.91': 1, 'RG27.1': 1 }],
    ['CONCORDATO_QUOTE_ZERO_RG26', { ...soci, 'RG2.2': 1, 'RG26.90': 1 }],
    ['NON_OPERATIVA', { ...soci, 'RS13.1': 1_000 }],
    ['ADEGUAMENTO_AL_MINIMO', { ...soci, 'RS13.1': 1_000, 'RS13.4': 1_000 }],
    ['COMODO_DI_STUDIO', { ...soci, 'RE2.2': 10, 'RS13.1': 1_000 }],
    ['ACE_CREDITO_OLTRE', { ...soci, 'RS45.12': 1 }, 2024],
    ['CONCORDATO_IMPRESA_SENZA_REDDITO', { ...soci, 'CP1.2': 10 }],
    ['CONCORDATO_IMPRESA_FINITO', { ...soci, 'CP1.1': 10, 'CP11.1': '2' }],
    ['CONCORDATO_IMPRESA_CESSATO_E_DECADUTO', { ...soci, 'CP11.1': '2', 'CP11.2': '1' }],
    ['CONCORDATO_IMPRESA_DECADUTO', { ...soci, 'CP11.2': '1' }],
    ['CONCORDATO_IMPRESA_AL_MINIMO', { ...soci, 'CP1.1': 1_999 }],
    ['CONCORDATO_IMPRESA_SENZA_ECCEDENZA', { ...soci, 'CP1.1': 9_000, 'CP1.2': 9_000, 'CP1.4': '1' }],
    ['CONCORDATO_IMPRESA_EFFETTIVO_MAGGIORE', { ...soci, 'RF4.1': 9_001, 'CP1.1': 9_000 }],
    ['CONCORDATO_AUTONOMO_SENZA_REDDITO', { ...soci, 'CP2.4': '1' }],
    ['CONCORDATO_IMPRESA_COMMA_1_BIS', { ...soci, 'CP1.1': 85_001, 'CP1.4': '1' }, 2026],
    [
      'CONCORDATO_IMPRESA_COMMA_1_BIS_SUPERFLUO',
      { ...soci, 'CP1.1': 85_000, 'CP1.4': '1', 'CP1.6': '1' },
      2026,
    ],
  ])('say %s', async (codice, dati, anno = 2025) => {
    const find = async (righi: DatiModello) =>
      (await load(anno))
        .createCalcolo(righi)
        .findings()
        .map((finding) => finding.codice);
    expect(await find(dati)).toContain(codice);
    expect(await find({ ...soci, 'RF4.1': 50_000 })).toEqual([]);
  });
});
