import {
  listAnswer,
  listQuery,
  percorsi,
  propostaAnswer,
  propostaAtto,
  propostaInElenco,
  propostaNuova,
  propostaRisposta,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { openSguardo } from '../fattura/sguardo.ts';
import { writeVoce } from './proposta.filo.ts';
import { leggiProposte, rispondiProposte, scriviProposte } from './proposta.policy.ts';
import { listProposte } from './proposta.queries.ts';
import {
  answerProposta,
  type Contesto,
  cancelProposta,
  createProposta,
  getProposta,
  invoiceProposta,
} from './proposta.service.ts';

const conId = z.object({ id: z.string().max(40) });
interface Chiamata {
  readonly trx: Trx;
  readonly servizi: Servizi;
  readonly sessione: Sessione;
  readonly richiesta: FastifyRequest;
}
const readContesto = ({ trx, servizi, sessione, richiesta }: Chiamata): Contesto => ({
  ...{ trx, servizi, sessione, ip: normalizeIp(richiesta.ip) },
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.propostaLista,
  titolo:
    'Elenco delle offerte e delle note spese: di chi vende le sue, di uno studio quelle che ha ricevuto',
  accesso: leggiProposte,
  corpo: listQuery,
  campiTesto: ['Numero', 'Cliente'],
  risposta: listAnswer(propostaInElenco),
  handle: async ({ trx, sessione, servizi, corpo }) => {
    const oggi = giornoDiRoma(servizi.now());
    const pagina = await listProposte(trx, corpo, await openSguardo(trx, sessione));
    return answerPagina(
      corpo,
      pagina,
      ({ id }) => id,
      (riga) => writeVoce(riga, oggi),
    );
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.propostaUna,
  titolo: 'Un’offerta o una nota spese',
  accesso: leggiProposte,
  parametri: conId,
  risposta: propostaAnswer,
  handle: async ({ trx, sessione, servizi, parametri }) => ({
    data: await getProposta({ trx, sessione, servizi }, parametri.id),
  }),
});

const nuova = rotta({
  metodo: 'POST',
  percorso: percorsi.proposte,
  titolo: 'Scrive un’offerta o una nota spese a uno studio',
  accesso: scriviProposte,
  corpo: propostaNuova,
  risposta: propostaAnswer,
  stato: 201,
  handle: async ({ corpo, ...chiamata }) => ({ data: await createProposta(readContesto(chiamata), corpo) }),
});

const risposta = rotta({
  metodo: 'PUT',
  percorso: percorsi.propostaRisposta,
  titolo: 'Lo studio accetta o rifiuta un’offerta, una volta',
  accesso: rispondiProposte,
  parametri: conId,
  corpo: propostaRisposta,
  risposta: propostaAnswer,
  handle: async ({ corpo, parametri, ...chiamata }) => ({
    data: await answerProposta(readContesto(chiamata), parametri.id, corpo),
  }),
});

const fattura = rotta({
  metodo: 'POST',
  percorso: percorsi.propostaFattura,
  titolo: 'Emette la fattura di un’offerta accettata, o di una nota spese, una volta',
  accesso: scriviProposte,
  parametri: conId,
  corpo: propostaAtto,
  risposta: propostaAnswer,
  handle: async ({ corpo, parametri, ...chiamata }) => ({
    data: await invoiceProposta(readContesto(chiamata), parametri.id, corpo.Versione),
  }),
});

const annulla = rotta({
  metodo: 'PUT',
  percorso: percorsi.propostaAnnulla,
  titolo: 'Annulla una nota spese che non è ancora fatturata',
  accesso: scriviProposte,
  parametri: conId,
  corpo: propostaAtto,
  risposta: propostaAnswer,
  handle: async ({ corpo, parametri, ...chiamata }) => ({
    data: await cancelProposta(readContesto(chiamata), parametri.id, corpo.Versione),
  }),
});

export const propostaRotte: readonly Rotta[] = [lista, leggi, nuova, risposta, fattura, annulla];
