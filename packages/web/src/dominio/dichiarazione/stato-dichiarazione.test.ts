import { describe, expect, it } from 'vitest';
import { computeStatoDichiarazione, computeStatoTelematico } from './stato-dichiarazione.ts';

describe('a declaration in a list', () => {
  const riga = { stato: 'Aperta', esito: 'completo', completi: 8, quadri: 11 };

  it('tells its state in words', () => {
    expect(computeStatoDichiarazione(null).testo).toBe('Non creata');
    expect(computeStatoDichiarazione(riga)).toEqual({ tipo: 'aperto', testo: 'Aperta, 8 di 11' });
    expect(computeStatoDichiarazione({ ...riga, esito: 'provvisorio' }).testo).toBe('Aperta, provvisoria');
    expect(computeStatoDichiarazione({ ...riga, stato: 'Chiusa' }).testo).toBe('Chiusa, da inviare');
    const inviata = { ...riga, stato: 'Chiusa', statoTelematico: 'Accolta' as const };
    expect(computeStatoDichiarazione(inviata).testo).toBe('Chiusa, inviata');
    expect(computeStatoTelematico('Accolta con pagamento').tipo).toBe('fatto');
    expect(computeStatoTelematico('Scartata').tipo).toBe('errore');
    expect(computeStatoTelematico('Ricevuta mancante').tipo).toBe('attenzione');
  });
});
