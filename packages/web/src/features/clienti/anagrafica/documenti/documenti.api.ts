import {
  type DocumentoFilo,
  type Interno,
  percorsi,
  percorso,
  RIGHE_PER_PAGINA_MASSIME,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { upload } from '../../../../api/carica.ts';
import { send } from '../../../../api/client.ts';
import { list } from '../../../../api/lista.ts';

export type Documento = Interno<DocumentoFilo>;

export const documentiQuery = (idAnagrafica: string) =>
  queryOptions({
    queryKey: ['documenti', idAnagrafica],
    queryFn: ({ signal }) =>
      list<DocumentoFilo>(
        percorsi.documentoLista,
        { filter: { IdAnagrafica: idAnagrafica }, righePerPagina: RIGHE_PER_PAGINA_MASSIME },
        { segnale: signal, silenziosa: true },
      ),
  });

/** The last ones, and how many there are. */
export const ultimiDocumentiQuery = (idAnagrafica: string, quanti: number) =>
  queryOptions({
    queryKey: ['documenti', idAnagrafica, quanti],
    queryFn: ({ signal }) =>
      list<DocumentoFilo>(
        percorsi.documentoLista,
        { filter: { IdAnagrafica: idAnagrafica }, order: ['-CaricatoIl'], righePerPagina: quanti },
        { segnale: signal, silenziosa: true },
      ),
  });

export const uploadDocumenti = (idAnagrafica: string, tipo: string, file: readonly File[]) =>
  upload<unknown>(percorsi.documento, file, { IdAnagrafica: idAnagrafica, tipo });

export const deleteDocumento = (id: string) => send<null>('DELETE', percorso(percorsi.documentoUno, { id }));

export const computeIndirizzoFile = (id: string): string => percorso(percorsi.documentoFile, { id });
