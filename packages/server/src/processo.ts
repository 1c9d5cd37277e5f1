import { ErroreAvvio } from './errore-avvio.ts';

/** What the operator reads when the start is impossible: one line, whatever the number of mistakes. */
const readFrase = (errore: ErroreAvvio): string =>
  errore.message
    .split('\n')
    .map((riga) => riga.trim())
    .join('; ')
    .replace(':; ', ': ');

interface Fermabile {
  stop(): Promise<void>;
}

/**
 * Runs a server until it is told to stop: by SIGINT, SIGTERM or SIGHUP, or by the end of the process that launched it.
 * Then everything stops in order and the process ends with 0; when the start is impossible, one line and 1.
 */
export async function runFinoAllaFine(start: () => Promise<Fermabile>): Promise<void> {
  const avviato = Promise.resolve().then(start);
  let isFermando = false;
  const stop = async () => {
    if (isFermando) return;
    isFermando = true;
    await avviato.then((server) => server.stop()).catch(() => undefined);
    process.exit(0);
  };
  for (const segnale of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(segnale, stop);
  process.on('disconnect', stop);
  try {
    await avviato;
  } catch (errore) {
    if (isFermando) return;
    if (!(errore instanceof ErroreAvvio)) throw errore;
    process.stderr.write(`${readFrase(errore)}\n`);
    process.exit(1);
  }
}
