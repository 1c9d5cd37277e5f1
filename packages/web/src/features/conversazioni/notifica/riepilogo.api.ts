import { type Home, percorsi, type RiepilogoNotifiche } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';

/** How often the user is mailed what he has not read. */
export const riepilogoQuery = queryOptions({
  queryKey: ['notifica', 'riepilogo'],
  queryFn: async (): Promise<RiepilogoNotifiche> =>
    (await send<{ data: Home }>('GET', percorsi.home, { silenziosa: true })).data.Riepilogo,
});

export const saveRiepilogo = (Riepilogo: RiepilogoNotifiche) =>
  send<null>('PUT', percorsi.home, { corpo: { Riepilogo }, silenziosa: true });
