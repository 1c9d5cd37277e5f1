import { type Interno, percorsi, percorso, type StatoTicket, type TicketRigaFilo } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
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

export const sendMessaggio = (id: string, testo: string): Promise<Ticket> =>
  send<RispostaTicket>('POST', percorso(percorsi.ticketMessaggio, { id }), { corpo: { Testo: testo } }).then(
    readTicket,
  );
/** For those who answer alone: the server refuses it to who asks. */
export const sendNota = (id: string, testo: string): Promise<Ticket> =>
  send<RispostaTicket>('POST', percorso(percorsi.ticketMessaggio, { id }), {
    corpo: { Testo: testo, Interna: true },
  }).then(readTicket);

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
});
export const moveTicket = ({ id, versione }: Ticket, stato: StatoTicket): Promise<Ticket> =>
  send<RispostaTicket>('POST', percorso(percorsi.ticketStato, { id }), {
    corpo: { Stato: stato, Versione: versione },
  }).then(readTicket);
export const computeAllegato = (id: string, allegato: string): string =>
  percorso(percorsi.ticketAllegato, { id, allegato });
