import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { type Chiesto, contoQuery, createConto, type Scelte } from './conto.api.ts';

/** Makes the conto again; what stops it stays, with its cause, until it succeeds. */
export function useElaborazione(chiesto: Chiesto) {
  const cache = useQueryClient();
  const [inCorso, setInCorso] = useState(false);
  const [errore, setErrore] = useState<ApiError | null>(null);
  const elabora = async (scelte: Scelte = {}, detto: string = m.aggiornato) => {
    setInCorso(true);
    try {
      cache.setQueryData(contoQuery(chiesto).queryKey, await createConto(chiesto, scelte));
      setErrore(null);
      notifiche.push('success', detto);
    } catch (causa) {
      setErrore(toApiError(causa));
    } finally {
      setInCorso(false);
    }
  };
  return { inCorso, errore, elabora };
}
