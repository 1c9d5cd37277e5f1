import { loadModello, type Modello } from '@quadra/fisco';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createCampi } from './campi.ts';

let modello: Modello;
beforeAll(async () => {
  const caricato = await loadModello(2025, 'redditi-pf');
  if (!caricato) throw new Error('modello missing');
  modello = caricato;
});
const righi = { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 29_480, 'RC6.1': 365 };
const make = () => createCampi(modello, { righi, forzature: {} });

describe('fields of an open declaration', () => {
  it('recomputes at once, and wakes only the caselle that changed', () => {
    const campi = make();
    const totale = vi.fn();
    const estranea = vi.fn();
    campi.subscribe('RC5.6', totale);
    campi.subscribe('FR2.2', estranea);
    campi.set('RC2.3', 4770);
    expect(campi.get('RC5.6').esito.valore).toBe(34_250);
    expect(totale).toHaveBeenCalledTimes(1);
    expect(estranea).not.toHaveBeenCalled();
  });

  it('gives the same snapshot until something changes', () => {
    const campi = make();
    const prima = campi.get('RC5.6');
    expect(campi.get('RC5.6')).toBe(prima);
    campi.set('RC1.3', 29_480);
    expect(campi.get('RC5.6')).toBe(prima);
    campi.set('RC1.3', 30_000);
    expect(campi.get('RC5.6')).not.toBe(prima);
  });

  it('keeps a refused value as a text with its reason, and counts it as absent', () => {
    const campi = make();
    campi.set('RC6.1', 400);
    expect(campi.get('RC6.1').rifiutato).toEqual({ testo: '400', frase: 'Il valore massimo è 365.' });
    expect(campi.get('RC6.1').esito.stato).toBe('vuoto');
    expect(campi.modifiche().righi).toEqual({ 'RC6.1': null });
    campi.set('RC6.1', 300);
    expect(campi.get('RC6.1').rifiutato).toBeNull();
  });

  it('keeps a refused text when the declaration is read again, and does not take it for emptied', () => {
    const campi = make();
    campi.set('RC6.1', 400);
    campi.set('RC2.3', 999_999_999_999);
    campi.rebase({ righi: { ...righi, 'RC1.3': 28_000 }, forzature: {} });
    expect(campi.get('RC6.1').rifiutato).toEqual({ testo: '400', frase: 'Il valore massimo è 365.' });
    expect(
      campi
        .listRifiutati()
        .map(({ chiave }) => chiave)
        .sort(),
    ).toEqual(['RC2.3', 'RC6.1']);
    campi.set('RC6.1', 365);
    campi.set('RC2.3', null);
    expect([campi.listRifiutati(), campi.modifiche().righi]).toEqual([[], {}]);
  });

  it('no longer refuses what the server held and somebody has corrected', () => {
    const campi = createCampi(modello, { righi: { ...righi, 'RC6.1': 400 }, forzature: {} });
    expect(campi.get('RC6.1').rifiutato?.testo).toBe('400');
    campi.rebase({ righi, forzature: {} });
    expect([campi.get('RC6.1').rifiutato, campi.get('RC6.1').esito.valore]).toEqual([null, 365]);
  });

  it('tells what changed since the last save, and forgets only what was sent', () => {
    const campi = make();
    expect(campi.modifiche()).toEqual({ righi: {}, forzature: {} });
    campi.set('RC1.3', 30_000);
    const inviate = campi.modifiche();
    campi.set('RC1.3', 31_000);
    campi.set('RC1.4', '1');
    campi.markSaved(inviate);
    expect(campi.modifiche().righi).toEqual({ 'RC1.3': 31_000, 'RC1.4': '1' });
    campi.set('RC1.3', 30_000);
    campi.set('RC1.4', null);
    expect(campi.modifiche().righi).toEqual({});
  });

  it('keeps what was typed when the saved state changes under it', () => {
    const campi = make();
    campi.set('RC1.3', 30_000);
    campi.rebase({ righi: { ...righi, 'RC6.1': 180, 'RC1.3': 28_000 }, forzature: {} });
    expect(campi.get('RC6.1').esito.valore).toBe(180);
    expect(campi.get('RC1.3').esito.valore).toBe(30_000);
    expect(campi.modifiche().righi).toEqual({ 'RC1.3': 30_000 });
  });

  it('overrides a computed casella with a reason, and gives it back to the law', () => {
    const campi = make();
    const legge = campi.get('RN26.2').esito.valore;
    campi.force('RN26.2', { valore: 100, motivo: 'Conguaglio del sostituto' });
    expect(campi.get('RN26.2').esito).toMatchObject({ stato: 'forzato', valore: 100, calcolato: legge });
    expect(campi.modifiche().forzature).toEqual({
      'RN26.2': { valore: 100, motivo: 'Conguaglio del sostituto' },
    });
    campi.force('RN26.2', null);
    expect(campi.get('RN26.2').esito.valore).toBe(legge);
    expect(campi.modifiche().forzature).toEqual({});
  });

  it('holds caselle of further moduli', () => {
    const campi = make();
    campi.set('RC1.3#2', 1000);
    expect(campi.get('RC1.3#2').esito.valore).toBe(1000);
    expect(campi.get('RC5.6').esito.valore).toBe(30_480);
  });

  it('opens a declaration that holds a value the modello refuses', () => {
    const campi = createCampi(modello, { righi: { ...righi, 'RC6.1': 900 }, forzature: {} });
    expect(campi.get('RC6.1').rifiutato?.testo).toBe('900');
  });
});
