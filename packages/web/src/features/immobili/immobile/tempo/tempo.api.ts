import { fromWire, type Interno, percorsi, percorso, type TempoImmobileFilo } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../../api/client.ts';

export type Tempo = Interno<TempoImmobileFilo>;
export type Imu = Tempo['imu'][number];
export type Dichiarato = NonNullable<Tempo['dichiarati']>[number];

export type Genere = Tempo['immobile']['genere'];
const vie = { fabbricato: percorsi.fabbricatoTempo, terreno: percorsi.terrenoTempo } as const;

/** A building or land in time. @throws ApiError 404 when there is none */
export const tempoQuery = (genere: Genere, id: string) =>
  queryOptions({
    queryKey: ['immobile', 'tempo', genere, id],
    queryFn: () =>
      send<{ data: TempoImmobileFilo }>('GET', percorso(vie[genere], { id })).then(({ data }) =>
        fromWire<TempoImmobileFilo>(data),
      ),
    staleTime: 0,
  });

export const computePdf = (id: string): string => percorso(percorsi.visuraPdf, { id });
