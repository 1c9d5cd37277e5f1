import {
  type copilotaAnswer,
  type copilotaStato,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  type ScambioCopilota,
} from '@quadra/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { makeFonteServer } from '../../../dominio/fonte/fonte-server.ts';

export type Scambio = Interno<ScambioCopilota>;
type StatoFilo = z.output<typeof copilotaStato>['data'];
type EsitoFilo = z.output<typeof copilotaAnswer>['data'];
export type Esito = Interno<EsitoFilo>;
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

export const scambiQuery = (pagina: number, righePerPagina: number) =>
  queryOptions({
    queryKey: ['copilota', 'list', pagina, righePerPagina] as const,
    queryFn: ({ signal }) =>
      list<ScambioCopilota>(
        percorsi.copilotaLista,
        { pagina, righePerPagina },
        { segnale: signal, silenziosa: true },
      ),
    placeholderData: keepPreviousData,
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

export const removeScambio = (id: string) => send('DELETE', percorso(percorsi.copilotaUno, { id }));
export const removeTutti = () => send('DELETE', percorsi.copilota);

const fonti = new Map<number, ReturnType<typeof makeFonteServer>>();
/** The declarations of a year, by client. */
export function getFonteDichiarazioni(anno: number) {
  const gia = fonti.get(anno);
  if (gia) return gia;
  const fonte = makeFonteServer({
    url: percorso(percorsi.dichiarazioneLista, { anno }),
    urlUna: `/api/${anno}/pf`,
    campiTesto: ['Denominazione', 'Tipo'],
    campoChiave: 'Id',
  });
  fonti.set(anno, fonte);
  return fonte;
}
