import { useCallback, useState } from 'react';
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

/**
 * Filters of a list: what is being typed and what was searched. They are remembered by url plus identifier; a locked
 * one is read-only until unlocked. `clear` empties values, memory and locks. `onSearch` gets the one address of the
 * search: encoded, days as yyyy-mm-dd, empty ones left out.
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
  const [scritti, setScritti] = useState(applicati);
  const apply = useCallback(
    (filtri: FiltriRicordati, memoria: FiltriRicordati | null = filtri) => {
      setScritti(filtri);
      setApplicati(filtri);
      memoriaFiltri.set(url, identificativo, memoria);
      onSearch(makeIndirizzoFiltri(url, filtri.valori));
    },
    [url, identificativo, onSearch],
  );
  return {
    scritti,
    applicati,
    /** A value typed or chosen; `testo` is how a row of a list of the server reads. */
    setValore: (chiave: string, valore: string, testo?: string) =>
      setScritti((prima) => ({
        ...prima,
        valori: { ...prima.valori, [chiave]: valore },
        testi: testo === undefined ? prima.testi : { ...prima.testi, [chiave]: testo },
      })),
    setLogica: (logica: 'or' | 'and') => setScritti((prima) => ({ ...prima, logica })),
    toggleBlocco(chiave: string) {
      const bloccati = scritti.bloccati.includes(chiave)
        ? scritti.bloccati.filter((altra) => altra !== chiave)
        : [...scritti.bloccati, chiave];
      const nuovi = { ...scritti, bloccati };
      setScritti(nuovi);
      memoriaFiltri.set(url, identificativo, {
        ...applicati,
        bloccati,
        valori: { ...applicati.valori, ...pickValori(nuovi) },
        testi: scritti.testi,
      });
    },
    /** Puts others in their place and searches: those of a view. */
    replace: (nuovi: FiltriRicordati) => apply(nuovi),
    search: () => apply(scritti),
    clear: () => apply(VUOTI, null),
    /** Takes away one filter alone and searches again; what was typed and not searched stays typed. */
    drop(chiave: string) {
      apply(drop(applicati, chiave));
      setScritti(drop(scritti, chiave));
    },
  };
}

export type Filtri = ReturnType<typeof useFiltri>;

/** The values of the locked filters. */
const pickValori = ({ valori, bloccati }: FiltriRicordati) =>
  Object.fromEntries(bloccati.map((chiave) => [chiave, valori[chiave] ?? '']));
