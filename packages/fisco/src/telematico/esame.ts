import type { Problema, Riga } from './riga.ts';
import type { Tracciato } from './tracciato.ts';

/** The records of a supply, as the controls look at them. */
export interface Esame {
  readonly tracciato: Tracciato;
  readonly righe: readonly Riga[];
  /** A problem of a field of a record; `riga` counts from 0. */
  tell(riga: number, nome: string, codice: string, frase: string, livello?: Problema['livello']): void;
}
