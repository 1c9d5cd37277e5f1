import {
  copilotaAnswer,
  copilotaStato,
  domandaCopilota,
  listAnswer,
  listQuery,
  percorsi,
  scambioCopilota,
} from '@quadra/contract';
import { z } from 'zod';
import { DomainError } from '../../../http/domain-error.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { usaCopilota } from './copilota.policy.ts';
import { deleteScambi, listScambi } from './copilota.queries.ts';
import { ask, getChi, toFilo } from './copilota.service.ts';

const stato = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.copilota,
  titolo: 'Se un modello linguistico è configurato, e quale',
  accesso: usaCopilota,
  risposta: copilotaStato,
  handle: ({ servizi: { modelloLinguistico: modello } }) => ({
    data: {
      Configurato: modello !== null,
      Simulato: modello?.isSimulato ?? false,
      Nome: modello?.nome ?? null,
    },
  }),
});

const chiedi = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.copilotaChiedi,
  titolo: 'Una domanda: la risposta del motore, o ciò che uscirebbe verso il modello se lo si conferma',
  accesso: usaCopilota,
  corpo: domandaCopilota,
  risposta: copilotaAnswer,
  limite: { quante: 30, secondi: 60 },
  handle: async ({ servizi, sessione, corpo }) => ({ data: await ask(servizi, sessione, corpo) }),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.copilotaLista,
  titolo: 'Le proprie domande e le loro risposte',
  accesso: usaCopilota,
  corpo: listQuery,
  campiTesto: ['Domanda'],
  risposta: listAnswer(scambioCopilota),
  sostituibile: 'legge',
  handle: async ({ trx, sessione, corpo }) =>
    answerPagina(corpo, await listScambi(trx, getChi(sessione), corpo), ({ id }) => id, toFilo),
});

const tutte = rotta({
  metodo: 'DELETE',
  percorso: percorsi.copilota,
  titolo: 'Elimina tutte le proprie domande',
  accesso: usaCopilota,
  stato: 204,
  handle: async ({ trx, sessione }) => {
    await deleteScambi(trx, getChi(sessione), null);
    return undefined;
  },
});

const una = rotta({
  metodo: 'DELETE',
  percorso: percorsi.copilotaUno,
  titolo: 'Elimina una propria domanda',
  accesso: usaCopilota,
  parametri: z.object({ id: z.string().max(40) }),
  stato: 204,
  handle: async ({ trx, sessione, parametri }) => {
    if ((await deleteScambi(trx, getChi(sessione), parametri.id)) === 0) throw new DomainError('NON_TROVATO');
    return undefined;
  },
});

/** What is asked of the copilot. */
export const copilotaRotte: readonly Rotta[] = [stato, chiedi, lista, tutte, una];
