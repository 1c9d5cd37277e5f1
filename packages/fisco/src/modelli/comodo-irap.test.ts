import { describe, expect, it } from 'vitest';
import { type DatiModello, loadModello } from '../index.ts';
import { readComodoIrap } from './comodo-irap.ts';

async function leggi(tipo: 'redditi-sc' | 'redditi-sp', societa: DatiModello, irap: DatiModello) {
  const [di, a] = await Promise.all([loadModello(2025, tipo), loadModello(2025, 'irap')]);
  if (!di || !a) throw new Error('No modello');
  return readComodoIrap(
    { modello: di, dati: societa, forzature: {} },
    { modello: a, dati: irap, forzature: {} },
  );
}
/** Buildings of a million: takings of 30,000 presumed, an income of 23,800 (L. 724/1994, art. 30, from 2024: 3% and 2.38%). */
const diImmobili = { 'RS118.91': 1_000_000, 'RS118.92': 1_000_000, 'RS118.4': 1_000_000 };

describe('what a company that does not operate says to its IRAP', () => {
  it('is the least income, the costs that come on top of it, and the value that is under the minimum', async () => {
    const sc = { ...diImmobili, 'RS943.1': 40_000 };
    const vuota = await leggi('redditi-sc', sc, { 'FR8.3': 2 });
    expect(vuota).toEqual({
      reddito: { casella: 'RS125.1', importo: 23_800, a: 'IS911.1' },
      costi: { casella: 'RS943.1', importo: 40_000, qui: 0 },
      valore: { minimo: 63_800, qui: { casella: 'IS906.1', importo: 0 } },
    });
    const piena = { 'FR8.3': 2, 'IS911.1': 23_800, 'IS912.1': 30_000, 'IS914.1': 10_000, 'IS915.1': 3_800 };
    expect(await leggi('redditi-sc', sc, piena)).toMatchObject({
      costi: { importo: 40_000, qui: 40_000 },
      valore: { minimo: 60_000, qui: { importo: 60_000 } },
    });
    // Costs that only the IRAP knows count too.
    expect((await leggi('redditi-sc', diImmobili, piena))?.valore?.minimo).toBe(60_000);
  });

  it('is nothing of one that operates, and the least income alone of a partnership', async () => {
    const ricavi = { 'RS123.91': 30_000, 'RS123.92': 30_000, 'RS123.93': 30_000 };
    expect(await leggi('redditi-sc', { ...diImmobili, ...ricavi }, {})).toBeNull();
    expect(await leggi('redditi-sp', { 'RS13.1': 1_000_000, 'RS13.4': 1_000_000 }, {})).toMatchObject({
      reddito: { casella: 'RS20.5', importo: 23_800, a: 'IS911.1' },
      costi: null,
    });
  });
});
