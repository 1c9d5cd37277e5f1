import { describe, expect, it } from 'vitest';
import { groupQuadri, listCorrezioni } from './correzioni.ts';
import type { Dichiarato } from './tempo.api.ts';

const dichiarato = (anno: number, altro: Partial<Dichiarato>): Dichiarato => ({
  ...{ anno, idAnagrafica: 'a', stato: 'dichiarato', idDichiarazione: `d${anno}`, tipo: 'Persone fisiche' },
  ...{ rendita: 540, chiaveRendita: 'RB1.1', agrario: null, chiaveAgrario: null, quota: 100 },
  ...{ chiaveQuota: 'RB1.4', utilizzi: ['2'], rilievoRendita: 'errore', rilievoAgrario: null },
  ...{ rilievoQuota: null, rilievoUtilizzo: null, chiusa: false },
  correzioni: [{ chiave: 'RB1.1', prima: 540, dopo: 612 }],
  ...altro,
});
const proprietari = [{ idAnagrafica: 'a', denominazione: 'Bertolini Davide' }];

describe('the corrections that the register asks for', () => {
  it('are by declaration, of the form of the year after, the closed ones told apart', () => {
    const dichiarati = [
      dichiarato(2025, {}),
      dichiarato(2024, { chiusa: true }),
      dichiarato(2023, { correzioni: [] }),
      dichiarato(2022, { idDichiarazione: null }),
    ];
    expect(listCorrezioni({ dichiarati, proprietari })).toMatchObject([
      { id: 'd2024', anno: 2025, chi: 'Bertolini Davide', isChiusa: true },
      { id: 'd2025', anno: 2026, isChiusa: false, caselle: [{ chiave: 'RB1.1', prima: 540, dopo: 612 }] },
    ]);
    expect(listCorrezioni({ dichiarati: null, proprietari })).toEqual([]);
  });

  it('are drafts of each quadro', () => {
    const casella = (chiave: string) => ({ chiave, prima: 1, dopo: 2 });
    const caselle = ['RA1.1', 'RB1.1', 'RA1.3', 'RB2.1#2'].map(casella);
    expect(groupQuadri({ caselle })).toEqual([
      ['RA', [casella('RA1.1'), casella('RA1.3')]],
      ['RB', [casella('RB1.1'), casella('RB2.1#2')]],
    ]);
  });
});
