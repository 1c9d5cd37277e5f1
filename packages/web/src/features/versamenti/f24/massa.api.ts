import {
  fromWire,
  type Interno,
  lavoriF24,
  type MassaF24Filo,
  percorsi,
  type RigaMassaF24Filo,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';

export type Massa = Interno<MassaF24Filo>;
export type RigaMassa = Interno<RigaMassaF24Filo>;

/** Who would get a model for a day, and who would not. */
export const massaQuery = (anno: number, scadenza: string | undefined) =>
  queryOptions({
    queryKey: ['f24', 'massa', anno, scadenza ?? null] as const,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Massa> => {
      const { data } = await send<{ data: MassaF24Filo }>('POST', percorsi.f24Massa, {
        corpo: { Anno: anno, ...(scadenza === undefined ? {} : { Scadenza: scadenza }) },
        lettura: true,
        segnale: signal,
      });
      return fromWire<MassaF24Filo>(data);
    },
  });

/** Starts the job that does it, one row each. */
export const startLavoroF24 = (
  quale: keyof typeof lavoriF24,
  codici: readonly string[],
  altro: object = {},
): Promise<unknown> =>
  send('POST', percorsi.lavoroAvvia, {
    corpo: { Nome: lavoriF24[quale], Parametri: { Codici: codici, ...altro } },
  });
