import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTsv, parseTsv } from './tsv.ts';

const cella = fc.string({ unit: fc.constantFrom('a', 'è', '1', '"', '\t', '\n', ' ', '=', ',', "'") });

describe('a block on the clipboard', () => {
  it('comes back as it was, whatever the cells hold', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cella, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (righe) => {
        expect(parseTsv(formatTsv(righe))).toEqual(righe);
      }),
    );
  });

  it('is read as a spreadsheet writes it', () => {
    expect(parseTsv('Rossi\t1.234,50\t31/12/2025\r\nBianchi\t\t\r\n')).toEqual([
      ['Rossi', '1.234,50', '31/12/2025'],
      ['Bianchi', '', ''],
    ]);
    expect(parseTsv('"due\nrighe e ""virgolette"""\tb')).toEqual([['due\nrighe e "virgolette"', 'b']]);
    expect(parseTsv('6" di tubo\t"aperta')).toEqual([['6" di tubo', '"aperta']]);
  });
});
