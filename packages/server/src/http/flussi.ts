import { DomainError } from './domain-error.ts';

/** Streams of one user on one process: a browser holds one, whatever the tabs. */
const PER_UTENTE = 6;
const RIPROVA_SECONDI = 5;
/** Streams that read together; a process has sixteen connections. */
const INSIEME = 6;

/** Who is waiting for the events of whom. */
export interface Flussi {
  readonly aperti: number;
  /** Wakes `onSveglia` when there is something for the user. Answers how to leave. @throws TROPPE_RICHIESTE */
  subscribe(utenteId: number, onSveglia: () => void): () => void;
  /**
   * Reads in turn: when everybody is told something at once, streams wait for each other here, not in the queue of the
   * connections, where whoever calls waits too, and from which who waits too long is sent away.
   */
  readInTurno<T>(read: () => Promise<T>): Promise<T>;
  wake(utenteId: number): void;
  wakeAll(): void;
  readonly isChiuso: boolean;
  /** Ends every stream: each finds out when it wakes. */
  close(): void;
}

export function makeFlussi(): Flussi {
  const inAttesa = new Map<number, Set<() => void>>();
  const inFila: (() => void)[] = [];
  let liberi = INSIEME;
  let aperti = 0;
  let isChiuso = false;
  const wakeAll = () => {
    for (const suoi of inAttesa.values()) for (const sveglia of [...suoi]) sveglia();
  };
  return {
    get aperti() {
      return aperti;
    },
    get isChiuso() {
      return isChiuso;
    },
    subscribe(utenteId, onSveglia) {
      const suoi = inAttesa.get(utenteId) ?? new Set();
      if (suoi.size >= PER_UTENTE) throw new DomainError('TROPPE_RICHIESTE', { riprovaFra: RIPROVA_SECONDI });
      const sveglia = () => onSveglia();
      inAttesa.set(utenteId, suoi.add(sveglia));
      aperti += 1;
      return () => {
        if (!suoi.delete(sveglia)) return;
        aperti -= 1;
        if (suoi.size === 0) inAttesa.delete(utenteId);
      };
    },
    async readInTurno(read) {
      if (liberi > 0) liberi -= 1;
      else await new Promise<void>((resolve) => inFila.push(resolve));
      try {
        return await read();
      } finally {
        const prossimo = inFila.shift();
        if (prossimo) prossimo();
        else liberi += 1;
      }
    },
    wake(utenteId) {
      for (const sveglia of [...(inAttesa.get(utenteId) ?? [])]) sveglia();
    },
    wakeAll,
    close() {
      isChiuso = true;
      wakeAll();
    },
  };
}
