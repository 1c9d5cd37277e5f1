import { modelloDiTipo, type TipoDichiarazione } from '@quadra/contract';
import { type Calcolo, type DatiModello, type Forzature, loadModello, type Modello } from '@quadra/fisco';
import { DomainError } from '../../http/domain-error.ts';

/** The form of a type of declaration. @throws ANNO_NON_DISPONIBILE for a year that has none. */
export async function requireModello(anno: number, tipo: TipoDichiarazione): Promise<Modello> {
  const modello = await loadModello(anno, modelloDiTipo[tipo].modello);
  if (modello === undefined) throw new DomainError('ANNO_NON_DISPONIBILE');
  return modello;
}

/** Starts the calculation. @throws RICHIESTA_NON_VALIDA with the engine's sentence when it refuses the inputs. */
export function createCalcolo(modello: Modello, righi: DatiModello, forzature: Forzature = {}): Calcolo {
  try {
    return modello.createCalcolo(righi, forzature);
  } catch (errore) {
    if (errore instanceof RangeError) {
      throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio: errore.message });
    }
    throw errore;
  }
}
