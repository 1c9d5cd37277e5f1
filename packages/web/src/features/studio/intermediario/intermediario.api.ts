import {
  fromWire,
  type IntermediarioFilo,
  type Interno,
  percorsi,
  percorso,
  type IntermediarioScritto as ScrittoFilo,
  toWire,
} from '@quadra/contract';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
export type Intermediario = Interno<IntermediarioFilo>;
export type IntermediarioScritto = Interno<ScrittoFilo>;

const percorsiDi = (condivisi: boolean) =>
  condivisi
    ? { lista: percorsi.intermediarioLista, base: percorsi.intermediario, uno: percorsi.intermediarioUno }
    : { lista: percorsi.personalizzatoLista, base: percorsi.personalizzato, uno: percorsi.personalizzatoUno };

/** One page of them; `giro` tells one search from the next. */
export const makeIntermediariQuery =
  (condivisi: boolean): QueryPagina<Intermediario> =>
  (query, giro) => ({
    queryKey: ['intermediario', 'list', condivisi, query, giro] as const,
    queryFn: ({ signal }) => list<IntermediarioFilo>(percorsiDi(condivisi).lista, query, { segnale: signal }),
  });

const read = ({ data }: Busta<IntermediarioFilo>): Intermediario => fromWire<IntermediarioFilo>(data);

export const intermediarioQuery = (condivisi: boolean, id: string) => ({
  queryKey: ['intermediario', 'uno', id] as const,
  queryFn: () =>
    send<Busta<IntermediarioFilo>>('GET', percorso(percorsiDi(condivisi).uno, { id })).then(read),
  staleTime: 0,
});

/** Adds an intermediary (of `idStudio`, when it is of a studio), or changes the one that was read. */
export const writeIntermediario = (
  condivisi: boolean,
  prima: Intermediario | null,
  { idStudio, ...scritto }: IntermediarioScritto & { idStudio: number | null },
): Promise<Intermediario> => {
  const corpo = toWire<ScrittoFilo>(scritto);
  const { base, uno } = percorsiDi(condivisi);
  const risposta =
    prima === null
      ? send<Busta<IntermediarioFilo>>('POST', base, {
          corpo: { ...corpo, ...(idStudio !== null && { IdStudio: idStudio }) },
        })
      : send<Busta<IntermediarioFilo>>('PUT', percorso(uno, { id: prima.id }), {
          corpo: { ...corpo, Versione: prima.versione },
        });
  return risposta.then(read);
};

export const deleteIntermediario = (condivisi: boolean, id: string) =>
  send('DELETE', percorso(percorsiDi(condivisi).uno, { id }));
