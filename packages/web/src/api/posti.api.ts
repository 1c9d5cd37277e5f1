import { percorsi, type postiUtente } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from './client.ts';

/** The studi, and the gestori, that who is here administers. */
export const postiQuery = queryOptions({
  queryKey: ['posti'],
  queryFn: () =>
    send<{ data: z.infer<typeof postiUtente> }>('GET', percorsi.utentePosti).then(({ data }) => data),
});
