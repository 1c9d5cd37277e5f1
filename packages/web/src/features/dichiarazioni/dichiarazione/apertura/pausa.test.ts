import { expect, it } from 'vitest';
import { makePausa } from './pausa.ts';

const work = (ms: number) => {
  const fine = performance.now() + ms;
  while (performance.now() < fine);
};

it('a pause lets the others go first, only when the page was deaf for long enough', async () => {
  const pausa = makePausa();
  let altri = 0;
  setTimeout(() => (altri += 1));
  await pausa();
  expect(altri).toBe(0);
  work(20);
  await pausa();
  expect(altri).toBe(1);
});
