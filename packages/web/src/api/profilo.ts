import { PROFILE_CACHE_MS, potere } from '@quadra/contract';
import type { Utente } from './sessione.ts';

/** Keeps what `carica` answered for 30 seconds; two requests at the same time make one call. */
export function createCacheProfilo<T>(carica: () => Promise<T>, now: () => number = Date.now) {
  let inCorso: Promise<T> | null = null;
  let scadenza = 0;
  return {
    get(): Promise<T> {
      if (inCorso !== null && now() < scadenza) return inCorso;
      const richiesta = carica();
      inCorso = richiesta;
      scadenza = now() + PROFILE_CACHE_MS;
      richiesta.catch(() => {
        if (inCorso === richiesta) inCorso = null;
      });
      return richiesta;
    },
    set(valore: T) {
      inCorso = Promise.resolve(valore);
      scadenza = now() + PROFILE_CACHE_MS;
    },
    clear() {
      inCorso = null;
    },
  };
}

export type Profilo = {
  usr: string;
  pwr: number;
  env: string;
  ambiente: string;
  utente: string;
  gruppo: string;
  flt: { IDStudio: number | null };
  crediti: number | null;
};

/** Surname, then first name. */
export const makeNomeCompleto = (utente: Pick<Utente, 'nome' | 'cognome'>): string =>
  `${utente.cognome} ${utente.nome}`.trim();

/** The values the pages derive from the current user. */
export function deriveProfilo(
  utente: Utente | null,
  configurazione: { ambiente: string; etichettaAmbiente: string },
  crediti: number | null = null,
): Profilo {
  return {
    usr: utente?.email ?? '',
    pwr: utente?.potere ?? potere.Unauth,
    env: configurazione.ambiente,
    ambiente: configurazione.ambiente === 'produzione' ? '' : configurazione.etichettaAmbiente,
    utente: utente === null ? '' : makeNomeCompleto(utente),
    gruppo: utente?.gruppo ?? '',
    flt: { IDStudio: utente?.studioId ?? null },
    crediti,
  };
}
