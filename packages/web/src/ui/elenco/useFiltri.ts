import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { makeIndirizzoFiltri } from './indirizzo-filtri.ts';
import {
  computeIniziali,
  type FiltriRicordati,
  memoriaFiltri,
  readIndirizzo,
  type ValoriFiltro,
} from './memoria-filtri.ts';

const VUOTI: FiltriRicordati = { valori: {}, testi: {}, bloccati: [], logica: 'and' };

type Origini = {
  /** Names of the filters that the address of the page may carry. */
  chiavi?: readonly string[];
  /** Values of a list never searched. */
  predefiniti?: ValoriFiltro;
};

const without = <T>(valori: Readonly<Record<string, T>>, chiave: string): Record<string, T> => {
  const { [chiave]: _via, ...altri } = valori;
  return altri;
};

const drop = (filtri: FiltriRicordati, chiave: string): FiltriRicordati => ({
  ...filtri,
  valori: without(filtri.valori, chiave),
  testi: without(filtri.testi, chiave),
  bloccati: filtri.bloccati.filter((altra) => altra !== chiave),
});

/** What is being typed, kept outside the components: a key draws the bar again, not the page with its list. */
function createScritti(iniziali: FiltriRicordati) {
  let scritti = iniziali;
  const ascoltatori = new Set<() => void>();
  return {
    get: () => scritti,
    set(nuovi: FiltriRicordati) {
      scritti = nuovi;
      for (const avvisa of ascoltatori) avvisa();
    },
    subscribe(avvisa: () => void) {
      ascoltatori.add(avvisa);
      return () => void ascoltatori.delete(avvisa);
    },
  };
}
type Scritti = ReturnType<typeof createScritti>;

/** What is typed now; the component draws again when it changes. */
export const useScritti = ({ scritti }: { readonly scritti: Scritti }): FiltriRicordati =>
  useSyncExternalStore(scritti.subscribe, scritti.get);

/** What writes in the filters without searching. */
const makeScrittura = (scritti: Scritti) => ({
  /** A value typed or chosen; `testo` is how a row of a list of the server reads. */
  setValore(chiave: string, valore: string, testo?: string) {
    const prima = scritti.get();
    scritti.set({
      ...prima,
      valori: { ...prima.valori, [chiave]: valore },
      testi: testo === undefined ? prima.testi : { ...prima.testi, [chiave]: testo },
    });
  },
  setLogica: (logica: 'or' | 'and') => scritti.set({ ...scritti.get(), logica }),
});

/**
 * Filters of a list: what is being typed (read with `useScritti`) and what was searched. They are remembered by url plus
 * identifier; a locked one is read-only until unlocked. `clear` empties values, memory and locks. `onSearch` gets the one
 * address of the search: encoded, days as yyyy-mm-dd, empty ones left out. The answer is the same until a search.
 */
export function useFiltri(
  url: string,
  identificativo: string,
  onSearch: (indirizzo: string) => void,
  { chiavi = [], predefiniti = {} }: Origini = {},
) {
  const [applicati, setApplicati] = useState(() =>
    computeIniziali({
      indirizzo: readIndirizzo(location.search, chiavi),
      ricordati: memoriaFiltri.get(url, identificativo),
      predefiniti,
    }),
  );
  const [scritti] = useState(() => createScritti(applicati));
  const apply = useCallback(
    (filtri: FiltriRicordati, memoria: FiltriRicordati | null = filtri) => {
      scritti.set(filtri);
      setApplicati(filtri);
      memoriaFiltri.set(url, identificativo, memoria);
      onSearch(makeIndirizzoFiltri(url, filtri.valori));
    },
    [url, identificativo, onSearch, scritti],
  );
  return useMemo(
    () => ({
      scritti,
      applicati,
      ...makeScrittura(scritti),
      toggleBlocco(chiave: string) {
        const prima = scritti.get();
        const bloccati = prima.bloccati.includes(chiave)
          ? prima.bloccati.filter((altra) => altra !== chiave)
          : [...prima.bloccati, chiave];
        const nuovi = { ...prima, bloccati };
        scritti.set(nuovi);
        memoriaFiltri.set(url, identificativo, {
          ...applicati,
          bloccati,
          valori: { ...applicati.valori, ...pickValori(nuovi) },
          testi: nuovi.testi,
        });
      },
      /** Puts others in their place and searches: those of a view. */
      replace: (nuovi: FiltriRicordati) => apply(nuovi),
      search: () => apply(scritti.get()),
      clear: () => apply(VUOTI, null),
      /** Takes away one filter alone and searches again; what was typed and not searched stays typed. */
      drop(chiave: string) {
        const prima = scritti.get();
        apply(drop(applicati, chiave));
        scritti.set(drop(prima, chiave));
      },
    }),
    [scritti, applicati, apply, url, identificativo],
  );
}

export type Filtri = ReturnType<typeof useFiltri>;

/** The values of the locked filters. */
const pickValori = ({ valori, bloccati }: FiltriRicordati) =>
  Object.fromEntries(bloccati.map((chiave) => [chiave, valori[chiave] ?? '']));
