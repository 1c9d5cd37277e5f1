import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DatiModello, loadModello, type Modello } from '../index.ts';
import { proposeQuote, proposeSostitutiva } from './quote-soci.ts';

const SOCIETA = '00743110157';
const [ROSSI, BIANCHI] = ['RSSMRA80A01H501U', 'BLLMRT82E54F257A'];
let sp: Modello;
let pf: Modello;
let chiaveCf: string;
beforeAll(async () => {
  const caricati = await Promise.all([loadModello(2025, 'redditi-sp'), loadModello(2025, 'redditi-pf')]);
  if (!caricati[0] || !caricati[1]) throw new Error('No modello');
  [sp, pf] = caricati;
  chiaveCf = sp.anagrafica.codiceFiscale ?? '';
});

const soci: DatiModello = { 'RO901.1': ROSSI, 'RO901.3': 60, 'RO902.1': BIANCHI, 'RO902.3': 40 };
const propose = (societa: DatiModello, codiceFiscale: string, attuali: DatiModello = {}) =>
  Object.fromEntries(
    proposeQuote(
      { modello: sp, dati: { [chiaveCf]: SOCIETA, ...soci, ...societa }, forzature: {} },
      codiceFiscale,
      pf,
      attuali,
    ).map(({ a, valore }) => [a, valore]),
  );

