import { type DichiarazioneRilieviFilo, type Interno, percorsi, percorso } from '@quadra/contract';
import { list } from '../../../../api/lista.ts';
import type { QueryPagina } from '../../../../dominio/elenco/useElenco.ts';

export type RigaRilievi = Interno<DichiarazioneRilieviFilo>;

/** One page of the open declarations of a year with something to look at; `giro` tells one search from the next. */
export const makeRilieviQuery =
  (anno: number): QueryPagina<RigaRilievi> =>
  (query, giro) => ({
    queryKey: ['dichiarazione', 'rilievi', anno, query, giro] as const,
    queryFn: ({ signal }) =>
      list<DichiarazioneRilieviFilo>(percorso(percorsi.dichiarazioneRilievi, { anno }), query, {
        segnale: signal,
      }),
    // What was just put right elsewhere is not there on coming back.
    staleTime: 0,
  });
