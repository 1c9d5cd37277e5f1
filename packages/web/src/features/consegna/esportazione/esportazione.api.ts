import { type Interno, percorsi, percorso, type StoricoEsportazioneFilo } from '@quadra/contract';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type Esportazione = Interno<StoricoEsportazioneFilo>;

/** One page of the exports; `giro` tells one search from the next. */
export const esportazioniQuery: QueryPagina<Esportazione> = (query, giro) => ({
  queryKey: ['esportazione', 'list', query, giro] as const,
  queryFn: ({ signal }) =>
    list<StoricoEsportazioneFilo>(percorsi.esportazioneLista, query, { segnale: signal }),
  staleTime: 0,
});

/** Where the file of an export is. */
export const computeIndirizzo = (id: string): string => percorso(percorsi.esportazioneFile, { id });
