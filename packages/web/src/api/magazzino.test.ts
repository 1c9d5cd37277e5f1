import { describe, expect, it } from 'vitest';
import {
  createMemoriaLocale,
  fromBase64,
  readCookie,
  removeCookie,
  saveCookie,
  toBase64,
} from './magazzino.ts';

/** A document whose cookie is written as browsers do: one pair at a time. */
function makeDocumento() {
  const vaso = new Map<string, string>();
  return {
    scritti: [] as string[],
    get cookie() {
      return [...vaso].map(([nome, valore]) => `${nome}=${valore}`).join('; ');
    },
    set cookie(testo: string) {
      this.scritti.push(testo);
      const [coppia = ''] = testo.split(';');
      const segno = coppia.indexOf('=');
      if (/Max-Age=0/.test(testo)) vaso.delete(coppia.slice(0, segno));
      else vaso.set(coppia.slice(0, segno), coppia.slice(segno + 1));
    },
  };
}

describe('display cookies', () => {
  it('[SES-022] [ERR-057] over 4096 bytes are logged once with name and size, and not stored', () => {
    const documento = makeDocumento();
    const registro: string[] = [];
    const log = (messaggio: string) => registro.push(messaggio);
    saveCookie(documento, 'user', 'x'.repeat(5000), { isHttps: false, log });
    expect(registro).toHaveLength(1);
    expect(registro[0]).toMatch(/ELMAS_user.*\d{4} bytes/);
    expect(documento.cookie).toBe('');
    saveCookie(documento, 'user', 'x'.repeat(2000), { isHttps: false, log });
    expect(registro).toHaveLength(1);
    expect(documento.cookie).toMatch(/^ELMAS_user=/);
  });

  it('come back as they were written, accents included, with the attributes of the suite', () => {
    const documento = makeDocumento();
    saveCookie(documento, 'user', { nome: 'Niccolò' }, { isHttps: true, log: () => {} });
    expect(readCookie(documento, 'user')).toEqual({ nome: 'Niccolò' });
    expect(documento.scritti[0]).toContain('; Max-Age=36000; Path=/; SameSite=Lax; Secure');
    expect(fromBase64(toBase64('perché'))).toBe('perché');
  });

  it('[CFG-001] last ten hours, for the path and the domain of the suite, Lax; without a domain, for the host alone', () => {
    const documento = makeDocumento();
    const log = () => {};
    saveCookie(documento, 'user', 1, { isHttps: true, dominio: 'quadra.example', log });
    saveCookie(documento, 'font', 1, { isHttps: false, dominio: null, log });
    expect(documento.scritti).toEqual([
      'ELMAS_user=MQ==; Max-Age=36000; Path=/; Domain=quadra.example; SameSite=Lax; Secure',
      'ELMAS_font=MQ==; Max-Age=36000; Path=/; SameSite=Lax',
    ]);
  });

  it('[CFG-001] go away whatever the domain they were written for', () => {
    const remove = (host: string) => {
      const documento = makeDocumento();
      removeCookie(documento, 'user', host);
      return documento.scritti.map((testo) => /Domain=([^;]+)/.exec(testo)?.[1] ?? '');
    };
    expect(remove('login.quadra.example')).toEqual(['', 'login.quadra.example', 'quadra.example']);
    for (const host of ['127.0.0.1', '[::1]', 'localhost', ''])
      expect([host, remove(host)]).toEqual([host, ['']]);
  });

  it('[bad input 6] that cannot be read are null: bad base64, bad UTF-8, bad JSON, none', () => {
    for (const cookie of ['ELMAS_user=%%%', 'ELMAS_user=Iv8i', 'ELMAS_user=e30x', 'ELMAS_user=', '']) {
      expect([cookie, readCookie({ cookie }, 'user')]).toEqual([cookie, null]);
    }
  });
});

describe('local storage', () => {
  it('[SES-038] loses the key when an empty value is written', () => {
    const dati = new Map<string, string>();
    const memoria = createMemoriaLocale({
      getItem: (chiave) => dati.get(chiave) ?? null,
      setItem: (chiave, valore) => void dati.set(chiave, valore),
      removeItem: (chiave) => void dati.delete(chiave),
    });
    memoria.set('k', 'a');
    expect(memoria.get('k')).toBe('a');
    memoria.set('k', '');
    expect(memoria.get('k')).toBeNull();
    memoria.set('k', 'a');
    memoria.set('k', null);
    expect([...dati.keys()]).toEqual([]);
  });
});
