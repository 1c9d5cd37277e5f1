import { useCallback, useEffect, useRef, useState } from 'react';

export type Cerca<T> = (testo: string, segnale: AbortSignal) => Promise<readonly T[]>;
type Opzioni<T> = {
  aperta: boolean;
  testo: string;
  cerca: Cerca<T>;
  /** Characters before the first call. */
  minimo: number;
  /** Runs with the row picked, also when Enter was pressed before its answer arrived. */
  onScelta: (voce: T) => void;
};

const ATTESA_MS = 200;

/**
 * Search while typing: 200 ms after the last key, old calls aborted, late answers ignored. The highlighted index is
 * state of ours; Enter before the answer to the text now typed waits for it and then picks the first row.
 */
export function useRicerca<T>({ aperta, testo, cerca, minimo, onScelta }: Opzioni<T>) {
  const [risposta, setRisposta] = useState<{ testo: string; voci: readonly T[] } | null>(null);
  const [indice, setIndice] = useState(-1);
  const attesaScelta = useRef(false);
  const pulito = testo.trim();
  const attuale = risposta?.testo === pulito;

  useEffect(() => {
    setIndice(-1);
    attesaScelta.current = false;
    if (!aperta || pulito.length < minimo) {
      setRisposta({ testo: pulito, voci: [] });
      return;
    }
    const controllo = new AbortController();
    const attesa = setTimeout(() => {
      cerca(pulito, controllo.signal).then(
        (voci) => {
          if (controllo.signal.aborted) return;
          setRisposta({ testo: pulito, voci });
          if (attesaScelta.current && voci[0] !== undefined) onScelta(voci[0]);
          attesaScelta.current = false;
        },
        () => {
          if (!controllo.signal.aborted) setRisposta({ testo: pulito, voci: [] });
        },
      );
    }, ATTESA_MS);
    return () => {
      clearTimeout(attesa);
      controllo.abort();
    };
  }, [aperta, pulito, minimo, cerca, onScelta]);

  const voci = attuale ? (risposta?.voci ?? []) : [];
  const move = useCallback(
    (passo: number) => {
      if (voci.length === 0) return;
      setIndice((prima) =>
        prima === -1 && passo < 0 ? voci.length - 1 : (prima + passo + voci.length) % voci.length,
      );
    },
    [voci.length],
  );
  /** Enter: true when a row was picked or will be. */
  const pick = (): boolean => {
    const voce = voci[Math.max(indice, 0)];
    if (attuale && voce !== undefined) {
      onScelta(voce);
      return true;
    }
    attesaScelta.current = !attuale && pulito.length >= minimo;
    return attesaScelta.current;
  };
  return { voci, indice, setIndice, move, pick, inCorso: !attuale && pulito.length >= minimo };
}
