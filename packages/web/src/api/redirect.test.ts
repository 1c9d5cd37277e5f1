import { describe, expect, it } from 'vitest';
import { createUnaVolta, decideRedirect, makeRegistro, parseQuery } from './redirect.ts';

describe('the saved query string', () => {
  it('[SES-032] strips the question mark, reads bare names as true and decodes; nothing in, nothing saved', () => {
    expect({ ...parseQuery('?idstudio=12&x&n=a%20b') }).toEqual({ idstudio: '12', x: true, n: 'a b' });
    expect(parseQuery('')).toBeNull();
    expect(parseQuery('?')).toBeNull();
    expect(makeRegistro('?idstudio=12&x&n=a%20b')).toMatchObject({ idstudio: 12, x: true, n: 'a b' });
    expect(makeRegistro('')).toBeNull();
    expect(makeRegistro('?')).toBeNull();
  });

  it('keeps numbers as numbers, the other parameters as given and the original string', () => {
    expect(makeRegistro('?idstudio=12&lms=3&tab=x')).toEqual({
      idstudio: 12,
      lms: 3,
      tab: 'x',
      search: 'idstudio=12&lms=3&tab=x',
    });
  });

  it('holds no key of the prototype and survives a broken encoding', () => {
    const parametri = parseQuery('?__proto__=x&n=%E0%A4%A');
    expect(Object.getPrototypeOf(parametri)).toBeNull();
    expect(parametri?.n).toBe('%E0%A4%A');
  });
});

describe('after authentication', () => {
  const indirizzi = { _3: 'https://formazione.example/avvio' };

  it('leads to the training area of the map, with the query string appended', () => {
    const registro = makeRegistro('?idstudio=12&lms=3');
    expect(decideRedirect(registro, 12, indirizzi)).toEqual({
      tipo: 'esterno',
      indirizzo: 'https://formazione.example/avvio?idstudio=12&lms=3',
    });
  });

  it('alerts when the link was for another studio', () => {
    expect(decideRedirect(makeRegistro('?idstudio=99'), 12, indirizzi)).toEqual({
      tipo: 'altroStudio',
      richiesto: 99,
      attuale: 12,
    });
  });

  it('stays inside when there is no address for that area, and does nothing without a record', () => {
    expect(decideRedirect(makeRegistro('?idstudio=12&lms=4'), 12, indirizzi).tipo).toBe('interno');
    expect(decideRedirect(makeRegistro('?idstudio=12'), 12, indirizzi).tipo).toBe('interno');
    expect(decideRedirect(null, 12, indirizzi).tipo).toBe('nessuno');
  });

  it('[SES-034] is attempted once per page session', () => {
    const chiamate: number[] = [];
    const prova = createUnaVolta((studio: number) => chiamate.push(studio));
    prova(12);
    prova(12);
    expect(chiamate).toEqual([12]);
    createUnaVolta((studio: number) => chiamate.push(studio))(99);
    expect(chiamate).toEqual([12, 99]);
  });
});
