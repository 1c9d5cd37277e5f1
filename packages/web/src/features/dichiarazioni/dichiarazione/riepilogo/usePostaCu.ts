import { percorsi, percorso, type postaCuAnswer } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../../api/client.ts';
import { mailOrAsk } from '../../../../dominio/pagina/askAncora.ts';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiPostaCu as m } from '../../../../messages/posta-cu.ts';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';

/** Mails the open CU, with its final print, to the client that issues it. */
export function usePostaCu() {
  const { anno, id, denominazione } = useApertura().dichiarazione;
  const { run, inCorso } = useAtto();
  const cache = useQueryClient();
  const mail = (Conferma: boolean) =>
    send<z.output<typeof postaCuAnswer>>('POST', percorso(percorsi.cuPosta, { anno, id }), {
      corpo: { Conferma },
    });
  const mailCu = async () => {
    if (!(await askConferma({ titolo: m.domanda(denominazione), testo: m.testo }))) return;
    const esito = await run(() => mailOrAsk(mail, m.ancoraDomanda));
    if (!esito) return;
    notifiche.push('success', m.inCoda(esito.data.Cliente));
    await cache.invalidateQueries({ queryKey: ['documenti'] });
  };
  return { mailCu, inCorso };
}
