import { expect, it } from 'vitest';
import { listVociBilancio, readCsv } from './bilancio.ts';

it('reads a file whatever program wrote it', () => {
  const bytes = (...valori: number[]) => new Uint8Array(valori).buffer;
  expect(readCsv(bytes(0xc3, 0xa0))).toBe('à');
  expect(readCsv(bytes(0xe0))).toBe('à');
});

it('gathers the accounts of an item', () => {
  const riga = (Voce: string, Dare: number, Avere: number) => ({
    Conto: '',
    Descrizione: '',
    Voce,
    Dare,
    Avere,
  });
  expect(listVociBilancio([riga('B6', 10.1, 0), riga('A1', 0, 5), riga('B6', 0.2, 0)])).toEqual([
    { voce: 'B6', importo: 10.3 },
    { voce: 'A1', importo: 5 },
  ]);
});
