import { describe, expect, it } from 'vitest';
import { type DefinizioneCampo, normalizeCampi, normalizeCampo } from './definizione-campo.ts';
import { formatGiorno } from './formato.ts';
import { formatBooleano, formatImporto, formatNumero, formatValore } from './formato-valore.ts';

describe('the definition of a field', () => {
  it('[WID-049] [LST-011] [CFG-008] fills what is not said', () => {
    expect(normalizeCampo({ nome: 'x', tipo: 'num' })).toMatchObject({
      decimali: 2,
      nullo: true,
      testo: 'x',
    });
    expect(normalizeCampo({ nome: 'x', chiave: true }).nullo).toBe(false);
    expect(normalizeCampo({ nome: 'x', chiave: true, nullo: true }).nullo).toBe(true);
    expect(normalizeCampo({ nome: 'x', tipo: 'int' }).decimali).toBe(0);
    expect(normalizeCampo({ nome: 'x' })).toMatchObject({ tipo: 'str', righe: 1, visibile: true });
  });

  it('[WID-049] reads the short types', () => {
    const tipi = (['s', 'b', 'd', 'i', 'n', 'dt'] as const).map((tipo) => ({ nome: 'x', tipo }));
    expect(normalizeCampi(tipi).map(({ tipo }) => tipo)).toEqual([
      'str',
      'bool',
      'date',
      'int',
      'num',
      'datetime',
    ]);
  });

  it('[WID-049] keeps each attribute', () => {
    const intera: Required<DefinizioneCampo> = {
      nome: 'importo',
      testo: 'Importo',
      suggerimento: 'Al netto',
      tipo: 'num',
      mostrato: 'str',
      modello: '^[0-9]+$',
      decimali: 3,
      unita: '€',
      lunghezza: 20,
      precisione: 12,
      scala: 3,
      chiave: true,
      nullo: true,
      automatico: true,
      unicode: false,
      solaLettura: false,
      visibile: false,
      scelte: [{ chiave: 1, descrizione: 'Uno' }],
      intervallo: [0, 9],
      righe: 4,
      html: true,
      larghezza: 77,
    };
    expect(normalizeCampo(intera)).toEqual(intera);
  });

  it('[WID-051] a column without a width of its own has the width of its type', () => {
    const larghezze = { num: 200, int: 160, bool: 40, date: 100, datetime: 150, str: null } as const;
    for (const [tipo, larghezza] of Object.entries(larghezze))
      expect(normalizeCampo({ nome: 'x', tipo: tipo as keyof typeof larghezze }).larghezza).toBe(larghezza);
    expect(normalizeCampo({ nome: 'x', tipo: 'num', larghezza: 90 }).larghezza).toBe(90);
  });
});

describe('how values read', () => {
  it('[WID-052] dates dd/mm/yyyy, euro after the amount, Si and No', () => {
    expect(formatGiorno('2024-12-31')).toBe('31/12/2024');
    expect(formatImporto(1234.5)).toBe('1.234,50 €');
    expect(formatImporto('-1234567.005')).toBe('−1.234.567,01 €');
    expect(formatBooleano(true)).toBe('Si');
    expect(formatBooleano(false)).toBe('No');
    expect(formatBooleano(null)).toBe('');
    expect(formatNumero(1.005, 2)).toBe('1,01');
  });

  it('[WID-052] the same by the definition of the field', () => {
    const show = (valore: unknown, definizione: Omit<DefinizioneCampo, 'nome'>) =>
      formatValore(valore, normalizeCampo({ nome: 'x', ...definizione }));
    expect(show('2024-12-31', { tipo: 'date' })).toBe('31/12/2024');
    expect(show('2024-12-31T23:30:00Z', { tipo: 'datetime' })).toBe('01/01/2025 00:30');
    expect(show(1234.5, { tipo: 'num', unita: '€' })).toBe('1.234,50 €');
    expect(show(1234, { tipo: 'int' })).toBe('1.234');
    expect(show(true, { tipo: 'bool' })).toBe('Si');
    expect(show(2, { tipo: 'int', scelte: [{ chiave: 2, descrizione: 'Due' }] })).toBe('Due');
    expect(show(null, { tipo: 'num' })).toBe('');
    expect(show('testo', {})).toBe('testo');
  });
});
