/** How big a window of the browser is, and where. Pixels. */
export type OpzioniFinestra = {
  readonly larghezza: number;
  readonly altezza: number;
  readonly y: number;
  readonly stato: string;
};

/** The features of `window.open`; in the middle of the width. */
export const computeFeatures = (
  { larghezza, altezza, y }: OpzioniFinestra,
  larghezzaSchermo: number,
): string =>
  `popup,width=${larghezza},height=${altezza},top=${y},left=${Math.max(0, Math.round((larghezzaSchermo - larghezza) / 2))}`;

/** Opens an address of others in a window of its own, as large as the screen when asked; null when the browser blocks it. */
export function openFinestraEsterna(
  indirizzo: string,
  nome: string,
  opzioni: OpzioniFinestra,
): Window | null {
  const { availWidth, availHeight } = window.screen;
  const finestra = window.open(indirizzo, nome, computeFeatures(opzioni, availWidth));
  if (finestra && opzioni.stato === 'massimizzata') {
    // It is still empty and ours: once the other site is in it, nobody may move it any more.
    finestra.moveTo(0, 0);
    finestra.resizeTo(availWidth, availHeight);
  }
  return finestra;
}

/** The window was closed before it said anything. */
export class FinestraChiusa extends Error {}
/** The browser did not let it open. */
export class FinestraBloccata extends Error {}

const OGNI_MS = 400;

/**
 * Waits for the message that `readMessaggio` accepts; closes the window then, or when `segnale` says to give up.
 * @throws FinestraChiusa
 */
export function waitForMessaggio<T>(
  finestra: Window,
  readMessaggio: (evento: MessageEvent) => T | undefined,
  segnale: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const ascolto = new AbortController();
    const giro = setInterval(() => {
      if (finestra.closed) end(() => reject(new FinestraChiusa()));
    }, OGNI_MS);
    const end = (tell: () => void) => {
      clearInterval(giro);
      ascolto.abort();
      finestra.close();
      tell();
    };
    window.addEventListener(
      'message',
      (evento) => {
        const letto = readMessaggio(evento);
        if (letto !== undefined) end(() => resolve(letto));
      },
      { signal: ascolto.signal },
    );
    segnale.addEventListener('abort', () => end(() => reject(new FinestraChiusa())), {
      signal: ascolto.signal,
    });
  });
}
