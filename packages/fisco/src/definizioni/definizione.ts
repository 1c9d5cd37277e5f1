import type { Arrotondamento } from '../espressione/traduzione.ts';
import type { QuadroConfigurato } from '../modelli/configurati.ts';
import type { Modello } from '../modelli/modello.ts';
import type { MessaggioConfigurato } from './messaggi.ts';

/** Of which casella a definition speaks: `RN1.5`, or `RA1*.13` for every rigo like RA1. */
interface DiCasella {
  readonly codice: string;
  readonly versione: number;
  readonly casella: string;
}

export interface DefinizioneCampo extends DiCasella {
  readonly genere: 'campo';
  readonly contenuto: {
    readonly tipo: 'Intero' | 'Decimale' | 'Testo' | 'Data';
    readonly titolo: string;
    readonly visibilita: 'Visibile' | 'Non attivo' | 'Non visibile';
    /** Beside the title, 25 characters at most; empty for none, as the mask. */
    readonly descrizione: string;
    readonly maschera: string;
    readonly obbligatorio: boolean;
  };
}

export interface DefinizioneFormula extends DiCasella {
  readonly genere: 'formula';
  readonly contenuto: {
    readonly espressione: string;
    /** When it is false the casella goes back to what it was without the definition; empty: always true. */
    readonly condizione: string;
    readonly arrotondamento: Arrotondamento;
  };
}

export interface DefinizioneValidazione extends DiCasella {
  readonly genere: 'validazione';
  readonly contenuto: {
    /** True when there is something to say. */
    readonly condizione: string;
    readonly messaggio: string;
    readonly livello: 'error' | 'warning' | 'info';
  };
}

interface DefinizioneLookup extends DiCasella {
  readonly genere: 'lookup';
}

interface DefinizioneQuery extends DiCasella {
  readonly genere: 'query';
  readonly contenuto: { readonly nome: string };
}

/** What the vendor defined for a modello of a year, as the engine needs it. */
export type Definizione =
  | DefinizioneCampo
  | DefinizioneFormula
  | DefinizioneValidazione
  | DefinizioneLookup
  | DefinizioneQuery;

/** Something wrong in a definition: which one, in which of its fields, and where in its text. */
export interface ProblemaDefinizione {
  readonly codice: string;
  readonly campo: 'casella' | 'espressione' | 'condizione';
  readonly frase: string;
  readonly inizio?: number;
  readonly fine?: number;
}

/** What is in force of a form, under the mark that tells one whole from another. */
export interface DefinizioniDiModello {
  readonly impronta: string;
  readonly definizioni: readonly Definizione[];
  /** What the vendor says of the quadri, under the definitions. */
  readonly configurati?: readonly QuadroConfigurato[];
  /** What the vendor says of the checks of the form. */
  readonly messaggi?: readonly MessaggioConfigurato[];
}

/** A form with its definitions. */
export interface ModelloDefinito {
  readonly modello: Modello;
  readonly problemi: readonly ProblemaDefinizione[];
  /** The caselle that each formula and check names, by its code. */
  readonly letture: ReadonlyMap<string, readonly string[]>;
}
