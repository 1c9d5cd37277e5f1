/** Some rows of a list, and whether others come after them. */
export type PaginaVoci<T> = { readonly voci: readonly T[]; readonly altre: boolean };
/** Asks the rows for a text, from the row at `inizio`. */
export type Cerca<T> = (testo: string, segnale: AbortSignal, inizio: number) => Promise<PaginaVoci<T>>;

export type OpzioniMotore<T> = {
  readonly cerca: Cerca<T>;
  /** Characters before the first search. */
  readonly minimo: number;
  /** A text under the minimum lists everything (dropdown) instead of nothing (combo, palette). */
  readonly vuotoElenca?: boolean;
  /** Milliseconds after the last key. */
  readonly attesaMs: number;
  /** Which row is highlighted first, given the text typed; without it, or with -1, the first one. */
  readonly evidenzia?: (voci: readonly T[], testo: string) => number;
  /** Runs with the highlighted row, also when Enter was pressed before its answer arrived. */
  readonly onScelta: (voce: T) => void;
};

export type StatoMotore<T> = {
  /** Rows on screen; while `inCorso` they still belong to the text before. */
  readonly voci: readonly T[];
  /** «Carica altri» follows the rows; its index is `voci.length`. */
  readonly altre: boolean;
  /** The one highlighted row: drawn, announced, run by Enter. -1 when there is none. */
  readonly indice: number;
  /** The answer to the text now typed has not arrived. */
  readonly inCorso: boolean;
  /** The next page is on its way. */
  readonly inArrivo: boolean;
};

const VUOTO = { voci: [], altre: false, indice: -1, inCorso: false, inArrivo: false } as const;

/**
 * The search under combo, dropdown and palette: asks some time after the last key, aborts old calls, ignores late
 * answers. Enter before the answer to the text now typed waits for it. `getOpzioni` is read at each use.
 */
export function createMotore<T>(getOpzioni: () => OpzioniMotore<T>) {
  let stato: StatoMotore<T> = VUOTO;
  let chiesto: string | null = null;
  let scritto = '';
  let invioAttende = false;
  let controllo = new AbortController();
  let sveglia: ReturnType<typeof setTimeout> | undefined;
  const ascoltatori = new Set<() => void>();
  const set = (nuovo: StatoMotore<T>) => {
    stato = nuovo;
    for (const avvisa of ascoltatori) avvisa();
  };
  const stop = () => {
    clearTimeout(sveglia);
    controllo.abort();
    controllo = new AbortController();
    invioAttende = false;
  };
  const run = () => {
    const voce = stato.voci[stato.indice];
    if (voce !== undefined) getOpzioni().onScelta(voce);
    else if (stato.altre && stato.indice === stato.voci.length) loadMore();
  };
  const highlight = (voci: readonly T[]) =>
    voci.length === 0 ? -1 : Math.max(getOpzioni().evidenzia?.(voci, scritto) ?? 0, 0);
  const receive = ({ voci, altre }: PaginaVoci<T>) => {
    set({ voci, altre, indice: highlight(voci), inCorso: false, inArrivo: false });
    if (!invioAttende) return;
    invioAttende = false;
    run();
  };
  const ask = (testo: string) => {
    const { signal } = controllo;
    getOpzioni()
      .cerca(testo, signal, 0)
      .catch((): PaginaVoci<T> => ({ voci: [], altre: false }))
      .then((pagina) => {
        if (!signal.aborted) receive(pagina);
      });
  };

  /** The text now typed: what it asks is asked once, after the pause. */
  function search(testo: string): void {
    const { minimo, vuotoElenca, attesaMs } = getOpzioni();
    const prima = scritto;
    scritto = testo.trim();
    const corto = scritto.length < minimo;
    const nuovo = corto ? (vuotoElenca ? '' : null) : scritto;
    if (nuovo === chiesto) {
      if (scritto !== prima && !stato.inCorso) set({ ...stato, indice: highlight(stato.voci) });
      return;
    }
    stop();
    chiesto = nuovo;
    if (nuovo === null) {
      set(VUOTO);
      return;
    }
    set({ ...stato, indice: -1, altre: false, inCorso: true, inArrivo: false });
    if (nuovo === '') ask(nuovo);
    else sveglia = setTimeout(() => ask(nuovo), attesaMs);
  }

  function loadMore(): void {
    if (!stato.altre || stato.inCorso || stato.inArrivo || chiesto === null) return;
    const { signal } = controllo;
    set({ ...stato, inArrivo: true });
    getOpzioni()
      .cerca(chiesto, signal, stato.voci.length)
      .catch((): PaginaVoci<T> => ({ voci: [], altre: false }))
      .then(({ voci, altre }) => {
        if (signal.aborted) return;
        const tutte = [...stato.voci, ...voci];
        const massimo = tutte.length - (altre ? 0 : 1);
        set({ ...stato, voci: tutte, altre, inArrivo: false, indice: Math.min(stato.indice, massimo) });
      });
  }

  return {
    search,
    loadMore,
    getStato: () => stato,
    subscribe(avvisa: () => void) {
      ascoltatori.add(avvisa);
      return () => void ascoltatori.delete(avvisa);
    },
    /** Forgets everything: the list was closed. */
    reset(): void {
      stop();
      chiesto = null;
      scritto = '';
      if (stato !== VUOTO) set(VUOTO);
    },
    /** Up and Down, round the ends; «Carica altri» is a row like the others. */
    move(passo: number): void {
      const righe = stato.voci.length + (stato.altre ? 1 : 0);
      if (stato.inCorso || righe === 0) return;
      set({ ...stato, indice: (stato.indice + passo + righe) % righe });
    },
    point(indice: number): void {
      if (!stato.inCorso && indice !== stato.indice) set({ ...stato, indice });
    },
    /** Enter: true when a row was run, or will be at the answer to the text now typed. */
    enter(): boolean {
      if (stato.inCorso) {
        invioAttende = true;
        return true;
      }
      if (stato.indice < 0) return false;
      run();
      return true;
    },
  };
}

export type Motore<T> = ReturnType<typeof createMotore<T>>;
