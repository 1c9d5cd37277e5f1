import { traslocaDocumenti } from '../src/jobs/trasloco-documenti.ts';
import { readConfig, startServer } from '../src/main.ts';

/** A process that moves the documents once, for the tests to kill. */
const { servizi } = await startServer(readConfig());
await traslocaDocumenti(servizi, { info: () => undefined, error: () => undefined });
process.send?.('finito');
