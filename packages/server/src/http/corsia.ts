import { Worker } from 'node:worker_threads';
import { DomainError } from './domain-error.ts';

/** Threads at work at once in this process, calls that may wait for one, and for how long. */
const INSIEME = 4;
const IN_ATTESA = 20;
const ATTESA_MS = 30_000;
/** Of one user: what he sends never stops what the others send. */
const SUE_INSIEME = 2;
const SUE_IN_ATTESA = 6;

/** Whose file it is; null: of nobody that can send many. */
type Chi = number | null;
interface Attesa {
  readonly chi: Chi;
  enter(): void;
}

let occupate = 0;
const sue = new Map<number, number>();
const attese: Attesa[] = [];

const canEnter = (chi: Chi): boolean =>
  occupate < INSIEME && (chi === null || (sue.get(chi) ?? 0) < SUE_INSIEME);

const canWait = (chi: Chi): boolean =>
  attese.length < IN_ATTESA &&
  (chi === null || attese.filter((attesa) => attesa.chi === chi).length < SUE_IN_ATTESA);

function count(chi: Chi, quante: 1 | -1): void {
  occupate += quante;
  if (chi === null) return;
  const restano = (sue.get(chi) ?? 0) + quante;
  if (restano === 0) sue.delete(chi);
  else sue.set(chi, restano);
}

/** @throws SERVIZIO_NON_DISPONIBILE when no thread is free in time */
async function takeCorsia(chi: Chi): Promise<void> {
  if (canEnter(chi)) return count(chi, 1);
  const rifiuto = new DomainError('SERVIZIO_NON_DISPONIBILE', { riprovaFra: 5 });
  if (!canWait(chi)) throw rifiuto;
  await new Promise<void>((resolve, reject) => {
    const attesa: Attesa = {
      chi,
      enter: () => {
        clearTimeout(scaduta);
        resolve();
      },
    };
    const scaduta = setTimeout(() => {
      attese.splice(attese.indexOf(attesa), 1);
      reject(rifiuto);
    }, ATTESA_MS);
    attese.push(attesa);
  });
}

/** The first of those who wait, and may, takes the place as it is left. */
function leaveCorsia(chi: Chi): void {
  count(chi, -1);
  const posto = attese.findIndex((attesa) => canEnter(attesa.chi));
  const [prossima] = posto === -1 ? [] : attese.splice(posto, 1);
  if (prossima === undefined) return;
  count(prossima.chi, 1);
  prossima.enter();
}

/** What a thread answers: what it was asked, or the name of the reason it will not. */
type RispostaCorsia = { readonly esito: unknown } | { readonly rifiuto: string };

interface Misure {
  /** Megabytes of objects the thread may hold. */
  readonly memoriaMb: number;
  /** Milliseconds it may take in all to answer; what happens between one question and the next is not counted. */
  readonly entroMs: number;
}

interface DaCorrere extends Misure {
  readonly chi: Chi;
  readonly modulo: URL;
  /** What the thread finds in its `workerData`. */
  readonly dati: unknown;
  /** The error of a reason; null: it took too much time or memory. */
  refuse(motivo: string | null): Error;
}

/** Node's own watch mode speaks on the same line of what the thread has read. */
const isRisposta = (detto: unknown): detto is RispostaCorsia =>
  typeof detto === 'object' && detto !== null && ('esito' in detto || 'rifiuto' in detto);

/** A thread that answers one question at a time. */
export interface Corsia {
  ask<R>(domanda: unknown): Promise<R>;
}

function makeCorsia(worker: Worker, { entroMs, refuse }: DaCorrere): Corsia {
  let restanoMs = entroMs;
  return {
    async ask<R>(domanda: unknown): Promise<R> {
      const inizio = performance.now();
      let leave = () => {};
      const risposta = await new Promise<RispostaCorsia | null>((resolve) => {
        const hear = (detto: unknown) => isRisposta(detto) && resolve(detto);
        const lose = () => resolve(null);
        const scaduta = setTimeout(lose, restanoMs);
        leave = () => {
          clearTimeout(scaduta);
          worker.off('message', hear).off('error', lose).off('exit', lose);
        };
        worker.on('message', hear).on('error', lose).on('exit', lose);
        worker.postMessage(domanda);
      });
      leave();
      restanoMs -= performance.now() - inizio;
      if (risposta === null) throw refuse(null);
      if ('rifiuto' in risposta) throw refuse(risposta.rifiuto);
      return risposta.esito as R;
    },
  };
}

/**
 * Works on what somebody sent away from the thread that answers the calls: in one of its own, with limits of time and
 * memory, a few at once and fewer of one user. It ends with `run`, whatever it is doing.
 * @throws SERVIZIO_NON_DISPONIBILE, and what `refuse` makes of a refusal
 */
export async function withCorsia<T>(daCorrere: DaCorrere, run: (corsia: Corsia) => Promise<T>): Promise<T> {
  await takeCorsia(daCorrere.chi);
  try {
    const worker = new Worker(daCorrere.modulo, {
      workerData: daCorrere.dati,
      resourceLimits: { maxOldGenerationSizeMb: daCorrere.memoriaMb, maxYoungGenerationSizeMb: 8 },
    });
    worker.on('error', () => undefined);
    try {
      return await run(makeCorsia(worker, daCorrere));
    } finally {
      await worker.terminate();
    }
  } finally {
    leaveCorsia(daCorrere.chi);
  }
}
