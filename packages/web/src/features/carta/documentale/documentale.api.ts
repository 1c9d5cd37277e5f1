import {
  type DocumentoFilo,
  type DocumentoVersioneFilo,
  type documentoSpazio,
  type documentoVerifica,
  type FascicoloFilo,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  requisiti,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { upload } from '../../../api/carica.ts';
import { download, send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import type { Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type Documento = Interno<DocumentoFilo>;

/** One page of the documents; `giro` tells one search from the next. */
export const documentaleQuery: QueryPagina<Documento> = (query, giro) => ({
  queryKey: ['documenti', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<DocumentoFilo>(percorsi.documentoLista, query, { segnale: signal }),
});

export const spazioQuery = queryOptions({
  queryKey: ['documenti', 'spazio'],
  queryFn: ({ signal }) =>
    send<z.output<typeof documentoSpazio>>('GET', percorsi.documentoSpazio, {
      segnale: signal,
      silenziosa: true,
    }).then(({ data }) => data),
});

/** The bytes of a document, as they are now: `versione` tells them from those before. */
export const fileQuery = (id: string, versione: number) =>
  queryOptions({
    queryKey: ['documenti', 'file', id, versione],
    queryFn: () => download(percorso(percorsi.documentoFile, { id })),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const versioniQuery = (id: string, versione: number) =>
  queryOptions({
    queryKey: ['documenti', 'versioni', id, versione],
    queryFn: ({ signal }) =>
      send<{ data: DocumentoVersioneFilo[] }>('GET', percorso(percorsi.documentoVersioni, { id }), {
        segnale: signal,
      }).then(({ data }) => data),
    enabled: versione > 1,
  });

export const fascicoloQuery = (id: string, anno: number) =>
  queryOptions({
    queryKey: ['documenti', 'fascicolo', id, anno],
    queryFn: ({ signal }) =>
      send<{ data: FascicoloFilo }>('GET', percorso(percorsi.fascicolo, { id, anno }), {
        segnale: signal,
      }).then(({ data }) => data),
  });

const PER_VOLTA = 10;
/** Sends files, so many a call; those of a call are kept all or none. */
export async function uploadTutti(
  file: readonly File[],
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  for (let inizio = 0; inizio === 0 || inizio < file.length; inizio += PER_VOLTA)
    await upload<unknown>(percorsi.documento, file.slice(inizio, inizio + PER_VOLTA), extra);
}

/** Says otherwise what a document is; `tag` are words between commas. */
export const changeDocumento = (
  id: string,
  { tipo, anno, tag }: { tipo: string; anno: string; tag: string },
) =>
  send<{ data: DocumentoFilo }>('PUT', percorso(percorsi.documentoUno, { id }), {
    corpo: {
      Tipo: tipo,
      Anno: anno === '' ? null : Number(anno),
      Tag: tag
        .split(',')
        .map((parola) => parola.trim())
        .filter((parola) => parola !== ''),
    },
  }).then(({ data }) => fromWire<DocumentoFilo>(data));

/** The scan of a document that was signed by hand takes its place: whole, or some sheets of it. */
export const uploadAutografa = (
  id: string,
  file: readonly File[],
  extra: Readonly<Record<string, string>> = {},
) =>
  upload<{ data: DocumentoFilo }>(percorso(percorsi.documentoAutografa, { id }), file, extra).then(
    ({ data }) => fromWire<DocumentoFilo>(data),
  );

export const readDocumento = (id: string): Promise<Documento> =>
  send<{ data: DocumentoFilo }>('GET', percorso(percorsi.documentoUno, { id }), { silenziosa: true }).then(
    ({ data }) => fromWire<DocumentoFilo>(data),
  );
/** The sheets of a PDF to be signed on paper. */
export const computeFogli = (id: string) => percorso(percorsi.documentoFogli, { id });

export const deleteDocumento = (id: string) => send<null>('DELETE', percorso(percorsi.documentoUno, { id }));
export const verifyDocumento = (id: string) =>
  send<z.output<typeof documentoVerifica>>('GET', percorso(percorsi.documentoVerifica, { id })).then(
    ({ data }) => data,
  );
export const computeFile = (id: string) => percorso(percorsi.documentoFile, { id });
export const computeVersione = (id: string, numero: number) =>
  percorso(percorsi.documentoVersioneFile, { id, numero });
export const computeZip = (id: string, anno: number) => percorso(percorsi.fascicoloZip, { id, anno });
export const mayScrivereDocumenti = (utente: Utente): boolean =>
  canScrivere(utente, requisiti.scriviDocumenti);
