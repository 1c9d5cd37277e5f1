import { collegamenti, requisiti } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { type ApiError, toApiError } from '../../../../api/errore.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { CHIAVE_MESSAGGI, type Messaggio, messaggiQuery, postMessaggio } from './messaggi.api.ts';

/** Whether a declaration of this type sends messages, or receives them. */
export const isCollegata = (tipo: string): boolean =>
  collegamenti.some(({ da, a }) => da === tipo || a === tipo);

/** The messages that the open declaration received and that count today; none for a type that receives none. */
export function useRicevuti(): readonly Messaggio[] {
  const { dichiarazione: d } = useApertura();
  const { data } = useQuery({
    ...messaggiQuery(d.anno, { IdDestinatario: d.id }),
    enabled: collegamenti.some(({ a }) => a === d.tipo),
  });
  return (data?.righe ?? []).filter(({ stato }) => stato !== 'Sostituito');
}

/** How a quadro of the open declaration sends; undefined where it says nothing to anybody, or who asks may not write. */
export function useCollegamento() {
  const { dichiarazione: d, quadro } = useApertura();
  const { utente } = useSessione();
  const suo = collegamenti.find(({ da, quadro: codice }) => da === d.tipo && codice === quadro.codice);
  return canScrivere(utente, requisiti.scriviDichiarazioni) ? suo : undefined;
}

/** Reads again what messages change: those lists, and the open declaration with its menu of the quadri. */
export function useRilettura() {
  const { reload } = useApertura();
  const cache = useQueryClient();
  const readElenchi = () => cache.invalidateQueries({ queryKey: CHIAVE_MESSAGGI });
  const readTutto = () => Promise.all([reload(), readElenchi()]);
  return { readElenchi, readTutto };
}

/**
 * Sends codes of the open declaration. When it is done the menu of the quadri is read again and what became of it is told;
 * with a callback, only that is called.
 */
export function useInvio(richiamo?: (messaggio: string) => void) {
  const { dichiarazione: d } = useApertura();
  const { readTutto } = useRilettura();
  const [inCorso, setInCorso] = useState(false);
  const [errore, setErrore] = useState<ApiError | null>(null);
  const invia = async (codici: readonly string[]): Promise<boolean> => {
    setInCorso(true);
    setErrore(null);
    try {
      const messaggio = await postMessaggio(d.anno, d.id, codici);
      if (richiamo !== undefined) richiamo(messaggio);
      else {
        await readTutto();
        notifiche.push('info', messaggio);
      }
      return true;
    } catch (causa) {
      setErrore(toApiError(causa));
      return false;
    } finally {
      setInCorso(false);
    }
  };
  return { invia, inCorso, errore };
}
