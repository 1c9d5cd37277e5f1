import { loadModello } from '@quadra/fisco';
import { describe, expect, it } from 'vitest';
import { VISTO_INIZIALE, writeRighi, writeTicket } from './testo-ticket.ts';

const spiegazione = {
  ...{ titolo: 'Imposta netta', concetto: 'irpef.netta', valoreTesto: '6.965 €', stato: 'completo' as const },
  ...{ frase: 'Imposta lorda meno detrazioni.', fonti: [], precisione: 'esatto' as const, operandi: [] },
};
const cliente = { denominazione: 'Bertolini Davide', codiceFiscale: 'BRTDVD78R25H223M' };

describe('a ticket from a number', () => {
  it('says the question and the number; who the client is only when it is ticked', () => {
    const di = { domanda: ' Perché? ', chiave: 'RN26.2', spiegazione, cliente, massimo: 5000 };
    const testo = writeTicket({ ...di, visto: VISTO_INIZIALE });
    expect(testo).toMatch(/^Perché\?\n\nSpiegazione di RN26 col\. 2:\n/);
    expect(testo).not.toMatch(/Bertolini|BRTDVD/);
    expect(writeTicket({ ...di, visto: { ...VISTO_INIZIALE, cliente: true } })).toContain(
      'Bertolini Davide, BRTDVD',
    );
    expect(writeTicket({ ...di, visto: { ...VISTO_INIZIALE, numero: false } })).toBe('Perché?');
    expect(writeTicket({ ...di, visto: VISTO_INIZIALE, massimo: 20 })).toHaveLength(20);
  });

  it('gives the righi without the frontespizio, where it is written of whom they are', async () => {
    const modello = await loadModello(2025, 'redditi-pf');
    if (modello === undefined) throw new Error('no modello');
    const testo = writeRighi(modello, ['FR1.1', 'RC1.3', 'RC1.4'], (chiave) =>
      chiave === 'RC1.4' ? undefined : 30000,
    );
    expect(testo).toContain('"RC1 col. 3"');
    expect(testo).toContain('"30.000"');
    expect(testo).not.toMatch(/FR1|RC1 col\. 4/);
  });
});
