import {
  fromWire,
  type Interno,
  percorsi,
  percorso,
  RIGHE_PER_PAGINA_MASSIME,
  type RichiestaDocumentoFilo,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../api/client.ts';
import { list } from '../../api/lista.ts';
import type { QueryPagina } from '../elenco/useElenco.ts';

export type Richiesta = Interno<RichiestaDocumentoFilo>;
type Busta = { data: RichiestaDocumentoFilo };
const read = ({ data }: Busta): Richiesta => fromWire<RichiestaDocumentoFilo>(data);

/** One page of what was asked; `giro` tells one search from the next. */
export const richiesteQuery: QueryPagina<Richiesta> = (query, giro) => ({
  queryKey: ['richieste', 'list', query, giro] as const,
  queryFn: ({ signal }) =>
    list<RichiestaDocumentoFilo>(percorsi.richiestaDocumentoLista, query, { segnale: signal }),
});
/** Those of one client, or of one declaration. */
export const richiesteDiQuery = (filter: { IdAnagrafica: string } | { IdDichiarazione: string }) =>
  queryOptions({
    queryKey: ['richieste', 'di', filter] as const,
    queryFn: ({ signal }) =>
      list<RichiestaDocumentoFilo>(
        percorsi.richiestaDocumentoLista,
        { filter, righePerPagina: RIGHE_PER_PAGINA_MASSIME },
        { segnale: signal, silenziosa: true },
      ).then(({ righe }) => righe),
  });
export const readRichiesta = (id: string) =>
  send<Busta>('GET', percorso(percorsi.richiestaDocumentoUna, { id })).then(read);

export const askDocumento = (corpo: object) =>
  send<Busta>('POST', percorsi.richiesteDocumento, { corpo }).then(read);
const act = (dove: string, { id, versione }: Richiesta, corpo: object) =>
  send<Busta>('POST', percorso(dove, { id }), { corpo: { ...corpo, Versione: versione } }).then(read);
export const confirmNumeri = (una: Richiesta, Valori: Readonly<Record<string, number>>) =>
  act(percorsi.richiestaDocumentoConferma, una, { Valori });
export const withdrawRichiesta = (una: Richiesta, Motivo: string) =>
  act(percorsi.richiestaDocumentoRitira, una, { Motivo });

/** Where the browser reads a file of the client. */
export const addressFile = (id: string): string => percorso(percorsi.documentoFile, { id });
