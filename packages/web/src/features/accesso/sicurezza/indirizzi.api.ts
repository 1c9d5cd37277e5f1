import { fromWire, type Interno, type indirizziStudio, percorsi } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';

type Filo = z.infer<typeof indirizziStudio>;
type Indirizzi = Interno<Filo>;

export const indirizziQuery = (studioId: number) =>
  queryOptions({
    queryKey: ['sicurezza', 'indirizzi', studioId],
    queryFn: (): Promise<Indirizzi> =>
      send<{ data: Filo }>('POST', percorsi.studioIndirizzi, {
        corpo: { IdStudio: studioId },
        lettura: true,
      }).then(({ data }) => fromWire<Filo>(data)),
  });

export const saveIndirizzi = (studioId: number, lista: string) =>
  send<{ data: Filo }>('PUT', percorsi.studioIndirizzi, {
    corpo: { IdStudio: studioId, IpAbilitati: lista },
  });
