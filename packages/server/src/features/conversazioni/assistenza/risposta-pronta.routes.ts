import {
  listAnswer,
  listQuery,
  percorsi,
  rispostaPronta,
  rispostaProntaAnswer,
  rispostaProntaModifica,
  rispostaProntaNuova,
} from '@quadra/contract';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiRispostePronte, scriviRispostePronte } from './assistenza.policy.ts';
import { conId, toChi } from './chiamata.ts';
import { listRispostePronte, toFilo } from './risposta-pronta.queries.ts';
import {
  changeRispostaPronta,
  createRispostaPronta,
  removeRispostaPronta,
} from './risposta-pronta.service.ts';

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.rispostaProntaLista,
  titolo: 'Le risposte pronte di chi risponde: del fornitore, o del gestore',
  accesso: leggiRispostePronte,
  corpo: listQuery,
  campiTesto: ['Titolo', 'Testo'],
  risposta: listAnswer(rispostaPronta),
  handle: async ({ trx, sessione, corpo }) =>
    answerPagina(corpo, await listRispostePronte(trx, sessione.gestoreId, corpo), ({ id }) => id, toFilo),
});

const crea = rotta({
  metodo: 'POST',
  percorso: percorsi.rispostaPronta,
  titolo: 'Nuova risposta pronta',
  accesso: scriviRispostePronte,
  corpo: rispostaProntaNuova,
  stato: 201,
  risposta: rispostaProntaAnswer,
  handle: async ({ trx, corpo, ...chiamata }) => ({
    data: await createRispostaPronta(trx, toChi(chiamata), corpo),
  }),
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.rispostaProntaUna,
  titolo: 'Modifica di una risposta pronta',
  accesso: scriviRispostePronte,
  parametri: conId,
  corpo: rispostaProntaModifica,
  risposta: rispostaProntaAnswer,
  handle: async ({ trx, parametri, corpo, ...chiamata }) => ({
    data: await changeRispostaPronta(trx, toChi(chiamata), parametri.id, corpo),
  }),
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.rispostaProntaUna,
  titolo: 'Eliminazione di una risposta pronta',
  accesso: scriviRispostePronte,
  parametri: conId,
  stato: 204,
  handle: async ({ trx, parametri, ...chiamata }) => {
    await removeRispostaPronta(trx, toChi(chiamata), parametri.id);
    return undefined;
  },
});

export const rispostaProntaRotte: readonly Rotta[] = [lista, crea, modifica, elimina];
