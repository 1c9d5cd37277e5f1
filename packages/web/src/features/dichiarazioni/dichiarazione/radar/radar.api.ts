import {
  fromWire,
  type Interno,
  percorsi,
  percorso,
  type RadarRiga as RigaFilo,
  type radarAnswer,
  type TipoDichiarazione,
  toWire,
} from '@quadra/contract';
import type { z } from 'zod';
import { send } from '../../../../api/client.ts';
import type { Pagina, QueryLista } from '../../../../api/lista.ts';

export type RigaRadar = Interno<RigaFilo>;
export type CellaRadar = RigaRadar['celle'][number];
/** A page, with the types that the clients found have. */
export type PaginaRadar = Pagina<RigaRadar> & { obblighi: readonly TipoDichiarazione[] };

type RispostaRadar = Omit<z.infer<typeof radarAnswer>, 'data'> & { data: RigaFilo[] };

/** One page of the radar of a year; `giro` tells one search from the next. */
export const makeRadarQuery = (anno: number) => (query: QueryLista, giro: number) => ({
  queryKey: ['dichiarazione', 'radar', anno, query, giro] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PaginaRadar> => {
    const risposta = await send<RispostaRadar>('POST', percorso(percorsi.radar, { anno }), {
      corpo: toWire<object>(query),
      lettura: true,
      segnale: signal,
    });
    return {
      righe: risposta.data.map((riga) => fromWire<RigaFilo>(riga)),
      totale: risposta.Total,
      pagina: risposta.PageNo,
      righePerPagina: risposta.PageSize,
      obblighi: risposta.Obblighi,
    };
  },
  // What was just done elsewhere is seen on coming back.
  staleTime: 0,
});
