import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toApiError } from '../../../api/errore.ts';
import { useFirma } from '../../../dominio/firma/useFirma.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiModelloF24 as m } from '../../../messages/f24-modello.ts';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { askFile, askMossa } from './atti-f24.tsx';
import { downloadFileF24, downloadStampaF24, type F24Intero, f24UnoQuery, removeF24 } from './f24.api.ts';

type Opzioni = {
  f24: F24Intero;
  /** The law stops some of its credits. */
  conCrediti: boolean;
  onDopo: (f24: F24Intero) => void;
  leave: () => void;
};
const nameFile = ({ anno, numero }: F24Intero, tipo: string) =>
  `F24-${anno}-${String(numero).padStart(5, '0')}.${tipo}`;

/** What is done with a model that is kept: each act asks what it wants, and the page shows the model as it is then. */
export function useAttiF24({ f24, conCrediti, onDopo, leave }: Opzioni) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { run, inCorso } = useAtto();
  const file = useAtto({ insieme: true });
  const firma = useFirma();
  const refresh = () => cache.invalidateQueries({ queryKey: ['f24', 'list'] });
  const readAgain = async () => onDopo(await cache.fetchQuery({ ...f24UnoQuery(f24.id), staleTime: 0 }));
  return {
    inCorso: inCorso || firma.inCorso,
    move: async (quale: Parameters<typeof askMossa>[1]) => {
      const dopo = await askMossa(f24, quale, conCrediti);
      if (dopo !== null) onDopo(dopo);
      await refresh();
    },
    makeFile: async () => {
      const fatto = await run(() => askFile(f24, conCrediti));
      if (fatto) await readAgain();
      await refresh();
    },
    saveFile: () =>
      file.run(async () => saveFile(await downloadFileF24(f24.id), f24.file?.nome ?? nameFile(f24, 'txt'))),
    print: async () => {
      // At the click, or the browser would take the tab for an advert.
      const scheda = window.open('', '_blank');
      try {
        const pdf = await downloadStampaF24(f24.id);
        if (scheda) scheda.location.href = URL.createObjectURL(pdf);
        else saveFile(pdf, nameFile(f24, 'pdf'));
      } catch (causa) {
        scheda?.close();
        const { testo, codiceRichiesta } = toApiError(causa);
        notifiche.push('error', testo, { codiceRichiesta });
      }
    },
    sign: () => firma.sign({ Tipo: 'F24', Id: f24.id, Anno: f24.anno }),
    remove: async () => {
      const domanda = { titolo: m.eliminaDomanda(f24.numero), testo: m.eliminaTesto, pericolo: true };
      if (!(await askConferma(domanda))) return;
      const fatto = await run(async () => {
        await removeF24(f24.id);
        return true;
      }, m.eliminato);
      if (!fatto) return;
      leave();
      await refresh();
      await navigate({ to: '/f24' });
    },
  };
}
