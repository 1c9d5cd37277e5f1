/** When the session of this browser ends, on the clock of this machine: it goes on while the laptop sleeps. */
export type Orologio = {
  /** Whatever the use, in milliseconds of Date.now(). */
  fine: number;
  /** Without use. */
  fineInattiva: number;
};
/** What the server says: seconds to go, so that a wrong clock of this machine does no harm. */
export type StatoSessione = { restaSecondi: number; inattivaFraSecondi: number };

const ascoltatori = new Set<() => void>();
let attuale: Orologio | null = null;
let durata = 0;

export const computeOrologio = (stato: StatoSessione, adesso: number): Orologio => ({
  fine: adesso + stato.restaSecondi * 1000,
  fineInattiva: adesso + stato.inattivaFraSecondi * 1000,
});

export const orologio = {
  get: (): Orologio | null => attuale,
  /** Milliseconds a session lives without use, as far as was seen. */
  durataInattiva: (): number => durata,
  set(stato: StatoSessione): void {
    attuale = computeOrologio(stato, Date.now());
    durata = Math.max(durata, stato.inattivaFraSecondi * 1000);
    for (const avvisa of ascoltatori) avvisa();
  },
  subscribe(avvisa: () => void): () => void {
    ascoltatori.add(avvisa);
    return () => void ascoltatori.delete(avvisa);
  },
};
