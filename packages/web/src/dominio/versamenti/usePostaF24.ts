import { percorsi, percorso, type postaF24Answer } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../api/client.ts';
import { messaggiPostaF24 as m } from '../../messages/posta-f24.ts';
import { askConferma } from '../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../ui/notifiche/notifiche.ts';
import { mailOrAsk } from '../pagina/askAncora.ts';
import { useAtto } from '../pagina/useAtto.ts';

type Esito = z.infer<typeof postaF24Answer>['data'];
const mail = (id: string, Conferma: boolean): Promise<Esito> =>
  send<{ data: Esito }>('POST', percorso(percorsi.f24Posta, { id }), { corpo: { Conferma } }).then(
    ({ data }) => data,
  );

/** Mails an F24, with its print, to the studio and to the client: the words are those of the settings. */
export function usePostaF24() {
  const { run, inCorso } = useAtto();
  const cache = useQueryClient();
  const mailF24 = async (id: string, nome: string) => {
    if (!(await askConferma({ titolo: m.domanda(nome), testo: m.testo }))) return;
    const esito = await run(() => mailOrAsk((conferma) => mail(id, conferma), m.ancoraDomanda));
    if (!esito) return;
    notifiche.push('success', m.inCoda(esito.Studio, esito.Cliente));
    await cache.invalidateQueries({ queryKey: ['documenti'] });
  };
  return { mailF24, inCorso };
}
