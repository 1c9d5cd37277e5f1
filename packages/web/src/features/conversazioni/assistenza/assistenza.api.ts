import {
  type CollegaTicketFilo,
  fromWire,
  type Interno,
  type ParteCoda,
  type ParteVeduta,
  percorsi,
  percorso,
  type RispostaProntaFilo,
  type StatoTicket,
  type TicketRigaFilo,
  type VedutaFilo,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { count, list } from '../../../api/lista.ts';
import { type RispostaTicket, readTicket, type Ticket } from '../../../dominio/assistenza/ticket.api.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type RigaTicket = Interno<TicketRigaFilo>;

/** One page of the tickets; `giro` tells one search from the next. */
export const ticketElencoQuery: QueryPagina<RigaTicket> = (query, giro) => ({
  queryKey: ['ticket', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<TicketRigaFilo>(percorsi.ticketLista, query, { segnale: signal }),
});

/** A ticket with what was said. */
export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['ticket', 'uno', id],
    queryFn: ({ signal }) =>
      send<RispostaTicket>('GET', percorso(percorsi.ticketUno, { id }), { segnale: signal }).then(readTicket),
  });

/** `chiude`: with it the ticket is over. */
export const sendMessaggio = (id: string, testo: string, chiude = false): Promise<Ticket> =>
  send<RispostaTicket>('POST', percorso(percorsi.ticketMessaggio, { id }), {
    corpo: { Testo: testo, Chiude: chiude },
  }).then(readTicket);
/** For those who answer alone: the server refuses it to who asks. */
export const sendNota = (id: string, testo: string): Promise<Ticket> =>
  send<RispostaTicket>('POST', percorso(percorsi.ticketMessaggio, { id }), {
    corpo: { Testo: testo, Interna: true },
  }).then(readTicket);

/** Whoever answers waits for nobody to tell him that something came. */
const GIRO_MS = 30_000;
const GIORNO_ULTIMO = '9999-12-31';

/** Who waits longest, and how many wait. */
export const codaQuery = queryOptions({
  queryKey: ['ticket', 'coda'],
  queryFn: async ({ signal }) => {
    const { righe, totale } = await list<TicketRigaFilo>(
      percorsi.ticketLista,
      { righePerPagina: 1, order: ['AttendeDa'], filter: { AttendeA: GIORNO_ULTIMO } },
      { segnale: signal },
    );
    return { primo: righe[0] ?? null, totale };
  },
  refetchInterval: GIRO_MS,
});
export const moveTicket = ({ id, versione }: Ticket, stato: StatoTicket): Promise<Ticket> =>
  send<RispostaTicket>('POST', percorso(percorsi.ticketStato, { id }), {
    corpo: { Stato: stato, Versione: versione },
  }).then(readTicket);
export const computeAllegato = (id: string, allegato: string): string =>
  percorso(percorsi.ticketAllegato, { id, allegato });

export const RIGHE_CODA = 20;
const ORDINE_CODA: Readonly<Record<ParteCoda, string[]>> = {
  noi: ['-Oltre', 'AttendeDa'],
  miei: ['-Oltre', 'AttendeDa'],
  studio: ['UltimoIl'],
  risolti: ['-UltimoIl'],
};

/** A page of one part of the queue; with a text, of all the tickets that have it. */
export const parteQuery = (parte: ParteCoda, pagina: number, cerca = '') =>
  queryOptions({
    queryKey: ['ticket', 'parte', parte, pagina, cerca],
    queryFn: ({ signal }) =>
      list<TicketRigaFilo>(
        percorsi.ticketLista,
        {
          ...{ righePerPagina: RIGHE_CODA, pagina },
          order: cerca === '' ? ORDINE_CODA[parte] : ['-UltimoIl'],
          filter: cerca === '' ? { Parte: parte } : { [/^\d+$/.test(cerca) ? 'Numero' : 'Oggetto']: cerca },
        },
        { segnale: signal },
      ),
    refetchInterval: GIRO_MS,
  });

/** How many wait beyond what was promised, and how many of those who wait are mine. */
export const contiCodaQuery = queryOptions({
  queryKey: ['ticket', 'conti'],
  queryFn: async () => ({
    oltre: await count(percorsi.ticketLista, { Parte: 'noi', Oltre: true }),
    miei: await count(percorsi.ticketLista, { Parte: 'miei' }),
  }),
  refetchInterval: GIRO_MS,
});

export const takeTicket = ({ id, versione }: Ticket, presa: boolean): Promise<Ticket> =>
  send<RispostaTicket>('POST', percorso(percorsi.ticketPresa, { id }), {
    corpo: { Presa: presa, Versione: versione },
  }).then(readTicket);

/** Those a ticket may be passed to; asked for as the question opens. */
export const readColleghi = (id: string): Promise<Interno<CollegaTicketFilo>[]> =>
  send<{ data: CollegaTicketFilo[] }>('GET', percorso(percorsi.ticketColleghi, { id })).then(({ data }) =>
    data.map((uno) => fromWire<CollegaTicketFilo>(uno)),
  );
export const passTicket = ({ id, versione }: Ticket, a: number): Promise<Ticket> =>
  send<RispostaTicket>('POST', percorso(percorsi.ticketPassa, { id }), {
    corpo: { A: a, Versione: versione },
  }).then(readTicket);

export type Veduta = Interno<VedutaFilo>;
/** What is shown of the page: each call is a reading, written in the register of the studio. */
export const vedutaQuery = (id: string, parti: readonly ParteVeduta[]) =>
  queryOptions({
    queryKey: ['veduta', id, [...parti].sort().join()],
    queryFn: () =>
      send<{ data: VedutaFilo }>('POST', percorso(percorsi.ticketVeduta, { id }), { corpo: {} }).then(
        ({ data }) => fromWire<VedutaFilo>(data),
      ),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  });
export const askVeduta = (id: string, parti: readonly ParteVeduta[]): Promise<Ticket> =>
  send<RispostaTicket>('POST', percorso(percorsi.ticketVedutaRichiesta, { id }), {
    corpo: { Parti: parti },
  }).then(readTicket);
export const allowVeduta = (id: string, parti: readonly ParteVeduta[]): Promise<Ticket> =>
  send<RispostaTicket>('POST', percorso(percorsi.ticketVedutaConsenso, { id }), {
    corpo: { Parti: parti },
  }).then(readTicket);

export type RispostaPronta = Interno<RispostaProntaFilo>;
export const rispostePronteQuery = (cerca: string, pagina: number) =>
  queryOptions({
    queryKey: ['risposte-pronte', cerca, pagina],
    queryFn: ({ signal }) =>
      list<RispostaProntaFilo>(
        percorsi.rispostaProntaLista,
        { righePerPagina: RIGHE_CODA, pagina, filter: cerca === '' ? {} : { Titolo: cerca, Testo: cerca } },
        { segnale: signal },
      ),
  });
/** Keeps a ready answer: new, or over the one that was read. */
export const saveRispostaPronta = (
  { titolo, testo }: Pick<RispostaPronta, 'titolo' | 'testo'>,
  prima: RispostaPronta | null,
): Promise<unknown> =>
  prima === null
    ? send('POST', percorsi.rispostaPronta, { corpo: { Titolo: titolo, Testo: testo } })
    : send('PUT', percorso(percorsi.rispostaProntaUna, { id: prima.id }), {
        corpo: { Titolo: titolo, Testo: testo, Versione: prima.versione },
      });
export const deleteRispostaPronta = (id: string): Promise<unknown> =>
  send('DELETE', percorso(percorsi.rispostaProntaUna, { id }));
