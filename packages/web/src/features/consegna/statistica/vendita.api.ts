import {
  fromWire,
  type Interno,
  percorsi,
  tipologiaUtente,
  type VenditaPacchettoFilo,
  type VenditaStudioFilo,
  type VenditeFilo,
} from '@quadra/contract';
import { download, send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type Vendite = Interno<VenditeFilo>;
export type VenditaStudio = Interno<VenditaStudioFilo>;
export type VenditaPacchetto = Interno<VenditaPacchettoFilo>;

export const venditeQuery = (anno: number) => ({
  queryKey: ['vendite', anno] as const,
  queryFn: () =>
    send<{ data: VenditeFilo }>('POST', percorsi.vendite, { corpo: { Anno: anno } }).then(({ data }) =>
      fromWire<VenditeFilo>(data),
    ),
  staleTime: 0,
});
export const downloadVendite = (anno: number): Promise<Blob> => download(percorsi.venditeCsv, { Anno: anno });

/** One page of them; `giro` tells one search from the next. */
export const venditeStudiQuery: QueryPagina<VenditaStudio> = (query, giro) => ({
  queryKey: ['vendite', 'studi', query, giro] as const,
  queryFn: ({ signal }) => list<VenditaStudioFilo>(percorsi.venditeStudioLista, query, { segnale: signal }),
});
/** One page of them; `giro` tells one search from the next. */
export const venditePacchettiQuery: QueryPagina<VenditaPacchetto> = (query, giro) => ({
  queryKey: ['vendite', 'pacchetti', query, giro] as const,
  queryFn: ({ signal }) =>
    list<VenditaPacchettoFilo>(percorsi.venditePacchettoLista, query, { segnale: signal }),
});

const vendono: readonly number[] = [
  tipologiaUtente.AMM_ELMAS,
  tipologiaUtente.CON_ELMAS,
  tipologiaUtente.AMM_GES,
  tipologiaUtente.OP_GES,
];
/** Who sells; the server decides, this avoids shut doors. */
export const canVedereVendite = (utente: Utente): boolean => vendono.includes(utente.tipologiaUtente);
