import { describe, expect, it } from 'vitest';
import { computeScadenze, type VoceDaPagare } from './da-pagare.api.ts';

const voce = (data: string, importo: number, altro: Partial<VoceDaPagare> = {}): VoceDaPagare => ({
  ...{ chiave: `${data}${importo}`, idF24: null, numero: null, studio: null, anno: 2026, data, importo },
  ...{ nome: 'F24', stato: 'Da pagare', pagatoIl: null, versione: 1, idAnagrafica: null, righe: [] },
  detto: null,
  ...altro,
});
const detto = (stato: 'Detto' | 'Non risulta') => ({
  ...{ stato, pagatoIl: '2026-11-28', dettoIl: '2026-11-28T10:00:00Z', ricevuta: null },
  ...{ rispostoIl: null, motivo: null },
});

describe('what is still to pay, by day', () => {
  it('sums a day, tells what has no model, and leaves out what is said paid', () => {
    const daPagare = [
      voce('2026-11-16', 10),
      voce('2026-11-30', 0.1),
      voce('2026-11-30', 0.2, { stato: 'Da preparare' }),
      voce('2026-11-30', 50, { detto: detto('Detto') }),
      voce('2026-12-16', 5, { detto: detto('Non risulta') }),
    ];
    expect(computeScadenze({ oggi: '2026-11-29', daPagare })).toEqual({
      prossime: [
        { data: '2026-11-30', anno: 2026, clienti: 1, importo: 0.3, daPreparare: 0.2 },
        { data: '2026-12-16', anno: 2026, clienti: 1, importo: 5, daPreparare: 0 },
      ],
      arretrati: { clienti: 1, importo: 10, anno: 2026 },
    });
    expect(computeScadenze({ oggi: '2026-11-29', daPagare: [] }).arretrati.clienti).toBe(0);
  });
});
