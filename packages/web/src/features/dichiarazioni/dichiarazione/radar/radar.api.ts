import {
  type DovutoF24Filo,
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

/** A client, with what he has to pay next; null where nothing. */
export type RigaRadar = Interno<RigaFilo> & { dovuto: Interno<DovutoF24Filo> | null };
export type CellaRadar = RigaRadar['celle'][number];
/** A page, with the types that the clients found have. */
export type PaginaRadar = Pagina<RigaRadar> & { obblighi: readonly TipoDichiarazione[] };

type RispostaRadar = Omit<z.infer<typeof radarAnswer>, 'data'> & { data: RigaFilo[] };

/** What some clients have to pay next, by client. */
async function readDovuti(ids: readonly string[], segnale: AbortSignal) {
  if (ids.length === 0) return new Map<string, Interno<DovutoF24Filo>>();
  const { data } = await send<{ data: DovutoF24Filo[] }>('POST', percorsi.f24Dovuti, {
    corpo: { Codici: ids },
    lettura: true,
    segnale,
  });
  return new Map(data.map((uno) => [uno.IdAnagrafica, fromWire<DovutoF24Filo>(uno)]));
}

/** One page of the radar of a year; `giro` tells one search from the next. */
export const makeRadarQuery = (anno: number) => (query: QueryLista, giro: number) => ({
  queryKey: ['dichiarazione', 'radar', anno, query, giro] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PaginaRadar> => {
    const risposta = await send<RispostaRadar>('POST', percorso(percorsi.radar, { anno }), {
      corpo: toWire<object>(query),
      lettura: true,
      segnale: signal,
    });
    const dovuti = await readDovuti(
      risposta.data.map(({ IdAnagrafica }) => IdAnagrafica),
      signal,
    );
    return {
      righe: risposta.data.map((riga) => ({
        ...fromWire<RigaFilo>(riga),
        dovuto: dovuti.get(riga.IdAnagrafica) ?? null,
      })),
      totale: risposta.Total,
      pagina: risposta.PageNo,
      righePerPagina: risposta.PageSize,
      obblighi: risposta.Obblighi,
    };
  },
  // What was just done elsewhere is seen on coming back.
  staleTime: 0,
});
