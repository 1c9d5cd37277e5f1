import { useRef, useState } from 'react';
import { toApiError } from '../../api/errore.ts';
import { notifiche } from '../../ui/notifiche/notifiche.ts';

type Opzioni = {
  /** Different things are done with the same hook, and none waits for the others: files to download, fields to save. */
  insieme?: boolean;
};

/**
 * Runs one change that stands by itself and says how it went. Answers undefined when it did not happen, as when another is
 * under way: two quick clicks do it once.
 */
export function useAtto({ insieme = false }: Opzioni = {}) {
  const [inCorso, setInCorso] = useState(false);
  const isOccupato = useRef(false);
  const run = async <T>(atto: () => Promise<T>, fatto?: string): Promise<T | undefined> => {
    if (isOccupato.current && !insieme) return undefined;
    isOccupato.current = true;
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
      isOccupato.current = false;
      setInCorso(false);
    }
  };
  return { inCorso, run };
}
