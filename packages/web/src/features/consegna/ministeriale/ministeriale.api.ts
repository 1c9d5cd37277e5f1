import {
  type CollegamentoMinisteriale,
  fromWire,
  type Interno,
  type MinisterialeRiga,
  type PdfMinisterialeFilo,
  percorsi,
  percorso,
  toWire,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { upload } from '../../../api/carica.ts';
import { download, send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta = { data: PdfMinisterialeFilo };
export type RigaMinisteriale = Interno<MinisterialeRiga>;
export type Ministeriale = Interno<PdfMinisterialeFilo>;
export type CampoMinisteriale = Ministeriale['campi'][number];
export type Collegamento = Interno<CollegamentoMinisteriale>;
const read = ({ data }: Busta): Ministeriale => fromWire<PdfMinisterialeFilo>(data);

/** One page of them; `giro` tells one search from the next. */
export const ministerialiQuery: QueryPagina<RigaMinisteriale> = (query, giro) => ({
  queryKey: ['ministeriale', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<MinisterialeRiga>(percorsi.ministerialeLista, query, { segnale: signal }),
});

export const ministerialeQuery = (id: string) =>
  queryOptions({
    queryKey: ['ministeriale', 'uno', id],
    queryFn: () => send<Busta>('GET', percorso(percorsi.ministerialeUno, { id })).then(read),
    staleTime: 0,
  });

export const uploadMinisteriale = (
  dove: { tipo: string; anno: string; pagina: number },
  file: readonly File[],
): Promise<Ministeriale> =>
  upload<Busta>(percorsi.ministeriali, file, {
    TipoDichiarazione: dove.tipo,
    Anno: dove.anno,
    Pagina: String(dove.pagina),
  }).then(read);

/** Writes which casella goes in which field; what is published stays. */
export const writeMappatura = (
  { id, revisione }: Ministeriale,
  mappatura: readonly Collegamento[],
): Promise<Ministeriale> =>
  send<Busta>('PUT', percorso(percorsi.ministerialeUno, { id }), {
    corpo: { Revisione: revisione, Mappatura: toWire<CollegamentoMinisteriale[]>([...mappatura]) },
  }).then(read);

export const publishMinisteriale = (id: string): Promise<Ministeriale> =>
  send<Busta>('POST', percorso(percorsi.ministerialePubblica, { id }), { corpo: {} }).then(read);

export const withdrawMinisteriale = (id: string): Promise<Ministeriale> =>
  send<Busta>('POST', percorso(percorsi.ministerialeRitira, { id }), { corpo: {} }).then(read);

export const deleteMinisteriale = (id: string) => send('DELETE', percorso(percorsi.ministerialeUno, { id }));

export const getFile = (id: string): Promise<Blob> => download(percorso(percorsi.ministerialeFile, { id }));
