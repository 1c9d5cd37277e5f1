import { readConfig, startServer } from '../src/main.ts';
import { runFinoAllaFine } from '../src/processo.ts';
import { prova } from './generi-di-prova.ts';

/** A process that only runs jobs, for the tests to stop, wake and kill. */
await runFinoAllaFine(async () => {
  const server = await startServer(readConfig(), {
    generi: [prova],
    ritmo: { sondaggioSecondi: 0.5, ricercaMs: 250 },
  });
  process.send?.('pronto');
  return server;
});
