import { describe, expect, it } from 'vitest';
import { readAttesi, readDati } from '../../../../casi/modelli/caso.ts';
import { casiEnc } from '../../../../casi/modelli/redditi-enc.ts';
import { loadModello } from '../../../index.ts';
import { riportiEnc } from '../../riporti-ires.ts';
import { proposeRiporto } from '../../riporto.ts';

describe('the income tax of a body', () => {
  it.each(casiEnc)('[TAX-010] counts every casella: $anno, $nome', async (caso) => {
    const modello = await loadModello(caso.anno, 'redditi-enc');
    if (!modello) throw new Error(`No form of ${caso.anno}`);
    const dati = readDati(caso, (chiave) => modello.findCasella(chiave)?.tipo);
    for (const [chiave, valore] of Object.entries(dati))
      expect([chiave, modello.checkValore(chiave, valore)]).toEqual([chiave, null]);
    const calcolati = Object.entries(modello.createCalcolo(dati).computed()).filter(
      ([, { valore }]) => typeof valore === 'number' && valore !== 0,
    );
    expect(Object.fromEntries(calcolati.map(([chiave, { valore }]) => [chiave, valore]))).toEqual(
      readAttesi(caso),
    );
  });

  it('leaves to the next year what it divided in parts, a year older', async () => {
    const [prima, dopo] = await Promise.all([2024, 2025].map((anno) => loadModello(anno, 'redditi-enc')));
    if (!prima || !dopo) throw new Error('No form');
    const dati = {
      'RS931.1': 25_000,
      'RS931.90': 5,
      'RS956.1': 900,
      'RS956.2': 3,
      'RS964.1': 50,
      'RS964.2': 1,
    };
    const { voci } = proposeRiporto({ modello: prima, dati, forzature: {} }, dopo, {}, riportiEnc);
    expect(Object.fromEntries(voci.map(({ a, valore }) => [a, valore]))).toMatchObject({
      ...{ 'RS951.1': 20_000, 'RS951.2': 4, 'RS957.1': 600, 'RS957.2': 2 },
    });
    expect(voci.some(({ a }) => a.startsWith('RS96'))).toBe(false);
  });
});
