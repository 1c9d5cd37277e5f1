import { describe, expect, it } from 'vitest';
import { measureGiro } from '../../test/giro.ts';
import { withCorsia } from './corsia.ts';

const run = (domande: readonly string[], entroMs = 20_000, chi: number | null = null) =>
  withCorsia(
    {
      modulo: new URL('../../test/corsia-di-prova.worker.ts', import.meta.url),
      dati: null,
      chi,
      memoriaMb: 64,
      entroMs,
      refuse: (motivo) => new Error(motivo ?? 'troppo'),
    },
    async ({ ask }) => {
      const risposte: string[] = [];
      for (const domanda of domande) risposte.push(await ask<string>(domanda));
      return risposte;
    },
  );

describe('a thread for what others wrote', () => {
  it('answers one question after the other, or names why not', async () => {
    expect(await run(['a', 'b'])).toEqual(['a', 'b']);
    await expect(run(['a', 'rifiuta'])).rejects.toThrow('NO');
  });

  it('is not misled by what the thread says that is no answer', async () => {
    expect(await run(['a', 'altro', 'b'])).toEqual(['a', 'altro', 'b']);
  });

  it('is ended when it takes too long, or too much memory, or falls, and the loop turns meanwhile', async () => {
    const { fermoMs } = await measureGiro(async () => {
      await expect(run(['gira'], 1_500)).rejects.toThrow('troppo');
      await expect(run(['a', 'riempi'])).rejects.toThrow('troppo');
      await expect(run(['cadi'])).rejects.toThrow('troppo');
    });
    expect(fermoMs).toBeLessThan(200);
    expect(await run(['a'])).toEqual(['a']);
  });

  it('is one of four: of forty at once those that would wait too long are sent away, the others are answered', async () => {
    const esiti = await Promise.allSettled(Array.from({ length: 40 }, () => run(['a'])));
    const riusciti = esiti.filter(({ status }) => status === 'fulfilled').length;
    const rifiuti = esiti.flatMap((esito) => (esito.status === 'rejected' ? [esito.reason.codice] : []));
    expect([riusciti, rifiuti]).toEqual([24, Array(16).fill('SERVIZIO_NON_DISPONIBILE')]);
    expect(await run(['a'])).toEqual(['a']);
  });

  it('is never all of one user: two at once and six that wait, while another is answered at once', async () => {
    let finite = 0;
    const sue = Array.from({ length: 12 }, () => run(['a'], 20_000, 1).finally(() => (finite += 1)));
    const altra = run(['a'], 20_000, 2).then(() => finite);
    const esiti = await Promise.allSettled(sue);
    expect(esiti.map(({ status }) => status)).toEqual([
      ...Array(8).fill('fulfilled'),
      ...Array(4).fill('rejected'),
    ]);
    // The four that were sent away, and at most the two that began before it.
    expect(await altra).toBeLessThanOrEqual(4 + 3);
    expect(await run(['a'], 20_000, 1)).toEqual(['a']);
  });
});
