import { loadModello } from '@quadra/fisco';
import { describe, expect, it } from 'vitest';
import { computeFoglio, type TestataFoglio } from './foglio.ts';
import { formatCasella } from './formato-casella.ts';

const testata: TestataFoglio = {
  studio: 'Studio',
  logo: null,
  impegno: [],
  denominazione: 'Rossi Mario',
  codiceFiscale: 'RSSMRA80A01F205X',
  anno: 2025,
  annoImposta: 2024,
  modello: 'Redditi PF 2025',
  tipo: 'Persone fisiche',
  finalita: 'Ordinaria',
  stato: 'Aperta',
  versioneProgramma: '1',
  quando: 'oggi',
  isBozza: true,
};

async function makeFoglio(righi: Record<string, string | number>, stati: Record<string, string>) {
  const modello = await loadModello(2025, 'redditi-pf');
  if (modello === undefined) throw new Error('no modello');
  const esiti = modello.createCalcolo(righi).computed();
  return computeFoglio(modello, testata, { dati: righi, esiti, forzature: {}, statiQuadri: stati });
}

describe('foglio', () => {
  it('prints the present quadri only, in the order of the form', async () => {
    const foglio = await makeFoglio({ 'RC1.3': 10 }, { RS: 'aperto', RC: 'completo', RP: 'assente' });
    expect(foglio.quadri.map(({ codice, stato }) => [codice, stato])).toEqual([
      ['RC', 'completo'],
      ['RS', 'aperto'],
    ]);
    expect(foglio.quadri.map(({ copertura }) => copertura)).toEqual(['esatto', 'indicativo']);
  });

  it('carries no control character of who wrote before they were refused', async () => {
    const modello = await loadModello(2025, 'redditi-pf');
    const contenuto = {
      dati: { 'FR2.2': 'a\u0007b' },
      esiti: {},
      forzature: {},
      statiQuadri: { FR: 'aperto' },
    };
    const sporca = { ...testata, denominazione: 'Ros\u0000si' };
    const foglio = computeFoglio(modello ?? { quadri: [] }, sporca, contenuto);
    expect(foglio.testata.denominazione).toBe('Rossi');
    expect(JSON.stringify(foglio)).toContain('"valore":"ab"');
  });

  it('keeps the moduli apart and marks what is computed', async () => {
    const foglio = await makeFoglio(
      { 'RC1.1': '2', 'RC1.3': 1000, 'RC1.3#2': 2000, 'RC6.1': 365 },
      { RC: 'aperto' },
    );
    const righe = foglio.quadri[0]?.sezioni.flatMap(({ modulo, righe: lista }) =>
      lista.map(({ rigo, valore, isCalcolata }) => [modulo, rigo, valore, isCalcolata]),
    );
    expect(righe).toContainEqual([1, 'RC1', '1.000', false]);
    expect(righe).toContainEqual([2, 'RC1', '2.000', false]);
    expect(righe).toContainEqual([1, 'RC5', '3.000', true]);
  });

  it('has no row of what is not due, and every row of what is not known', async () => {
    const righi = { 'RC1.1': '2', 'RC1.3': 20_000, 'RC6.1': 365 };
    const modello = await loadModello(2025, 'redditi-pf');
    const esiti = Object.values(modello?.createCalcolo(righi).computed() ?? {});
    const nonDovuti = esiti.filter(({ stato, valore }) => stato === 'non dovuto' && !valore);
    expect(nonDovuti.length).toBeGreaterThan(0);
    const { quadri } = await makeFoglio(righi, { RC: 'aperto', RN: 'aperto', RV: 'aperto' });
    const note = quadri.flatMap(({ sezioni }) =>
      sezioni.flatMap(({ righe }) => righe.map(({ nota }) => nota)),
    );
    expect(note.filter((nota) => nota.startsWith('non dovuto'))).toEqual([]);
    expect(note.some((nota) => nota.startsWith('incompleto'))).toBe(
      esiti.some(({ stato }) => stato === 'incompleto'),
    );
    expect(esiti.some(({ stato }) => stato === 'incompleto')).toBe(true);
  });
});

describe('formatCasella', () => {
  it.each([
    ['euro', 1234567, '1.234.567'],
    ['euro', -50, '−50'],
    ['percentuale', 33.33, '33,33'],
    ['decimale', 1234.5, '1.234,50'],
    ['data', '2024-12-31', '31/12/2024'],
    ['barrata', true, 'X'],
    ['barrata', false, ''],
    ['testo', 'Così è', 'Così è'],
  ] as const)('%s %s is read as %s', (tipo, valore, atteso) => {
    expect(formatCasella({ tipo }, valore)).toBe(atteso);
  });

  it('reads a year as one', () => {
    expect(formatCasella({ tipo: 'intero', min: 1990 }, 2024)).toBe('2024');
    expect(formatCasella({ tipo: 'intero' }, 2024)).toBe('2.024');
  });

  it('adds the name to a comune', () => {
    expect(formatCasella({ tipo: 'comune' }, 'F205', () => 'MILANO')).toBe('F205 MILANO');
    expect(formatCasella({ tipo: 'comune' }, 'F205')).toBe('F205');
  });

  it('adds its meaning to a code', () => {
    const opzioni = [{ codice: '2', descrizione: 'Lavoro dipendente' }];
    expect(formatCasella({ tipo: 'codice', opzioni }, '2')).toBe('2 Lavoro dipendente');
  });
});
