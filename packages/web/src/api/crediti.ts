import {
  fromWire,
  type Interno,
  type MovimentoFilo,
  percorsi,
  type SituazioneCreditiFilo,
  ULTIMI_MOVIMENTI,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from './client.ts';
import { list } from './lista.ts';

export type Movimento = Interno<MovimentoFilo>;

/** How many credits are left; null when they are not known: nobody is told of the failure. */
export const residuiQuery = queryOptions({
  queryKey: ['crediti', 'residui'],
  queryFn: (): Promise<number | null> =>
    send<{ data: number }>('GET', percorsi.creditiResidui, { silenziosa: true })
      .then(({ data }) => data)
      .catch(() => null),
});

export const situazioneQuery = queryOptions({
  queryKey: ['crediti', 'situazione'],
  queryFn: () =>
    send<{ data: SituazioneCreditiFilo }>('GET', percorsi.creditiSituazione, { silenziosa: true }).then(
      ({ data }) => fromWire<SituazioneCreditiFilo>(data),
    ),
});

/** The newest movements. */
export const ultimiMovimentiQuery = queryOptions({
  queryKey: ['crediti', 'ultimi'],
  queryFn: () =>
    list<MovimentoFilo>(
      percorsi.movimentoLista,
      { order: ['-Data'], righePerPagina: ULTIMI_MOVIMENTI },
      { silenziosa: true },
    ),
});
