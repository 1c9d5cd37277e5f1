import { readConfig, startServer } from '../packages/server/src/main.ts';
import { runFinoAllaFine } from '../packages/server/src/processo.ts';

/** Production: pages already built, database outside, no demo data; the log goes to the standard output as JSON. */
await runFinoAllaFine(() =>
  startServer(readConfig({ ...process.env, QUADRA_AMBIENTE: process.env.QUADRA_AMBIENTE || 'produzione' })),
);
