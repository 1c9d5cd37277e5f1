import { createContext, use, useMemo } from 'react';
import { type Parole, parole } from '../messages/parole.ts';
import { type Personalizzazioni, readPersonalizzazioni } from './personalizzazioni.ts';
import type { Configurazione } from './sessione.api.ts';
import { isSolaLettura, readChi, type Utente } from './sessione.ts';

export type Sessione = {
  utente: Utente;
  configurazione: Configurazione;
  /** Changes the user as the page sees it, before (and whatever) the server answers. */
  setUtente: (utente: Utente) => void;
  /** Ends the session and goes to the login page. */
  logout: () => Promise<void>;
};

export const ContestoSessione = createContext<Sessione | null>(null);

/** The session of the logged-in pages. */
export function useSessione(): Sessione {
  const sessione = use(ContestoSessione);
  if (sessione === null) throw new Error('useSessione outside the logged-in pages');
  return sessione;
}

/** True while the session may only look: what would be refused is not offered, the banner says why. */
export const useSolaLettura = (): boolean => isSolaLettura(useSessione().utente);

/** How the pages speak to this user of the records kept. */
export const useParole = (): Parole => parole[readChi(useSessione().utente)];

/** The operational settings of the studio one works in. */
export function usePersonalizzazioni(): Personalizzazioni {
  const testo = useSessione().utente.studio?.personalizzazioniOperative;
  return useMemo(() => readPersonalizzazioni(testo), [testo]);
}
