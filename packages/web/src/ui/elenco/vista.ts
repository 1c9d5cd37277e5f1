import { formatOrdine, type Ordine } from '../griglia/ordine.ts';
import type { ColonnaVista } from '../griglia/stato-colonne.ts';
import type { FiltriRicordati, ValoriFiltro } from './memoria-filtri.ts';
import { makeFiltro } from './memoria-filtri.ts';

/** What a view keeps of a list. */
export type ContenutoVista = {
  readonly filter: ValoriFiltro;
  readonly logic: 'or' | 'and';
  readonly order: readonly string[];
  readonly colonne: readonly ColonnaVista[];
  readonly righePerPagina: number | null;
};

/** The list as it is now, in the form a view keeps. */
export const makeContenuto = (stato: {
  filtri: FiltriRicordati;
  ordine: Ordine;
  colonne: readonly ColonnaVista[];
  righe: number;
}): ContenutoVista => ({
  filter: makeFiltro(stato.filtri.valori),
  logic: stato.filtri.logica,
  order: [...stato.ordine],
  colonne: [...stato.colonne],
  righePerPagina: stato.righe,
});

/**
 * The filters a view brings: its own in place of those of before. Locked filters keep their value: a lock says that it
 * stays whatever is searched.
 */
export function applyFiltri(prima: FiltriRicordati, vista: ContenutoVista): FiltriRicordati {
  const bloccati = prima.bloccati.filter((chiave) => (prima.valori[chiave] ?? '') !== '');
  const tenuti = Object.fromEntries(bloccati.map((chiave) => [chiave, prima.valori[chiave] ?? '']));
  return {
    valori: { ...vista.filter, ...tenuti },
    testi: prima.testi,
    bloccati: prima.bloccati,
    logica: vista.logic,
  };
}

/** The keys of a map in one order, so that two maps compare by their content. */
const sortChiavi = (mappa: ValoriFiltro) =>
  Object.entries(mappa).sort(([una], [altra]) => (una < altra ? -1 : 1));

/** Whether the list is no longer as the view keeps it. Columns the view did not know do not count. */
export function isVistaCambiata(vista: ContenutoVista, attuale: ContenutoVista): boolean {
  const note = new Set(vista.colonne.map(({ campo }) => campo));
  const pick = ({ filter, logic, order, colonne, righePerPagina }: ContenutoVista) =>
    JSON.stringify([
      sortChiavi(filter),
      Object.keys(filter).length > 1 ? logic : null,
      formatOrdine(order),
      colonne.filter(({ campo }) => note.has(campo)),
      righePerPagina,
    ]);
  return pick(vista) !== pick({ ...attuale, righePerPagina: vista.righePerPagina && attuale.righePerPagina });
}
