import { useQueryClient } from '@tanstack/react-query';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiAliquota as m } from '../../../messages/aliquota.ts';
import { messaggiImu } from '../../../messages/imu.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { type AliquotaStudio, removeAliquota, writeDiCasa } from './aliquote-studio.api.ts';
import { askAliquota } from './ask-aliquota.tsx';

type Chiesta = Parameters<typeof askAliquota>[0];

/** Opens the window of a rate of the studio, and deletes it after a question: what rests on it is read again. */
export function useAliquota(): (chiesta: Chiesta) => Promise<void> {
  const cache = useQueryClient();
  const { run } = useAtto();
  const refresh = () => cache.invalidateQueries({ queryKey: ['imu'] });
  const remove = async (una: AliquotaStudio) => {
    const resta = writeDiCasa(una);
    const quale = m.di(una.comune, messaggiImu.tipi[una.fattispecie] ?? '', una.annoImposta);
    const domanda = { titolo: m.eliminaDomanda(quale), testo: m.eliminaTesto(resta), pericolo: true };
    if (!(await askConferma(domanda))) return;
    await run(async () => removeAliquota(una.id), m.eliminata(resta));
    await refresh();
  };
  return async (chiesta) => {
    const esito = await askAliquota(chiesta);
    if (esito === 'salvata') await refresh();
    if (esito === 'elimina' && chiesta.una !== null) await remove(chiesta.una);
  };
}
