export type TipoNotifica = 'success' | 'info' | 'warning' | 'error';
export type Notifica = {
  chiave: number;
  /** 0 closes by itself or on click; above 0 only by its button. */
  id: number;
  tipo: TipoNotifica;
  titolo?: string;
  testo: string;
  codiceRichiesta?: string | null;
  restaAperta?: boolean;
  durata?: number;
  /** At least 500 px instead of 300: for what happens in the account panel. */
  larga?: boolean;
  /** The way out, beside the text. */
  collegamento?: { nome: string; indirizzo: string };
};

const durate: Record<TipoNotifica, number> = { success: 1500, info: 3500, warning: 3500, error: 5000 };

/** How long a notification stays, in milliseconds; null when it waits for its button. */
export function computeDurata(
  notifica: Pick<Notifica, 'id' | 'tipo' | 'restaAperta' | 'durata'>,
): number | null {
  if (notifica.id > 0 || notifica.restaAperta) return null;
  return notifica.durata ?? durate[notifica.tipo];
}

/** The queue of notifications: pages push, the shell draws. */
export function createNotifiche() {
  let elenco: readonly Notifica[] = [];
  let prossima = 1;
  const ascoltatori = new Set<() => void>();
  const set = (nuovo: readonly Notifica[]) => {
    elenco = nuovo;
    for (const avvisa of ascoltatori) avvisa();
  };
  const push = (
    tipo: TipoNotifica,
    testo: string,
    resto: Partial<Omit<Notifica, 'chiave' | 'tipo'>> = {},
  ) => {
    const chiave = prossima++;
    set([...elenco, { id: 0, ...resto, chiave, tipo, testo }]);
    return chiave;
  };
  return {
    push,
    remove: (chiave: number) => set(elenco.filter((voce) => voce.chiave !== chiave)),
    clear: () => set([]),
    get: () => elenco,
    subscribe(avvisa: () => void) {
      ascoltatori.add(avvisa);
      return () => void ascoltatori.delete(avvisa);
    },
  };
}

export const notifiche = createNotifiche();
