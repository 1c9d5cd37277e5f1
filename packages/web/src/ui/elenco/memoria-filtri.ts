import { subscribeVita } from '../../vita/vita-sessione.ts';

export type ValoriFiltro = Readonly<Record<string, string>>;
export type FiltriRicordati = {
  readonly valori: ValoriFiltro;
  /** Words of the rows chosen from a list of the server, by filter. */
  readonly testi: ValoriFiltro;
  readonly bloccati: readonly string[];
  readonly logica: 'or' | 'and';
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

subscribeVita({ forget: memoriaFiltri.clear });

/** The filter of the query: empty values are left out. */
export const makeFiltro = (valori: ValoriFiltro): ValoriFiltro =>
  Object.fromEntries(Object.entries(valori).filter(([, valore]) => valore.trim() !== ''));

type Origini = {
  /** What the address of the page says. */
  indirizzo: ValoriFiltro;
  ricordati: FiltriRicordati | null;
  predefiniti: ValoriFiltro;
};

/** What a list starts with, filter by filter: the address, then what was locked, then what was searched, then the default. */
export function computeIniziali({ indirizzo, ricordati, predefiniti }: Origini): FiltriRicordati {
  const { valori = {}, testi = {}, bloccati = [], logica = 'and' } = ricordati ?? {};
  const tenuti = ricordati === null ? predefiniti : { ...predefiniti, ...valori };
  return { valori: { ...tenuti, ...makeFiltro(indirizzo) }, testi, bloccati, logica };
}

/** The filters of an address, among those a list has. */
export function readIndirizzo(query: string, chiavi: readonly string[]): ValoriFiltro {
  const trovati = new URLSearchParams(query);
  return Object.fromEntries(
    chiavi.flatMap((chiave) => {
      const valore = trovati.get(chiave);
      return valore === null ? [] : [[chiave, valore]];
    }),
  );
}
