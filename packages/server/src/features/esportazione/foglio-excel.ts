import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RichiestaFoglio } from './foglio-excel.worker.ts';

/** Writes a sheet in a thread of its own, which ends with it: the calls are answered meanwhile. */
export async function makeFoglioExcel(richiesta: RichiestaFoglio): Promise<Buffer> {
  const worker = new Worker(new URL('./foglio-excel.worker.ts', import.meta.url));
  try {
    worker.postMessage(richiesta);
    const [dati] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(dati);
  } finally {
    await worker.terminate();
  }
}
