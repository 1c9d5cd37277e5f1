import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Elemento } from './elementi.ts';
import {
  checkFornitura,
  type Fornitura,
  findTracciato,
  findTracciatoDiCodice,
  gatherFornitura,
  lookFile,
  placeCasella,
  readRicevuta,
  readRighe,
  translateScarto,
  writeFornitura,
  writeRicevuta,
} from './index.ts';
import { findCasella } from './microscopio.ts';

const tracciato = findTracciato('redditi-pf', 2025);
if (!tracciato) throw new Error('There is one');
const CF = 'RSSMRA80A01F205X';

const makeFornitura = (...moduli: (readonly Elemento[])[]): Fornitura => ({
  testa: { tipoFornitore: '01', fornitore: CF },
  dichiarazioni: [
    {
      frontespizio: { codiceFiscale: CF },
      gruppi: {},
      chiusure: {},
      moduli: moduli.map((elementi, i) => ({ modulo: i + 1, elementi })),
    },
  ],
});

const anyElemento = (codice: string): fc.Arbitrary<Elemento> =>
  fc.oneof(
    fc
      .integer({ min: -99_999_999, max: 99_999_999 })
      .filter((n) => n !== 0)
      .map((valore) => ({ codice, formato: 'NU' as const, valore })),
    fc.constantFrom(12.5, 33.333, 100).map((valore) => ({ codice, formato: 'PC' as const, valore })),
    fc.constant({ codice, formato: 'CB' as const, valore: true }),
    fc.constant({ codice, formato: 'DT' as const, valore: '2024-02-29' }),
    fc
      .array(fc.constantFrom(...'ABC 12,+'), { minLength: 1, maxLength: 70 })
      .map((l) => l.join('').trim())
      .filter((t) => t !== '')
      .map((valore) => ({ codice, formato: 'AN' as const, valore })),
  );
const CODICI = Array.from({ length: 120 }, (_, i) => `RB${String(i + 1).padStart(3, '0')}001`);

describe('Redditi PF', () => {
  it('[TEL-004] reads back its elements, however many: those over 75 go on in another record of the same modulo', () => {
    fc.assert(
      fc.property(fc.tuple(...CODICI.map(anyElemento)), (elementi) => {
        const formati = new Map(elementi.map((e) => [e.codice, e.formato]));
        const fornitura = makeFornitura(elementi, elementi.slice(0, 3));
        const testo = writeFornitura(tracciato, fornitura);
        const { righe, problemi } = readRighe(tracciato, testo, (codice) => formati.get(codice));
        expect(problemi).toEqual([]);
        expect(gatherFornitura(tracciato, righe)).toEqual(fornitura);
        expect(checkFornitura(tracciato, fornitura)).toEqual([]);
        expect(righe.filter(({ tipo }) => tipo === 'C').length).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 30 },
    );
  });

  it('[TEL-004] says that its files are for trial, and of each casella where it goes or why it does not', () => {
    expect(tracciato.diProva).toContain('di prova');
    expect(tracciato.certezza).toBe('da riscontrare');
    const casella = { chiave: 'RN26.2', quadro: 'RN', rigo: 26, colonna: 2, tipo: 'euro' };
    expect(placeCasella(casella)).toEqual({ codice: 'RN026002', formato: 'NU' });
    expect(placeCasella({ ...casella, quadro: 'FR' })).toHaveProperty('nonScritta');
    expect([findCasella('RN026002', 1), findCasella('RB001012', 3), findCasella('21', 1)]).toEqual([
      'RN26.2',
      'RB1.12#3',
      null,
    ]);
    expect(findTracciatoDiCodice(tracciato.codice)).toBe(tracciato);
    expect(findTracciato('730', 2025)).toBeUndefined();
    expect(findTracciato('imu', 2023)).toBeUndefined();
  });

  it('[TEL-004] an unknown code in a file is refused with its place', () => {
    const testo = writeFornitura(
      tracciato,
      makeFornitura([{ codice: 'RN026002', formato: 'NU', valore: 10 }]),
    );
    const { problemi } = readRighe(tracciato, testo, () => undefined);
    expect(problemi).toMatchObject([{ riga: 3, posizione: 90, campo: 'RN026002' }]);
  });
});

describe('the microscope', () => {
  it('[TEL-004] shows each field with its place and what it was in the file before', () => {
    const write = (valore: number) =>
      writeFornitura(
        tracciato,
        makeFornitura([
          { codice: 'RN026002', formato: 'NU', valore },
          { codice: 'RN001005', formato: 'NU', valore: 7 },
        ]),
      );
    const righe = lookFile(tracciato, write(20), write(10));
    const elementi = righe
      .find(({ record }) => record === 'C')
      ?.vetrini.filter(({ campo }) => campo.startsWith('RN'));
    expect(elementi).toMatchObject([
      { campo: 'RN026002', da: 90, a: 113, testo: '20', prima: '10' },
      { campo: 'RN001005', da: 114, testo: '7' },
    ]);
    expect(elementi?.[1]).not.toHaveProperty('prima');
    expect(lookFile(tracciato, write(20))[0]?.vetrini.map(({ titolo }) => titolo)).toContain(
      'Codice fiscale del fornitore',
    );
  });
});

describe('the receipt', () => {
  const ricevuta = {
    file: 'a'.repeat(64),
    protocollo: '25103112345678901',
    progressivo: '000001',
    data: '2025-10-31',
    esito: 'SCARTATA' as const,
    errori: [{ codice: 'FORMATO', riga: 3, posizione: 90, campo: 'RN026002', testo: 'il valore non va' }],
  };

  it('is read as it was written; one that is not a receipt is refused with its line', () => {
    expect(readRicevuta(writeRicevuta(ricevuta))).toEqual(ricevuta);
    expect(readRicevuta('ciao')).toContain('Riga 1');
    expect(readRicevuta(writeRicevuta(ricevuta).replace('ESITO: SCARTATA', 'ESITO: BOH'))).toContain(
      'Riga 6',
    );
    expect(readRicevuta(writeRicevuta(ricevuta).replace(/DATA.*\r\n/, ''))).toBe('Manca la riga DATA.');
    expect(readRicevuta(writeRicevuta({ ...ricevuta, esito: 'ACCOLTA' }))).toContain('non ha errori');
  });

  it('each reason is said in plain words, and one that is not known keeps its name', () => {
    expect(translateScarto('GIA_PRESENTE').rimedio).toContain('sostitutiva');
    expect(translateScarto('Z99').titolo).toBe('Motivo Z99');
  });
});
