import { type RefObject, useEffect, useState } from 'react';

/** Whether a table is wider than the box it scrolls in. */
export function useLarga(scorrevole: RefObject<HTMLElement | null>): boolean {
  const [larga, setLarga] = useState(false);
  useEffect(() => {
    const riquadro = scorrevole.current;
    const tabella = riquadro?.firstElementChild;
    if (!riquadro || !tabella) return;
    const osservatore = new ResizeObserver(() => setLarga(riquadro.scrollWidth > riquadro.clientWidth));
    osservatore.observe(riquadro);
    osservatore.observe(tabella);
    return () => osservatore.disconnect();
  }, [scorrevole]);
  return larga;
}
