import { type Interno, percorsi, type utenteSostituibile } from '@quadra/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../api/client.ts';
import { list, type QueryLista } from '../../api/lista.ts';

type UtenteFilo = z.infer<typeof utenteSostituibile>;
export type UtenteSostituibile = Interno<UtenteFilo>;

export const utentiQuery = (query: QueryLista) =>
  queryOptions({
    queryKey: ['entra-come', 'list', query],
    queryFn: ({ signal }) => list<UtenteFilo>(percorsi.sostituzioneUtenti, query, { segnale: signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

export type Inizio = { idUtente: number; motivo: string; ticket: string; scrittura: boolean };

/** Opens the session of the other; from here on every call is made in his place. */
export const beginSostituzione = ({ idUtente, motivo, ticket, scrittura }: Inizio) =>
  send<null>('POST', percorsi.sostituzione, {
    corpo: { IdUtente: idUtente, Motivo: motivo, Ticket: ticket || null, Scrittura: scrittura },
  });
