import { DATO, FORZATO, INCOMPLETO, INDICATIVO, NON_DOVUTO, PROVVISORIO } from '../engine/flags.ts';
import type { EsitoCasella, StatoEsito } from './modello.ts';

/** State of a computed value, from the bits of the engine. */
export function readStato(stato: number): StatoEsito {
  if (stato & FORZATO) return 'forzato';
  if (!(stato & DATO)) return 'vuoto';
  if (stato & INCOMPLETO) return 'incompleto';
  if (stato & NON_DOVUTO) return 'non dovuto';
  return stato & PROVVISORIO ? 'provvisorio' : 'completo';
}

export const readPrecisione = (stato: number): EsitoCasella['precisione'] =>
  stato & INDICATIVO ? 'indicativo' : 'esatto';

/** Whether the law gives something there, be it nought: what is not due, and what nobody gave, are not. */
export const isDovuto = ({ stato }: Pick<EsitoCasella, 'stato'>): boolean =>
  stato !== 'non dovuto' && stato !== 'vuoto' && stato !== 'incompleto';
