import {
  applicazione,
  applicazioneModifica,
  applicazioneNuova,
  applicazioneSegreto,
  listAnswer,
  listQuery,
  percorsi,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { allow, isConsulente, isFornitore } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { scriviApplicazioni } from './applicazione.policy.ts';
import { listApplicazioni } from './applicazione.queries.ts';
import {
  type Autore,
  changeApplicazione,
  createApplicazione,
  dropSegreto,
  renewSegreto,
  toFilo,
} from './applicazione.service.ts';

const leggi = allow('elenca', 'applicazioni', (sessione) => isFornitore(sessione) || isConsulente(sessione));
const conId = z.object({ id: z.string().max(40) });
const una = z.object({ data: applicazione });
const fatto = z.object({ data: z.literal(true) });

const readAutore = (sessione: Sessione, richiesta: FastifyRequest): Autore => ({
  utenteId: sessione.utenteId,
  ip: normalizeIp(richiesta.ip),
});

const lista = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.applicazioneLista,
  titolo: 'Applicazioni della suite',
  accesso: leggi,
  corpo: listQuery,
  campiTesto: ['Nome', 'Codice'],
  risposta: listAnswer(applicazione),
  handle: async ({ servizi, corpo }) => {
    const { righe, totale } = await listApplicazioni(servizi.db, corpo);
    return answerPagina(corpo, { righe, totale }, ({ id }) => id, toFilo);
  },
});

const nuova = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.applicazioni,
  titolo: 'Nuova applicazione',
  accesso: scriviApplicazioni,
  corpo: applicazioneNuova,
  risposta: una,
  stato: 201,
  handle: async ({ servizi, sessione, richiesta, corpo }) => ({
    data: toFilo(await createApplicazione(servizi.db, readAutore(sessione, richiesta), corpo)),
  }),
});

const modifica = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.applicazioneUna,
  titolo: 'Modifica di un’applicazione',
  accesso: scriviApplicazioni,
  parametri: conId,
  corpo: applicazioneModifica,
  risposta: una,
  handle: async ({ servizi, sessione, richiesta, parametri, corpo }) => ({
    data: toFilo(await changeApplicazione(servizi.db, readAutore(sessione, richiesta), parametri.id, corpo)),
  }),
});

const nuovoSegreto = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.applicazioneSegreto,
  titolo: 'Nuovo segreto di un’applicazione, mostrato una volta',
  accesso: scriviApplicazioni,
  parametri: conId,
  risposta: z.object({ data: applicazioneSegreto }),
  handle: async ({ servizi, sessione, richiesta, parametri }) => ({
    data: { Segreto: await renewSegreto(servizi.db, readAutore(sessione, richiesta), parametri.id) },
  }),
});

const senzaSegreto = rottaDiSessione({
  metodo: 'DELETE',
  percorso: percorsi.applicazioneSegreto,
  titolo: 'Applicazione senza segreto',
  accesso: scriviApplicazioni,
  parametri: conId,
  risposta: fatto,
  handle: async ({ servizi, sessione, richiesta, parametri }) => {
    await dropSegreto(servizi.db, readAutore(sessione, richiesta), parametri.id);
    return { data: true as const };
  },
});

export const applicazioneRotte: readonly Rotta[] = [lista, nuova, modifica, nuovoSegreto, senzaSegreto];
