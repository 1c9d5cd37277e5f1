import { colleghiTicketAnswer, percorsi, ticketAnswer, ticketPassa } from '@quadra/contract';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { prendiTicket } from './assistenza.policy.ts';
import { conId, toChi } from './chiamata.ts';
import { passTicket, showColleghi } from './passaggio.service.ts';

const colleghi = rotta({
  metodo: 'GET',
  percorso: percorsi.ticketColleghi,
  titolo: 'A chi si può passare un ticket',
  accesso: prendiTicket,
  parametri: conId,
  risposta: colleghiTicketAnswer,
  handle: async ({ trx, parametri, ...chiamata }) => ({
    data: await showColleghi(trx, toChi(chiamata), parametri.id),
  }),
});

const passa = rotta({
  metodo: 'POST',
  percorso: percorsi.ticketPassa,
  titolo: 'Passa un ticket a un collega, che lo trova fra le notifiche',
  accesso: prendiTicket,
  parametri: conId,
  corpo: ticketPassa,
  risposta: ticketAnswer,
  limite: { quante: 30, secondi: 60 },
  handle: async ({ trx, parametri, corpo, ...chiamata }) => ({
    data: await passTicket(trx, toChi(chiamata), parametri.id, corpo),
  }),
});

export const passaggioRotte: readonly Rotta[] = [colleghi, passa];
