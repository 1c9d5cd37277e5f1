import { Worker } from 'node:worker_threads';
import { testiMinisteriale } from '@quadra/contract';
import { DomainError } from '../../../http/domain-error.ts';
import type { Esame, MotivoRifiuto } from './campo.ts';
import type { RispostaEsame } from './esame.worker.ts';

/** A PDF that takes more than this to be read, or more memory, is not one to be filled. */
const ENTRO_MS = 30_000;
const MEMORIA_MB = 512;

/** The signature of a PDF stands in its first kilobyte. */
const isPdf = (contenuto: Buffer): boolean => contenuto.subarray(0, 1024).includes('%PDF-');

const refuse = (motivo: MotivoRifiuto): DomainError =>
  new DomainError('MINISTERIALE_NON_VALIDO', { messaggio: testiMinisteriale[motivo] });

/** Reads an official PDF in a thread of its own, that is ended when it takes too much. @throws MINISTERIALE_NON_VALIDO */
export async function runEsame(contenuto: Buffer): Promise<Esame> {
  if (!isPdf(contenuto)) throw refuse('NON_PDF');
  const worker = new Worker(new URL('./esame.worker.ts', import.meta.url), {
    workerData: new Uint8Array(contenuto),
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
  });
  let scaduto: NodeJS.Timeout | undefined;
  try {
    const risposta = await new Promise<RispostaEsame>((resolve) => {
      scaduto = setTimeout(() => resolve({ rifiuto: 'TROPPO_COMPLESSO' }), ENTRO_MS);
      worker.once('message', resolve);
      worker.once('error', () => resolve({ rifiuto: 'TROPPO_COMPLESSO' }));
      worker.once('exit', () => resolve({ rifiuto: 'TROPPO_COMPLESSO' }));
    });
    if ('rifiuto' in risposta) throw refuse(risposta.rifiuto);
    return risposta.esame;
  } finally {
    clearTimeout(scaduto);
    await worker.terminate();
  }
}
