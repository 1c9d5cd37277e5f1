import { fromWire, type Interno, type messaggioPosta, percorsi, percorso } from '@quadra/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../api/client.ts';
import { list, type QueryLista } from '../../api/lista.ts';

type MessaggioFilo = z.infer<typeof messaggioPosta>;
export type MessaggioPosta = Interno<MessaggioFilo>;

export const postaQuery = (query: QueryLista) =>
  queryOptions({
    queryKey: ['posta', 'list', query],
    queryFn: ({ signal }) => list<MessaggioFilo>(percorsi.postaLista, query, { segnale: signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

export const messaggioQuery = (id: string) =>
  queryOptions({
    queryKey: ['posta', 'uno', id],
    queryFn: () =>
      send<{ data: MessaggioFilo }>('GET', percorso(percorsi.postaUna, { id })).then(({ data }) =>
        fromWire<MessaggioFilo>(data),
      ),
  });
