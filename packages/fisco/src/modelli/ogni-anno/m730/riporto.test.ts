import { describe, expect, it } from 'vitest';
import { proposeRiporto, riportiDi } from '../../../confronto.ts';
import { loadModello } from '../../../index.ts';

describe('what of a 730 comes again in the next', () => {
  it('is who pays, the land, each advance in its own column of F1; no credit, which is refunded', async () => {
    const [prima, dopo] = await Promise.all([2025, 2026].map((anno) => loadModello(anno, '730')));
    if (!prima || !dopo) throw new Error('Both are there');
    const dati = {
      ...{ 'FR3.1': 'F205', 'FR4.1': 'F205', 'C1.1': '2', 'C1.3': 45_000, 'C5.1': 365 },
      ...{ 'C9.1': 11_000, 'C10.1': 600, 'C11.1': 300, 'C12.1': 0, 'C13.1': 0 },
      ...{ 'A1.1': 100, 'A1.8': true, 'D4.2': '1', 'D4.3': '10', 'D4.4': 3_000 },
    };
    const { voci } = proposeRiporto({ modello: prima, dati, forzature: {} }, dopo, {}, riportiDi('730'));
    const proposti = Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
    expect(proposti).toMatchObject({
      ...{ 'FR3.1': 'F205', 'C1.1': '2', 'A1.1': 100, 'A1.8': true },
      // 630 of flat tax: 252 and 378.
      ...{ 'F1.5': 252, 'F1.6': 378 },
    });
    expect(Object.keys(proposti).filter((chiave) => chiave.startsWith('F3.'))).toEqual([]);
  });

  it('gives the advances of the IRPEF as the 730-3 counted them, the lesser one if it was asked', async () => {
    const [prima, dopo] = await Promise.all([2025, 2026].map((anno) => loadModello(anno, '730')));
    if (!prima || !dopo) throw new Error('Both are there');
    const dati = {
      ...{ 'FR3.1': 'F205', 'FR4.1': 'F205', 'C1.1': '2', 'C1.3': 45_000, 'C5.1': 365 },
      ...{ 'C9.1': 11_000, 'C10.1': 682, 'C11.1': 360, 'C12.1': 0, 'C13.1': 0, 'F6.2': 500 },
    };
    const { voci } = proposeRiporto({ modello: prima, dati, forzature: {} }, dopo, {}, riportiDi('730'));
    const proposti = Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
    // 956 due: 382 in June, and of the 500 asked 118 in November.
    expect(proposti).toMatchObject({ 'F1.1': 382, 'F1.2': 118, 'F1.3': 108 });
  });
});
