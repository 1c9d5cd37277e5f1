import { describe, expect, it } from 'vitest';
import { checkCambioPassword } from './cambio-password.ts';
import { computeAperte } from './sezioni.ts';

describe('the accordions', () => {
  it('open one at a time', () => {
    expect(computeAperte(['account'], 'password', false)).toEqual(['password']);
    expect(computeAperte(['account'], 'account', false)).toEqual([]);
    expect(computeAperte(['account'], 'versione', false)).toEqual(['versione']);
  });

  it('in unified-portal mode account and version stay open together, another one closes them', () => {
    expect(computeAperte(['account'], 'versione', true)).toEqual(['account', 'versione']);
    expect(computeAperte(['account', 'versione'], 'collegamento', true)).toEqual(['collegamento']);
    expect(computeAperte(['collegamento'], 'account', true)).toEqual(['account']);
  });
});

describe('the change of password', () => {
  it('marks exactly the empty fields, with the generic sentence', () => {
    expect(checkCambioPassword({ attuale: 'a', nuova: 'b', conferma: '' })).toEqual({
      campi: ['conferma'],
      testo: 'Operazione non riuscita.',
    });
  });

  it('[VAL-005] marks both when new and confirmation differ', () => {
    expect(checkCambioPassword({ attuale: 'a', nuova: 'a1', conferma: 'a2' })).toEqual({
      campi: ['nuova', 'conferma'],
      testo: 'La conferma della password non corrisponde.',
    });
    expect(checkCambioPassword({ attuale: 'a', nuova: 'a1', conferma: 'a1' })).toBeNull();
  });
});
