import { tipologiaUtente } from '@quadra/contract';
import { IconFilePlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { messaggiImu as m } from '../../../messages/imu.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { type Chiesto, createDichiarazioni, fiscaleDi, prospettoQuery } from './imu.api.ts';

/** Makes the declarations of the client to the comuni, after a question; who only looks, or has none to make, has no such button. */
export function CreaDichiarazioni({ chiesto }: { chiesto: Chiesto }) {
  const { utente, configurazione } = useSessione();
  const cache = useQueryClient();
  const [inCorso, setInCorso] = useState(false);
  const { data } = useQuery(prospettoQuery(chiesto));
  if (!data?.comuni.length) return null;
  if (utente.tipologiaUtente === tipologiaUtente.CON_ELMAS) return null;
  // Of the year that is being paid the declaration is of the year after.
  if (!configurazione.anni.includes(fiscaleDi(chiesto.annoImposta))) return null;
  const create = async () => {
    const anno = fiscaleDi(chiesto.annoImposta);
    if (!(await askConferma({ titolo: m.creaDomanda, testo: m.creaTesto(anno) }))) return;
    setInCorso(true);
    try {
      const { create: quante, errori } = await createDichiarazioni(chiesto, 'IMU');
      if (quante > 0) notifiche.push('success', m.create(quante));
      for (const messaggio of new Set(errori)) notifiche.push('error', messaggio);
      await cache.invalidateQueries({ queryKey: ['imu'] });
    } catch (causa) {
      notifiche.push('error', toApiError(causa).testo);
    } finally {
      setInCorso(false);
    }
  };
  return (
    <Button aspetto="primary" icona={IconFilePlus} disabled={inCorso} onClick={() => void create()}>
      {m.crea}
    </Button>
  );
}
