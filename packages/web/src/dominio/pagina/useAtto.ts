import { useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../api/errore.ts';
import { notifiche } from '../../ui/notifiche/notifiche.ts';

type Opzioni = {
  /** Different things are done with the same hook, and none waits for the others: files to download, fields to save. */
  insieme?: boolean;
};

/** An act by itself has no fields to lead to: what is wrong with what was sent is told in its own words. */
const readParole = ({ codice, testo, campi }: ApiError): string =>
  codice === 'RICHIESTA_NON_VALIDA' && campi.length > 0
    ? [...new Set(campi.map(({ messaggio }) => messaggio))].join(' ')
    : testo;

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
      const errore = toApiError(causa);
      const { codice, codiceRichiesta } = errore;
      if (codice !== 'CONFERMA_RICHIESTA') notifiche.push('error', readParole(errore), { codiceRichiesta });
      return undefined;
    } finally {
      isOccupato.current = false;
      setInCorso(false);
    }
  };
  return { inCorso, run };
}
