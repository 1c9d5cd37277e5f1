import {
  listAnswer,
  listQuery,
  percorsi,
  richiestaDocumento,
  richiestaDocumentoAnswer,
  richiestaDocumentoConferma,
  richiestaDocumentoNuova,
  richiestaDocumentoRitira,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiDichiarazione, scriviDichiarazione } from '../dichiarazione/dichiarazione.policy.ts';
import { findRichiesta, listRichieste, writeRichiesta } from './richiesta.queries.ts';
import { askRichiesta, confirmRichiesta, withdrawRichiesta } from './richiesta.service.ts';

const conId = z.object({ id: z.string().max(40) });
type Chiamata = { sessione: Sessione; richiesta: FastifyRequest; servizi: Servizi };
const readChi = ({ sessione, richiesta, servizi }: Chiamata) => ({
  utenteId: sessione.utenteId,
  ip: normalizeIp(richiesta.ip),
  adesso: servizi.now(),
});
async function answerUna(trx: Trx, id: string, adesso: Date) {
  const trovata = await findRichiesta(trx, id);
  if (!trovata) throw new DomainError('NON_TROVATO');
  return { data: await writeRichiesta(trx, trovata, adesso) };
}

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.richiestaDocumentoLista,
  titolo: 'I documenti chiesti ai clienti, prima gli ultimi: a che punto è ciascuno',
  accesso: leggiDichiarazione,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'Documento'],
  risposta: listAnswer(richiestaDocumento),
  handle: async ({ trx, corpo, servizi }) =>
    answerPagina(
      corpo,
      await listRichieste(trx, corpo, servizi.now()),
      ({ Id }) => Id,
      (una) => una,
    ),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.richiestaDocumentoUna,
  titolo: 'Un documento chiesto a un cliente: che cosa prova, i file arrivati, i numeri confermati',
  accesso: leggiDichiarazione,
  parametri: conId,
  risposta: richiestaDocumentoAnswer,
  handle: ({ trx, servizi, parametri }) => answerUna(trx, parametri.id, servizi.now()),
});

const chiedi = rotta({
  metodo: 'POST',
  percorso: percorsi.richiesteDocumento,
  titolo:
    'Chiede a un cliente, con un link per posta, il documento che prova alcune caselle di una dichiarazione',
  accesso: scriviDichiarazione,
  corpo: richiestaDocumentoNuova,
  risposta: richiestaDocumentoAnswer,
  stato: 201,
  limite: { quante: 60, secondi: 60 },
  handle: async ({ trx, corpo, ...chiamata }) => {
    const chi = readChi(chiamata);
    return answerUna(trx, await askRichiesta(trx, chiamata.servizi, chi, corpo), chi.adesso);
  },
});

const conferma = rotta({
  metodo: 'POST',
  percorso: percorsi.richiestaDocumentoConferma,
  titolo: 'Scrive nella dichiarazione i numeri che una persona ha letto nel documento arrivato, con la prova',
  accesso: scriviDichiarazione,
  parametri: conId,
  corpo: richiestaDocumentoConferma,
  risposta: richiestaDocumentoAnswer,
  handle: async ({ trx, corpo, parametri: { id }, ...chiamata }) => {
    const chi = readChi(chiamata);
    await confirmRichiesta(trx, chi, id, corpo);
    return answerUna(trx, id, chi.adesso);
  },
});

const ritira = rotta({
  metodo: 'POST',
  percorso: percorsi.richiestaDocumentoRitira,
  titolo: 'Ritira ciò che si era chiesto a un cliente: il link non apre più, i promemoria si fermano',
  accesso: scriviDichiarazione,
  parametri: conId,
  corpo: richiestaDocumentoRitira,
  risposta: richiestaDocumentoAnswer,
  handle: async ({ trx, corpo, parametri: { id }, ...chiamata }) => {
    const chi = readChi(chiamata);
    await withdrawRichiesta(trx, chi, id, { motivo: corpo.Motivo, versione: corpo.Versione });
    return answerUna(trx, id, chi.adesso);
  },
});

/** What is asked of the clients, for the studio that asks it. */
export const richiestaRotte: readonly Rotta[] = [lista, leggi, chiedi, conferma, ritira];
