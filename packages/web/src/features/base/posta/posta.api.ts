import {
  fromWire,
  type Interno,
  type messaggioPosta,
  type messaggioPostaIntero,
  percorsi,
  percorso,
  type statoUscita,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type MessaggioFilo = z.infer<typeof messaggioPosta>;
type InteroFilo = z.infer<typeof messaggioPostaIntero>;
type UscitaFilo = z.infer<typeof statoUscita>;
export type MessaggioPosta = Interno<MessaggioFilo>;
export type MessaggioIntero = Interno<InteroFilo>;

/** One page of the outbox; `giro` tells one search from the next. */
export const postaQuery: QueryPagina<MessaggioPosta> = (query, giro) => ({
  queryKey: ['posta', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<MessaggioFilo>(percorsi.postaLista, query, { segnale: signal }),
  staleTime: 5_000,
});

/** How many mails of each state, and whether a server sends them. */
export const uscitaQuery = queryOptions({
  queryKey: ['posta', 'stato'],
  queryFn: () =>
    send<{ data: UscitaFilo }>('GET', percorsi.postaStato).then(({ data }) => fromWire<UscitaFilo>(data)),
});

export const messaggioQuery = (id: string) =>
  queryOptions({
    queryKey: ['posta', 'uno', id],
    queryFn: () =>
      send<{ data: InteroFilo }>('GET', percorso(percorsi.postaUna, { id })).then(({ data }) =>
        fromWire<InteroFilo>(data),
      ),
  });

/** Puts back in the queue one mail, or with null all that stopped; answers how many. */
export const retryPosta = (id: string | null): Promise<number> =>
  send<{ data: { Quanti: number } }>(
    'POST',
    id === null ? percorsi.postaRiprovaTutte : percorso(percorsi.postaRiprova, { id }),
  ).then(({ data }) => data.Quanti);

export const indirizzoAllegato = (id: string, posizione: number): string =>
  percorso(percorsi.postaAllegato, { id, posizione });
