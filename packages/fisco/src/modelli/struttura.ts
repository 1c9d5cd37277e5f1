import type { Concetto, Dato } from '../engine/index.ts';
import type { GruppoCascata } from './cascata.ts';
import type { Indice } from './indice.ts';

/** How a modello is made, for what looks at two of them. */
export interface Struttura {
  readonly indice: Indice;
  /** Everything that the form enters, shows or checks. */
  readonly radici: readonly (Concetto | Dato)[];
  /** Ids of the quantities that the form keeps in whole euro. */
  readonly inEuro: ReadonlySet<string>;
  /** From the income to the balance; empty for a form that does not say it. */
  readonly cascata: readonly GruppoCascata[];
}
