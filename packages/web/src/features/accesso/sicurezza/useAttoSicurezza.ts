import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { profilo } from '../../../api/sessione.api.ts';
import { PasskeyAnnullata } from '../../../api/verifica.api.ts';
import { messaggiSicurezza as m } from '../../../messages/sicurezza.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';

/** The person left the dialog that asks who is there: nothing happened. */
const isLasciato = ({ codice }: ApiError) => codice === 'CONFERMA_RICHIESTA';

/**
 * Runs one change of the guard of the account: says how it went, reads the state again and, when the whole application
 * was waiting for it, opens it. Answers what the change answered, undefined when it did not happen or
 * another is under way.
 */
export function useAttoSicurezza() {
  const [inCorso, setInCorso] = useState(false);
  const isOccupato = useRef(false);
  const cache = useQueryClient();
  const router = useRouter();
  const { utente } = useSessione();
  const run = async <T>(atto: () => Promise<T>, fatto?: string): Promise<T | undefined> => {
    if (isOccupato.current) return undefined;
    isOccupato.current = true;
    setInCorso(true);
    try {
      const esito = await atto();
      if (fatto) notifiche.push('success', fatto);
      await cache.invalidateQueries({ queryKey: ['sicurezza'] });
      if (utente.verificaDaAttivare) {
        profilo.clear();
        await router.invalidate();
      }
      return esito;
    } catch (causa) {
      const errore = toApiError(causa);
      if (causa instanceof PasskeyAnnullata) notifiche.push('warning', m.passkeyNonCreata);
      else if (!isLasciato(errore)) {
        notifiche.push('error', errore.testo, { codiceRichiesta: errore.codiceRichiesta });
      }
      return undefined;
    } finally {
      isOccupato.current = false;
      setInCorso(false);
    }
  };
  return { inCorso, run };
}
