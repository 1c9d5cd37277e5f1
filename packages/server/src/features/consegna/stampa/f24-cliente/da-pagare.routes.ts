import {
  daPagareAnswer,
  dettoAnswer,
  dettoNuovo,
  dettoRicevuta,
  dettoRisposta,
  percorsi,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { withCaricamento } from '../../../../http/caricamento.ts';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../../http/rotta.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { rispondiAlloStudio } from '../../../clienti/anagrafica/anagrafica.public.ts';
import { leggiF24, scriviF24 } from '../../../versamenti/f24/f24.public.ts';
import { sendPdf } from '../invio.ts';
import { leggiDaPagare } from './da-pagare.policy.ts';
import {
  answerDetto,
  keepRicevuta,
  printMandato,
  readDaPagare,
  readDetto,
  sayPagato,
  withdrawDetto,
} from './da-pagare.service.ts';

const conId = z.object({ id: z.string().max(40) });
type Chiamata = { sessione: Sessione; richiesta: FastifyRequest; servizi: Servizi };
const readChi = ({ sessione, richiesta, servizi }: Chiamata) => ({
  ...{ servizi, sessione, ip: normalizeIp(richiesta.ip) },
});

const leggi = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.daPagare,
  titolo: 'Ciò che un privato o un’azienda ha da pagare, suo e preparato dagli studi, e ciò che ha pagato',
  accesso: leggiDaPagare,
  sostituibile: 'legge',
  risposta: daPagareAnswer,
  handle: async ({ servizi, sessione }) => ({ data: await readDaPagare({ servizi, sessione }) }),
});

const stampa = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.daPagareStampa,
  titolo: 'L’F24 che uno studio ha mandato al suo cliente (application/pdf)',
  accesso: rispondiAlloStudio,
  sostituibile: 'mai',
  parametri: conId,
  handle: async ({ parametri: { id }, risposta, ...chiamata }) => {
    const { nome, pdf } = await printMandato(readChi(chiamata), id);
    return sendPdf(risposta, pdf, nome);
  },
});

const dice = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.daPagareDetto,
  titolo: 'Il cliente dice quando ha pagato un F24 mandato dallo studio: lo studio lo conferma o risponde',
  accesso: rispondiAlloStudio,
  sostituibile: 'mai',
  parametri: conId,
  corpo: dettoNuovo,
  risposta: dettoAnswer,
  limite: { quante: 60, secondi: 60 },
  handle: async ({ parametri: { id }, corpo, ...chiamata }) => ({
    data: await sayPagato(readChi(chiamata), id, corpo.Data),
  }),
});

const ritira = rottaDiSessione({
  metodo: 'DELETE',
  percorso: percorsi.daPagareDetto,
  titolo: 'Il cliente ritira ciò che ha detto di un F24, finché lo studio non ha risposto',
  accesso: rispondiAlloStudio,
  sostituibile: 'mai',
  parametri: conId,
  risposta: dettoAnswer,
  handle: async ({ parametri: { id }, ...chiamata }) => ({
    data: await withdrawDetto(readChi(chiamata), id),
  }),
});

const ricevuta = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.daPagareRicevuta,
  titolo: 'La ricevuta della banca (uploadFile0) di un F24 che il cliente dice di aver pagato',
  accesso: rispondiAlloStudio,
  sostituibile: 'mai',
  formato: 'multipart',
  parametri: conId,
  risposta: dettoAnswer,
  limite: { quante: 30, secondi: 60 },
  handle: async ({ parametri: { id }, ...chiamata }) => ({
    data: await withCaricamento(chiamata, dettoRicevuta, ({ file }) =>
      keepRicevuta(readChi(chiamata), id, file),
    ),
  }),
});

const legge = rotta({
  metodo: 'GET',
  percorso: percorsi.f24Detto,
  titolo: 'Ciò che il cliente di un F24 dice di averne pagato, e ciò che lo studio ha risposto',
  accesso: leggiF24,
  parametri: conId,
  risposta: dettoAnswer,
  handle: async ({ trx, parametri }) => ({ data: await readDetto(trx, parametri.id) }),
});

const risponde = rotta({
  metodo: 'POST',
  percorso: percorsi.f24Detto,
  titolo:
    'Lo studio risponde al cliente che dice di aver pagato un F24: confermato, ed è pagato, o non risulta',
  accesso: scriviF24,
  parametri: conId,
  corpo: dettoRisposta,
  risposta: dettoAnswer,
  handle: async ({ trx, parametri: { id }, corpo, ...chiamata }) => ({
    data: await answerDetto(trx, readChi(chiamata), id, corpo),
  }),
});

/** What who works for himself pays, and what he says of it to the studio. */
export const daPagareRotte: readonly Rotta[] = [leggi, stampa, dice, ritira, ricevuta, legge, risponde];
