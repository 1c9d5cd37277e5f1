import { beforeAll, describe, expect, it } from 'vitest';
import { type CodiceModello, type DatiModello, loadModello, type Modello } from '../index.ts';
import { isFuoriImpresa, proposeQuotaFuoriImpresa } from './quote-altrove.ts';
import { readQuotaImpresa } from './quote-imprese.ts';

const [SOCIETA, SOCIO] = ['00743110157', '01000000032'];
let sp: Modello;
let enc: Modello;
beforeAll(async () => {
  const load = async (codice: CodiceModello) => {
    const modello = await loadModello(2025, codice);
    if (!modello) throw new Error('No modello');
    return modello;
  };
  [sp, enc] = [await load('redditi-sp'), await load('redditi-enc')];
});
function propose(modello: Modello, societa: DatiModello, attuali: DatiModello = {}) {
  const dati = { [sp.anagrafica.codiceFiscale ?? '']: SOCIETA, 'RO901.1': SOCIO, 'RO901.3': 60, ...societa };
  const lato = { modello: sp, dati, forzature: {} };
  const quota = readQuotaImpresa(lato, SOCIO);
  if (quota === null) throw new Error('No quota');
  const voci = proposeQuotaFuoriImpresa(lato, quota, modello, attuali);
  return Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
}

describe('a partner that is not a person and does no business', () => {
  it('takes in RH its part of the income, or of the loss, of each partnership', () => {
    for (const modello of [sp, enc]) {
      const suo = { 'RH901.1': SOCIETA, 'RH901.3': 60 };
      expect(propose(modello, { 'RF4.1': 10_000 })).toEqual({ ...suo, 'RH901.4': 6_000 });
      expect(propose(modello, { 'RF5.1': 10_000 })).toEqual({ ...suo, 'RH901.4': -6_000 });
      expect(propose(modello, { 'RF4.1': 10_000 }, { 'RH901.4': 1 })).toHaveProperty(['RH902.4'], 6_000);
      expect(propose(modello, {})).toEqual({});
    }
    const presa = enc.createCalcolo(propose(enc, { 'RF4.1': 10_000 }));
    expect(presa.get('RH911.1').valore).toBe(6_000);
  });

  it('is a body without books, or a società semplice, and no other', () => {
    const semplice = { 'FR8.3': 23 };
    expect([isFuoriImpresa(enc, {}), isFuoriImpresa(sp, semplice)]).toEqual([true, true]);
    for (const [modello, righi] of [
      [enc, { 'RG2.2': 1 }],
      [sp, { 'FR8.3': 24 }],
      [sp, {}],
      [sp, { ...semplice, 'RF4.1': 1 }],
    ] as const)
      expect(isFuoriImpresa(modello, righi)).toBe(false);
  });
});
