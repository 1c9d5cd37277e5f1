import { expect, it } from 'vitest';
import { listVociBilancio, readTesto, stripNote } from './bilancio.ts';

it('reads a file whatever program wrote it', () => {
  const bytes = (...valori: number[]) => new Uint8Array(valori).buffer;
  expect(readTesto(bytes(0xc3, 0xa0))).toBe('à');
  expect(readTesto(bytes(0xe0))).toBe('à');
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
    { conto: '', voce: 'B6', dare: 10.3, avere: 0, importo: 10.3 },
    { conto: '', voce: 'A1', dare: 0, avere: 5, importo: 5 },
  ]);
});

it('sends of an instance the figures and whose they are, not the notes in words', () => {
  const importo = '<i:TotaleAttivo contextRef="I" unitRef="EUR" decimals="0">10</i:TotaleAttivo>';
  const chi = '<i:DatiAnagraficiCodiceFiscale contextRef="I">00000000000</i:DatiAnagraficiCodiceFiscale>';
  const nota = '<i:NotaIntegrativa contextRef="D">&lt;p&gt;parole\n<b>1</b></i:NotaIntegrativa>';
  expect(stripNote(`<xbrl>${chi}${nota}${importo}<i:Vuota contextRef="D"/></xbrl>`)).toBe(
    `<xbrl>${chi}${importo}</xbrl>`,
  );
  expect(stripNote('Conto;Dare;Avere')).toBe('Conto;Dare;Avere');
});
