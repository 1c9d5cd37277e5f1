import { isTipoDichiarazione, modelloDiTipo, statiMinisteriale, tipoMinisteriale } from '@quadra/contract';
import { listModelli } from '@quadra/fisco';
import { listAnni } from '@quadra/values';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';

const fonteUguale = (voci: readonly string[]) =>
  makeFonteDati(voci.map((chiave) => ({ chiave, testo: chiave })));

const conModello = new Set<string>(listModelli().map(({ codice }) => codice));
export const fonteAnni = fonteUguale([...listAnni()].reverse().map(String));
/** The types that have a form, and the papers of the F24. */
export const fonteTipi = fonteUguale(
  tipoMinisteriale.filter(
    (tipo) => !isTipoDichiarazione(tipo) || conModello.has(modelloDiTipo[tipo].modello),
  ),
);
export const fonteStati = fonteUguale(statiMinisteriale);
