import type { ChiaveCasella, DatiModello, ValoreCasella } from '../../../../src/modelli/modello.ts';

/** A declaration as data: what is entered, and every computed casella of the quadro that is not zero. */
export interface CasoModello {
  readonly nome: string;
  readonly quadro: string;
  readonly dati: DatiModello;
  readonly attesi: Readonly<Record<ChiaveCasella, ValoreCasella>>;
  /** Where the expected figures come from. */
  readonly derivazione: string;
}
