import { afterEach, describe, expect, it } from 'vitest';
import { computeIniziali, makeFiltro, memoriaFiltri, readIndirizzo } from './memoria-filtri.ts';

describe('remembered filters', () => {
  afterEach(() => memoriaFiltri.clear());
  const filtri = { valori: { Cognome: 'alfa' }, testi: {}, bloccati: ['Cognome'], logica: 'and' as const };

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

  it('come from the address, then the locked ones, then the memory, then the default', () => {
    const ricordati = {
      valori: { Cognome: 'bloccato', Nome: 'cercato' },
      testi: {},
      bloccati: ['Cognome'],
      logica: 'or' as const,
    };
    const predefiniti = { Cognome: 'd', Nome: 'd', Comune: 'd', Stato: 'd' };
    const start = (indirizzo: Record<string, string>, memoria: typeof ricordati | null = ricordati) =>
      computeIniziali({ indirizzo, ricordati: memoria, predefiniti });
    expect(start({ Nome: 'chiesto', Comune: ' ' })).toEqual({
      valori: { Cognome: 'bloccato', Nome: 'chiesto', Comune: 'd', Stato: 'd' },
      testi: {},
      bloccati: ['Cognome'],
      logica: 'or',
    });
    expect(start({ Cognome: 'chiesto' }).valori.Cognome).toBe('chiesto');
    expect(start({}, null).valori).toEqual(predefiniti);
  });

  it('of an address are only those the list has', () => {
    const query = '?Cognome=D%27Al%C3%B2&pagina=2&__proto__=1&=x&&Nome';
    expect(readIndirizzo(query, ['Cognome', 'Nome', 'Comune'])).toEqual({ Cognome: "D'Alò", Nome: '' });
  });
});
