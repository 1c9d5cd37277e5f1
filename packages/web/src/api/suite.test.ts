import type { MappaSuite } from '@quadra/contract';
import { describe, expect, it, vi } from 'vitest';
import {
  type ContestoSuite,
  computeBaseManager,
  computeIndirizziLms,
  computeMetaFormazione,
  createNavigazione,
  listAree,
} from './suite.ts';

const voce = (nome: string, base: Record<string, string>, inizio = '') => ({ nome, base, inizio });
const mappa: MappaSuite = {
  manager: voce(
    'Manager',
    {
      studio: 'https://studi.example/app',
      privato: 'https://privati.example/app',
      azienda: 'https://aziende.example/app',
    },
    '/inizio',
  ),
  anni: {
    '20': voce('2020', { studio: 'https://venti.example' }),
    '23': voce('2023', {}),
    '24': voce('2024', { studio: 'https://ventiquattro.example' }, '/avvio'),
  },
  common: { '25': voce('Comune', {}) },
  lms: { _3: voce('Formazione', { studio: 'https://corsi.example' }, '/entra'), _25: voce('Altra', {}) },
};
const contesto = (altro: Partial<ContestoSuite> = {}): ContestoSuite => ({
  mappa,
  profilo: 0,
  host: 'login.example',
  ...altro,
});

function makeNavigazione(altro: Partial<ContestoSuite> = {}) {
  const go = vi.fn();
  const tell = vi.fn();
  return { go, tell, ...createNavigazione(contesto(altro), { go, tell }) };
}

describe('the applications of the suite', () => {
  it('[RTE-018] open by name: the home of the manager, or its base with a composed query', () => {
    const { go, open } = makeNavigazione();
    open('manager');
    expect(go).toHaveBeenLastCalledWith('https://studi.example/app/inizio');
    open('anagrafica', { id: 5 });
    expect(go).toHaveBeenLastCalledWith('https://studi.example/app?target=anagrafica&id=5');
    open('a&b', { nome: 'è &=' });
    expect(go).toHaveBeenLastCalledWith('https://studi.example/app?target=a%26b&nome=%C3%A8+%26%3D');
  });

  it('[RTE-019] have an address for each profile; a local host or no profile goes to the login', () => {
    const basi = [0, 1, 2].map((profilo) => computeBaseManager(contesto({ profilo })));
    expect(basi).toEqual([
      'https://studi.example/app',
      'https://privati.example/app',
      'https://aziende.example/app',
    ]);
    expect(computeBaseManager(contesto({ host: 'localhost' }))).toBe('/login');
    expect(computeBaseManager(contesto({ profilo: null }))).toBe('/login');
    const { go, open } = makeNavigazione({ profilo: null });
    open('manager');
    expect(go).toHaveBeenCalledWith('/login');
  });

  it('[RTE-020] of a year open by its last two digits; a year without address says so and nothing moves', () => {
    const { go, tell, openAnno } = makeNavigazione();
    openAnno(2024);
    expect(go).toHaveBeenLastCalledWith('https://ventiquattro.example/avvio');
    openAnno(2020);
    expect(go).toHaveBeenLastCalledWith('https://venti.example');
    go.mockClear();
    for (const anno of [2023, 2019, 2025]) openAnno(anno);
    expect(go).not.toHaveBeenCalled();
    expect(tell).toHaveBeenCalledTimes(3);
  });

  it('of training open from the menu: that of the fiscal year, or the first there is', () => {
    const corsi = voce('Corsi 2025', { studio: 'https://venticinque.example' });
    const con = { ...contesto(), mappa: { ...mappa, lms: { ...mappa.lms, _25: corsi } } };
    expect(computeMetaFormazione(con, 2025)).toBe('https://venticinque.example');
    expect(computeMetaFormazione(con, 2026)).toBe('https://corsi.example/entra');
    expect(computeMetaFormazione(contesto(), 2025)).toBe('https://corsi.example/entra');
    expect(computeMetaFormazione(contesto({ profilo: 1 }), 2025)).toBeNull();
  });

  it('of training are known by an underscore and their number, and only those with an address', () => {
    expect(computeIndirizziLms(mappa, 0)).toEqual({ _3: 'https://corsi.example' });
    expect(computeIndirizziLms(mappa, 1)).toEqual({});
    expect(listAree(contesto())).toEqual([
      { chiave: '_3', nome: 'Formazione', indirizzo: 'https://corsi.example/entra' },
      { chiave: '_25', nome: 'Altra', indirizzo: null },
    ]);
  });
});
