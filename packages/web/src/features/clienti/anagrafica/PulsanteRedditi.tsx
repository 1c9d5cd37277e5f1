import type { Icon } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, toApiError } from '../../../api/errore.ts';
import { messaggiScheda as m } from '../../../messages/anagrafica-scheda.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { createDichiarazioni, findDichiarazione } from './anagrafica.api.ts';

type Props = { anno: number; id: string; icona: Icon; onErrore: (errore: ApiError) => void };

/** The declaration of the year: the one that is there, otherwise a new one. */
async function openDichiarazione(anno: number, id: string): Promise<string> {
  const presente = await findDichiarazione(anno, id);
  if (presente !== null) return presente;
  const { create, errori } = await createDichiarazioni(anno, [id]);
  const nuova = create[0]?.codice;
  if (nuova !== undefined) return nuova;
  throw new ApiError({
    status: 409,
    codice: 'IMPOSSIBILE_CREARE',
    testo: errori[0]?.messaggio ?? '',
    campi: [],
    codiceRichiesta: null,
    differenze: [],
  });
}

/** From the client to the declaration of the year. */
export function PulsanteRedditi({ anno, id, icona, onErrore }: Props) {
  const router = useRouter();
  const cache = useQueryClient();
  const [inCorso, setInCorso] = useState(false);
  const open = async () => {
    setInCorso(true);
    try {
      const dichiarazione = await openDichiarazione(anno, id);
      void cache.invalidateQueries({ queryKey: ['anagrafica', 'list'] });
      void cache.invalidateQueries({ queryKey: ['dichiarazione'] });
      router.history.push(`/dichiarazione/${anno}/${dichiarazione}`);
    } catch (causa) {
      onErrore(toApiError(causa));
    } finally {
      setInCorso(false);
    }
  };
  return (
    <Button icona={icona} inCorso={inCorso} onClick={open}>
      {m.redditi(anno)}
    </Button>
  );
}
