import { requisitoApplicativo } from '@quadra/contract';
import { useCallback, useMemo, useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { hasRequisito } from '../../../../api/requisiti.ts';
import { ask, type Invio, type Proposta, type Scambio } from '../../../../dominio/copilota/copilota.api.ts';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';

/** What was asked of the copilot in this sitting, beside one declaration: what was answered, what waits to be confirmed. */
export function useCopilota({ anno, id }: { anno: number; id: string }) {
  const { utente } = useSessione();
  const [isAperto, setAperto] = useState(false);
  const [domanda, setDomanda] = useState('');
  const [scambi, setScambi] = useState<readonly Scambio[]>([]);
  const [invio, setInvio] = useState<{ domanda: string; invio: Invio } | null>(null);
  const [anteprima, setAnteprima] = useState<Proposta | null>(null);
  const { run, inCorso } = useAtto();
  const close = useCallback(() => setAperto(false), []);
  const isAttivo = hasRequisito(utente, requisitoApplicativo.WOWAI);
  return useMemo(() => {
    const send = (testo: string, conferma: string | null) =>
      run(async () => {
        const esito = await ask({ domanda: testo, anno, idDichiarazione: id }, conferma);
        setInvio(esito.invio && { domanda: testo, invio: esito.invio });
        if (esito.scambio === null) return;
        const { scambio } = esito;
        setScambi((prima) => [...prima, scambio]);
        setDomanda('');
        if (scambio.proposta !== null) setAnteprima(scambio.proposta);
      });
    return {
      ...{ isAttivo, domanda, scambi, invio, anteprima, inCorso },
      isAperto: isAttivo && isAperto,
      open: () => setAperto(true),
      close,
      change: (testo: string) => {
        setInvio(null);
        setDomanda(testo);
      },
      /** Asks, and opens the panel where the answer comes. */
      ask(testo: string): void {
        setAperto(true);
        if (testo.trim() !== '') void send(testo.trim(), null);
      },
      confirm: () => invio && void send(invio.domanda, invio.invio.impronta),
      cancel: () => setInvio(null),
      show: setAnteprima,
    };
  }, [isAttivo, isAperto, domanda, scambi, invio, anteprima, inCorso, run, close, anno, id]);
}
export type Copilota = ReturnType<typeof useCopilota>;
