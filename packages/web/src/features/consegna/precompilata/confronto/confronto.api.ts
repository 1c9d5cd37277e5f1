import {
  type ConfrontoPrecompilataFilo,
  percorsi,
  percorso,
  type precompilataScritta,
  type SceltaPrecompilata,
  type TipoDichiarazione,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../../api/client.ts';

export type Confronto = ConfrontoPrecompilataFilo;
export type Rigo = Confronto['Righi'][number];
type Scritta = z.output<typeof precompilataScritta>['data'];

/** A precompilata beside the other sources, as it would become. */
export const confrontoQuery = (id: string, diventa: TipoDichiarazione | undefined) =>
  queryOptions({
    queryKey: ['precompilata', 'confronto', id, diventa ?? ''],
    queryFn: ({ signal }): Promise<Confronto> => {
      const query = diventa === undefined ? '' : `?diventa=${encodeURIComponent(diventa)}`;
      const dove = percorso(percorsi.precompilataConfronto, { id }) + query;
      return send<{ data: Confronto }>('GET', dove, { segnale: signal }).then(({ data }) => data);
    },
  });

export const sendScelta = (id: string, corpo: SceltaPrecompilata): Promise<Confronto> =>
  send<{ data: Confronto }>('PUT', percorso(percorsi.precompilataScelta, { id }), { corpo }).then(
    ({ data }) => data,
  );

export const sendScritta = (id: string, Diventa: TipoDichiarazione, Conferma: boolean): Promise<Scritta> =>
  send<{ data: Scritta }>('POST', percorso(percorsi.precompilataScrivi, { id }), {
    corpo: { Diventa, Conferma },
  }).then(({ data }) => data);
