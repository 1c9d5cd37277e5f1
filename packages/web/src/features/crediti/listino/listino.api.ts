import {
  fromWire,
  type Interno,
  type ListinoFilo,
  type ListinoScritto,
  percorsi,
  percorso,
  toWire,
} from '@quadra/contract';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
export type Listino = Interno<ListinoFilo>;
const read = ({ data }: Busta<ListinoFilo>): Listino => fromWire<ListinoFilo>(data);

/** One page of them; `giro` tells one search from the next. */
export const listiniQuery: QueryPagina<Listino> = (query, giro) => ({
  queryKey: ['listino', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<ListinoFilo>(percorsi.listinoLista, query, { segnale: signal }),
});

export const listinoQuery = (id: string) => ({
  queryKey: ['listino', 'uno', id] as const,
  queryFn: () => send<Busta<ListinoFilo>>('GET', percorso(percorsi.listinoUno, { id })).then(read),
  staleTime: 0,
});

/** Adds a price list, or changes the one that was read. */
export const writeListino = (prima: Listino | null, scritto: Interno<ListinoScritto>): Promise<Listino> => {
  const corpo = toWire<ListinoScritto>(scritto);
  const risposta =
    prima === null
      ? send<Busta<ListinoFilo>>('POST', percorsi.listino, { corpo })
      : send<Busta<ListinoFilo>>('PUT', percorso(percorsi.listinoUno, { id: prima.id }), {
          corpo: { ...corpo, Versione: prima.versione },
        });
  return risposta.then(read);
};

export const deleteListino = (id: string) => send('DELETE', percorso(percorsi.listinoUno, { id }));
