import { describe, expect, it } from 'vitest';
import { decideRedirect, makeRegistro } from '../api/redirect.ts';
import { computePercorsoMeta } from './mete.ts';

const goto = (query: string) => {
  const esito = decideRedirect(makeRegistro(query), 12, {});
  if (esito.tipo !== 'interno') throw new Error(`not inside: ${esito.tipo}`);
  return computePercorsoMeta(esito.registro.target, esito.registro);
};

describe('the target of a link', () => {
  it('[SES-037] is opened by name, with its parameters, also when its training area has no address', () => {
    expect(goto('?idstudio=12&target=anagrafica&id=5')).toBe('/anagrafica/5');
    expect(goto('?idstudio=12&lms=3&target=dichiarazioni&anno=2024')).toBe('/dichiarazioni?anno=2024');
    expect(goto('?idstudio=12')).toBe('/home');
    expect(goto('?idstudio=12&target=anagrafica&id=../../posta')).toBe('/anagrafica');
  });

  const cattivi = [
    '//evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '///evil.com',
    '\u0000//evil.com',
    'java\tscript:alert(1)',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    '/anagrafica',
  ];
  it.each(cattivi)('[reliability 14.10] %j is no name of the table: the home', (target) => {
    expect(goto(`?idstudio=12&target=${encodeURIComponent(target)}`)).toBe('/home');
  });

  it.each(['https:evil.com', '/%2f%2fevil.com'])(
    '[reliability 14.11] %s is never decoded again: the home',
    (target) => {
      expect(goto(`?idstudio=12&target=${target}`)).toBe('/home');
      expect(goto(`?idstudio=12&target=${encodeURIComponent(target)}`)).toBe('/home');
    },
  );
});
