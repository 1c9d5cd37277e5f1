import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';
import { type Deposito, useDeposito } from './deposito.ts';

/** Above this many rows only those on the screen are drawn. */
const RIGHE_DISEGNATE = 200;
const FUORI_SCHERMO = 10;
const COMPATTA = 28;

/** Height of a row in pixels, which the density decides. */
export function useAltezzaRiga(): number {
  const [altezza, setAltezza] = useState(COMPATTA);
  useEffect(() => {
    const radice = document.documentElement;
    const read = () =>
      setAltezza(Number.parseInt(getComputedStyle(radice).getPropertyValue('--table-row'), 10) || COMPATTA);
    read();
    const osservatore = new MutationObserver(read);
    osservatore.observe(radice, { attributes: true });
    return () => osservatore.disconnect();
  }, []);
  return altezza;
}

export type Tratto = { readonly indice: number } | { readonly vuoto: number; readonly chiave: string };

/**
 * Which rows to draw, with the empty space between them. The active row is always among them: the focus does not leave it
 * when it leaves the screen.
 */
export function useRigheVirtuali(
  scorrevole: RefObject<HTMLElement | null>,
  { quante, altezza }: { readonly quante: number; readonly altezza: number },
  deposito: Deposito,
): readonly Tratto[] {
  const isVirtuale = quante > RIGHE_DISEGNATE;
  const attiva = useDeposito(deposito, (stato) => stato.attiva.riga);
  const virtuale = useVirtualizer({
    count: quante,
    enabled: isVirtuale,
    getScrollElement: () => scorrevole.current,
    estimateSize: () => altezza,
    overscan: FUORI_SCHERMO,
    rangeExtractor: (tratto) => {
      const indici = defaultRangeExtractor(tratto);
      if (attiva < 0 || attiva >= quante || indici.includes(attiva)) return indici;
      return attiva < (indici[0] ?? 0) ? [attiva, ...indici] : [...indici, attiva];
    },
  });
  useEffect(() => {
    if (isVirtuale && altezza > 0) virtuale.measure();
  }, [virtuale, altezza, isVirtuale]);
  if (!isVirtuale) return Array.from({ length: quante }, (_, indice): Tratto => ({ indice }));
  const tratti: Tratto[] = [];
  let fine = 0;
  for (const { index, start, end } of virtuale.getVirtualItems()) {
    if (start > fine) tratti.push({ vuoto: start - fine, chiave: `v${index}` });
    tratti.push({ indice: index });
    fine = end;
  }
  const resto = virtuale.getTotalSize() - fine;
  if (resto > 0) tratti.push({ vuoto: resto, chiave: 'fondo' });
  return tratti;
}