describe('what a partnership gives to the quadro RH of a partner', () => {
  it('is the company, the share, the income and the withholdings, on the first empty rigo', () => {
    const societa = { 'RF4.1': 100_000, 'RN908.1': 1_000 };
    expect(propose(societa, ROSSI)).toEqual({
      'RH1.1': SOCIETA,
      'RH1.3': 60,
      'RH1.4': 60_000,
      'RH1.9': 600,
    });
    expect(propose(societa, BIANCHI, { 'RH1.4': 5_000, 'RH2.3': 10 })).toEqual({
      'RH3.1': SOCIETA,
      'RH3.3': 40,
      'RH3.4': 40_000,
      'RH3.9': 400,
    });
    expect(propose(societa, 'VRDGPP60C03F205C')).toEqual({});
  });

  it('goes on the rigo that the company already has, also of another modulo', () => {
    const pieni = { 'RH1.4': 1, 'RH2.4': 1, 'RH3.4': 1, 'RH4.4': 1 };
    expect(propose({ 'RF4.1': 100 }, ROSSI, { ...pieni, 'RH1.1': SOCIETA })).toHaveProperty(['RH1.4'], 60);
    expect(propose({ 'RF4.1': 100 }, ROSSI, pieni)).toHaveProperty(['RH1.4#2'], 60);
  });

  it('keeps apart the kinds of income, with the ticks that RH wants', () => {
    expect(propose({ 'RF4.1': 1_000, 'RE901.1': 2_000, 'RN904.1': 500 }, ROSSI)).toEqual({
      'RH1.1': SOCIETA,
      'RH1.3': 60,
      'RH1.4': 600,
      'RH2.1': SOCIETA,
      'RH2.3': 60,
      'RH2.4': 1_200,
      'RH2.2': '2',
      'RH3.1': SOCIETA,
      'RH3.3': 60,
      'RH3.4': 300,
      'RH3.2': '4',
    });
  });

  it('of a company in the agreement is the agreed part in its colonna, and CP3 says the tax', async () => {
    const accordo = { 'RF4.1': 250_000, 'CP1.1': 200_000, 'CP1.2': 100_000, 'CP1.4': '1' };
    // 60% of 250,000 really earned, of 100,000 agreed; the least share is of who has no substitute tax.
    const suo = { 'RH1.1': SOCIETA, 'RH1.3': 60, 'RH1.4': 150_000, 'RH1.14': 60_000 };
    expect(propose(accordo, ROSSI)).toEqual(suo);
    const altri = { ...accordo, 'RN904.1': 1_000 };
    expect(propose(altri, ROSSI)).toMatchObject({ 'RH1.14': 60_000, 'RH2.4': 600, 'RH2.2': '4' });
    const imposta = async (anno: number, suoi: DatiModello, attuali: DatiModello = {}) => {
      const [di, a] = await Promise.all([loadModello(anno, 'redditi-sp'), loadModello(anno, 'redditi-pf')]);
      if (!di || !a) throw new Error('No modello');
      const dati = { [di.anagrafica.codiceFiscale ?? '']: SOCIETA, ...soci, ...accordo, ...suoi };
      const voci = proposeSostitutiva({ modello: di, dati, forzature: {} }, ROSSI, a, attuali);
      return Object.fromEntries(voci.map(({ a: dove, valore }) => [dove, valore]));
    };
    expect(await imposta(2025, {})).toEqual({ 'CP3.1': SOCIETA, 'CP3.2': 6_000 });
    expect(await imposta(2026, { 'CP1.6': '2' })).toEqual({ 'CP3.1': SOCIETA, 'CP3.2': 6_000 });
    const oltre = await imposta(2026, { 'CP1.6': '1' }, { 'CP3.2': 1 });
    expect(oltre).toEqual({ 'CP4.1': SOCIETA, 'CP4.2': 5_100, 'CP4.3': 9_000 });
    const uscito = await imposta(2026, { 'CP1.6': '1', 'RO901.1': BIANCHI });
    expect(uscito).toEqual({});
  });

  it('writes that nothing was really earned: blank, what was agreed would be taken for it', () => {
    const voci = propose({ 'RF4.1': 0, 'CP1.1': 10_000 }, ROSSI);
    expect(voci).toMatchObject({ 'RH1.4': 0, 'RH1.14': 6_000 });
    const calcola = (altre: DatiModello) =>
      pf.createCalcolo({ 'RC1.1': '2', 'RC1.3': 20_000, 'RC6.1': 365, ...altre }).get('RN1.1').valore;
    expect(calcola(voci)).toBe(20_000);
  });

  it('with no substitute tax has its part of the least income, and of the loss that is not offset', () => {
    const senza = { 'RF5.1': 9_000, 'CP1.1': 10_000 };
    const rh1 = { 'RH1.1': SOCIETA, 'RH1.3': 60, 'RH1.4': -5_400 };
    expect(propose(senza, ROSSI)).toEqual({ ...rh1, 'RH1.14': 6_000, 'RH1.16': 1_200 });
    // 10,000 − 9,500 is under 2,000: 1,500 of variations are not offset.
    const variata = propose({ ...senza, 'CP6.91': 9_500 }, ROSSI);
    expect(variata).toEqual({ ...rh1, 'RH1.14': 1_200, 'RH1.15': 900, 'RH1.16': 1_200 });
    const zero = propose({ 'RF4.1': 9_000, 'CP1.1': 10_000, 'CP1.4': '1' }, ROSSI);
    expect(zero).toEqual({ 'RH1.1': SOCIETA, 'RH1.3': 60, 'RH1.4': 5_400, 'RH1.93': true });
    expect(pf.createCalcolo(zero).get('RH14.1').valore).toBe(0);
  });

  it('of a company that only holds one that agreed is as if it had', () => {
    const catena = { 'RF4.1': 0, 'RF58.1': 4_500, 'RF58.90': 5_000, 'RF58.92': 1_000 };
    expect(propose(catena, ROSSI)).toEqual({
      ...{ 'RH1.1': SOCIETA, 'RH1.3': 60, 'RH1.4': 2_700, 'RH1.14': 3_000, 'RH1.16': 600 },
    });
  });

  it('loses no euro: what the partners take is what the company gives', () => {
    const importo = fc.integer({ min: 0, max: 1_000_000 }).map((n) => n * 5);
    fc.assert(
      fc.property(importo, importo, importo, (ricavi, costi, ritenute) => {
        const societa = { 'RG901.1': ricavi, 'RG902.1': costi, 'RN908.1': ricavi === costi ? 0 : ritenute };
        const presi = [ROSSI, BIANCHI].map((cf) => propose(societa, cf));
        const somma = (chiave: string) => presi.reduce((t, p) => t + Number(p[chiave] ?? 0), 0);
        expect(somma('RH1.4')).toBe(ricavi - costi);
        expect(somma('RH1.9')).toBe(societa['RN908.1']);
        for (const proposta of presi) {
          const calcolo = pf.createCalcolo(proposta);
          const netto = Number(calcolo.get('RH9.2').valore ?? 0) - Number(calcolo.get('RH9.1').valore ?? 0);
          expect(netto).toBe(Number(proposta['RH1.4'] ?? 0));
        }
      }),
      { numRuns: 40 },
    );
  });
});
