import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RichiestaFoglio } from './foglio-excel.worker.ts';

/** Writes a sheet in a thread of its own, which ends with it: the calls are answered meanwhile. */
export async function makeFoglioExcel(richiesta: RichiestaFoglio): Promise<Buffer> {
  const worker = new Worker(new URL('./foglio-excel.worker.ts', import.meta.url));
  try {
    worker.postMessage(richiesta);
    // Node's own watch mode speaks on the same line: the sheet is the bytes.
    for await (const [detto] of on(worker, 'message'))
      if (detto instanceof Uint8Array) return Buffer.from(detto);
    throw new Error('sheet worker ended');
  } finally {
    await worker.terminate();
  }
}
