import { describe, expect, it } from 'vitest';
import { computeRitornoAlPortale, computeUscita, isFuori } from './uscita.ts';

const portale = {
  uscita: 'https://portale.example/uscita',
  studio: 'https://studi.example',
  privato: 'https://privati.example',
  azienda: 'https://aziende.example',
};

describe('leaving the pages', () => {
  it('[SES-024] the exit is the address of the single portal in production, the login page elsewhere', () => {
    expect(computeUscita(portale, 0)).toBe('https://portale.example/uscita');
    expect(computeUscita(null, 0)).toBe('/login');
    expect(computeUscita({}, 2)).toBe('/aziende');
  });

  it('[SES-029] a session that is over leads to the portal of the profile; without one, to the login', () => {
    expect([0, 1, 2].map((profilo) => computeRitornoAlPortale(portale, profilo))).toEqual([
      'https://studi.example',
      'https://privati.example',
      'https://aziende.example',
    ]);
    expect(computeRitornoAlPortale(portale, null)).toBe('/login');
    expect(computeRitornoAlPortale(null, 0)).toBe('/login');
    expect(computeRitornoAlPortale({ studio: 'https://studi.example' }, 2)).toBe('/aziende');
    expect(['https://studi.example', '/login'].map(isFuori)).toEqual([true, false]);
  });
});
