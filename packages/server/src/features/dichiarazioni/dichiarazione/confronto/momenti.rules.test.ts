import { loadModello, type Modello } from '@quadra/fisco';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cambio, keepAmmessi, listMomenti, rebuildContenuto } from './momenti.rules.ts';

let modello: Modello;
beforeAll(async () => {
  const caricato = await loadModello(2025, 'redditi-pf');
  if (!caricato) throw new Error('No modello');
  modello = caricato;
});

const cambio = (
  versione: number,
  chiave: string,
  dopo: Cambio['dopo'],
  altro: Partial<Cambio> = {},
): Cambio => ({
  versione,
  quando: new Date(versione * 60_000),
  utente: versione % 2 ? 'Bianchi Anna' : 'Verdi Luca',
  attore: null,
  azione: 'modifica',
  chiave,
  dopo,
  motivo: null,
  ...altro,
});
const storia = [
  cambio(1, '', null, { azione: 'creazione', chiave: null }),
  cambio(1, 'RC1.1', '2'),
  cambio(1, 'RC1.2', '1'),
  cambio(2, 'RC1.3', 30_000),
  cambio(2, 'RC6.1', 365),
  cambio(3, 'RC1.3', 31_000),
  cambio(4, 'RN7.1', 3_000, { azione: 'forzatura', motivo: 'conguaglio' }),
  cambio(5, 'RN7.1', null, { azione: 'forzatura', motivo: 'Ripristinato il calcolo' }),
];

describe('the past of a declaration', () => {
  it('is rebuilt at any version from its changes', () => {
    expect(rebuildContenuto(storia, 2)).toEqual({
      righi: { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30_000, 'RC6.1': 365 },
      forzature: {},
    });
    expect(rebuildContenuto(storia, 4).forzature).toEqual({
      'RN7.1': { valore: 3_000, motivo: 'conguaglio' },
    });
    expect(rebuildContenuto(storia, 5).forzature).toEqual({});
  });

  it('says who changed a result, and by how much', () => {
    const momenti = listMomenti(modello, storia, 'RN5.1');
    expect(
      momenti.map(({ versione, utente, valore, effetto }) => [versione, utente, valore, effetto]),
    ).toEqual([
      [1, 'Bianchi Anna', 0, null],
      [2, 'Verdi Luca', 7_140, 7_140],
      [3, 'Bianchi Anna', 7_490, 350],
      [4, 'Verdi Luca', 7_490, 0],
      [5, 'Bianchi Anna', 7_490, 0],
    ]);
  });

  it('counts step by step what the whole contents of each version give', () => {
    const chiavi = ['RC1.3', 'RC6.1', 'RC10.1', 'RP7.1'];
    const cambi = fc.array(
      fc.tuple(fc.constantFrom(...chiavi), fc.option(fc.integer({ min: 0, max: 365 }))),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(cambi, (voci) => {
        const tutti = voci.map(([chiave, dopo], i) => cambio(i + 1, chiave, dopo));
        for (const { versione, valore } of listMomenti(modello, tutti, 'RN5.1')) {
          const { righi, forzature } = keepAmmessi(modello, rebuildContenuto(tutti, versione));
          const intero = modello.createCalcolo(righi, forzature).get('RN5.1');
          expect(valore).toBe(intero.stato === 'incompleto' ? null : Number(intero.valore ?? 0));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('leaves out what the form no longer has', () => {
    const { righi } = keepAmmessi(modello, { righi: { 'RC1.3': 100, 'RC99.1': 1 }, forzature: {} });
    expect(righi).toEqual({ 'RC1.3': 100 });
    expect(listMomenti(modello, [cambio(1, 'RC99.1', 5)], 'RN5.1')).toMatchObject([{ valore: 0 }]);
  });
});
