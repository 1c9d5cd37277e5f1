import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DatiModello, loadModello } from '../../../index.ts';

const load = async (codice: 'redditi-sc' | 'redditi-enc' | 'consolidato', anno = 2026) => {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error(`No ${codice} of ${anno}`);
  return (dati: DatiModello) => {
    const calcolo = modello.createCalcolo(dati);
    return (chiave: string) => Number(calcolo.get(chiave).valore ?? 0);
  };
};
const euro = fc.integer({ min: 0, max: 5_000_000 });
const quota = fc.integer({ min: 0, max: 50 });

describe('the incomes by category', () => {
  it('make up the income of a body, each once, whatever they are', async () => {
    const run = await load('redditi-enc');
    fc.assert(
      fc.property(euro, euro, euro, euro, euro, (rendita, quote, capitale, gia, plus) => {
        const get = run({
          ...{ 'RB901.1': rendita, 'RB901.2': '9', 'RH901.4': quote, 'RL901.1': '1', 'RL901.2': capitale },
          ...{ 'RN2.90': gia, 'RT906.1': plus },
        });
        const redditi = ['RN2.1', 'RN8.1', 'RN9.1', 'RN11.1'].map(get);
        expect(get('RN2.1')).toBe(get('RB911.1') + gia);
        expect(get('RN13.91')).toBe(redditi.reduce((somma, uno) => somma + uno, 0));
      }),
      { numRuns: 100 },
    );
  });

  it('leave a trust what its beneficiaries do not take', async () => {
    const run = await load('redditi-enc');
    fc.assert(
      fc.property(euro, quota, quota, (reddito, prima, seconda) => {
        const get = run({ 'RN2.90': reddito, 'PN911.3': prima, 'PN912.3': seconda });
        expect(get('RN16.1') + get('PN921.1')).toBe(reddito);
        expect(get('PN921.1')).toBe(Math.min(reddito, get('PN911.4') + get('PN912.4')));
      }),
      { numRuns: 100 },
    );
  });
});

describe('the credit for taxes paid abroad', () => {
  it.each(['redditi-sc', 'redditi-enc', 'consolidato'] as const)(
    'is never above the tax of %s, nor what was paid',
    async (codice) => {
      const run = await load(codice);
      const [reddito, quadro, totale, netta] = {
        'redditi-sc': ['RF4.1', 'CE', 'CE911.1', 'RN11.1'],
        'redditi-enc': ['RN2.90', 'CE', 'CE911.1', 'RN21.1'],
        consolidato: ['NF901.3', 'NR', 'NR911.1', 'CN7.1'],
      }[codice] as [string, string, string, string];
      fc.assert(
        fc.property(euro, euro, euro, (italiano, estero, pagata) => {
          const get = run({
            [reddito]: italiano,
            [`${quadro}901.3`]: estero,
            [`${quadro}901.4`]: pagata,
          });
          expect(get(totale)).toBeLessThanOrEqual(Math.min(get(netta), pagata));
        }),
        { numRuns: 100 },
      );
    },
  );
});

describe('the excesses of a group', () => {
  it('lessen what is left to compensate, and never more than there is without a finding', async () => {
    const modello = await loadModello(2026, 'redditi-sc');
    fc.assert(
      fc.property(euro, euro, (acconti, ceduta) => {
        const calcolo = modello?.createCalcolo({ 'RF4.1': 0, 'RN22.1': acconti, 'RK901.3': ceduta });
        const resta = Number(calcolo?.get('RX1.5').valore ?? 0);
        expect(resta).toBe(Math.max(0, acconti - ceduta));
        const codici = calcolo?.findings().map(({ codice }) => codice) ?? [];
        expect(codici.includes('RK_CEDUTO')).toBe(ceduta > acconti);
      }),
      { numRuns: 100 },
    );
  });
});
