import { useCallback, useState } from 'react';
import { type FiltriRicordati, memoriaFiltri } from './memoria-filtri.ts';

const iniziali: FiltriRicordati = { valori: {}, bloccati: [], logica: 'and' };

/**
 * Filters of a list: what is being typed and what was searched. They are remembered by url plus identifier; a locked
 * one is read-only until unlocked. `clear` empties values, memory and locks.
 */
export function useFiltri(url: string, identificativo: string, onSearch: () => void) {
  const [applicati, setApplicati] = useState(() => memoriaFiltri.get(url, identificativo) ?? iniziali);
  const [scritti, setScritti] = useState(applicati);
  const apply = useCallback(
    (filtri: FiltriRicordati, memoria: FiltriRicordati | null = filtri) => {
      setScritti(filtri);
      setApplicati(filtri);
      memoriaFiltri.set(url, identificativo, memoria);
      onSearch();
    },
    [url, identificativo, onSearch],
  );
  return {
    scritti,
    applicati,
    setValore: (chiave: string, valore: string) =>
      setScritti((prima) => ({ ...prima, valori: { ...prima.valori, [chiave]: valore } })),
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
      });
    },
    search: () => apply(scritti),
    clear: () => apply(iniziali, null),
    /** Takes away one filter alone and searches again. */
    drop(chiave: string) {
      const { [chiave]: _via, ...valori } = scritti.valori;
      apply({ ...scritti, valori, bloccati: scritti.bloccati.filter((altra) => altra !== chiave) });
    },
  };
}

export type Filtri = ReturnType<typeof useFiltri>;

/** The values of the locked filters. */
const pickValori = ({ valori, bloccati }: FiltriRicordati) =>
  Object.fromEntries(bloccati.map((chiave) => [chiave, valori[chiave] ?? '']));
