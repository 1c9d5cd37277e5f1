import { afterEach, describe, expect, it } from 'vitest';
import { makeFiltro, memoriaFiltri } from './memoria-filtri.ts';

describe('remembered filters', () => {
  afterEach(() => memoriaFiltri.clear());
  const filtri = { valori: { Cognome: 'alfa' }, bloccati: ['Cognome'], logica: 'and' as const };

  it('[WID-009] are kept by url plus identifier, and forgotten all together', () => {
    const altri = { ...filtri, valori: { Cognome: 'beta' } };
    memoriaFiltri.set('/api/anagrafica/list', 'uno', filtri);
    memoriaFiltri.set('/api/anagrafica/list', 'due', altri);
    expect(memoriaFiltri.get('/api/anagrafica/list', 'uno')).toEqual(filtri);
    expect(memoriaFiltri.get('/api/anagrafica/list', 'due')).toEqual(altri);
    memoriaFiltri.set('/api/anagrafica/list', 'uno', null);
    expect(memoriaFiltri.get('/api/anagrafica/list', 'uno')).toBeNull();
    memoriaFiltri.set('/api/anagrafica/list', 'uno', filtri);
    memoriaFiltri.clear();
    for (const identificativo of ['uno', 'due'])
      expect(memoriaFiltri.get('/api/anagrafica/list', identificativo)).toBeNull();
  });

  it('empty values are not sent', () => {
    expect(makeFiltro({ Cognome: 'alfa', Nome: '', Comune: '  ' })).toEqual({ Cognome: 'alfa' });
  });
});
