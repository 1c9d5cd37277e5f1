import type { Catasto, RigaVisuraFilo } from '@quadra/contract';

/** What is asked of the land register. */
export type Domanda =
  | { readonly tipo: 'Soggetto'; readonly codiceFiscale: string; readonly comune: string | null }
  | {
      readonly tipo: 'Immobile';
      readonly catasto: Catasto;
      readonly comune: string;
      readonly sezione: string | null;
      readonly foglio: string;
      readonly particella: string;
      readonly subalterno: string | null;
    };
/** A property as it is answered: the names of the comuni are ours. */
export type RigaCatasto = Omit<RigaVisuraFilo, 'ComuneDescrizione' | 'Provincia'>;

/** The service did not answer, or not as it should: it is not known to have searched. */
export class VisureAssenti extends Error {}
/** The service says that it is closed for now. */
export class VisureSospese extends VisureAssenti {}

/** Who searches the land register for the studi. @throws VisureAssenti, VisureSospese */
export interface Visure {
  readonly isSimulato: boolean;
  /** Null: it has nothing. `id` is our key: sent twice, it is one search there. */
  search(id: string, domanda: Domanda): Promise<readonly RigaCatasto[] | null>;
}
