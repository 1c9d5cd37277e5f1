import { fromWire, type Interno, type NotificaFilo, percorsi, percorso } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { toApiError } from '../../../api/errore.ts';

export type Notifica = Interno<NotificaFilo>;

/** An event may be lost with its line: what is unread is asked again this often. */
const OGNI_MS = 5 * 60_000;

/** What the user has not read, the most urgent first. */
export const nonLetteQuery = queryOptions({
  queryKey: ['notifica', 'nonlette'],
  queryFn: async (): Promise<Notifica[]> => {
    try {
      const { data } = await send<{ data: NotificaFilo[] }>('GET', percorsi.notificheNonLette, {
        silenziosa: true,
      });
      return data.map((una) => fromWire<NotificaFilo>(una));
    } catch (causa) {
      if (toApiError(causa).codice === 'CORPO_ASSENTE') return [];
      throw causa;
    }
  },
  refetchInterval: OGNI_MS,
});

export const markLetta = (id: number) => send<null>('POST', percorso(percorsi.notificaLetta, { id }));
