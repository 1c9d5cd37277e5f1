import { type Casella, loadModello } from '@quadra/fisco';
import { describe, expect, it } from 'vitest';
import { formatMomento } from '../../../../formato/formato.ts';
import { formatValore } from './formato.ts';
import { listMancanze, listNonDefinitive } from './mancanze.ts';

const casella = (tipo: Casella['tipo']): Casella => ({
  chiave: 'RC1.3',
  quadro: 'RC',
  rigo: 1,
  colonna: 3,
  titolo: 'Prova',
  tipo,
  inserita: true,
});

describe('values on the form', () => {
  it('shows each type as Italians write it, and nothing for what is unknown', () => {
    expect(formatValore(casella('euro'), -1056)).toBe('−1.056');
    expect(formatValore(casella('euro'), 0)).toBe('0');
    expect(formatValore(casella('percentuale'), 33.5)).toBe('33,50%');
    expect(formatValore(casella('decimale'), 1234.5)).toBe('1.234,50');
    expect(formatValore({ ...casella('intero'), min: 2009 }, 2024)).toBe('2024');
    expect(formatValore(casella('intero'), 2024)).toBe('2.024');
    expect(formatValore(casella('data'), '1982-03-05')).toBe('05/03/1982');
    expect(formatValore(casella('barrata'), true)).toBe('Si');
    expect(formatValore(casella('codice'), '2')).toBe('2');
    expect(formatValore(casella('euro'), null)).toBe('');
    expect(formatValore(undefined, undefined)).toBe('');
  });

  it('says the hour of today and the day of another', () => {
    const adesso = new Date('2026-11-21T11:00:00Z');
    expect(formatMomento('2026-11-21T09:42:00Z', adesso)).toBe('10:42');
    expect(formatMomento('2026-11-20T09:42:00Z', adesso)).toBe('20/11/2026 10:42');
  });
});

it('lists each set of missing dati once, first those of the number explained', async () => {
  const modello = await loadModello(2025, 'redditi-pf');
  const calcolo = modello?.createCalcolo({ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30_000 });
  if (!modello || !calcolo) throw new Error('modello missing');
  const mancanze = listMancanze(modello, calcolo, 'RN7.1');
  expect(mancanze[0]?.dati.map(({ chiave }) => chiave)).toEqual(['RC6.1']);
  const insiemi = mancanze.map(({ dati, frase }) =>
    dati.length === 0
      ? frase
      : dati
          .map(({ chiave }) => chiave)
          .sort()
          .join(' '),
  );
  expect(new Set(insiemi).size).toBe(insiemi.length);
});

it('names the results that are not final, and none once what they wait for is there', async () => {
  const modello = await loadModello(2025, 'redditi-pf');
  const lavoro = { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30_000 };
  const compute = (dati: Record<string, string | number>) => {
    const calcolo = modello?.createCalcolo(dati);
    if (!modello || !calcolo) throw new Error('modello missing');
    return { ...listNonDefinitive(calcolo), mancanze: listMancanze(modello, calcolo).length };
  };
  const senzaGiorni = compute(lavoro);
  expect(senzaGiorni.incomplete).toContain('RN26.2');
  expect(senzaGiorni.mancanze).toBeGreaterThan(0);
  const { incomplete } = compute({ ...lavoro, 'RC6.1': 365 });
  expect(incomplete).not.toContain('RN26.2');
});
