import { describe, expect, it } from 'vitest';
import { createUnaVolta, decideRedirect, makeRegistro, parseQuery, readRegistro } from './redirect.ts';

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

describe('bad inputs of the query string', () => {
  const numeri = [
    '12abc',
    '1e3',
    '0x10',
    '-1',
    '9007199254740993',
    ' 7 ',
    '%207%20',
    '07',
    '1.0',
    '+1',
    '0',
    '',
  ];
  it.each([
    'idstudio=12&idstudio=99',
    'idstudio=12&%69dstudio=99',
    'idstudio=12&IdStudio=99',
    'idstudio=12&idstudio',
    'idstudio=12&lms=3&lms=4',
  ])('[SES-033] %s says two things: nothing is saved, and a record that says them goes nowhere', (query) => {
    expect(makeRegistro(`?${query}`)).toBeNull();
    const salvato = JSON.stringify({ idstudio: 12, lms: 3, search: query });
    expect(readRegistro(salvato, '1000', 2000)).toBeNull();
  });

  it.each(numeri)(
    '[reliability 14.8] idstudio=%s is no number: nothing is saved, nobody goes anywhere',
    (scritto) => {
      expect(makeRegistro(`?idstudio=${scritto}`)).toBeNull();
      expect(makeRegistro(`?idstudio=12&lms=${scritto}`)).not.toHaveProperty('lms', expect.any(Number));
    },
  );

  const strani = [
    '?a=%',
    '?a=%E0%A4%A',
    '?=x',
    '?&&',
    '??a=1',
    '?__proto__=1&constructor=2',
    '?a=%FF%00&&=&',
  ];
  it.each(strani)('[reliability 14.9] %s is read without a fall, and no prototype changes', (query) => {
    expect(() => makeRegistro(query)).not.toThrow();
    const registro = makeRegistro(`${query}&idstudio=12&toString`) ?? {};
    expect(registro).toMatchObject({ idstudio: 12, toString: true });
    expect(Object.getPrototypeOf(registro)).toBe(Object.prototype);
    expect(Object.keys(registro)).not.toContain('__proto__');
    expect(Object.hasOwn(registro, 'constructor')).toBe(false);
    expect(({} as Record<string, unknown>).toString).toBe(Object.prototype.toString);
  });

  it('keeps no secret and nothing too long or too old', () => {
    const registro = makeRegistro('?idstudio=12&token=a&Code=b&%74oken=c&tab=x');
    expect(registro).toEqual({ idstudio: 12, tab: 'x', search: expect.any(String) });
    expect(makeRegistro(`?idstudio=12&x=${'a'.repeat(2048)}`)).toBeNull();
    const testo = JSON.stringify(registro);
    expect(readRegistro(testo, '1000', 601_000)).toMatchObject({ idstudio: 12 });
    expect(readRegistro(testo, '1000', 601_001)).toBeNull();
    expect(readRegistro(testo, '1000', 999)).toBeNull();
    expect(readRegistro(testo, null, 1000)).toBeNull();
    for (const falso of ['', '{', 'null', '[]', '{"idstudio":12}', '{"idstudio":12,"search":7}']) {
      expect(readRegistro(falso, '1000', 1000)).toBeNull();
    }
  });
});

describe('after authentication', () => {
  const indirizzi = { _3: 'https://formazione.example/avvio' };

  it('[SES-035] [LMS-002] leads to the training area of the map, with the query string appended', () => {
    const registro = makeRegistro('?idstudio=12&lms=3');
    expect(decideRedirect(registro, 12, indirizzi)).toEqual({
      tipo: 'esterno',
      indirizzo: 'https://formazione.example/avvio?idstudio=12&lms=3',
    });
  });

  it('goes to the configured origin alone, whatever the query holds', () => {
    const cattive = [
      '@male.example/',
      '//male.example',
      '#@male.example',
      '\\\\male.example',
      'x=https://male.example',
    ];
    for (const cattiva of cattive) {
      const esito = decideRedirect(makeRegistro(`?idstudio=12&lms=3&${cattiva}`), 12, indirizzi);
      expect(esito.tipo === 'esterno' && new URL(esito.indirizzo).origin).toBe('https://formazione.example');
    }
    const senzaSegreti = decideRedirect(makeRegistro('?idstudio=12&token=t&lms=3&code=c'), 12, indirizzi);
    expect(senzaSegreti).toEqual({
      tipo: 'esterno',
      indirizzo: 'https://formazione.example/avvio?idstudio=12&lms=3',
    });
    const falsi = { _3: 'javascript:alert(1)' };
    expect(decideRedirect(makeRegistro('?idstudio=12&lms=3'), 12, falsi).tipo).toBe('interno');
    expect(
      decideRedirect(makeRegistro('?idstudio=12&lms=3'), 12, Object.create({ _3: 'https://x.example' })).tipo,
    ).toBe('interno');
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
