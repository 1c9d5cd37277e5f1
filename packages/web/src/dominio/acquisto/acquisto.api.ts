import {
  fromWire,
  type Interno,
  type OffertaPagamentoFilo,
  type PagamentoFilo,
  percorsi,
  percorso,
  type TipoPagamento,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../api/client.ts';

type Busta<T> = { data: T };
export type OffertaPagamento = Interno<OffertaPagamentoFilo>;
export type PacchettoOfferto = OffertaPagamento['pacchetti'][number];
export type Pagamento = Interno<PagamentoFilo>;
const readPagamento = ({ data }: Busta<PagamentoFilo>): Pagamento => fromWire<PagamentoFilo>(data);

/** What the studio may buy, how, at which price: as it is now. */
export const offertaPagamentoQuery = queryOptions({
  queryKey: ['crediti', 'offerta'] as const,
  queryFn: (): Promise<OffertaPagamento> =>
    send<Busta<OffertaPagamentoFilo>>('GET', percorsi.pagamentoOfferta).then(({ data }) =>
      fromWire<OffertaPagamentoFilo>(data),
    ),
  staleTime: 0,
});

/** A payment, as it is now. */
export const getPagamento = (id: string): Promise<Pagamento> =>
  send<Busta<PagamentoFilo>>('GET', percorso(percorsi.pagamentoUno, { id }), { silenziosa: true }).then(
    readPagamento,
  );

/**
 * How a payment at a gateway ended, asked of the gateway: an order that was approved is collected here.
 * @throws ApiError when it was cancelled or refused
 */
export async function checkPagamento(id: string): Promise<Pagamento> {
  const { metodo } = await getPagamento(id);
  const esito =
    metodo === 'Paypal'
      ? send<Busta<PagamentoFilo>>('POST', percorso(percorsi.paypalCattura, { id }))
      : send<Busta<PagamentoFilo>>('GET', percorso(percorsi.cartaEsito, { id }));
  return readPagamento(await esito);
}

/** Who buys gives up what waits at a gateway. */
export const abandonPagamento = (id: string): Promise<Pagamento> =>
  send<Busta<PagamentoFilo>>('PUT', percorso(percorsi.pagamentoRinuncia, { id })).then(readPagamento);

/** Where a package is paid: a page of a gateway, or a transfer to make. */
export type Avviata =
  | { readonly dove: 'pagina'; readonly id: string; readonly indirizzo: string }
  | { readonly dove: 'banca'; readonly pagamento: Pagamento };

type Scelta = { idPacchetto: string; metodo: TipoPagamento; salvaAlias: boolean };

/** Begins a purchase: the price is the one of the server. The key makes a booking once, however often it is sent. */
export async function beginAcquisto(
  { idPacchetto, metodo, salvaAlias }: Scelta,
  chiave: string,
): Promise<Avviata> {
  if (metodo === 'Bonifico' || metodo === 'SEPA Direct Debit') {
    const corpo = { IdPacchetto: idPacchetto };
    const dove = metodo === 'Bonifico' ? percorsi.bonifico : percorsi.sdd;
    const risposta = await send<Busta<PagamentoFilo>>('POST', dove, { corpo, chiave });
    return { dove: 'banca', pagamento: readPagamento(risposta) };
  }
  const isCarta = metodo === 'Carta di credito';
  const { data } = await send<Busta<{ id: string; redirectUrl: string }>>(
    'POST',
    isCarta ? percorsi.carta : percorsi.paypal,
    { corpo: { IdPacchetto: idPacchetto, ...(isCarta ? { SalvaAlias: salvaAlias } : {}) } },
  );
  return { dove: 'pagina', id: data.id, indirizzo: data.redirectUrl };
}
