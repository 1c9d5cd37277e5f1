import {
  type copilotaAnswer,
  type copilotaStato,
  fromWire,
  type Interno,
  percorsi,
  type ScambioCopilota,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../api/client.ts';

export type Scambio = Interno<ScambioCopilota>;
/** What would change, and is written nowhere. */
export type Proposta = NonNullable<Scambio['proposta']>;
type StatoFilo = z.output<typeof copilotaStato>['data'];
type EsitoFilo = z.output<typeof copilotaAnswer>['data'];
type Esito = Interno<EsitoFilo>;
/** What leaves, if it is confirmed. */
export type Invio = NonNullable<Esito['invio']>;

export const statoQuery = queryOptions({
  queryKey: ['copilota', 'stato'] as const,
  queryFn: () =>
    send<{ data: StatoFilo }>('GET', percorsi.copilota, { silenziosa: true }).then(({ data }) =>
      fromWire<StatoFilo>(data),
    ),
  retry: false,
});

export type Domanda = { domanda: string; anno: number; idDichiarazione: string | null };

/** Asks; with the imprint of what was shown, what was shown may leave. */
export const ask = async (
  { domanda, anno, idDichiarazione }: Domanda,
  conferma: string | null,
): Promise<Esito> => {
  const corpo = { Domanda: domanda, Anno: anno, IdDichiarazione: idDichiarazione, Conferma: conferma };
  return fromWire<EsitoFilo>(
    (await send<{ data: EsitoFilo }>('POST', percorsi.copilotaChiedi, { corpo })).data,
  );
};
