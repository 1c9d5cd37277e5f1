import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMotore, type OpzioniMotore, type PaginaVoci } from './motore.ts';

type Chiamata = { testo: string; inizio: number; segnale: AbortSignal };

/** A list of `quante` rows for every text, each answer after the next of the delays. */
function makeProva(attese: readonly number[], quante = 3, opzioni: Partial<OpzioniMotore<string>> = {}) {
  const chiamate: Chiamata[] = [];
  const scelte: string[] = [];
  const cerca = (testo: string, segnale: AbortSignal, inizio: number): Promise<PaginaVoci<string>> => {
    const attesa = attese[chiamate.length % attese.length] ?? 0;
    chiamate.push({ testo, inizio, segnale });
    const voci = Array.from({ length: quante }, (_, posto) => `${testo}#${inizio + posto}`);
    return new Promise((resolve) => setTimeout(() => resolve({ voci, altre: inizio < 6 }), attesa));
  };
  const motore = createMotore<string>(() => ({
    cerca,
    minimo: 1,
    attesaMs: 200,
    onScelta: (voce) => scelte.push(voce),
    ...opzioni,
  }));
  return { motore, chiamate, scelte };
}

describe('the engine of the lists', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[WID-039] asks once, 200 ms after the last key, from the first character', async () => {
    const { motore, chiamate } = makeProva([50]);
    motore.search('a');
    await vi.advanceTimersByTimeAsync(150);
    motore.search('al');
    await vi.advanceTimersByTimeAsync(199);
    expect(chiamate).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(chiamate.map(({ testo }) => testo)).toEqual(['al']);
  });

  it('[WID-044] a dropdown asks from the second character; one character lists everything', async () => {
    const { motore, chiamate } = makeProva([10], 3, { minimo: 2, vuotoElenca: true });
    motore.search('');
    await vi.advanceTimersByTimeAsync(1000);
    motore.search('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(chiamate.map(({ testo }) => testo)).toEqual(['']);
    motore.search('al');
    await vi.advanceTimersByTimeAsync(199);
    expect(chiamate).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(chiamate.map(({ testo }) => testo)).toEqual(['', 'al']);
  });

  it('Enter before the answer waits for it; old calls are aborted and late answers ignored', async () => {
    const { motore, chiamate, scelte } = makeProva([5000, 100]);
    motore.search('a');
    await vi.advanceTimersByTimeAsync(300);
    motore.search('ab');
    expect(chiamate[0]?.segnale.aborted).toBe(true);
    expect(motore.enter()).toBe(true);
    await vi.advanceTimersByTimeAsync(299);
    expect(scelte).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(scelte).toEqual(['ab#0']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(motore.getStato().voci[0]).toBe('ab#0');
  });

  it('[ERR-033] a failed list is an empty list', async () => {
    const motore = createMotore<string>(() => ({
      cerca: () => Promise.reject(new Error('500')),
      minimo: 1,
      attesaMs: 0,
      onScelta: () => {},
    }));
    motore.search('a');
    await vi.advanceTimersByTimeAsync(10);
    expect(motore.getStato()).toMatchObject({ voci: [], indice: -1, inCorso: false });
    expect(motore.enter()).toBe(false);
  });

  it('«Carica altri» is a row: Up reaches it, Enter loads, the highlight stays where it was', async () => {
    const { motore, chiamate, scelte } = makeProva([0]);
    motore.search('a');
    await vi.advanceTimersByTimeAsync(210);
    motore.move(-1);
    expect(motore.getStato().indice).toBe(3);
    motore.enter();
    await vi.advanceTimersByTimeAsync(1);
    expect(chiamate[1]).toMatchObject({ testo: 'a', inizio: 3 });
    expect(motore.getStato()).toMatchObject({ indice: 3 });
    expect(motore.getStato().voci[3]).toBe('a#3');
    motore.enter();
    expect(scelte).toEqual(['a#3']);
  });

  it('the highlighted row is the one Enter runs: 1,000 random runs with delayed answers', async () => {
    const comando = fc.oneof(
      fc.record({ fai: fc.constant('scrivi' as const), testo: fc.constantFrom('a', 'ab', 'abc', 'b', '') }),
      fc.record({ fai: fc.constant('passa' as const), ms: fc.integer({ min: 0, max: 400 }) }),
      fc.record({ fai: fc.constant('muovi' as const), passo: fc.constantFrom(1, -1) }),
      fc.record({ fai: fc.constant('punta' as const), indice: fc.integer({ min: 0, max: 2 }) }),
      fc.record({ fai: fc.constant('invio' as const) }),
      fc.record({ fai: fc.constant('chiudi' as const) }),
    );
    const attese = fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(comando, { maxLength: 25 }), attese, async (comandi, ritardi) => {
        let testo = '';
        const scelte: string[] = [];
        const { motore } = makeProva(ritardi, 3, {
          onScelta: (voce) => {
            const { voci, indice, inCorso } = motore.getStato();
            scelte.push(voce);
            expect(inCorso).toBe(false);
            expect(voce).toBe(voci[indice]);
            expect(voce.startsWith(`${testo}#`)).toBe(true);
          },
        });
        for (const passo of comandi) {
          const prima = motore.getStato();
          const quante = scelte.length;
          if (passo.fai === 'scrivi') {
            testo = passo.testo;
            motore.search(testo);
          } else if (passo.fai === 'passa') await vi.advanceTimersByTimeAsync(passo.ms);
          else if (passo.fai === 'muovi') motore.move(passo.passo);
          else if (passo.fai === 'punta' && passo.indice < prima.voci.length) motore.point(passo.indice);
          else if (passo.fai === 'chiudi') {
            motore.reset();
            testo = '';
          } else if (passo.fai === 'invio') {
            const preso = motore.enter();
            const evidenziata = prima.voci[prima.indice];
            if (evidenziata !== undefined) expect(scelte.slice(quante)).toEqual([evidenziata]);
            else expect(scelte).toHaveLength(quante);
            expect(preso).toBe(prima.inCorso || prima.indice >= 0);
          }
          const { voci, altre, indice, inCorso } = motore.getStato();
          expect(indice).toBeLessThan(voci.length + (altre ? 1 : 0));
          if (!inCorso && voci.length > 0) expect(indice).toBeGreaterThanOrEqual(0);
          if (inCorso) expect(indice).toBe(-1);
        }
        await vi.advanceTimersByTimeAsync(2000);
        motore.reset();
      }),
      { numRuns: 1000 },
    );
  });
});
