import { beforeAll, describe, expect, it } from 'vitest';
import { type DatiModello, loadModello, type Modello } from '../index.ts';
import { listConsolidate, proposeConsolidata, readConsolidata } from './quote-consolidate.ts';

const [CAPO, FIGLIA] = ['00743110157', '01000000032'];
const figlia = { codiceFiscale: FIGLIA, denominazione: 'Figlia srl' };
let sc: Modello;
let cnm: Modello;
beforeAll(async () => {
  const caricati = await Promise.all([loadModello(2025, 'redditi-sc'), loadModello(2025, 'consolidato')]);
  if (!caricati[0] || !caricati[1]) throw new Error('No modello');
  [sc, cnm] = caricati;
});
const read = (dati: DatiModello) => readConsolidata({ modello: sc, dati, forzature: {} });
function propose(dati: DatiModello, attuali: DatiModello = {}) {
  const quota = read({ 'RN901.1': '3', ...dati });
  if (quota === null) throw new Error('No quota');
  const voci = proposeConsolidata(figlia, quota, cnm, attuali);
  return Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
}

describe('what a company of a group takes to NF of the consolidated return', () => {
  const sua = { 'NF901.1': FIGLIA, 'NF901.2': 'Figlia srl' };

  it('is the whole of GN6, or of GN2 with its sign, on the rigo that names it or on the first empty', () => {
    expect(propose({ 'RF4.1': 100_000 })).toEqual({ ...sua, 'NF901.3': 100_000 });
    expect(propose({ 'RF5.1': 40_000 })).toEqual({ ...sua, 'NF901.3': -40_000 });
    const suoRigo = { 'NF901.1': CAPO, 'NF901.3': 1, 'NF903.1': FIGLIA };
    expect(propose({ 'RF4.1': 100 }, suoRigo)).toHaveProperty(['NF903.3'], 100);
    expect(propose({ 'RF4.1': 100 }, { 'NF901.1': CAPO })).toHaveProperty(['NF902.3'], 100);
    expect(propose({})).toEqual({});
    const insieme = { ...propose({ 'RF4.1': 100_000 }), 'NF902.3': -40_000 };
    expect(cnm.createCalcolo(insieme).get('NF12.2').valore).toBe(60_000);
  });

  it('is less the losses from before the group, with the least income of one that does not operate', () => {
    const immobili = { 'RS118.91': 1_000_000, 'RS118.92': 1_000_000, 'RS118.4': 1_000_000 };
    expect(propose({ 'RF4.1': 100_000, ...immobili })).toEqual({
      ...{ ...sua, 'NF901.3': 100_000, 'NF901.4': 23_800 },
    });
    expect(read({ 'RN901.1': '3', 'RF4.1': 100_000 })).toMatchObject({ da: 'GN6.1', interessi: 0, rol: 0 });
    expect(read({ 'RN901.1': '3', 'RF5.1': 1 })).toMatchObject({ reddito: -1, da: 'GN2.1' });
  });

  it('is nothing of one that is taxed by itself or through its partners', () => {
    for (const regime of [{}, { 'RN901.1': '1' }, { 'RN901.1': '2' }])
      expect(read({ 'RF4.1': 100_000, ...regime })).toBeNull();
    expect(
      listConsolidate(cnm, { 'NF901.1': CAPO, 'NF902.1': FIGLIA, 'NF901.1#2': CAPO, 'NF903.3': 1 }),
    ).toEqual([...[CAPO, FIGLIA]]);
  });
});
