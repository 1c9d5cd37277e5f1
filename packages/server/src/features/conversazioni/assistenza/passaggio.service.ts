import { type CollegaTicketFilo, type TicketFilo, testiTicket, type ticketPassa } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { insertAvvisoUtente } from '../notifica/avviso-utente.queries.ts';
import { listColleghi, nameUtente, updateTicket } from './assistenza.queries.ts';
import { type Chi, getTicket, record, showTicket } from './assistenza.service.ts';

/** Whom who answers may pass a ticket to: the others who answer that studio with him. @throws NON_TROVATO */
export async function showColleghi(trx: Trx, chi: Chi, id: string): Promise<CollegaTicketFilo[]> {
  return listColleghi(trx, await getTicket(trx, chi, id), chi.sessione);
}

/**
 * Passes a ticket to a colleague, who finds it among his notifications: whoever waits, waits as before.
 * @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA (A) for who does not answer that studio
 */
export async function passTicket(
  trx: Trx,
  chi: Chi,
  id: string,
  { A, Versione }: z.output<typeof ticketPassa>,
): Promise<TicketFilo> {
  const ticket = await getTicket(trx, chi, id, { isTenuto: true });
  if (ticket.versione !== Versione) throw new DomainError('RECORD_MODIFICATO');
  const collega = (await listColleghi(trx, ticket, chi.sessione)).find((uno) => uno.Id === A);
  if (!collega)
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { A: [testiTicket.NON_COLLEGA] } });
  await updateTicket(trx, ticket, {
    stato: ticket.stato === 'Aperto' ? 'In lavorazione' : ticket.stato,
    ...{ preso_da: A, preso_il: chi.adesso },
  });
  await record(trx, chi, ticket, 'passa ticket', { a: A });
  await insertAvvisoUtente(trx, {
    ...{ studioId: ticket.studio_id, utenteId: A, chiave: `ticket/${id}/passa/${Versione}` },
    oggetto: testiTicket.oggetto(ticket.numero),
    testo: testiTicket.passato(ticket.numero, await nameUtente(trx, chi.sessione.utenteId)),
    percorso: `/help-desk?ticket=${id}`,
  });
  return showTicket(trx, chi, id);
}
