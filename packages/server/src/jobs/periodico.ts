interface Periodico {
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
export function startPeriodico({ ogniMs, subito = false, run, onErrore }: Periodico): () => Promise<void> {
  let inCorso: Promise<void> | null = null;
  const turn = async () => {
    try {
      await run();
    } catch (errore) {
      onErrore(errore);
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
    await inCorso;
  };
}
