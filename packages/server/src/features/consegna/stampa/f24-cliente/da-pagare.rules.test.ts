import { describe, expect, it } from 'vitest';
import { writeDebito } from './da-pagare.rules.ts';

describe('how a payment is called', () => {
  it('of debts that no model holds, is their day', () => {
    const righe = [{ nome: 'Saldo IRPEF', codice: '4001', anno: '2025', importo: 12_345 }];
    const voce = writeDebito({ data: '2026-06-30', anno: 2026, importo: 12_345, righe }, new Map());
    expect(voce).toMatchObject({ Chiave: 'debiti-2026-06-30', Importo: 123.45, Stato: 'Da preparare' });
  });
});
