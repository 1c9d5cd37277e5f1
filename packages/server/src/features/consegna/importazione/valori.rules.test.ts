import { computeCodiceFiscale } from '@quadra/values';
import { describe, expect, it } from 'vitest';
import { cleanCella } from '../../base/lettura/cella.ts';
import { detectSeparatore } from '../../base/lettura/csv.ts';
import { splitNome } from './riga.rules.ts';
import { padCifre, readData, readSesso, readStatoCivile, readTipo } from './valori.rules.ts';

const OGGI = '2026-11-22';

describe('what people write in a cell', () => {
  it.each([
    ['1/2/1980', '1980-02-01'],
    ['01-02-1980', '1980-02-01'],
    ['1.2.80', '1980-02-01'],
    ['1/2/26', '2026-02-01'],
    ['1/2/27', '1927-02-01'],
    ['1980-02-01', '1980-02-01'],
    ['1980-02-01T00:00:00Z', '1980-02-01'],
    ['01/02/1980 00:00', '1980-02-01'],
    ['19800201', '1980-02-01'],
    ['1 febbraio 1980', '1980-02-01'],
    ['1° feb 80', '1980-02-01'],
    ['29252', '1980-02-01'],
    ['31/04/2025', null],
    ['29/02/2025', null],
    ['2/13/1980', null],
    ['ieri', null],
    ['1 brumaio 1980', null],
  ])('[bad input 20] the day %s is %s', (testo, atteso) => {
    expect(readData(testo, OGGI)).toBe(atteso);
  });

  it('is a sex, a marital status, a kind, or nothing of the sort', () => {
    expect(['m', 'Maschio', 'F', 'femminile', '?'].map(readSesso)).toEqual(['M', 'M', 'F', 'F', null]);
    expect(['2', 'coniugato', 'Coniugata', 'vedova', 'nubile', 'boh'].map(readStatoCivile)).toEqual([
      2,
      2,
      2,
      3,
      1,
      null,
    ]);
    expect(['PF', 'persona fisica', 'SC', '-'].map(readTipo)).toEqual(['PF', 'PF', 'SD', null]);
  });

  it('is text, never a formula, with its zeros', () => {
    expect(cleanCella(" '=cmd ")).toBe('=cmd');
    expect(cleanCella('a\u0000b\tc\r\nd')).toBe('ab c d');
    expect([padCifre('184', 5), padCifre('743110157', 11), padCifre('A1', 5)]).toEqual([
      '00184',
      '00743110157',
      'A1',
    ]);
  });

  it('is a name that the codice fiscale divides', () => {
    const persona = { cognome: 'De Luca', nome: 'Maria Pia', sesso: 'F', data: '1970-01-01' } as const;
    const codice = computeCodiceFiscale({ ...persona, codiceCatastale: 'F257' });
    expect(splitNome('De Luca Maria Pia', codice, '2026-01-01')).toEqual({
      Cognome: 'De Luca',
      Nome: 'Maria Pia',
    });
    expect(splitNome('Rossi Mario', '', '2026-01-01')).toEqual({ Cognome: 'Rossi', Nome: 'Mario' });
  });

  it('is separated by what separates most', () => {
    expect(['a;b,c;d', 'a,b,c;d', 'a\tb\tc', '"x;y;z",b', 'sola'].map(detectSeparatore)).toEqual([
      ';',
      ',',
      '\t',
      ',',
      ';',
    ]);
  });
});
