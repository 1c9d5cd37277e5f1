import { type attoRegistro, type Interno, percorsi } from '@quadra/contract';
import type { z } from 'zod';
import { list, type QueryLista } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';
import { findAzione, findEntita } from '../../../messages/registro.ts';

type AttoFilo = z.infer<typeof attoRegistro>;
export type AttoRegistro = Interno<AttoFilo>;

const ask = { Azione: findAzione, Entita: findEntita } as const;
/** The filters as the server keeps the names: «accesso» is a login. */
const translate = (filtro: NonNullable<QueryLista['filter']>) =>
  Object.fromEntries(
    Object.entries(filtro).map(([nome, valore]) => [
      nome,
      typeof valore === 'string' && nome in ask ? ask[nome as keyof typeof ask](valore) : valore,
    ]),
  );

/** One page of the registro cronologico; `giro` tells one search from the next. */
export const registroQuery: QueryPagina<AttoRegistro> = (query, giro) => ({
  queryKey: ['registro', 'list', query, giro] as const,
  queryFn: ({ signal }) =>
    list<AttoFilo>(
      percorsi.registroLista,
      { ...query, ...(query.filter && { filter: translate(query.filter) }) },
      { segnale: signal },
    ),
  staleTime: 5_000,
});
