import { beforeAll, describe, expect, it } from 'vitest';
import { type DatiModello, loadModello, type Modello } from '../index.ts';
import { addMaggiorazione } from './maggiorazione-acconti.ts';
import { riportiPf } from './riporti-pf.ts';
import { proposeRiporto } from './riporto.ts';

const carica = async (anno: number, codice: 'isa' | 'redditi-pf'): Promise<Modello> => {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error('No modello');
  return modello;
};
/** 10% of 70,000 less 60,000 (D.Lgs. 13/2024, art. 20, c. 2, lett. a). */
const proposta = { 'IS2.1': 8, 'P4.1': 60_000, 'P6.1': 70_000, 'P7.1': 72_000, 'P10.1': true };
const ACCONTI = { 'RC1.1': '2', 'RC1.3': 30_000, 'RC6.1': 365, 'RC10.1': 1_000 };

describe.each([2025, 2026])('RN38 of %i, after the first year of an agreement', (anno) => {
  let isa: Modello;
  let prima: Modello;
  let pf: Modello;
  beforeAll(async () => {
    isa = await carica(anno - 1, 'isa');
    prima = await carica(anno - 1, 'redditi-pf');
    pf = await carica(anno, 'redditi-pf');
  });
  const propose = (dellIsa: DatiModello, dellAnnoPrima: DatiModello) => {
    const riporto = proposeRiporto({ modello: prima, dati: dellAnnoPrima, forzature: {} }, pf, {}, riportiPf);
    const voci = addMaggiorazione(riporto.voci, { modello: isa, dati: dellIsa, forzature: {} }, pf, {});
    return new Map(voci.map(({ a, valore }) => [a, valore]));
  };

  it('has what was added to the advances in col. 2, and again in col. 6 with them', () => {
    const senza = propose({}, ACCONTI);
    const con = propose(proposta, ACCONTI);
    const acconti = Number(senza.get('RN38.6'));
    expect([acconti > 0, senza.get('RN38.2')]).toEqual([true, undefined]);
    expect([con.get('RN38.2'), con.get('RN38.6')]).toEqual([1_000, acconti + 1_000]);
    expect(con.size).toBe(senza.size + 1);
  });

  it('has none where the proposal was not accepted or is not greater, and leaves col. 6 where it is not known', () => {
    for (const altra of [{ 'P10.1': false }, { 'P6.1': 60_000, 'P7.1': 60_000 }])
      expect(propose({ ...proposta, ...altra }, ACCONTI).has('RN38.2')).toBe(false);
    const sola = propose(proposta, {});
    expect([sola.get('RN38.2'), sola.has('RN38.6')]).toEqual([1_000, false]);
    const findings = pf
      .createCalcolo({ 'RN38.2': 1_000 })
      .findings()
      .map(({ codice }) => codice);
    expect(findings).toContain('ACCONTI_OLTRE_TOTALE');
  });
});
