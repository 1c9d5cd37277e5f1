import {
  type ConfrontoVisuraFilo,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  requisitoApplicativo,
  type VisuraFilo,
  type VisuraProntaFilo,
  type VisuraRichiesta,
  type VisuraRigaFilo,
  type visuraImportata,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import type { Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type RigaVisura = Interno<VisuraRigaFilo>;
export type Visura = Interno<VisuraFilo>;
export type ImmobileVisto = Visura['righe'][number];
export type Confronto = Interno<ConfrontoVisuraFilo>;
export type Importata = Interno<z.output<typeof visuraImportata>['data']>;

/** One page of the searches; `giro` tells one search from the next. */
export const visureQuery: QueryPagina<RigaVisura> = (query, giro) => ({
  queryKey: ['visura', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<VisuraRigaFilo>(percorsi.visuraLista, query, { segnale: signal }),
});

/** Whether the studio can search, and what it costs: asked anew each time it is about to be told. */
export const prontaQuery = queryOptions({
  queryKey: ['visura', 'pronta'],
  queryFn: ({ signal }) =>
    send<{ data: VisuraProntaFilo }>('GET', percorsi.visuraPronta, { segnale: signal }).then(({ data }) =>
      fromWire<VisuraProntaFilo>(data),
    ),
  staleTime: 0,
});

/** A search, with what it found. */
export const visuraQuery = (id: string) =>
  queryOptions({
    queryKey: ['visura', 'uno', id],
    queryFn: ({ signal }) =>
      send<{ data: VisuraFilo }>('GET', percorso(percorsi.visuraUna, { id }), { segnale: signal }).then(
        ({ data }) => fromWire<VisuraFilo>(data),
      ),
  });

/** What it found beside what Quadra has of a client. */
export const confrontoQuery = (id: string, anagrafica: string) =>
  queryOptions({
    queryKey: ['visura', 'confronto', id, anagrafica],
    queryFn: ({ signal }) =>
      send<{ data: ConfrontoVisuraFilo }>('GET', percorso(percorsi.visuraConfronto, { id, anagrafica }), {
        segnale: signal,
      }).then(({ data }) => fromWire<ConfrontoVisuraFilo>(data)),
    staleTime: 0,
  });

export const requestVisura = (richiesta: VisuraRichiesta): Promise<Visura> =>
  send<{ data: VisuraFilo }>('POST', percorsi.visuraRichiedi, { corpo: richiesta }).then(({ data }) =>
    fromWire<VisuraFilo>(data),
  );
export const importRighe = (id: string, anagrafica: string, righe: readonly number[]): Promise<Importata> =>
  send<z.output<typeof visuraImportata>>('POST', percorso(percorsi.visuraImporta, { id }), {
    corpo: { IdAnagrafica: anagrafica, Righe: righe },
  }).then(({ data }) => fromWire<z.output<typeof visuraImportata>['data']>(data));
export const computePdf = (id: string): string => percorso(percorsi.visuraPdf, { id });

/** A search is of who works in a studio. */
export const mayRichiedere = (utente: Utente): boolean =>
  utente.studioId !== null && canScrivere(utente, requisitoApplicativo.VISURE);
