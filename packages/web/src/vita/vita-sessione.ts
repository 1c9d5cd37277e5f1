/** What a part that keeps something of the user does when he goes, is forgotten, loses the session, enters again. */
export type VitaSessione = {
  forget?: () => void;
  end?: () => void;
  wait?: () => void;
  enter?: (utente: number) => Promise<void>;
};

const parti = new Set<VitaSessione>();

/** Parts subscribe when they are loaded: the login page carries none of them. */
export const subscribeVita = (parte: VitaSessione): void => void parti.add(parte);

export const vitaSessione = {
  /** The user leaves by his own will. */
  end(): void {
    for (const parte of parti) parte.end?.();
  },
  /** Nobody is known here any more. */
  forget(): void {
    for (const parte of parti) parte.forget?.();
  },
  /** The session is over, the same person may come back. */
  wait(): void {
    for (const parte of parti) parte.wait?.();
  },
  /** Somebody has entered. */
  async enter(utente: number): Promise<void> {
    for (const parte of parti) await parte.enter?.(utente);
  },
};
