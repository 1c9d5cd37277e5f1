import { fromWire, type Interno, type ListQuery, RIGHE_PER_CONTEGGIO, toWire } from '@quadra/contract';
import { send } from './client.ts';

/** What to ask of a list, with the names of the house; the keys of `filter` are the fields of the list. */
export type QueryLista = Partial<Interno<ListQuery>>;
export type Pagina<T> = { righe: T[]; totale: number; pagina: number; righePerPagina: number };

type PaginaFilo<T> = { data: T[]; Total: number; PageNo: number; PageSize: number };
type Opzioni = { segnale?: AbortSignal; silenziosa?: boolean };

/** One page of a list. The query part of the address is stripped and travels in URL, as the list contract asks. */
export async function list<T>(
  percorso: string,
  query: QueryLista,
  opzioni: Opzioni = {},
): Promise<Pagina<Interno<T>>> {
  const [indirizzo = percorso, parte] = percorso.split('?');
  const filo = toWire<Partial<ListQuery>>(query as Interno<Partial<ListQuery>>);
  const corpo = parte === undefined ? filo : { ...filo, URL: percorso };
  const risposta = await send<PaginaFilo<T>>('POST', indirizzo, { ...opzioni, corpo, lettura: true });
  return {
    righe: risposta.data.map((riga) => fromWire<T>(riga)),
    totale: risposta.Total,
    pagina: risposta.PageNo,
    righePerPagina: risposta.PageSize,
  };
}

/** How many rows there are: a list of page size 2, whose total is the answer. */
export async function count(percorso: string, filter: ListQuery['Filter'] = {}): Promise<number> {
  const query: QueryLista = { filter, logic: 'and', righePerPagina: RIGHE_PER_CONTEGGIO, onlyId: true };
  return (await list<unknown>(percorso, query, { silenziosa: true })).totale;
}
