import {
  type FermiFilo,
  fromWire,
  type Interno,
  type MeseVenditoreFilo,
  type MesiVenditoreFilo,
  percorsi,
  type RicaricaFilo,
  type StudiInEsaurimentoFilo,
  type StudioInEsaurimentoFilo,
  type TicketRigaFilo,
  tipologiaUtente,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type StudioInEsaurimento = Interno<StudioInEsaurimentoFilo>;
export type StudiInEsaurimento = Interno<StudiInEsaurimentoFilo>;
export type Fermi = Interno<FermiFilo>;
export type MeseVenditore = Interno<MeseVenditoreFilo>;
export type MesiVenditore = Interno<MesiVenditoreFilo>;
export type TicketInCoda = Interno<TicketRigaFilo>;
export type Ricariche = Interno<{ Lettere: RicaricaFilo[]; Totale: number }>;

/** One part of the home: it is asked alone and fails alone. */
const makeParte = <F extends object>(nome: string, percorso: string) =>
  queryOptions({
    queryKey: ['casa', nome],
    queryFn: () =>
      send<{ data: F }>('GET', percorso, { silenziosa: true }).then(({ data }) => fromWire<F>(data)),
    staleTime: 0,
  });

export const studiQuery = makeParte<StudiInEsaurimentoFilo>('studi', percorsi.casaStudi);
export const fermiQuery = makeParte<FermiFilo>('fermi', percorsi.casaFermi);
export const meseQuery = makeParte<MeseVenditoreFilo>('mese', percorsi.casaMese);
export const mesiQuery = makeParte<MesiVenditoreFilo>('mesi', percorsi.casaMesi);

/** Those of the queue that the home shows. */
const RIGHE_TICKET = 4;
/** Who waits for an answer: what is late before, then who waits longest. The queue of the help desk, its first rows. */
export const ticketQuery = queryOptions({
  queryKey: ['ticket', 'casa'],
  queryFn: ({ signal }) =>
    list<TicketRigaFilo>(
      percorsi.ticketLista,
      { righePerPagina: RIGHE_TICKET, order: ['-Oltre', 'AttendeDa'], filter: { Parte: 'noi' } },
      { segnale: signal, silenziosa: true },
    ),
  staleTime: 0,
});

/** One page of the studi; `giro` tells one search from the next. */
export const creditiStudiQuery: QueryPagina<StudioInEsaurimento> = (query, giro) => ({
  queryKey: ['casa', 'elenco', query, giro] as const,
  queryFn: ({ signal }) => list<StudioInEsaurimentoFilo>(percorsi.casaStudiLista, query, { segnale: signal }),
});

/** The mails as they would leave. */
export const readRicariche = (): Promise<Ricariche> =>
  send<{ data: { Lettere: RicaricaFilo[]; Totale: number } }>('GET', percorsi.casaRicariche).then(
    ({ data }) => fromWire<{ Lettere: RicaricaFilo[]; Totale: number }>(data),
  );
export const sendRicariche = (studi: readonly number[]): Promise<{ Inviate: number; NonInviate: number }> =>
  send<{ data: { Inviate: number; NonInviate: number } }>('POST', percorsi.casaRicariche, {
    corpo: { Studi: studi },
  }).then(({ data }) => data);

const { AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES } = tipologiaUtente;
const isUno = ({ tipologiaUtente: tipo }: Utente, tipi: readonly number[]) => tipi.includes(tipo);
/** Who sells; the server decides, this avoids shut doors. */
export const canVedereCasa = (utente: Utente): boolean =>
  isUno(utente, [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES]);
/** The consultant of the vendor looks, and writes to nobody. */
export const canProporre = (utente: Utente): boolean => isUno(utente, [AMM_ELMAS, AMM_GES, OP_GES]);
