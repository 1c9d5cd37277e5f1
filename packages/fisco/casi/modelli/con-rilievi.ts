import type { DatiModello } from '../../src/modelli/modello.ts';

/** A form as data: what is entered, what the form shows and says. */
export interface CasoConRilievi {
  readonly nome: string;
  readonly anno: number;
  readonly dati: DatiModello;
  /** Every computed casella that is not zero. */
  readonly attesi: Readonly<Record<string, number>>;
  /** Codes and caselle of what is wrong; nothing else may be said. */
  readonly rilievi?: readonly string[];
  readonly derivazione: string;
}
