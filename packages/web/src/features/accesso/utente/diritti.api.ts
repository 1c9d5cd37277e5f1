import { type dirittiUtente, fromWire, type Interno, percorsi, percorso } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';

type Filo = z.infer<typeof dirittiUtente>;
export type Diritti = Interno<Filo>;

/** What a user sees and may do now, as the server finds it. */
export const dirittiQuery = (id: number) =>
  queryOptions({
    queryKey: ['utente', 'diritti', id],
    queryFn: () =>
      send<{ data: Filo }>('GET', percorso(percorsi.utenteDiritti, { id })).then(({ data }) =>
        fromWire<Filo>(data),
      ),
    staleTime: 0,
  });
