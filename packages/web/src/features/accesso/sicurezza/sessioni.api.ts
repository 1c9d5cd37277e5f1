import {
  type accessoSostituzione,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  type sessioneAttiva,
} from '@quadra/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';

type SessioneFilo = z.infer<typeof sessioneAttiva>;
export type SessioneAttiva = Interno<SessioneFilo>;
type AccessoFilo = z.infer<typeof accessoSostituzione>;

export const CHIAVE_SESSIONI = ['sicurezza', 'sessioni'] as const;
export const RIGHE_ACCESSI = 10;

export const sessioniQuery = queryOptions({
  queryKey: CHIAVE_SESSIONI,
  queryFn: () =>
    send<{ data: SessioneFilo[] }>('GET', percorsi.sessioni).then(({ data }) =>
      data.map((riga) => fromWire<SessioneFilo>(riga)),
    ),
  staleTime: 0,
});

export const endSessione = (id: string) => send<null>('DELETE', percorso(percorsi.sessioneUna, { id }));

/** Ends the sessions elsewhere; answers how many there were. */
export const endAltreSessioni = () =>
  send<{ data: number }>('POST', percorsi.sessioniAltre, { corpo: {} }).then(({ data }) => data);

export const accessiQuery = (pagina: number) =>
  queryOptions({
    queryKey: ['sicurezza', 'accessi', pagina],
    queryFn: () => list<AccessoFilo>(percorsi.sostituzioneAccessi, { pagina, righePerPagina: RIGHE_ACCESSI }),
    placeholderData: keepPreviousData,
  });
