import { listAnswer, listino, listinoModifica, listinoNuovo, listQuery, percorsi } from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiListini, scriviListini } from './listino.policy.ts';
import { listListini } from './listino.queries.ts';
import {
  type Autore,
  changeListino,
  createListino,
  describeListino,
  findGestoreVisto,
  getListino,
  removeListino,
} from './listino.service.ts';

const conId = z.object({ id: z.string().max(40) });
const uno = z.object({ data: listino });
const readAutore = (sessione: Sessione, richiesta: FastifyRequest): Autore => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.listinoLista,
  titolo: 'Elenco dei listini',
  accesso: leggiListini,
  corpo: listQuery,
  campiTesto: ['Nome', 'NomeGestore'],
  risposta: listAnswer(listino),
  handle: async ({ trx, sessione, corpo }) => {
    const { righe, totale } = await listListini(trx, corpo, findGestoreVisto(sessione));
    return answerPagina(
      corpo,
      { righe, totale },
      ({ id }) => id,
      (riga) => describeListino(sessione, riga),
    );
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.listinoUno,
  titolo: 'Un listino, con le sue voci',
  accesso: leggiListini,
  parametri: conId,
  risposta: uno,
  handle: async ({ trx, sessione, parametri }) => ({ data: await getListino(trx, sessione, parametri.id) }),
});

const crea = rotta({
  metodo: 'POST',
  percorso: percorsi.listino,
  titolo: 'Nuovo listino',
  accesso: scriviListini,
  corpo: listinoNuovo,
  stato: 201,
  risposta: uno,
  handle: async ({ trx, sessione, richiesta, corpo: { appid: _, ...letto } }) => ({
    data: await createListino(trx, readAutore(sessione, richiesta), letto),
  }),
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.listinoUno,
  titolo: 'Modifica di un listino e delle sue voci',
  accesso: scriviListini,
  parametri: conId,
  corpo: listinoModifica,
  risposta: uno,
  handle: async ({ trx, sessione, richiesta, parametri, corpo: { appid: _, Versione, ...letto } }) => ({
    data: await changeListino(trx, readAutore(sessione, richiesta), {
      id: parametri.id,
      versione: Versione,
      letto,
    }),
  }),
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.listinoUno,
  titolo: 'Eliminazione di un listino',
  accesso: scriviListini,
  parametri: conId,
  stato: 204,
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    await removeListino(trx, readAutore(sessione, richiesta), parametri.id);
    return undefined;
  },
});

export const listinoRotte: readonly Rotta[] = [lista, crea, leggi, modifica, elimina];
