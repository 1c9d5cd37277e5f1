import { type attoRegistro, type Interno, percorsi } from '@quadra/contract';
import type { z } from 'zod';
import { list } from '../../api/lista.ts';
import type { QueryPagina } from '../../api/useElenco.ts';

type AttoFilo = z.infer<typeof attoRegistro>;
export type AttoRegistro = Interno<AttoFilo>;

/** One page of the registro cronologico; `giro` tells one search from the next. */
export const registroQuery: QueryPagina<AttoRegistro> = (query, giro) => ({
  queryKey: ['registro', 'list', query, giro],
  queryFn: ({ signal }) => list<AttoFilo>(percorsi.registroLista, query, { segnale: signal }),
  staleTime: 5_000,
});
