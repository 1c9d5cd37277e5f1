import {
  listAnswer,
  listQuery,
  percorsi,
  ticketAnswer,
  ticketElenco,
  ticketExtra,
  ticketMessaggio,
  ticketNuovo,
  ticketPresa,
  ticketStato,
} from '@quadra/contract';
import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { setAllegato, withCaricamento } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { apriTicket, leggiTicket, prendiTicket, scriviTicket } from './assistenza.policy.ts';
import { findAllegato, listTicket } from './assistenza.queries.ts';
import {
  addAllegati,
  addMessaggio,
  addNota,
  getTicket,
  moveTicket,
  openTicket,
  showTicket,
  takeTicket,
} from './assistenza.service.ts';
import { conId, toChi } from './chiamata.ts';
import { passaggioRotte } from './passaggio.routes.ts';
import { rispostaProntaRotte } from './risposta-pronta.routes.ts';
import { vedutaRotte } from './veduta.routes.ts';

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.ticketLista,
  titolo: 'I ticket dell’assistenza, da chi attende da più tempo',
  accesso: leggiTicket,
  corpo: listQuery,
  campiTesto: ['Oggetto'],
  risposta: listAnswer(ticketElenco),
  handle: async ({ trx, sessione, servizi, corpo }) =>
    answerPagina(
      corpo,
      await listTicket(trx, { sessione, adesso: servizi.now() }, corpo),
      ({ Id }) => Id,
      (uno) => uno,
    ),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.ticketUno,
  titolo: 'Un ticket, con i suoi messaggi',
  accesso: leggiTicket,
  parametri: conId,
  risposta: ticketAnswer,
  handle: async ({ trx, parametri, ...chiamata }) => ({
    data: await showTicket(trx, toChi(chiamata), parametri.id),
  }),
});

const apri = rotta({
  metodo: 'POST',
  percorso: percorsi.ticket,
  titolo: 'Apre un ticket per l’assistenza',
  accesso: apriTicket,
  corpo: ticketNuovo,
  risposta: ticketAnswer,
  stato: 201,
  limite: { quante: 20, secondi: 60 },
  handle: async ({ trx, corpo, ...chiamata }) => ({ data: await openTicket(trx, toChi(chiamata), corpo) }),
});

const scrivi = rotta({
  metodo: 'POST',
  percorso: percorsi.ticketMessaggio,
  titolo:
    'Un messaggio in un ticket: quello dell’assistenza avvisa chi lo ha aperto, se non è una nota interna',
  accesso: scriviTicket,
  parametri: conId,
  corpo: ticketMessaggio,
  risposta: ticketAnswer,
  limite: { quante: 30, secondi: 60 },
  handle: async ({ trx, parametri, corpo, ...chiamata }) => ({
    data: await (corpo.Interna ? addNota : addMessaggio)(trx, toChi(chiamata), parametri.id, corpo),
  }),
});

const stato = rotta({
  metodo: 'POST',
  percorso: percorsi.ticketStato,
  titolo: 'Cambia lo stato di un ticket: chi lo ha aperto può solo chiuderlo',
  accesso: scriviTicket,
  parametri: conId,
  corpo: ticketStato,
  risposta: ticketAnswer,
  handle: async ({ trx, parametri, corpo, ...chiamata }) => ({
    data: await moveTicket(trx, toChi(chiamata), parametri.id, corpo),
  }),
});

const prendi = rotta({
  metodo: 'POST',
  percorso: percorsi.ticketPresa,
  titolo: 'Prende un ticket, o lo lascia a chi lo prenderà',
  accesso: prendiTicket,
  parametri: conId,
  corpo: ticketPresa,
  risposta: ticketAnswer,
  handle: async ({ trx, parametri, corpo, ...chiamata }) => ({
    data: await takeTicket(trx, toChi(chiamata), parametri.id, corpo),
  }),
});

/** The files are read before any transaction begins: a slow line must not hold a connection. */
const allega = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.ticketAllegati,
  titolo: 'Allega dei file a un ticket: uploadFile0, uploadFile1 ..., Testo',
  accesso: scriviTicket,
  formato: 'multipart',
  parametri: conId,
  risposta: ticketAnswer,
  limite: { quante: 20, secondi: 60 },
  handle: async ({ servizi, sessione, richiesta, parametri }) => ({
    data: await withCaricamento({ richiesta, servizi }, ticketExtra, ({ file, extra }) =>
      withTenant(servizi.db, sessione, (trx) =>
        addAllegati(trx, toChi({ servizi, sessione, richiesta }), parametri.id, { file, testo: extra.Testo }),
      ),
    ),
  }),
});

const scarica = rotta({
  metodo: 'GET',
  percorso: percorsi.ticketAllegato,
  titolo: 'Un file allegato a un ticket',
  accesso: leggiTicket,
  parametri: conId.extend({ allegato: z.string().max(40) }),
  limite: { quante: 60, secondi: 60 },
  handle: async ({ trx, parametri, risposta, ...chiamata }) => {
    const ticket = await getTicket(trx, toChi(chiamata), parametri.id);
    const trovato = await findAllegato(trx, ticket, parametri.allegato);
    if (!trovato) throw new DomainError('NON_TROVATO');
    setAllegato(risposta, trovato);
    return trovato.contenuto;
  },
});

export const assistenzaRotte: readonly Rotta[] = [
  ...[lista, leggi, apri, scrivi, stato, prendi, allega, scarica],
  ...passaggioRotte,
  ...vedutaRotte,
  ...rispostaProntaRotte,
];
