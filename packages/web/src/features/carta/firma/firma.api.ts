import {
  type AnagraficaFilo,
  type BustaFilo,
  type BustaInteraFilo,
  type bustaNuova,
  type bustaSemplice,
  type DocumentoFilo,
  type firmaPronta,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  RIGHE_PER_PAGINA_MASSIME,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type Busta = Interno<BustaFilo>;
export type BustaIntera = Interno<BustaInteraFilo>;
export type Documento = Interno<DocumentoFilo>;
const PDF = 'application/pdf';

/** One page of the envelopes; `giro` tells one search from the next. */
export const busteQuery: QueryPagina<Busta> = (query, giro) => ({
  queryKey: ['buste', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<BustaFilo>(percorsi.bustaLista, query, { segnale: signal }),
});

export const bustaQuery = (id: string) =>
  queryOptions({
    queryKey: ['buste', 'una', id],
    queryFn: ({ signal }) =>
      send<{ data: BustaInteraFilo }>('GET', percorso(percorsi.bustaUna, { id }), { segnale: signal }).then(
        ({ data }) => fromWire<BustaInteraFilo>(data),
      ),
  });

/** Whether the studio can send: the service is there, and its token too. */
export const prontaQuery = queryOptions({
  queryKey: ['buste', 'pronta'],
  queryFn: ({ signal }) =>
    send<z.output<typeof firmaPronta>>('GET', percorsi.firmaPronta, { segnale: signal }).then(
      ({ data }) => data,
    ),
});

/** The PDF of a client that can go into an envelope. */
export const liberiQuery = (idAnagrafica: string) =>
  queryOptions({
    queryKey: ['documenti', 'liberi', idAnagrafica],
    queryFn: async ({ signal }) => {
      const filter = { IdAnagrafica: idAnagrafica };
      const query = { filter, righePerPagina: RIGHE_PER_PAGINA_MASSIME };
      const { righe } = await list<DocumentoFilo>(percorsi.documentoLista, query, { segnale: signal });
      return righe.filter(({ formato, stato, congelato }) => formato === PDF && stato === null && !congelato);
    },
  });

export const readDocumento = (id: string): Promise<Documento> =>
  send<{ data: DocumentoFilo }>('GET', percorso(percorsi.documentoUno, { id })).then(({ data }) =>
    fromWire<DocumentoFilo>(data),
  );
export const readCliente = (id: string) =>
  send<{ data: AnagraficaFilo }>('GET', percorso(percorsi.anagraficaUna, { id })).then(({ data }) => data);
export const readBusta = (id: string) =>
  send<{ data: BustaInteraFilo }>('GET', percorso(percorsi.bustaUna, { id })).then(({ data }) => data);

export type BustaScritta = z.input<typeof bustaNuova>;
export const sendBusta = (scritta: BustaScritta) =>
  send<{ data: BustaFilo }>('POST', percorsi.buste, { corpo: scritta }).then(({ data }) => data);
export type SempliceScritta = z.input<typeof bustaSemplice>;
export const sendSemplice = (scritta: SempliceScritta) =>
  send<{ data: BustaFilo }>('POST', percorsi.bustaSemplice, { corpo: scritta }).then(({ data }) => data);
/** Where the codes of a client go, as his record says. */
export const contattoQuery = (id: string) =>
  queryOptions({
    queryKey: ['anagrafica', 'contatto-firma', id],
    queryFn: () => readCliente(id).then(({ EmailFirma, Email }) => ({ email: EmailFirma || Email || null })),
  });
/** To all of those who are awaited, or to the one of this place. */
export const remindBusta = (id: string, ordine: number | null) =>
  send<unknown>('POST', percorso(percorsi.bustaSollecita, { id }), { corpo: { Ordine: ordine } });
export const cancelBusta = (id: string) =>
  send<unknown>('POST', percorso(percorsi.bustaAnnulla, { id }), { corpo: {} });
export const computeFile = (id: string) => percorso(percorsi.bustaFile, { id });
export const computeDocumento = (id: string) => percorso(percorsi.documentoFile, { id });
