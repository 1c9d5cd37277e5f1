import { modelloDiTipo, type TipoDichiarazione } from '@quadra/contract';
import type { Calcolo, DatiModello, Forzature, Modello } from '@quadra/fisco';
import type { Db } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { loadInVigore } from '../definizione/in-vigore.ts';

/** The form of a type of declaration, with the definitions in force. @throws ANNO_NON_DISPONIBILE for a year that has none. */
export async function requireModello(db: Db, anno: number, tipo: TipoDichiarazione): Promise<Modello> {
  const definito = await loadInVigore(db, anno, modelloDiTipo[tipo].modello);
  if (definito === undefined) throw new DomainError('ANNO_NON_DISPONIBILE');
  return definito.modello;
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
