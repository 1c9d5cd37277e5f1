import { describe, expect, it } from 'vitest';
import { applyFiltri, type ContenutoVista, isVistaCambiata } from './vista.ts';

describe('a view on its list', () => {
  const vista: ContenutoVista = {
    filter: { Nome: 'rossi', Tipo: 'PF' },
    logic: 'and',
    order: ['Nome'],
    colonne: [{ campo: 'a', visibile: true, larghezza: null }],
    righePerPagina: 50,
  };

  it('brings its filters in place of those of before, except the locked ones', () => {
    const prima = {
      valori: { Comune: 'Roma', Nome: 'verdi' },
      testi: {},
      bloccati: ['Comune'],
      logica: 'or' as const,
    };
    expect(applyFiltri(prima, vista)).toEqual({
      valori: { Nome: 'rossi', Tipo: 'PF', Comune: 'Roma' },
      testi: {},
      bloccati: ['Comune'],
      logica: 'and',
    });
  });

  it('is changed when filters, order, columns or rows are no longer its own', () => {
    expect(isVistaCambiata(vista, { ...vista, filter: { Tipo: 'PF', Nome: 'rossi' } })).toBe(false);
    expect(
      isVistaCambiata(vista, {
        ...vista,
        colonne: [...vista.colonne, { campo: 'nuova', visibile: true, larghezza: null }],
      }),
    ).toBe(false);
    for (const altra of [
      { filter: { Tipo: 'PF' } },
      { logic: 'or' as const },
      { order: ['-Nome'] },
      { colonne: [{ campo: 'a', visibile: true, larghezza: 90 }] },
      { righePerPagina: 100 },
    ])
      expect(isVistaCambiata(vista, { ...vista, ...altra })).toBe(true);
  });
});
