import {
  type CodiceF24Filo,
  type F24Filo,
  type F24InteroFilo,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  requisiti,
  type sezioneF24,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { download, send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import type { Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type F24 = Interno<F24Filo>;
export type F24Intero = Interno<F24InteroFilo>;
export type CodiceF24 = Interno<CodiceF24Filo>;
export type SezioneF24 = (typeof sezioneF24)[number];
type Busta = { data: F24InteroFilo };

/** One page of the models F24; `giro` tells one search from the next. */
export const f24Query: QueryPagina<F24> = (query, giro) => ({
  queryKey: ['f24', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<F24Filo>(percorsi.f24Lista, query, { segnale: signal }),
});

const read = ({ data }: Busta): F24Intero => fromWire<F24InteroFilo>(data);
export const f24UnoQuery = (id: string) =>
  queryOptions({
    queryKey: ['f24', 'uno', id] as const,
    queryFn: ({ signal }) =>
      send<Busta>('GET', percorso(percorsi.f24Uno, { id }), { segnale: signal }).then(read),
  });

export const createF24 = (corpo: object): Promise<F24Intero> =>
  send<Busta>('POST', percorsi.f24Nuovo, { corpo }).then(read);
export const changeF24 = ({ id, versione }: F24Intero, corpo: object): Promise<F24Intero> =>
  send<Busta>('PUT', percorso(percorsi.f24Uno, { id }), { corpo: { ...corpo, Versione: versione } }).then(
    read,
  );
export const removeF24 = (id: string) => send<null>('DELETE', percorso(percorsi.f24Uno, { id }));
/** Moves the model read at `versione` to another state. */
export const moveF24 = ({ id, versione }: F24Intero, corpo: object): Promise<F24Intero> =>
  send<Busta>('POST', percorso(percorsi.f24Azione, { id }), { corpo: { ...corpo, Versione: versione } }).then(
    read,
  );

export const makeFileF24 = (id: string, motivo: string | null) =>
  send('POST', percorso(percorsi.f24File, { id }), { corpo: { Motivo: motivo } });
export const downloadFileF24 = (id: string): Promise<Blob> => download(percorso(percorsi.f24File, { id }));
export const downloadStampaF24 = (id: string): Promise<Blob> =>
  download(percorso(percorsi.f24Stampa, { id }));

/** The codes that may be paid on a day, by code or words. */
export const searchCodici = async (
  testo: string,
  sezione: SezioneF24,
  data: string,
  segnale?: AbortSignal,
): Promise<CodiceF24[]> => {
  const { data: trovati } = await send<{ data: CodiceF24Filo[] }>('POST', percorsi.f24Codici, {
    corpo: { Testo: testo, Sezione: sezione, Data: data },
    lettura: true,
    silenziosa: true,
    ...(segnale ? { segnale } : {}),
  });
  return fromWire<CodiceF24Filo[]>(trovati);
};

/** The words of a code. */
export const parolaQuery = (codice: string, sezione: SezioneF24, data: string) =>
  queryOptions({
    queryKey: ['f24', 'codice', sezione, codice, data] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const trovati = await searchCodici(codice, sezione, data, signal);
      return trovati.find((uno) => uno.codice === codice)?.descrizione ?? '';
    },
  });

/** Who is offered to write and move models: the server decides. */
export const mayScrivereF24 = (utente: Utente): boolean => canScrivere(utente, requisiti.scriviDichiarazioni);
