import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CampoFiltro,
  describeValore,
  expandCampi,
  findNonValido,
  fromScalato,
  toScalato,
} from './campo-filtro.ts';

const periodo: CampoFiltro = {
  tipo: 'periodo',
  chiave: 'Data',
  nome: 'Modifica',
  larghezza: 130,
  chiavi: ['DataDa', 'DataA'],
};

describe('the filters of a bar', () => {
  it('a period is two days, each the limit of the other', () => {
    expect(expandCampi([periodo], { DataDa: '2025-03-01', DataA: '' })).toEqual([
      { tipo: 'data', chiave: 'DataDa', nome: 'Modifica dal', larghezza: 130 },
      { tipo: 'data', chiave: 'DataA', nome: 'Modifica al', larghezza: 130, minimo: '2025-03-01' },
    ]);
  });

  it('read as the person wrote them: dates, words, numbers', () => {
    const base = { chiave: 'X', nome: 'X', larghezza: 1 };
    expect(describeValore({ ...base, tipo: 'data' }, '2025-03-01', {})).toBe('01/03/2025');
    expect(describeValore({ ...base, tipo: 'sino' }, 'false', {})).toBe('No');
    expect(describeValore({ ...base, tipo: 'numero', decimali: 2 }, '1234.5', {})).toBe('1.234,50');
    expect(describeValore({ ...base, scelte: [['A', 'Aperta']] }, 'A', {})).toBe('Aperta');
    expect(describeValore(base, 'rossi', {})).toBe('rossi');
  });

  it('a day that does not exist stops the search', () => {
    const campi = expandCampi([periodo], {});
    expect(findNonValido(campi, { DataDa: '2025-02-28', DataA: '29/02/2025' })?.chiave).toBe('DataA');
    expect(findNonValido(campi, { DataDa: '', DataA: '2025-04-30' })).toBeUndefined();
  });

  it('a period that ends before it begins stops the search at its end; the same day twice does not', () => {
    const find = (DataDa: string, DataA: string) =>
      findNonValido(expandCampi([periodo], { DataDa, DataA }), { DataDa, DataA })?.chiave;
    expect(find('2025-05-02', '2025-05-01')).toBe('DataA');
    expect(find('2025-05-02', '2025-05-02')).toBeUndefined();
    expect(find('2025-05-02', '')).toBeUndefined();
  });

  it('a number goes to the wire and comes back as it was', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 4 }), (valore, decimali) => {
        expect(toScalato(fromScalato(valore, decimali), decimali)).toBe(valore);
      }),
    );
    expect(fromScalato(1250, 2)).toBe('12.50');
    expect(fromScalato(null, 2)).toBe('');
  });
});
