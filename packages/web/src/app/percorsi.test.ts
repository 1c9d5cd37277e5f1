import { describe, expect, it } from 'vitest';
import { computePaginaLogin, destinazioneLogin, isHome, isLogin, isNotLogged } from './percorsi.ts';

describe('paths', () => {
  it('[RTE-007] each route group has its login destination', () => {
    expect(destinazioneLogin).toEqual({ studi: 'login', privati: 'login', aziende: 'aziende' });
    expect(computePaginaLogin(2)).toBe('/aziende');
    expect(computePaginaLogin(0)).toBe('/login');
    expect(computePaginaLogin(1)).toBe('/login');
    expect(computePaginaLogin(null)).toBe('/login');
  });

  it('[RTE-011] the home is the home page, and both it and the login are not-logged pages', () => {
    expect(isHome('/home')).toBe(true);
    expect(isHome('/login')).toBe(false);
    expect(isNotLogged('/home')).toBe(true);
    expect(isNotLogged('/login')).toBe(true);
  });

  it('a path that only begins with the same letters is another path', () => {
    expect(isNotLogged('/homepage')).toBe(false);
    expect(isNotLogged('/login/G0007')).toBe(true);
    expect(isLogin('/aziende')).toBe(true);
    expect(isLogin('/anagrafica')).toBe(false);
  });
});
