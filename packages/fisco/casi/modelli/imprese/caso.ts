import type { ChiaveCasella, DatiModello, ValoreCasella } from '../../../src/modelli/modello.ts';

/** Some quadri of a Redditi PF of any year: what is entered, and every computed casella of theirs that is not zero. */
export interface CasoImprese {
  readonly nome: string;
  /** The form year. */
  readonly anno: number;
  /** The quadri whose computed caselle are all in `attesi`; others may be named one by one. */
  readonly quadri: readonly string[];
  readonly dati: DatiModello;
  readonly attesi: Readonly<Record<ChiaveCasella, ValoreCasella>>;
  /** The law, or the line of the instructions: «PF3 2026 r. 3045». */
  readonly derivazione: string;
}
