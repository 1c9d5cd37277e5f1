import { describe, expect, it } from 'vitest';
import { computeRiprova, writeNovita } from './recapito.rules.ts';

describe('what a browser is told', () => {
  it('is the subject of one, or how many and the latest', () => {
    expect(writeNovita(['Delega in scadenza'])).toBe('Delega in scadenza');
    expect(writeNovita(['Ultima', 'Prima'])).toBe('2 notifiche da leggere. La più recente: Ultima');
  });

  it('is told again later and later, six hours at most, when its service fails', () => {
    const adesso = new Date('2026-11-30T10:00:00Z');
    const minuti = (guasti: number) => (computeRiprova(guasti, adesso).getTime() - adesso.getTime()) / 60_000;
    expect([0, 1, 2, 11].map(minuti)).toEqual([1, 2, 4, 360]);
  });
});
