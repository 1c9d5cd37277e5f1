import { useState } from 'react';
import { notifiche } from '../ui/notifiche.ts';
import { toApiError } from './errore.ts';

/** Runs one change that stands by itself and says how it went. Answers undefined when it did not happen. */
export function useAtto() {
  const [inCorso, setInCorso] = useState(false);
  const run = async <T>(atto: () => Promise<T>, fatto?: string): Promise<T | undefined> => {
    setInCorso(true);
    try {
      const esito = await atto();
      if (fatto) notifiche.push('success', fatto);
      return esito;
    } catch (causa) {
      const { codice, testo, codiceRichiesta } = toApiError(causa);
      if (codice !== 'CONFERMA_RICHIESTA') notifiche.push('error', testo, { codiceRichiesta });
      return undefined;
    } finally {
      setInCorso(false);
    }
  };
  return { inCorso, run };
}
