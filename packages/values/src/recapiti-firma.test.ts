import { describe, expect, it } from 'vitest';
import { checkRecapitiFirma } from './recapiti-firma.ts';

const check = (email: string | null, telefono: string | null) =>
  Object.values(checkRecapitiFirma({ email, telefono }));

describe('who signs electronically', () => {
  it.each([
    ['a@example.it', '+39 333 1234567', null, null],
    ['a@example.it', '0039 333 1234567', null, null],
    [null, '', 'mancante', 'mancante'],
    ['  ', null, 'mancante', 'mancante'],
    ['a@example', '333 1234567', 'errato', 'errato'],
    ['g@12', '+39', 'errato', 'errato'],
    ['a@example.it', '+39 numero', null, 'errato'],
  ])('with %s and %s: %s, %s', (email, telefono, perEmail, perTelefono) => {
    expect(check(email, telefono)).toEqual([perEmail, perTelefono]);
  });
});
