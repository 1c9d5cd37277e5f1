import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCodiceFiscale,
  computeCodiceFiscale,
  decodeCodiceFiscale,
  normalizeCodiceFiscale,
} from './codice-fiscale.ts';
import { checkIban } from './iban.ts';
import { checkPartitaIva } from './partita-iva.ts';

const rossi = {
  cognome: 'Rossi',
  nome: 'Mario',
  data: '1980-01-01',
  sesso: 'M',
  codiceCatastale: 'H501',
} as const;

const persona = fc.record({
  cognome: fc.string({
    unit: fc.constantFrom(...'ABCDEFGILMNOPQRSTUVZàèéìòù’ '),
    minLength: 2,
    maxLength: 20,
  }),
  nome: fc.string({ unit: fc.constantFrom(...'ABCDEFGILMNOPQRSTUVZàèéìòù '), minLength: 2, maxLength: 20 }),
  data: fc
    .date({ min: new Date('1930-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10)),
  sesso: fc.constantFrom('M', 'F'),
  codiceCatastale: fc.constantFrom('F205', 'H501', 'L219', 'L378', 'Z404'),
});

describe('CodiceFiscale', () => {
  it('is computed from civil data', () => {
    expect(computeCodiceFiscale(rossi)).toBe('RSSMRA80A01H501U');
    expect(computeCodiceFiscale({ ...rossi, cognome: 'Fo', nome: 'Gianfranco', sesso: 'F' })).toMatch(
      /^FOXGFR80A41H501.$/,
    );
  });

  it('gives back birth date, sex and comune, and is always valid', () => {
    fc.assert(
      fc.property(persona, (p) => {
        const codice = computeCodiceFiscale(p);
        expect(checkCodiceFiscale(codice)).toBeNull();
        const { sesso, codiceCatastale, data } = p;
        expect(decodeCodiceFiscale(codice, Number(data.slice(0, 4)))).toEqual({
          data,
          sesso,
          codiceCatastale,
        });
      }),
    );
  });

  it('refuses a wrong control character with a sentence', () => {
    expect(checkCodiceFiscale('RSSMRA80A01H501A')).toBe('Il carattere di controllo non corrisponde.');
    expect(checkCodiceFiscale('RSSMRA80A01H50')).toBe('Il codice fiscale ha 16 caratteri.');
    expect(checkCodiceFiscale('BLLMRT82E54F257A')).not.toBe('Il codice fiscale ha 16 caratteri.');
  });

  it('accepts omocodia and reads through it', () => {
    const buoni = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
      .map((controllo) => `RSSMRA80A01H50M${controllo}`)
      .filter((codice) => checkCodiceFiscale(codice) === null);
    expect(buoni).toHaveLength(1);
    expect(decodeCodiceFiscale(buoni[0] ?? '', 2026)?.codiceCatastale).toBe('H501');
  });

  it('accepts the eleven digits of those that are not persons', () => {
    expect(checkCodiceFiscale('00743110157')).toBeNull();
    expect(checkCodiceFiscale('00743110158')).not.toBeNull();
    expect(decodeCodiceFiscale('00743110157', 2026)).toBeNull();
  });

  it('reads the century by the year of the calendar', () => {
    const nato = { ...rossi, data: '2027-01-01' as const };
    const codice = computeCodiceFiscale(nato);
    expect(decodeCodiceFiscale(codice, 2026)?.data).toBe('1927-01-01');
    expect(decodeCodiceFiscale(codice, 2027)?.data).toBe('2027-01-01');
    expect(checkCodiceFiscale(computeCodiceFiscale({ ...rossi, data: '2000-02-29' }))).toBeNull();
  });

  it('refuses a birth date that does not exist', () => {
    const codice = computeCodiceFiscale({ ...rossi, data: '1981-02-30' });
    expect(checkCodiceFiscale(codice)).toBe('La data di nascita nel codice fiscale non esiste.');
  });
});

describe('PartitaIva', () => {
  it('checks eleven digits and the last of them', () => {
    expect(checkPartitaIva('00743110157')).toBeNull();
    expect(checkPartitaIva('00743110156')).toBe('La cifra di controllo della partita IVA non corrisponde.');
    expect(checkPartitaIva('0074311015')).toBe('La partita IVA ha 11 cifre.');
    expect(checkPartitaIva('00000000000')).toBe('La partita IVA non può essere di soli zeri.');
  });
});

describe('Iban', () => {
  it('checks form, length and check digits', () => {
    expect(checkIban('IT60 X054 2811 1010 0000 0123 456')).toBeNull();
    expect(checkIban('IT60X0542811101000000123457')).toBe(
      'Le cifre di controllo dell’IBAN non corrispondono.',
    );
    expect(checkIban('IT60X05428111010000001234')).toBe('Un IBAN IT ha 27 caratteri.');
    expect(checkIban('DE89370400440532013000')).toBeNull();
  });

  // CIN: the letters of the D.M. of the codice fiscale over ABI, CAB and account.
  it('has a CIN that is checked, where Italy has one', () => {
    expect(checkIban('IT60X0542811101000000123456')).toBeNull();
    expect(checkIban('IT64Y0542811101000000123456')).toBe(
      'Il carattere di controllo (CIN) dell’IBAN non corrisponde.',
    );
    expect(checkIban('SM86U0322509800000000270100')).toBeNull();
    const buoni = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((cin) =>
      Array.from(
        { length: 97 },
        (_, n) => `IT${String(n + 2).padStart(2, '0')}${cin}0542811101000000123456`,
      ).filter((iban) => checkIban(iban) === null),
    );
    expect(buoni).toEqual(['IT60X0542811101000000123456']);
  });
});

it('a codice fiscale is the same however it was written', () => {
  fc.assert(
    fc.property(
      persona,
      fc.array(fc.constantFrom('', ' ', '.', '\t', '\u00a0'), { maxLength: 16 }),
      (dati, fra) => {
        const codice = computeCodiceFiscale(dati);
        const scritto = [...codice.toLowerCase()].map((lettera, n) => lettera + (fra[n] ?? '')).join('');
        expect(normalizeCodiceFiscale(scritto)).toBe(codice);
      },
    ),
  );
});
