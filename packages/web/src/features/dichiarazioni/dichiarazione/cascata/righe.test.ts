import type { RigaCascata } from '@quadra/fisco';
import { describe, expect, it } from 'vitest';
import { joinAnni, subtractPrima } from './righe.ts';

const riga = (id: string, importo: number | null, altro: Partial<RigaCascata> = {}): RigaCascata => ({
  ...{ id, importo, pannello: 'redditi', tipo: 'voce', titolo: id, chiave: id },
  ...{ tappa: null, aliquota: null, mancano: null },
  stato: importo === null ? 'incompleto' : 'completo',
  ...altro,
});
const totale = (id: string, importo: number | null, altro: Partial<RigaCascata> = {}) =>
  riga(id, importo, { tipo: 'totale', ...altro });

describe('the rows of the ledger', () => {
  it('go on one from the other, a total from zero, the second panel anew', () => {
    const righe = joinAnni(
      [
        ...[riga('stipendio', 30), riga('affitto', 8), totale('reddito', 38), riga('oneri', -2)],
        ...[totale('imponibile', 36), riga('banda', 9, { pannello: 'imposta', tipo: 'scaglione' })],
        totale('lorda', 9, { pannello: 'imposta' }),
      ],
      null,
    );
    expect(righe.map(({ barra }) => [barra?.da, barra?.a])).toEqual([
      ...[
        [0, 30],
        [30, 38],
        [0, 38],
        [38, 36],
        [0, 36],
      ],
      ...[
        [0, 9],
        [0, 9],
      ],
    ]);
  });

  it('have no bar where the amount is not known, nor where it would start from one', () => {
    const righe = joinAnni([riga('a', null), riga('b', 5), totale('c', null), totale('d', 4)], null);
    expect(righe.map(({ barra }) => barra)).toEqual([null, null, null, { da: 0, a: 4 }]);
  });

  it('hold both years: what only one of them had stands in its place', () => {
    const prima = [riga('stipendio', 20), riga('bonus', 3), totale('reddito', 23)];
    const dopo = [riga('stipendio', 30), riga('affitto', 8), riga('terreni', 0), totale('reddito', 38)];
    const righe = joinAnni(dopo, prima);
    expect(righe.map(({ id, importo, prima: vecchio }) => [id, importo, vecchio])).toEqual([
      ['stipendio', 30, 20],
      ['bonus', 0, 3],
      ['affitto', 8, undefined],
      ['reddito', 38, 23],
    ]);
    expect(righe.map(subtractPrima)).toEqual([10, -3, 8, 15]);
    expect(righe.map(({ barraPrima }) => barraPrima)).toEqual([
      ...[
        { da: 0, a: 20 },
        { da: 20, a: 23 },
      ],
      ...[null, { da: 0, a: 23 }],
    ]);
  });

  it('tell no difference from what is not known', () => {
    const [una] = joinAnni([riga('a', null)], [riga('a', 4)]);
    expect(una && subtractPrima(una)).toBeNull();
    const [altra] = joinAnni([riga('a', 4)], [riga('a', null)]);
    expect(altra && subtractPrima(altra)).toBeNull();
  });
});
