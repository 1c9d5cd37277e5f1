import { describe, expect, it } from 'vitest';
import { computeSaldo } from './saldo.ts';

describe('the balance of a declaration', () => {
  it('is a debit, a credit, or a debit of zero; unknown stays unknown, and a forced pair is shown whole', () => {
    expect(computeSaldo({ aDebito: 0, aCredito: 1127 })).toEqual({ aDebito: null, aCredito: 1127 });
    expect(computeSaldo({ aDebito: 295, aCredito: 0 })).toEqual({ aDebito: 295, aCredito: null });
    expect(computeSaldo({ aDebito: 0, aCredito: 0 })).toEqual({ aDebito: 0, aCredito: null });
    expect(computeSaldo({})).toEqual({ aDebito: null, aCredito: null });
    expect(computeSaldo({ aDebito: null, aCredito: 0 })).toEqual({ aDebito: null, aCredito: 0 });
    expect(computeSaldo({ aDebito: 295, aCredito: 40 })).toEqual({ aDebito: 295, aCredito: 40 });
  });
});
