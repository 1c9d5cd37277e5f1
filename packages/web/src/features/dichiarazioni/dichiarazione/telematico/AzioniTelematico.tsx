import { requisiti } from '@quadra/contract';
import { IconFileCode, IconSend } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiTelematico as m } from '../../../../messages/telematico.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { createTelematici, transmitTutte } from './telematico.api.ts';

type Props = {
  anno: number;
  /** The keys of the declarations chosen. */
  listScelte: () => Promise<readonly string[]>;
  onFatto: () => void;
};

/** The telematic files of many declarations: made, and handed to the channel, in the background. */
export function AzioniTelematico({ anno, listScelte, onFatto }: Props) {
  const { inCorso, run } = useAtto();
  const cache = useQueryClient();
  if (!canScrivere(useSessione().utente, requisiti.stampaDichiarazioni)) return null;
  const create = async () => {
    const esito = await run(async () => createTelematici(anno, await listScelte()));
    if (!esito) return;
    for (const errore of esito.errori) notifiche.push('error', errore);
    if (esito.errori.length > 0) return;
    notifiche.push('success', esito.isLavoro ? m.creazioneAvviata : m.creato);
    await cache.invalidateQueries({ queryKey: ['dichiarazione', 'list'] });
    onFatto();
  };
  const handOver = async () => {
    const avviata = await run(async () => transmitTutte(anno, await listScelte()), m.trasmissioneAvviata);
    if (avviata !== undefined) onFatto();
  };
  return (
    <>
      <Button icona={IconFileCode} inCorso={inCorso} onClick={create}>
        {m.creaFile}
      </Button>
      <Button icona={IconSend} title={m.simulata} inCorso={inCorso} onClick={handOver}>
        {m.trasmettiDiProva}
      </Button>
    </>
  );
}
