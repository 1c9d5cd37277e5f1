import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLegge } from '../../../engine/check.ts';
import { type DatiModello, loadModello } from '../../../index.ts';
import * as r from '../../../regole/soci.ts';
import { totale } from '../../../regole/societa-persone.ts';

const load = async (dati: DatiModello) => {
  const modello = await loadModello(2025, 'redditi-sp');
  if (!modello) throw new Error('There is one');
  return modello.createCalcolo(dati);
};
const read = async (dati: DatiModello, ...chiavi: string[]) => {
  const calcolo = await load(dati);
  return chiavi.map((chiave) => calcolo.get(chiave).valore ?? 0);
};

describe('the income of a partnership', () => {
  it.each([2019, 2020, 2021, 2022, 2023, 2024, 2025])('has rules without faults in %i', (anno) => {
    expect(
      checkLegge([totale, r.redditoSocio, r.autonomoSocio, r.altriSocio, r.ritenuteSocio], anno),
    ).toEqual([]);
  });

  it('goes to its partners by their shares, with the withholdings (TUIR art. 5)', async () => {
    const dati = {
      'RF4.1': 80_000,
      'RF16.1': 20_000,
      'RN904.1': 3_000,
      'RN908.1': 1_000,
      'RO901.3': 60,
      'RO902.3': 40,
    };
    expect(await read(dati, 'RN901.1', 'RN907.1', 'RO901.6', 'RO902.6', 'RO901.8', 'RO902.9')).toEqual([
      100_000, 103_000, 60_000, 40_000, 1_800, 400,
    ]);
  });

  it('that is a loss stops at the capital of a limited partner; the others take the rest (TUIR art. 8, c. 2)', async () => {
    const soci = {
      'RG902.1': 100_000,
      'RO901.3': 30,
      'RO902.3': 30,
      'RO903.3': 40,
      'RO903.4': true,
      'RO903.5': 10_000,
    };
    expect(await read(soci, 'RO901.6', 'RO902.6', 'RO903.6', 'RO911.2')).toEqual([
      -45_000, -45_000, -10_000, 30_000,
    ]);
    expect(await read({ ...soci, 'RO903.5': 40_000 }, 'RO901.6', 'RO903.6')).toEqual([-30_000, -40_000]);
  });

  it('is all given out, whatever the shares of the loss', async () => {
    const calcolo = await load({ 'RO901.3': 25, 'RO902.3': 25, 'RO903.3': 50, 'RO903.4': true });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000 }).map((n) => n * 4),
        fc.integer({ min: 0, max: 400_000 }).map((n) => n * 4),
        fc.integer({ min: 0, max: 300_000 }).map((n) => n * 2),
        (ricavi, costi, capitale) => {
          calcolo.set('RG901.1', ricavi);
          calcolo.set('RG902.1', costi);
          calcolo.set('RO903.5', capitale);
          const quote = ['RO901.6', 'RO902.6', 'RO903.6'].map((k) => Number(calcolo.get(k).valore ?? 0));
          expect(quote.reduce((a, b) => a + b, 0)).toBe(ricavi - costi);
          expect(quote[2]).toBeGreaterThanOrEqual(Math.min(0, -capitale));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is all given out in whole euro: the last partner takes what rounding leaves', async () => {
    const terzi = { 'RO901.3': 33.33, 'RO902.3': 33.33, 'RO903.3': 33.34 };
    const parti = async (dati: DatiModello) =>
      read({ ...terzi, ...dati }, ...['901', '902', '903'].map((rigo) => `RO${rigo}.6`));
    expect(await parti({ 'RG901.1': 100 })).toEqual([33, 33, 34]);
    expect(await parti({ 'RG902.1': 100 })).toEqual([-33, -33, -34]);
    const altri = { ...terzi, 'RE901.1': 100, 'RN904.1': 100, 'RN908.1': 100 };
    expect(await read(altri, 'RO903.7', 'RO903.8', 'RO903.9')).toEqual([34, 34, 34]);
    expect(await parti({ 'RG901.1': 100, 'RO903.3': 10 })).toEqual([33, 33, 10]);
  });

  it('never gives a limited partner more loss than his capital for the sake of rounding', async () => {
    const soci = { 'RO901.3': 33.33, 'RO902.3': 33.33, 'RO903.3': 33.34, 'RO903.4': true, 'RO903.5': 33 };
    const quote = await read({ 'RG902.1': 100, ...soci }, 'RO901.6', 'RO902.6', 'RO903.6');
    expect(quote).toEqual([-34, -33, -33]);
  });

  it('wants shares that make a hundred', async () => {
    const codici = (quota: number) =>
      load({ 'RO901.3': 60, 'RO902.3': quota }).then((c) => c.findings().map(({ codice }) => codice));
    expect([await codici(30), await codici(40)]).toEqual([['QUOTE_SOCI'], []]);
  });
});
