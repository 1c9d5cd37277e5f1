import {
  type FattoFilo,
  fromWire,
  type Interno,
  type PanoramicaFilo,
  type PanoramicaVersamentiFilo,
  percorsi,
  percorso,
  type SeguitoFilo,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../../api/client.ts';

export type Panoramica = Interno<PanoramicaFilo>;
export type Dichiarazioni = Panoramica['dichiarazioni'][number];
export type Quanti = Panoramica['f24'][number];
export type Immobile = Panoramica['immobili'][number];
export type Versamenti = Interno<PanoramicaVersamentiFilo>;
export type Versamento = Versamenti['daPagare'][number];
export type Fatto = Interno<FattoFilo>;

export const panoramicaQuery = (id: string) =>
  queryOptions({
    queryKey: ['anagrafica', 'panoramica', id] as const,
    queryFn: ({ signal }) =>
      send<{ data: PanoramicaFilo }>('GET', percorso(percorsi.anagraficaPanoramica, { id }), {
        segnale: signal,
      }).then(({ data }): Panoramica => fromWire<PanoramicaFilo>(data)),
  });

export const versamentiDiQuery = (id: string) =>
  queryOptions({
    queryKey: ['conto', 'panoramica', id] as const,
    queryFn: ({ signal }) =>
      send<{ data: PanoramicaVersamentiFilo }>(
        'GET',
        percorso(percorsi.anagraficaPanoramicaVersamenti, { id }),
        {
          segnale: signal,
          silenziosa: true,
        },
      ).then(({ data }): Versamenti => fromWire<PanoramicaVersamentiFilo>(data)),
  });

export const fattiDiQuery = (id: string) =>
  queryOptions({
    queryKey: ['anagrafica', 'fatti', id] as const,
    queryFn: ({ signal }) =>
      send<{ data: FattoFilo[] }>('GET', percorso(percorsi.anagraficaPanoramicaFatti, { id }), {
        segnale: signal,
        silenziosa: true,
      }).then(({ data }) => data.map((fatto): Fatto => fromWire<FattoFilo>(fatto))),
  });

/** Who of the studio follows a client, and its note of him. */
export const seguitoQuery = (id: string) =>
  queryOptions({
    queryKey: ['anagrafica', 'seguito', id] as const,
    queryFn: ({ signal }) =>
      send<{ data: SeguitoFilo }>('GET', percorso(percorsi.anagraficaSeguito, { id }), {
        segnale: signal,
        silenziosa: true,
      }).then(({ data }) => fromWire<SeguitoFilo>(data)),
  });

export const saveSeguito = (
  id: string,
  { idUtente, nota, versione }: { idUtente: number | null; nota: string; versione: number },
) =>
  send<unknown>('PUT', percorso(percorsi.anagraficaSeguito, { id }), {
    corpo: { IdUtente: idUtente, Nota: nota, Versione: versione },
  });
