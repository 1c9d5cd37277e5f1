import {
  listAnswer,
  listQuery,
  messaggio,
  messaggioAnswer,
  messaggioIntero,
  messaggioRequest,
  percorsi,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parametriAnno, requireAnno, requireChiave } from '../../../http/anno.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiDichiarazione, scriviDichiarazione } from '../dichiarazione/dichiarazione.policy.ts';
import { listMessaggi } from './messaggio.queries.ts';
import { acceptMessaggio, acknowledgeMessaggio, getMessaggio, sendMessaggio } from './messaggio.service.ts';

const conId = parametriAnno.extend({ id: z.string() });
const makeAutore = (sessione: Sessione, richiesta: FastifyRequest) => ({
  utenteId: sessione.utenteId,
  ip: normalizeIp(richiesta.ip),
});

const invia = rotta({
  metodo: 'POST',
  percorso: percorsi.messaggio,
  titolo: 'Invia quadri o righi di una dichiarazione a quelle di chi vi è nominato: dalla società ai soci',
  accesso: scriviDichiarazione,
  parametri: parametriAnno,
  corpo: messaggioRequest,
  risposta: messaggioAnswer,
  handle: async ({ trx, sessione, richiesta, parametri, corpo }) => ({
    data: await sendMessaggio(trx, makeAutore(sessione, richiesta), requireAnno(parametri), {
      codici: corpo.Codici.map((codice) => codice.toUpperCase()),
      mittenteId: corpo.DichiarazioneMittenteId,
    }),
  }),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.messaggioLista,
  titolo: 'I messaggi fra dichiarazioni di un anno, prima gli ultimi',
  accesso: leggiDichiarazione,
  parametri: parametriAnno,
  corpo: listQuery,
  campiTesto: ['Mittente', 'Destinatario'],
  risposta: listAnswer(messaggio),
  handle: ({ trx, parametri, corpo }) => listMessaggi(trx, requireAnno(parametri), corpo),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.messaggioUno,
  titolo: 'Un messaggio, con le caselle che ha scritto o che scriverebbe oggi',
  accesso: leggiDichiarazione,
  parametri: conId,
  risposta: z.object({ data: messaggioIntero }),
  handle: async ({ trx, parametri }) => {
    const { anno, id } = requireChiave(parametri);
    return { data: await getMessaggio(trx, anno, id) };
  },
});

type Servizio = typeof acceptMessaggio;
const makeAtto = (percorso: string, titolo: string, act: Servizio): Rotta =>
  rotta({
    metodo: 'POST',
    percorso,
    titolo,
    accesso: scriviDichiarazione,
    parametri: conId,
    risposta: z.object({ data: messaggioIntero }),
    handle: async ({ trx, sessione, richiesta, parametri }) => {
      const { anno, id } = requireChiave(parametri);
      await act(trx, makeAutore(sessione, richiesta), anno, id);
      return { data: await getMessaggio(trx, anno, id) };
    },
  });

const letto = makeAtto(percorsi.messaggioLetto, 'Segna un messaggio come letto', acknowledgeMessaggio);
const applica = makeAtto(
  percorsi.messaggioApplica,
  'Scrive un messaggio in attesa nella dichiarazione che lo riceve, anche al posto di altri valori',
  acceptMessaggio,
);

export const messaggioRotte: readonly Rotta[] = [invia, lista, leggi, letto, applica];
