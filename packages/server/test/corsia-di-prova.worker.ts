import { parentPort } from 'node:worker_threads';
import { answerInCorsia } from '../src/http/in-corsia.ts';

/** A thread that does what nobody should: never ends, fills the memory, falls. */
answerInCorsia(
  async (domanda) => {
    if (domanda === 'gira') for (;;) Math.random();
    if (domanda === 'riempi') for (const tutto: number[][] = []; ; ) tutto.push(Array(10_000).fill(1.5));
    if (domanda === 'cadi') process.exit(3);
    if (domanda === 'rifiuta') throw new Error('no');
    if (domanda === 'altro') parentPort?.postMessage({ 'watch:import': ['altro'] });
    return domanda;
  },
  () => 'NO',
);
