import {
  type EstrattoFilo,
  fromWire,
  type Interno,
  type PagamentoFilo,
  percorsi,
  percorso,
  tipologiaUtente,
  type VenditoreFilo,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
export type Pagamento = Interno<PagamentoFilo>;
export type EstrattoLetto = Interno<EstrattoFilo>;
export type RigaEstratto = EstrattoLetto['righe'][number];
export type Venditore = Interno<VenditoreFilo>;
const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
const read = ({ data }: Busta<PagamentoFilo>): Pagamento => fromWire<PagamentoFilo>(data);

/** What the pages offer on payments; the server decides, this avoids shut doors. */
export function computePermessi({ tipologiaUtente: tipo }: Pick<Utente, 'tipologiaUtente'>) {
  const vende = tipo === AMM_ELMAS || tipo === AMM_GES || tipo === OP_GES;
  return {
    legge: vende || tipo === CON_ELMAS || tipo === AMM_STU,
    vende,
    compra: tipo === AMM_STU,
    guardaVendite: vende || tipo === CON_ELMAS,
    governa: tipo === AMM_ELMAS || tipo === AMM_GES,
  };
}

/** One page of the bookings; `giro` tells one search from the next. */
export const bonificiQuery: QueryPagina<Pagamento> = (query, giro) => ({
  queryKey: ['pagamento', 'bonifici', query, giro] as const,
  queryFn: ({ signal }) => list<PagamentoFilo>(percorsi.bonificoLista, query, { segnale: signal }),
});

/** One page of what was paid, in whatever way. */
export const pagamentiQuery: QueryPagina<Pagamento> = (query, giro) => ({
  queryKey: ['pagamento', 'ricevuti', query, giro] as const,
  queryFn: ({ signal }) => list<PagamentoFilo>(percorsi.pagamentoLista, query, { segnale: signal }),
});

/** Gives a payment back whole. */
export const refundPagamento = (id: string, motivo: string): Promise<Pagamento> =>
  send<Busta<PagamentoFilo>>('POST', percorso(percorsi.pagamentoRimborso, { id }), {
    corpo: { Motivo: motivo },
  }).then(read);

/** Who sells has the money; on a day, or today. */
export const confirmBonifico = (id: string, giorno: string | null): Promise<Pagamento> =>
  send<Busta<PagamentoFilo>>('PUT', percorso(percorsi.bonificoConferma, { id }), {
    corpo: { DataIncasso: giorno },
  }).then(read);
export const cancelBonifico = (id: string): Promise<Pagamento> =>
  send<Busta<PagamentoFilo>>('PUT', percorso(percorsi.bonificoAnnulla, { id })).then(read);

/** What a statement may be about: nothing is written. */
export const readEstratto = (contenuto: string): Promise<EstrattoLetto> =>
  send<Busta<EstrattoFilo>>('POST', percorsi.bonificoEstratto, {
    corpo: { Contenuto: contenuto },
  }).then(({ data }) => fromWire<EstrattoFilo>(data));

type CartaFilo = { Id: string; Circuito: string; UltimeQuattro: string; Scadenza: string };
export const carteQuery = queryOptions({
  queryKey: ['pagamento', 'carte'] as const,
  queryFn: () =>
    send<Busta<CartaFilo[]>>('GET', percorsi.carta).then(({ data }) =>
      data.map((carta) => fromWire<CartaFilo>(carta)),
    ),
});
export const forgetCarta = (id: string): Promise<void> =>
  send('DELETE', percorso(percorsi.cartaUna, { id })).then(() => undefined);

const readVenditore = ({ data }: Busta<VenditoreFilo>): Venditore => fromWire<VenditoreFilo>(data);
export const venditoreQuery = queryOptions({
  queryKey: ['pagamento', 'venditore'] as const,
  queryFn: () => send<Busta<VenditoreFilo>>('GET', percorsi.venditore).then(readVenditore),
  staleTime: 0,
});

/** What of a seller is written; a key that was not typed is left out, and stays. */
export type VenditoreScrivibile = Pick<
  Venditore,
  | 'bonifici'
  | 'carta'
  | 'paypal'
  | 'sdd'
  | 'iban'
  | 'intestatario'
  | 'identificativoCreditore'
  | 'cuc'
  | 'tracciatoSdd'
  | 'paypalClientId'
> & { cartaSegreto?: string; paypalSegreto?: string };
export const writeVenditore = (prima: Venditore, scritto: VenditoreScrivibile): Promise<Venditore> =>
  send<Busta<VenditoreFilo>>('PUT', percorsi.venditore, {
    corpo: {
      Bonifici: scritto.bonifici,
      Carta: scritto.carta,
      Paypal: scritto.paypal,
      Iban: scritto.iban,
      Intestatario: scritto.intestatario,
      PaypalClientId: scritto.paypalClientId,
      ...(scritto.cartaSegreto ? { CartaSegreto: scritto.cartaSegreto } : {}),
      ...(scritto.paypalSegreto ? { PaypalSegreto: scritto.paypalSegreto } : {}),
      Sdd: scritto.sdd,
      IdentificativoCreditore: scritto.identificativoCreditore,
      Cuc: scritto.cuc,
      TracciatoSdd: scritto.tracciatoSdd,
      Versione: prima.versione,
    },
  }).then(readVenditore);
