import { useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { type Errori, readErrori } from '../../../dominio/pagina/useSalvataggio.ts';
import { etichetteCredito } from '../../../messages/credito.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';

/**
 * A form about credits that is sent, and may be sent again: the key is made before the first time and stays the same until
 * the values change or it is done, so that whatever happens to the answer nothing is done twice.
 */
export function useInvio<V extends object, E>({
  vuoti,
  send,
  fatto,
  onRifiuto,
}: {
  vuoti: V;
  send: (valori: V, chiave: string) => Promise<E>;
  fatto: (esito: E) => string;
  /** True when the refusal was dealt with, and the form may be sent again. */
  onRifiuto?: (errore: ApiError, valori: V) => Promise<boolean>;
}) {
  const [valori, setValori] = useState(vuoti);
  const [errori, setErrori] = useState<Errori | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const chiave = useRef(crypto.randomUUID());
  const change = (nuovi: Partial<V>) => {
    chiave.current = crypto.randomUUID();
    setValori((prima) => ({ ...prima, ...nuovi }));
  };
  const campo = (percorso: string): PropsCampo => {
    const testo = errori?.voci.find((voce) => voce.percorso === percorso)?.messaggio;
    return {
      percorso,
      etichetta: etichetteCredito[percorso] ?? percorso,
      messaggio: testo === undefined ? null : { tipo: 'error', testo },
    };
  };
  const tryInvio = async (): Promise<void> => {
    try {
      const esito = await send(valori, chiave.current);
      notifiche.push('success', fatto(esito));
      change(vuoti);
    } catch (causa) {
      const rifiuto = toApiError(causa);
      if (await onRifiuto?.(rifiuto, valori)) return tryInvio();
      if (rifiuto.campi.length > 0) setErrori(readErrori(rifiuto, etichetteCredito));
      else notifiche.push('error', rifiuto.testo, { codiceRichiesta: rifiuto.codiceRichiesta });
    }
  };
  const submit = async () => {
    if (inCorso) return;
    setInCorso(true);
    setErrori(null);
    await tryInvio().finally(() => setInCorso(false));
  };
  return { valori, change, campo, errori, inCorso, submit };
}
