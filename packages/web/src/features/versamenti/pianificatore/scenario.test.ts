import { loadVersamenti } from '@quadra/fisco';
import { describe, expect, it } from 'vitest';
import type { Piano } from './pianificatore.api.ts';
import { computeFinestra, listMesi, placeGiorno, placeModelli, sumMesi, sumTutto } from './scenario.ts';

const piano = {
  idAnagrafica: 'c',
  denominazione: 'Barbieri Luca',
  codiceFiscale: 'BRBLCU74C12F257N',
  pagamenti: [
    {
      ...{ id: 'a', numero: 1, scadenza: '2026-11-30', data: '2026-11-30', versione: 1 },
      ...{ debito: 3600, credito: 0, saldo: 3600, pagatoIl: null, pagato: null, spostabile: true },
      ...{ stato: 'Da pagare', statoInvio: 'Non inviato' },
      righe: [{ id: 'r', sezione: 'erario', codice: '4034', anno: '2026', debito: 3600, base: 3600 }],
    },
    {
      ...{ id: 'b', numero: 2, scadenza: '2026-11-16', data: '2026-11-16', versione: 3 },
      ...{ debito: 500, credito: 0, saldo: 500, pagatoIl: '2026-11-16', pagato: 500, spostabile: false },
      ...{ stato: 'Pagato', statoInvio: 'Non inviato' },
      righe: [],
    },
  ],
  stime: [{ anno: 2025, data: '2026-12-16', saldo: 100 }],
} as unknown as Piano;

describe('a scenario', () => {
  it('moves a model to another month with what the delay costs, and leaves the others', async () => {
    const v = await loadVersamenti();
    const oggi = placeModelli(v, piano, {});
    expect([...sumMesi(oggi, piano.stime)]).toEqual([
      ['2026-11', 360_000],
      ['2026-12', 10_000],
    ]);
    const tardi = placeModelli(v, piano, { a: '2027-01-15' });
    expect(tardi.map(({ data, saldo }) => [data, saldo])).toEqual([
      ['2027-01-15', 365_726],
      ['2026-11-16', 50_000],
    ]);
    expect(sumTutto(sumMesi(tardi, piano.stime))).toBe(375_726);
  });

  it('is drawn from a Monday, with its months, and every day has its place', () => {
    const finestra = computeFinestra(piano, '2026-11-23');
    expect(finestra).toEqual({ dal: '2026-11-09', giorni: 112 });
    expect(listMesi(finestra).map(({ mese }) => mese)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(placeGiorno(finestra, '2026-11-09')).toBe(0);
    expect(placeGiorno(finestra, '2027-01-04')).toBe(0.5);
    expect(placeGiorno(finestra, '2030-01-01')).toBe(1);
  });
});
