import { statoLavoro } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { canAnnullare, canRiprovare, computeNotifica, computeStato } from './stato-lavoro.ts';

describe('the state of a job', () => {
  it('has a shape and a word of its own, whatever it is', () => {
    const mostrati = statoLavoro.map((stato) => computeStato({ stato, inAnnullamento: false }));
    expect(new Set(mostrati.map(({ tipo }) => tipo)).size).toBe(statoLavoro.length);
    expect(new Set(mostrati.map(({ testo }) => testo)).size).toBe(statoLavoro.length);
    expect(computeStato({ stato: 'in corso', inAnnullamento: true }).testo).toBe('In annullamento');
  });

  it('offers to cancel what runs and to try again what did not end well, never both', () => {
    const offerte = statoLavoro.map((stato) => [
      stato,
      canAnnullare({ stato, inAnnullamento: false }),
      canRiprovare({ stato }),
    ]);
    expect(offerte).toEqual([
      ['in coda', true, false],
      ['in corso', true, false],
      ['riuscito', false, false],
      ['riuscito con errori', false, true],
      ['non riuscito', false, true],
      ['annullato', false, true],
    ]);
    expect(canAnnullare({ stato: 'in corso', inAnnullamento: true })).toBe(false);
  });

  it('is told when it ends, except to who ended it', () => {
    const base = { titolo: 'Stampa', scartate: 2, errore: 'Non autorizzato.' };
    const dette = statoLavoro.map((stato) => computeNotifica({ ...base, stato })?.testo ?? null);
    expect(dette).toEqual([
      null,
      null,
      'Stampa: riuscito.',
      'Stampa: 2 righe scartate, vedere il resoconto.',
      'Stampa: Non autorizzato.',
      null,
    ]);
  });
});
