import { Worker } from 'node:worker_threads';
import { DomainError } from '../../../http/domain-error.ts';
import type { DaDisegnare, RichiestaPdf, RispostaPdf } from './pdf.worker.ts';

interface Attesa {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (errore: Error) => void;
}

/** Prints in hand or waiting; a definitive one holds its connection meanwhile, and these leave the others free. */
const IN_CODA = 10;
/** Without an answer for so long, what is drawn is not something to be printed. */
const ENTRO_MS = 120_000;
/** A thread that nobody asks for a while ends, and gives back its memory: the next print waits a second for another. */
const FERMO_MS = 60_000;
const MEMORIA_MB = 384;

let worker: Worker | undefined;
let ultimo = 0;
let orologio: NodeJS.Timeout | undefined;
const attese = new Map<number, Attesa>();

function rejectAll(errore: Error): void {
  worker = undefined;
  clearTimeout(orologio);
  for (const { reject } of attese.values()) reject(errore);
  attese.clear();
}

/** From now on: the time of an answer while somebody waits for one, the time of a question otherwise. */
function wind(incaricato: Worker): void {
  clearTimeout(orologio);
  const end = () => {
    // What is asked from now on is for another: this one is going.
    if (worker === incaricato) rejectAll(new Error('print worker silent'));
    void incaricato.terminate();
  };
  orologio = setTimeout(end, attese.size > 0 ? ENTRO_MS : FERMO_MS);
  orologio.unref();
}

/** The thread that lays pages out: started at the first print, never a reason to stay alive. */
function startWorker(): Worker {
  const nuovo = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB, maxYoungGenerationSizeMb: 16 },
  });
  nuovo.on('message', (risposta: RispostaPdf) => {
    const attesa = attese.get(risposta.id);
    attese.delete(risposta.id);
    if (attese.size === 0) nuovo.unref();
    wind(nuovo);
    if ('pdf' in risposta) attesa?.resolve(Buffer.from(risposta.pdf));
    else attesa?.reject(new Error(risposta.errore));
  });
  const lose = (errore: Error) => {
    if (worker === nuovo) rejectAll(errore);
  };
  nuovo.on('error', (errore) => lose(errore instanceof Error ? errore : new Error(String(errore))));
  nuovo.on('exit', () => lose(new Error('print worker ended')));
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
    wind(incaricato);
    incaricato.postMessage({ id: ultimo, ...daDisegnare } satisfies RichiestaPdf);
  });
}
