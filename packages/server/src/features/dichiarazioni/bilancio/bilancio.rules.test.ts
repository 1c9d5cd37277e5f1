import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCaselle, readImporto, readRighe, sumRighe } from './bilancio.rules.ts';

describe('amounts', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['1.234,56', 123_456],
    ['1234.56', 123_456],
    ['1234,5', 123_450],
    ['1.234', 123_400],
    ['-10,00', -1_000],
    ['€ 10', 1_000],
    ['dieci', null],
    ['1,234.56', 123_456],
    ['12,345', null],
    ['99999999999999', null],
  ])('%j is %j cents', (testo, atteso) => {
    expect(readImporto(testo)).toBe(atteso);
  });

  it('reads back every amount that Italian writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (centesimi) => {
        const testo = (centesimi / 100).toLocaleString('it-IT', {
          minimumFractionDigits: 2,
          useGrouping: 'always',
        });
        expect(readImporto(testo)).toBe(centesimi);
      }),
    );
  });
});

describe('rows', () => {
  it('takes the account for the item when the file does not say, whatever the case of the heads', () => {
    expect(readRighe([{ CONTO: '10', Dare: '5', avere: '', Voce: '' }]).righe).toEqual([
      { conto: '10', descrizione: '', dare: 500, avere: 0, voce: '10' },
    ]);
  });

  it('says which columns and which rows are wrong', () => {
    expect(readRighe([{ a: '1' }]).errori).toEqual(['Servono le colonne Conto, Dare e Avere.']);
    const { errori } = readRighe([
      { Conto: '', Dare: '1', Avere: '' },
      { Conto: '1', Dare: 'x', Avere: '' },
    ]);
    expect(errori).toEqual(['Riga 2: manca il conto.', 'Riga 3: importo non riconosciuto.']);
  });
});

describe('caselle', () => {
  const riga = (voce: string, dare: number, avere: number) => ({
    conto: voce,
    descrizione: '',
    dare,
    avere,
    voce,
  });

  const senzaSegno = () => ({ negativi: false, costo: false });
  const conSegno = (chiave: string) => ({ negativi: true, costo: chiave === 'RG902.1' });

  it('keeps the sign where the casella has one: a cost is more when it is spent', () => {
    const righe = [riga('A2', 3_000, 0), riga('A3', 0, 500), riga('B11', 0, 70_049), riga('B14', 250, 0)];
    const caselle = { A2: 'IC2.1', A3: 'IC3.1', B11: 'IC12.1', B14: 'IC13.1' };
    const versoDi = (chiave: string) => ({
      negativi: chiave !== 'IC13.1',
      costo: ['IC12.1', 'IC13.1'].includes(chiave),
    });
    expect(computeCaselle(righe, caselle, versoDi)).toEqual({
      ...{ 'IC2.1': -30, 'IC3.1': 5, 'IC12.1': -700, 'IC13.1': 3 },
    });
  });

  it('gathers the items of a casella, in whole euro half up', () => {
    const righe = [riga('A1', 0, 10_050), riga('A2', 0, 1_000), riga('B6', 7_049, 0), riga('Z', 5, 0)];
    const caselle = { A1: 'RG901.1', A2: 'RG901.1', B6: 'RG902.1' };
    expect(computeCaselle(righe, caselle, senzaSegno)).toEqual({ 'RG901.1': 111, 'RG902.1': 70 });
    expect(computeCaselle(righe, {}, senzaSegno)).toEqual({});
    expect(sumRighe(righe)).toEqual({ dare: 7_054, avere: 11_050 });
  });

  it('does not depend on the order of the rows', () => {
    const righe = fc.array(
      fc.record({
        voce: fc.constantFrom('A', 'B', 'C'),
        dare: fc.integer({ min: 0, max: 1_000_000 }),
        avere: fc.integer({ min: 0, max: 1_000_000 }),
      }),
    );
    fc.assert(
      fc.property(righe, (lista) => {
        const tutte = lista.map((r) => riga(r.voce, r.dare, r.avere));
        const caselle = { A: 'RG901.1', B: 'RG902.1', C: 'RG902.1' };
        expect(computeCaselle([...tutte].reverse(), caselle, conSegno)).toEqual(
          computeCaselle(tutte, caselle, conSegno),
        );
      }),
    );
  });
});
