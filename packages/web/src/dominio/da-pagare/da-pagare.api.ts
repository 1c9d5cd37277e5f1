import {
  fromWire,
  type Interno,
  type MetodoCliente,
  type PagaIlClienteFilo,
  percorsi,
  percorso,
  type RichiestaDaPagareFilo,
  type RichiestaPagamentoFilo,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { download, send } from '../../api/client.ts';
import { list } from '../../api/lista.ts';

type Busta<T> = { data: T };
export type PagaIlCliente = Interno<PagaIlClienteFilo>;
export type DaPagare = Interno<RichiestaDaPagareFilo>;

/** What the studi asked of who enters, the newest first: a handful for the home. */
export const ricevuteQuery = queryOptions({
  queryKey: ['da-pagare', 'ricevute'] as const,
  queryFn: () =>
    list<RichiestaPagamentoFilo>(percorsi.richiestaPagamentoLista, { righePerPagina: 20 }).then(({ righe }) =>
      righe.filter(({ mia, stato }) => mia && stato !== 'Ritirata'),
    ),
});

/** What the client sees of one: as it is now. */
export const daPagareQuery = (id: string) =>
  queryOptions({
    queryKey: ['da-pagare', 'una', id] as const,
    queryFn: () =>
      send<Busta<RichiestaDaPagareFilo>>('GET', percorso(percorsi.richiestaPagamentoUna, { id })).then(
        ({ data }) => fromWire<RichiestaDaPagareFilo>(data),
      ),
    staleTime: 0,
  });

/** Begins the payment: answers where it goes on, null where it is booked. The price is the one of the server. */
export const payRichiesta = (id: string, metodo: MetodoCliente): Promise<string | null> =>
  send<Busta<{ redirectUrl: string | null }>>('POST', percorso(percorsi.richiestaPagamentoPaga, { id }), {
    corpo: { Metodo: metodo },
  }).then(({ data }) => data.redirectUrl);

/** The document that was paid. */
export const downloadPagata = (id: string): Promise<Blob> =>
  download(percorso(percorsi.richiestaPagamentoStampa, { id }), {});

type Chiave = { anno: number; id: string };
const read = ({ data }: Busta<PagaIlClienteFilo>): PagaIlCliente => fromWire<PagaIlClienteFilo>(data);

/** Whether the client of a declaration pays for its print, or may be asked to. */
export const pagaIlClienteQuery = ({ anno, id, stampaData }: Chiave & { stampaData: string | null }) =>
  queryOptions({
    // Printed meanwhile, there is nothing left to pay.
    queryKey: ['da-pagare', 'dichiarazione', anno, id, stampaData] as const,
    queryFn: () =>
      send<Busta<PagaIlClienteFilo>>(
        'GET',
        percorso(percorsi.pagaIlCliente, { anno: String(anno), id }),
      ).then(read),
    staleTime: 0,
  });

export const askPagamento = ({ anno, id }: Chiave): Promise<PagaIlCliente> =>
  send<Busta<PagaIlClienteFilo>>('POST', percorso(percorsi.pagaIlCliente, { anno: String(anno), id }), {
    corpo: {},
  }).then(read);

export const withdrawRichiesta = (id: string): Promise<void> =>
  send('PUT', percorso(percorsi.richiestaPagamentoRitira, { id }), { corpo: {} }).then(() => undefined);
