import { addDays, daysBetween } from '@quadra/values';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeGiorni, cutTitolo, listMesi } from './venditore.rules.ts';

it('looks fourteen days ahead, and back on fifty-six with today', () => {
  const { oggi, entro, usoDal } = computeGiorni(new Date('2026-11-23T10:00:00Z'));
  expect({ oggi, entro, usoDal }).toEqual({ oggi: '2026-11-23', entro: '2026-12-07', usoDal: '2026-09-29' });
  // Just after midnight in Italy it is already the day after.
  expect(computeGiorni(new Date('2026-11-23T23:30:00Z')).oggi).toBe('2026-11-24');
});

it('says twelve months in a row, the last the one of today', () => {
  expect(listMesi('2026-11-23').slice(0, 2)).toEqual(['2025-12-01', '2026-01-01']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (giorni) => {
      const oggi = addDays('2000-01-01', giorni);
      const mesi = listMesi(oggi);
      expect(mesi).toHaveLength(12);
      expect(mesi.at(-1)).toBe(`${oggi.slice(0, 7)}-01`);
      for (const [posto, mese] of mesi.slice(1).entries())
        expect([28, 29, 30, 31]).toContain(daysBetween(mesi[posto] ?? '', mese));
    }),
  );
});

it('names no file of a client in what a job was doing', () => {
  expect(cutTitolo('Importazione clienti da rossi-mario.xlsx')).toBe('Importazione clienti');
  expect(cutTitolo('Stampa dichiarazioni 2025: 14')).toBe('Stampa dichiarazioni 2025');
  expect(cutTitolo('Copia dei dati di un cliente')).toBe('Copia dei dati di un cliente');
});
