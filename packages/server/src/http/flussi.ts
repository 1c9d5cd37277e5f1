import { DomainError } from './domain-error.ts';

/** Streams of one user on one process: a browser holds one, whatever the tabs. */
const PER_UTENTE = 6;
const RIPROVA_SECONDI = 5;

/** Who is waiting for the events of whom. */
export interface Flussi {
  readonly aperti: number;
  /** Wakes `onSveglia` when there is something for the user. Answers how to leave. @throws TROPPE_RICHIESTE */
  subscribe(utenteId: number, onSveglia: () => void): () => void;
  wake(utenteId: number): void;
  wakeAll(): void;
  readonly isChiuso: boolean;
  /** Ends every stream: each finds out when it wakes. */
  close(): void;
}

export function makeFlussi(): Flussi {
  const inAttesa = new Map<number, Set<() => void>>();
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
