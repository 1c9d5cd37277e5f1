import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '../db/pool.ts';
import { makeTaccuino } from '../features/base/lavoro/lavoro.public.ts';
import { startPeriodico } from './periodico.ts';

vi.mock('../features/base/lavoro/lavoro.public.ts', () => ({ makeTaccuino: vi.fn() }));
const write = vi.fn(async () => undefined);
const suo = { nome: 'Prova', db: {} as Db };

beforeEach(() => {
  vi.useFakeTimers();
  write.mockClear();
  vi.mocked(makeTaccuino).mockReturnValue({ write, open: async () => undefined });
});
afterEach(() => void vi.useRealTimers());

it('does it at each turn, never twice at once, and again after what failed; who stops it waits for what is in hand', async () => {
  const mani: PromiseWithResolvers<void>[] = [];
  const errori: unknown[] = [];
  const stop = startPeriodico({
    ...suo,
    ogniMs: 1_000,
    run: () => {
      const una = Promise.withResolvers<void>();
      mani.push(una);
      return una.promise;
    },
    onErrore: (errore) => errori.push(errore),
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(mani).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(mani).toHaveLength(1);
  mani[0]?.reject('non riuscita');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([mani.length, errori]).toEqual([2, ['non riuscita']]);
  let isFermo = false;
  const fermata = stop().then(() => {
    isFermo = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([mani.length, isFermo]).toEqual([2, false]);
  mani[1]?.resolve();
  await fermata;
  expect(isFermo).toBe(true);
  expect(makeTaccuino).toHaveBeenLastCalledWith(suo.db, 'Prova', 1_000);
  expect(write.mock.calls).toEqual([
    ['Fallito', expect.any(Number)],
    ['Fatto', expect.any(Number)],
  ]);
});

it('begins at once where it is asked to', async () => {
  const run = vi.fn(async () => {});
  const stop = startPeriodico({ ...suo, ogniMs: 1_000, subito: true, run, onErrore: () => {} });
  expect(run).toHaveBeenCalledTimes(1);
  await stop();
});
