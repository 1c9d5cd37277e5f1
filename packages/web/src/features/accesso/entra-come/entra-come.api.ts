import { type Interno, percorsi, type utenteSostituibile } from '@quadra/contract';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type UtenteFilo = z.infer<typeof utenteSostituibile>;
export type UtenteSostituibile = Interno<UtenteFilo>;

/** One page of the users one may enter as; `giro` tells one search from the next. */
export const utentiQuery: QueryPagina<UtenteSostituibile> = (query, giro) => ({
  queryKey: ['entra-come', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<UtenteFilo>(percorsi.sostituzioneUtenti, query, { segnale: signal }),
  staleTime: 5_000,
});

export type Inizio = { idUtente: number; motivo: string; ticket: string; scrittura: boolean };

/** Opens the session of the other; from here on every call is made in his place. */
export const beginSostituzione = ({ idUtente, motivo, ticket, scrittura }: Inizio) =>
  send<null>('POST', percorsi.sostituzione, {
    corpo: { IdUtente: idUtente, Motivo: motivo, Ticket: ticket || null, Scrittura: scrittura },
    rinnova: true,
  });
