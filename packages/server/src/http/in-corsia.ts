import { parentPort } from 'node:worker_threads';

/** The other end of a `Corsia`, in the thread: answers each question, or names the reason it will not. */
export function answerInCorsia(
  answer: (domanda: unknown) => Promise<unknown>,
  nameRifiuto: (errore: unknown) => string,
): void {
  parentPort?.on('message', async (domanda: unknown) => {
    try {
      parentPort?.postMessage({ esito: await answer(domanda) });
    } catch (errore) {
      parentPort?.postMessage({ rifiuto: nameRifiuto(errore) });
    }
  });
}
