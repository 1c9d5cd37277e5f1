import { modelloDiTipo } from '@quadra/contract';
import { loadModello } from '@quadra/fisco';
import { type RigaDichiarazione, rememberTipo } from '../dichiarazione.api.ts';

/** Fetches what opening a declaration of the list needs, its data apart: the page, and the form of its type. */
export function prepareApertura(anno: number, { id, tipo }: RigaDichiarazione): void {
  rememberTipo({ anno, id, tipo });
  // A failure is told when the declaration is opened, which asks again.
  const ignore = () => {};
  import('../DichiarazionePage.tsx').catch(ignore);
  loadModello(anno, modelloDiTipo[tipo].modello).catch(ignore);
}
