import { type F24Filo, type Interno, percorsi } from '@quadra/contract';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type F24 = Interno<F24Filo>;

/** One page of the models F24; `giro` tells one search from the next. */
export const f24Query: QueryPagina<F24> = (query, giro) => ({
  queryKey: ['f24', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<F24Filo>(percorsi.f24Lista, query, { segnale: signal }),
});
