import { describe, expect, it } from 'vitest';
import { readAttesi, readDati } from '../../../../casi/modelli/caso.ts';
import { casiEnc } from '../../../../casi/modelli/redditi-enc.ts';
import { loadModello } from '../../../index.ts';

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
});
