import { describe, expect, it } from 'vitest';
import { measureGiro } from '../../test/giro.ts';
import { withCorsia } from './corsia.ts';

/** Its place is kept, once answered, until `poi`. */
const run = (
  domande: readonly string[],
  entroMs = 20_000,
  chi: number | null = null,
  poi?: Promise<unknown>,
) =>
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
      await poi;
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
    // On this thread it would have stood still for the whole second and a half.
    expect(fermoMs).toBeLessThan(1_000);
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
    const altra = Promise.withResolvers<void>();
    const sue = Array.from({ length: 12 }, () =>
      run(['a'], 20_000, 1, altra.promise).finally(() => {
        finite += 1;
      }),
    );
    const esiti = Promise.allSettled(sue);
    expect(await run(['a'], 20_000, 2)).toEqual(['a']);
    // Of the first only the four that were sent away are over: its two threads are still held.
    expect(finite).toBe(4);
    altra.resolve();
    expect((await esiti).map(({ status }) => status)).toEqual([
      ...Array(8).fill('fulfilled'),
      ...Array(4).fill('rejected'),
    ]);
    expect(await run(['a'], 20_000, 1)).toEqual(['a']);
  });
});
