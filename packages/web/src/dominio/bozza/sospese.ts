import { ApiError } from '../../api/errore.ts';
import { findUtenteDellaScheda } from '../../api/sessione.ts';
import { subscribeVita } from '../../vita/vita-sessione.ts';
import { computeAttesa } from './bozze.ts';

/** A draft whose page went away before the server had it. */
export type Sospesa = { luogo: string; send: () => Promise<unknown> };

const PRIMA_ATTESA_MS = 2_000;

/** Worth keeping: no answer, or a session to be opened again. Anything else is the server's word. */
const isDaTenere = (causa: unknown): boolean =>
  !(causa instanceof ApiError) || causa.status === 0 || causa.status === 401 || causa.status >= 500;
const isSenzaSessione = (causa: unknown): boolean => causa instanceof ApiError && causa.status === 401;

/**
 * Drafts in the memory of this tab alone: until the line is back, or the same person has entered again. Whoever else
 * enters, they are gone.
 */
export function createSospese(findUtente: () => number | null) {
  const voci = new Map<string, Sospesa>();
  let utente: number | null = null;
  let senzaSessione = false;
  let fallimenti = 0;
  let attesa: ReturnType<typeof setTimeout> | null = null;
  let inCorso: Promise<void> | null = null;

  const stop = () => {
    if (attesa !== null) clearTimeout(attesa);
    attesa = null;
  };
  const sendAll = async () => {
    stop();
    for (const voce of [...voci.values()]) {
      try {
        await voce.send();
        if (voci.get(voce.luogo) === voce) voci.delete(voce.luogo);
      } catch (causa) {
        if (!isDaTenere(causa)) voci.delete(voce.luogo);
        else if (isSenzaSessione(causa)) senzaSessione = true;
      }
    }
    fallimenti = voci.size === 0 ? 0 : fallimenti + 1;
    if (voci.size > 0 && !senzaSessione) {
      attesa = setTimeout(() => void sospese.flush(), computeAttesa(PRIMA_ATTESA_MS, fallimenti));
    }
  };

  const sospese = {
    /** Takes over what a page could not send. */
    hold(nuove: readonly Sospesa[]): void {
      const attuale = findUtente() ?? utente;
      if (attuale === null || nuove.length === 0) return;
      if (utente !== attuale) voci.clear();
      utente = attuale;
      for (const voce of nuove) voci.set(voce.luogo, voce);
    },
    /** Nothing is sent until somebody has entered. */
    waitAccesso(): void {
      senzaSessione = true;
      stop();
    },
    /** Sends what waits; one round at a time. */
    flush(): Promise<void> {
      if (voci.size === 0 || senzaSessione) return Promise.resolve();
      inCorso ??= sendAll().finally(() => {
        inCorso = null;
      });
      return inCorso;
    },
    /** Somebody has entered: what is his is sent, what is of another is dropped. */
    async enter(chi: number): Promise<void> {
      if (utente !== chi) sospese.clear();
      senzaSessione = false;
      await sospese.flush();
    },
    /** A newer draft of the place is on its way. */
    forget: (luogo: string): void => void voci.delete(luogo),
    clear(): void {
      stop();
      voci.clear();
      utente = null;
    },
    count: (): number => voci.size,
  };
  return sospese;
}

export const sospese = createSospese(findUtenteDellaScheda);
subscribeVita({ wait: sospese.waitAccesso, enter: sospese.enter, end: sospese.clear });
