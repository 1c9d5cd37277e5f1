export type ValoriFiltro = Record<string, string>;
export type FiltriRicordati = {
  valori: ValoriFiltro;
  bloccati: readonly string[];
  logica: 'or' | 'and';
};

/** Filters of each list, by url plus identifier, as long as the page lives: never in the browser's storage. */
const memoria = new Map<string, FiltriRicordati>();

export const memoriaFiltri = {
  get: (url: string, identificativo: string) => memoria.get(`${url}|${identificativo}`) ?? null,
  set(url: string, identificativo: string, filtri: FiltriRicordati | null) {
    const chiave = `${url}|${identificativo}`;
    if (filtri === null) memoria.delete(chiave);
    else memoria.set(chiave, filtri);
  },
  clear: () => memoria.clear(),
};

/** The filter of the query: empty values are left out. */
export const makeFiltro = (valori: ValoriFiltro): ValoriFiltro =>
  Object.fromEntries(Object.entries(valori).filter(([, valore]) => valore.trim() !== ''));
