import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { orologio } from '../../api/orologio.ts';
import { checkSessione, keepSessione } from '../../api/sessione.api.ts';
import { keepTutto } from '../../vita/prima-della-fine.ts';
import { computePreavviso, type Fine, findFine } from './fine-sessione.ts';

const PASSO_LONTANO_MS = 15_000;
const PASSO_VICINO_MS = 1_000;
/** What a person types keeps the session alive, told to the server at most this often. */
const BATTITI = 6;
const BATTITO_MASSIMO_MS = 300_000;

/** Now, read again every `ogni` milliseconds and whenever the page comes back to the eye. */
function useAdesso(ogni: number): number {
  const [adesso, setAdesso] = useState(() => Date.now());
  useEffect(() => {
    const read = () => setAdesso(Date.now());
    const passo = setInterval(read, ogni);
    const eventi = ['visibilitychange', 'focus', 'pageshow'] as const;
    for (const evento of eventi) window.addEventListener(evento, read, true);
    return () => {
      clearInterval(passo);
      for (const evento of eventi) window.removeEventListener(evento, read, true);
    };
  }, [ogni]);
  return adesso;
}

/** Real use without calls (typing, pointing) is told to the server now and then. */
function useBattito(isAttivo: boolean): void {
  useEffect(() => {
    if (!isAttivo) return;
    let ultimo = Date.now();
    const beat = () => {
      const ogni = Math.min(BATTITO_MASSIMO_MS, orologio.durataInattiva() / BATTITI);
      if (Date.now() - ultimo < ogni) return;
      ultimo = Date.now();
      keepSessione().catch(() => null);
    };
    const eventi = ['keydown', 'pointerdown'] as const;
    for (const evento of eventi) window.addEventListener(evento, beat, { capture: true, passive: true });
    return () => {
      for (const evento of eventi) window.removeEventListener(evento, beat, { capture: true });
    };
  }, [isAttivo]);
}

/**
 * The end of the session when it is near and the server agrees: another tab may have kept it alive. What is only in this
 * page is kept before anything is said.
 */
export function useFineSessione(): Fine | null {
  const stato = useSyncExternalStore(orologio.subscribe, orologio.get);
  const [ogni, setOgni] = useState(PASSO_LONTANO_MS);
  const adesso = useAdesso(ogni);
  const [verificata, setVerificata] = useState<number | null>(null);
  const fine = findFine(stato, Math.max(adesso, Date.now()), computePreavviso(orologio.durataInattiva()));
  const isVicina = fine !== null;
  const isFinita = fine !== null && fine.resta === 0;
  const check = useCallback(async () => {
    await keepTutto();
    await checkSessione().catch(() => null);
    setVerificata(orologio.get()?.fine ?? null);
  }, []);
  useEffect(() => {
    setOgni(isVicina ? PASSO_VICINO_MS : PASSO_LONTANO_MS);
    if (isVicina) void check();
    else setVerificata(null);
  }, [isVicina, check]);
  useEffect(() => {
    if (isFinita) void check();
  }, [isFinita, check]);
  useBattito(!isVicina);
  return verificata === null ? null : fine;
}
