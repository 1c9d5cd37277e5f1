import { describe, expect, it } from 'vitest';
import { computeRiprova, writeNovita } from './recapito.rules.ts';

describe('what a browser is told', () => {
  const una = (oggetto: string, percorso: string | null = null) => ({ oggetto, percorso });

  it('is the subject of one with its page, or how many and the latest', () => {
    expect(writeNovita([una('Delega in scadenza', '/deleghe')])).toEqual({
      ...{ titolo: 'Quadra', testo: 'Delega in scadenza', percorso: '/deleghe' },
    });
    expect(writeNovita([una('Il canone cambia')]).percorso).toBe('/home');
    expect(writeNovita([una('Ultima', '/deleghe'), una('Prima')])).toMatchObject({
      ...{ testo: '2 notifiche da leggere. La più recente: Ultima', percorso: '/home' },
    });
  });

  it('is told again later and later, six hours at most, when its service fails', () => {
    const adesso = new Date('2026-11-30T10:00:00Z');
    const minuti = (guasti: number) => (computeRiprova(guasti, adesso).getTime() - adesso.getTime()) / 60_000;
    expect([0, 1, 2, 11, 5_000].map(minuti)).toEqual([1, 2, 4, 360, 360]);
  });
});
