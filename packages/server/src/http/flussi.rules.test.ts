import { describe, expect, it } from 'vitest';
import { makeFlussi } from './flussi.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('streams that read together', () => {
  it('are six, however many are woken; each has its turn, in order, also after one that failed', async () => {
    const { readInTurno } = makeFlussi();
    let [inCorso, massimo] = [0, 0];
    const letti: number[] = [];
    const read = (n: number) => async () => {
      inCorso += 1;
      massimo = Math.max(massimo, inCorso);
      await turn();
      inCorso -= 1;
      letti.push(n);
      if (n % 10 === 0) throw new Error('caduta');
      return n;
    };
    const tutti = Array.from({ length: 100 }, (_, n) => n);
    const esiti = await Promise.allSettled(tutti.map((n) => readInTurno(read(n))));
    expect(massimo).toBe(6);
    expect(letti).toEqual(tutti);
    expect(esiti.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => readInTurno(read(n))))).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7],
    ]);
    expect(massimo).toBe(6);
  });
});
