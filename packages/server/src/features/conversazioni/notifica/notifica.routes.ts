import {
  listAnswer,
  listQuery,
  nonLetteAnswer,
  notifica,
  notificaAnswer,
  notificaModifica,
  notificaNuova,
  percorsi,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { isFornitore } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiNotifiche, scriviNotifiche, segnaNotifiche } from './notifica.policy.ts';
import { type Chi, listNotifiche } from './notifica.queries.ts';
import {
  changeNotifica,
  createNotifica,
  getNotifica,
  readNonLette,
  readNotifica,
  removeNotifica,
  toFilo,
} from './notifica.service.ts';

const conId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647).catch(0) });
const toChi = (sessione: Sessione): Chi => ({
  utenteId: sessione.utenteId,
  tipologia: sessione.tipologia,
  studioId: sessione.studioId,
  gestoreId: sessione.gestoreId,
  isAutore: isFornitore(sessione),
});
const toAutore = (chiamata: { sessione: Sessione; richiesta: FastifyRequest; servizi: Servizi }) => ({
  utenteId: chiamata.sessione.utenteId,
  ip: normalizeIp(chiamata.richiesta.ip),
  adesso: chiamata.servizi.now(),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.notificaLista,
  titolo: 'Le notifiche: tutte per il fornitore, per gli altri quelle ricevute',
  accesso: leggiNotifiche,
  corpo: listQuery,
  campiTesto: ['Oggetto'],
  risposta: listAnswer(notifica),
  handle: async ({ trx, sessione, corpo }) => {
    const chi = toChi(sessione);
    return answerPagina(
      corpo,
      await listNotifiche(trx, corpo, chi),
      ({ id }) => id,
      (riga) => toFilo(riga, chi),
    );
  },
});

const nonLette = rotta({
  metodo: 'GET',
  percorso: percorsi.notificheNonLette,
  titolo: 'Le notifiche non lette, dalla più urgente; un corpo vuoto (null) quando non ce ne sono',
  accesso: leggiNotifiche,
  risposta: nonLetteAnswer,
  handle: async ({ trx, sessione }) => {
    const data = await readNonLette(trx, toChi(sessione));
    return data && { data };
  },
});

const letta = rotta({
  metodo: 'POST',
  percorso: percorsi.notificaLetta,
  titolo: 'Segna una notifica come letta, con l’utente e l’ora',
  accesso: segnaNotifiche,
  sostituibile: 'mai',
  parametri: conId,
  stato: 204,
  handle: async ({ trx, sessione, parametri }) => {
    await readNotifica(trx, toChi(sessione), parametri.id);
    return undefined;
  },
});

const una = rotta({
  metodo: 'GET',
  percorso: percorsi.notificaUna,
  titolo: 'Una notifica',
  accesso: leggiNotifiche,
  parametri: conId,
  risposta: notificaAnswer,
  handle: async ({ trx, sessione, parametri }) => {
    const chi = toChi(sessione);
    return { data: toFilo(await getNotifica(trx, chi, parametri.id), chi) };
  },
});

const nuova = rotta({
  metodo: 'POST',
  percorso: percorsi.notifiche,
  titolo: 'Una notifica nuova: con la data di pubblicazione è fissata, senza è una bozza',
  accesso: scriviNotifiche,
  corpo: notificaNuova,
  risposta: notificaAnswer,
  stato: 201,
  handle: async ({ corpo, ...chiamata }) => {
    const chi = toChi(chiamata.sessione);
    const id = await createNotifica(chiamata.trx, toAutore(chiamata), corpo);
    return { data: toFilo(await getNotifica(chiamata.trx, chi, id), chi) };
  },
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.notificaUna,
  titolo: 'Modifica una bozza, o ne fissa la pubblicazione',
  accesso: scriviNotifiche,
  parametri: conId,
  corpo: notificaModifica,
  risposta: notificaAnswer,
  handle: async ({ corpo, parametri: { id }, ...chiamata }) => {
    const chi = toChi(chiamata.sessione);
    await changeNotifica(chiamata.trx, toAutore(chiamata), id, corpo);
    return { data: toFilo(await getNotifica(chiamata.trx, chi, id), chi) };
  },
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.notificaUna,
  titolo: 'Elimina una bozza, o ritira una notifica prima della pubblicazione',
  accesso: scriviNotifiche,
  parametri: conId,
  stato: 204,
  handle: async ({ parametri: { id }, ...chiamata }) => {
    await removeNotifica(chiamata.trx, toAutore(chiamata), id);
    return undefined;
  },
});

export const notificaRotte: readonly Rotta[] = [lista, nonLette, letta, una, nuova, modifica, elimina];
