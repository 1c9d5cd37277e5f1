import {
  fromWire,
  type Interno,
  type MessaggioFilo,
  type MessaggioInteroFilo,
  percorsi,
  percorso,
  RIGHE_PER_PAGINA,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../../api/client.ts';
import { list } from '../../../../api/lista.ts';
import type { QueryPagina } from '../../../../dominio/elenco/useElenco.ts';

export type Messaggio = Interno<MessaggioFilo>;
export type VoceMessaggio = Interno<MessaggioInteroFilo>['voci'][number];
type Busta<T> = { data: T };

/** Under this key is all that was asked about messages. */
export const CHIAVE_MESSAGGI = ['messaggio'] as const;

/** The messages that a declaration sent (IdMittente) or received (IdDestinatario), the last ones first. */
export const messaggiQuery = (anno: number, filter: { IdMittente: string } | { IdDestinatario: string }) =>
  queryOptions({
    queryKey: [...CHIAVE_MESSAGGI, anno, filter],
    queryFn: () =>
      list<MessaggioFilo>(
        percorso(percorsi.messaggioLista, { anno }),
        { filter, logic: 'and', righePerPagina: RIGHE_PER_PAGINA },
        { silenziosa: true },
      ),
    staleTime: 0,
  });

/** One page of the messages of a year; `giro` tells one search from the next. */
export const makeMessaggiQuery =
  (anno: number): QueryPagina<Messaggio> =>
  (query, giro) => ({
    queryKey: [...CHIAVE_MESSAGGI, anno, query, giro] as const,
    queryFn: ({ signal }) =>
      list<MessaggioFilo>(percorso(percorsi.messaggioLista, { anno }), query, { segnale: signal }),
    // What was just done in a declaration is seen on coming back.
    staleTime: 0,
  });

/** A message with its caselle. */
export const messaggioQuery = (anno: number, id: string) =>
  queryOptions({
    queryKey: [...CHIAVE_MESSAGGI, anno, id],
    queryFn: () =>
      send<Busta<MessaggioInteroFilo>>('GET', percorso(percorsi.messaggioUno, { anno, id })).then(
        ({ data }) => fromWire<MessaggioInteroFilo>(data),
      ),
    staleTime: 0,
  });

/** Sends quadri or righi of a declaration; answers what became of it, in words. */
export const postMessaggio = (anno: number, mittente: string, codici: readonly string[]): Promise<string> =>
  send<Busta<string>>('POST', percorso(percorsi.messaggio, { anno }), {
    corpo: { Codici: codici, DichiarazioneMittenteId: mittente },
  }).then(({ data }) => data);

export const markLetto = (anno: number, id: string) =>
  send<unknown>('POST', percorso(percorsi.messaggioLetto, { anno, id }));
export const applyMessaggio = (anno: number, id: string) =>
  send<unknown>('POST', percorso(percorsi.messaggioApplica, { anno, id }));
