import {
  fromWire,
  type Interno,
  percorsi,
  percorso,
  type StatoTicket,
  type TicketFilo,
  type TicketRigaFilo,
  tipologiaUtente,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { upload } from '../../../api/carica.ts';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

export type RigaTicket = Interno<TicketRigaFilo>;
export type Ticket = Interno<TicketFilo>;
type Risposta = { data: TicketFilo };
const read = ({ data }: Risposta): Ticket => fromWire<TicketFilo>(data);

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
      send<Risposta>('GET', percorso(percorsi.ticketUno, { id }), { segnale: signal }).then(read),
  });

export type TicketScritto = { oggetto: string; testo: string; priorita: string; pagina: string | null };
export const openTicket = ({ oggetto, testo, priorita, pagina }: TicketScritto): Promise<Ticket> =>
  send<Risposta>('POST', percorsi.ticket, {
    corpo: { Oggetto: oggetto, Testo: testo, Priorita: priorita, DallaPagina: pagina },
  }).then(read);
export const sendMessaggio = (id: string, testo: string): Promise<Ticket> =>
  send<Risposta>('POST', percorso(percorsi.ticketMessaggio, { id }), { corpo: { Testo: testo } }).then(read);
/** For those who answer alone: the server refuses it to who asks. */
export const sendNota = (id: string, testo: string): Promise<Ticket> =>
  send<Risposta>('POST', percorso(percorsi.ticketMessaggio, { id }), {
    corpo: { Testo: testo, Interna: true },
  }).then(read);

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
  send<Risposta>('POST', percorso(percorsi.ticketStato, { id }), {
    corpo: { Stato: stato, Versione: versione },
  }).then(read);
export const attachFile = (id: string, file: readonly File[], testo: string): Promise<Ticket> =>
  upload<Risposta>(percorso(percorsi.ticketAllegati, { id }), file, { Testo: testo }).then(read);
export const computeAllegato = (id: string, allegato: string): string =>
  percorso(percorsi.ticketAllegato, { id, allegato });

/** Of a studio: he asks. The others answer. */
export const isRichiedente = ({ tipologiaUtente: tipo }: Utente): boolean =>
  tipo === tipologiaUtente.AMM_STU || tipo === tipologiaUtente.OP_STU;
