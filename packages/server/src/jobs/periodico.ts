import type { Db } from '../db/pool.ts';
import { makeTaccuino } from '../features/base/lavoro/lavoro.public.ts';
import { runSegmento } from '../telemetria.ts';

interface Periodico {
  /** As people read it among the periodic jobs: what it does, in Italian. */
  readonly nome: string;
  /** Where its row is: how often it is done, when it was last, how it went. */
  readonly db: Db;
  readonly ogniMs: number;
  /** Also at once, not only when the first wait is over. */
  readonly subito?: boolean;
  run(): Promise<unknown>;
  /** What failed is told, and tried again at the next turn. */
  onErrore(errore: unknown): void;
}

/**
 * Does something every so often, never twice at once: a turn that comes while another is in hand is skipped. Answers the
 * function that stops it, which waits for what is in hand.
 */
export function startPeriodico(periodico: Periodico): () => Promise<void> {
  const { nome, db, ogniMs, subito = false, run, onErrore } = periodico;
  const taccuino = makeTaccuino(db, nome, ogniMs);
  const apertura = taccuino.open();
  let inCorso: Promise<void> | null = null;
  const turn = async () => {
    const inizio = performance.now();
    try {
      await runSegmento(() => ({ nome: `giro ${nome}`, attributi: {} }), run);
      await taccuino.write('Fatto', performance.now() - inizio);
    } catch (errore) {
      onErrore(errore);
      await taccuino.write('Fallito', performance.now() - inizio);
    } finally {
      inCorso = null;
    }
  };
  const start = () => {
    inCorso ??= turn();
  };
  if (subito) start();
  const sveglia = setInterval(start, ogniMs);
  sveglia.unref();
  return async () => {
    clearInterval(sveglia);
    await apertura;
    await inCorso;
  };
}
