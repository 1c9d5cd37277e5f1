import { Worker } from 'node:worker_threads';
import { DomainError } from '../../http/domain-error.ts';
import type { DaDisegnare, RichiestaPdf, RispostaPdf } from './pdf.worker.ts';

interface Attesa {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (errore: Error) => void;
}

/** Prints in hand or waiting; a definitive one holds its connection meanwhile, and these leave the others free. */
const IN_CODA = 10;

let worker: Worker | undefined;
let ultimo = 0;
const attese = new Map<number, Attesa>();

function rejectAll(errore: Error): void {
  worker = undefined;
  for (const { reject } of attese.values()) reject(errore);
  attese.clear();
}

/** The thread that lays pages out: started at the first print, kept, never a reason to stay alive. */
function startWorker(): Worker {
  const nuovo = new Worker(new URL('./pdf.worker.ts', import.meta.url));
  nuovo.on('message', (risposta: RispostaPdf) => {
    const attesa = attese.get(risposta.id);
    attese.delete(risposta.id);
    if (attese.size === 0) nuovo.unref();
    if ('pdf' in risposta) attesa?.resolve(Buffer.from(risposta.pdf));
    else attesa?.reject(new Error(risposta.errore));
  });
  nuovo.on('error', (errore) => rejectAll(errore instanceof Error ? errore : new Error(String(errore))));
  nuovo.on('exit', () => rejectAll(new Error('print worker ended')));
  return nuovo;
}

/**
 * Lays a declaration out as PDF, away from the thread that answers the calls.
 * @throws SERVIZIO_NON_DISPONIBILE when ten prints are already waiting
 */
export async function makePdf(daDisegnare: DaDisegnare): Promise<Buffer> {
  if (attese.size >= IN_CODA) throw new DomainError('SERVIZIO_NON_DISPONIBILE', { riprovaFra: 3 });
  worker ??= startWorker();
  const incaricato = worker;
  return new Promise((resolve, reject) => {
    ultimo += 1;
    attese.set(ultimo, { resolve, reject });
    incaricato.ref();
    incaricato.postMessage({ id: ultimo, ...daDisegnare } satisfies RichiestaPdf);
  });
}
