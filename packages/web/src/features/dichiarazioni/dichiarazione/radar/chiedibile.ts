import type { DaChiedere } from '../../../../dominio/richiesta/ask-documento.tsx';
import { loadModelloDi } from '../apertura/modello-definito.ts';
import { createCampi } from '../dati/campi.ts';
import { listMancanze } from '../dati/mancanze.ts';
import { getDichiarazione, type Luogo } from '../dichiarazione.api.ts';
import { gatherDaChiedere } from '../spiega/da-chiedere.ts';

/**
 * The first document that a client may be asked for what a declaration waits for; null where no document of his proves it, or
 * nothing may be written. The declaration is read, not opened.
 */
export async function readChiedibile(luogo: Luogo): Promise<DaChiedere | null> {
  const dichiarazione = await getDichiarazione(luogo);
  if (dichiarazione.solaLettura) return null;
  const modello = await loadModelloDi(dichiarazione);
  const { righi, forzature, id, anno, denominazione } = dichiarazione;
  const mancanze = listMancanze(modello, createCampi(modello, { righi, forzature }).calcolo);
  for (const mancanza of mancanze) {
    const cosa = gatherDaChiedere(mancanza, mancanze, modello);
    if (cosa !== null) return { ...cosa, dichiarazione: { id, anno, denominazione } };
  }
  return null;
}
