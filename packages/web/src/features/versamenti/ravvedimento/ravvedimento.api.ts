import { percorsi, percorso, type simulaRavvedimentoAnswer } from '@quadra/contract';
import { type DomandaRavvedimento, loadVersamenti } from '@quadra/fisco';
import { ANNO_FISCALE, toEuro } from '@quadra/values';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { listGradini, listPunti } from '../../../dominio/versamenti/gradini.ts';

export type Esito = z.infer<typeof simulaRavvedimentoAnswer>['data'];
export type Domanda = DomandaRavvedimento;

/** What a late payment costs, and the steps and the curve that lead there: the same engine, asked and drawn. */
export const ravvedimentoQuery = (domanda: Domanda) =>
  queryOptions({
    queryKey: ['tributo', 'ravvedimento', domanda] as const,
    retry: false,
    queryFn: async () => {
      const { tributo, importo, scadenza, pagamento, atto } = domanda;
      const { data: esito } = await send<{ data: Esito }>(
        'POST',
        percorso(percorsi.ravvedimentoSimula, { anno: ANNO_FISCALE }),
        {
          corpo: {
            Tributo: tributo,
            Importo: toEuro(importo),
            Scadenza: scadenza,
            Data: pagamento,
            ...(atto ? { Atto: atto } : {}),
          },
        },
      );
      const v = await loadVersamenti();
      const gradini = listGradini(v, domanda);
      return { esito, gradini, punti: listPunti(v, domanda, gradini) };
    },
  });

/** Makes the model that pays late what is left of a debt of a conto; answers its key. */
export const createRavvedimento = (
  conto: { id: string; anno: number },
  IdVoce: string,
  { pagamento, atto }: Domanda,
): Promise<string> =>
  send<{ data: { IdF24: string } }>('POST', percorso(percorsi.contoRavvedi, conto), {
    corpo: { IdVoce, Data: pagamento, ...(atto ? { Atto: atto } : {}) },
  }).then(({ data }) => data.IdF24);
