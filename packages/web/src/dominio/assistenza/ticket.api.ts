import {
  fromWire,
  type Interno,
  type ParteVeduta,
  percorsi,
  percorso,
  type TicketFilo,
  tipologiaUtente,
} from '@quadra/contract';
import { upload } from '../../api/carica.ts';
import { send } from '../../api/client.ts';
import type { Utente } from '../../api/sessione.ts';

export type Ticket = Interno<TicketFilo>;
export type RispostaTicket = { data: TicketFilo };
export const readTicket = ({ data }: RispostaTicket): Ticket => fromWire<TicketFilo>(data);

export type TicketScritto = {
  oggetto: string;
  testo: string;
  priorita: string;
  pagina: string | null;
  /** The casella it opens from, and what of its page is shown. */
  da?: { anno: number; idDichiarazione: string; chiave: string };
  parti?: readonly ParteVeduta[];
};
export const openTicket = ({ oggetto, testo, priorita, pagina, da, parti }: TicketScritto): Promise<Ticket> =>
  send<RispostaTicket>('POST', percorsi.ticket, {
    corpo: {
      ...{ Oggetto: oggetto, Testo: testo, Priorita: priorita, DallaPagina: pagina },
      Da: da ? { Anno: da.anno, IdDichiarazione: da.idDichiarazione, Chiave: da.chiave } : null,
      Parti: parti ?? [],
    },
  }).then(readTicket);
export const attachFile = (id: string, file: readonly File[], testo: string): Promise<Ticket> =>
  upload<RispostaTicket>(percorso(percorsi.ticketAllegati, { id }), file, { Testo: testo }).then(readTicket);

/** Of a studio: he asks. The others answer. */
export const isRichiedente = ({ tipologiaUtente: tipo }: Utente): boolean =>
  tipo === tipologiaUtente.AMM_STU || tipo === tipologiaUtente.OP_STU;
