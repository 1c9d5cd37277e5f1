import type { ListQuery } from '@quadra/contract';
import { send } from './client.ts';

export type QueryLista = Partial<ListQuery>;
export type Pagina<T> = { data: T[]; Total: number; PageNo: number; PageSize: number };

/** One page of a list. The query part of the address is stripped and travels in URL, as the list contract asks. */
export function list<T>(
  percorso: string,
  query: QueryLista,
  opzioni: { segnale?: AbortSignal; silenziosa?: boolean } = {},
): Promise<Pagina<T>> {
  const [indirizzo = percorso, parte] = percorso.split('?');
  const corpo = parte === undefined ? query : { ...query, URL: percorso };
  return send<Pagina<T>>('POST', indirizzo, { ...opzioni, corpo });
}

/** How many rows there are: a list of page size 2, whose Total is the answer. */
export async function count(percorso: string, filtro: ListQuery['Filter'] = {}): Promise<number> {
  const pagina = await list<unknown>(
    percorso,
    { Filter: filtro, Logic: 'and', PageSize: 2, OnlyId: true },
    { silenziosa: true },
  );
  return pagina.Total;
}
