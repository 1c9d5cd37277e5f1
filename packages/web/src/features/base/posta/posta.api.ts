import { fromWire, type Interno, type messaggioPosta, percorsi, percorso } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type MessaggioFilo = z.infer<typeof messaggioPosta>;
export type MessaggioPosta = Interno<MessaggioFilo>;

/** One page of the outbox; `giro` tells one search from the next. */
export const postaQuery: QueryPagina<MessaggioPosta> = (query, giro) => ({
  queryKey: ['posta', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<MessaggioFilo>(percorsi.postaLista, query, { segnale: signal }),
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
