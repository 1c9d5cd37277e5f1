import { fromWire, type Interno, percorsi, percorso, type TempoImmobileFilo } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../../api/client.ts';

export type Tempo = Interno<TempoImmobileFilo>;
export type Imu = Tempo['imu'][number];
export type Dichiarato = NonNullable<Tempo['dichiarati']>[number];

/** A building in time. @throws ApiError 404 when there is none */
export const tempoQuery = (id: string) =>
  queryOptions({
    queryKey: ['immobile', 'tempo', id],
    queryFn: () =>
      send<{ data: TempoImmobileFilo }>('GET', percorso(percorsi.fabbricatoTempo, { id })).then(({ data }) =>
        fromWire<TempoImmobileFilo>(data),
      ),
    staleTime: 0,
  });

export const computePdf = (id: string): string => percorso(percorsi.visuraPdf, { id });
