import { expect, it } from 'vitest';
import { startModelliPronti } from './modelli-pronti.ts';

it('stops between one form and the next, and says nothing of it', async () => {
  const detto: unknown[] = [];
  const stop = startModelliPronti({ warn: (...parole: unknown[]) => detto.push(parole) });
  await stop();
  expect(detto).toEqual([]);
});
