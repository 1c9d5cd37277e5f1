import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiStrumento } from '../../../messages/strumento.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { lavoriQuery, postaQuery, retryPosta } from './strumento.api.ts';

const m = messaggiStrumento.casa;
const DA_RIPRENDERE = 'non riuscito';

/** What is stopped, and the way out of the mails: it asks once more and is in the register. A job is resumed by who began it. */
export function useFermi() {
  const client = useQueryClient();
  const lavori = useQuery(lavoriQuery);
  const posta = useQuery(postaQuery);
  const { run, inCorso } = useAtto();
  const fermi = lavori.data?.righe.filter(({ stato }) => stato === DA_RIPRENDERE) ?? [];
  const errori = posta.data?.conteggi.errori ?? 0;
  const resend = async () => {
    if (!(await askConferma({ titolo: m.rimetti(errori), testo: m.rimettiDomanda }))) return;
    void run(async () => {
      notifiche.push('success', messaggiStrumento.rimessi(await retryPosta()));
      await client.invalidateQueries({ queryKey: ['posta'] });
    });
  };
  return { lavori, posta, fermi, errori, inCorso, resend };
}
