import { testiFirmaSemplice as t, testiCampo } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { checkFirmatari, listAttesi, listSuoi } from './semplice.rules.ts';

const [A, B] = ['a', 'b'].map((Id) => ({ Id, Nome: `${Id}.pdf` }));
const documenti = [A, B].flatMap((uno) => uno ?? []);
const firmatario = (Email: string | null = null, Documenti: string[] | null = null) => ({
  ...{ Nome: 'Ada', Cognome: 'Neri', Email, Documenti },
});
const check = (firmatari: ReturnType<typeof firmatario>[], email = 'ada@posta.example') =>
  checkFirmatari({ Documenti: ['a', 'b'], Firmatari: firmatari }, documenti, email);

describe('those who sign by links', () => {
  it('have an address each, and every document has who signs it', () => {
    expect(check([firmatario(), firmatario('altro@posta.example')])).toEqual({});
    expect(check([firmatario(), firmatario('ADA@posta.example')])).toEqual({
      'Firmatari.1.Email': [t.INDIRIZZO_DOPPIO],
    });
    expect(check([firmatario(), firmatario()])).toEqual({ 'Firmatari.1.Email': [t.INDIRIZZO_DOPPIO] });
    expect(check([firmatario()], '')).toEqual({ Email: [testiCampo.CLIENTE_SENZA_EMAIL] });
    expect(check([firmatario('uno@posta.example')], '')).toEqual({});
    expect(check([firmatario(null, ['c'])])).toEqual({
      'Firmatari.0.Documenti': [t.DOCUMENTO_FUORI],
      Documenti: [t.SENZA_FIRMATARIO('a.pdf'), t.SENZA_FIRMATARIO('b.pdf')],
    });
    expect(check([firmatario(null, ['a']), firmatario('altro@posta.example', ['b'])])).toEqual({});
    expect(listSuoi(documenti, { Documenti: ['b'] })).toEqual([B]);
    expect(listSuoi(documenti, { Documenti: null })).toEqual(documenti);
  });

  it('are awaited one after the other, or all together', () => {
    const [x, y, z] = [new Date(), null, null].map((firmato_il, n) => ({ firmato_il, n }));
    const tutti = [x, y, z].flatMap((uno) => uno ?? []);
    expect(listAttesi(tutti, true)).toEqual([y]);
    expect(listAttesi(tutti, false)).toEqual([y, z]);
    expect(listAttesi(tutti.slice(0, 1), false)).toEqual([]);
  });
});
